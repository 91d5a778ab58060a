import { createRequire } from 'node:module';
import type { Chance } from '@holoboard/kernel';
import type { Game, MoveFn, State } from 'boardgame.io';
import { beginTurn, enumerate, fly, type HothG, type NamedMove, spin, steer } from './sequence.ts';
import { planetHoth, tieSymbol, wholePieces } from './tables.ts';

// Its own checks and messages are for development; as its documentation says, production is without them.
process.env['NODE_ENV'] = 'production';
const require = createRequire(import.meta.url);
const { INVALID_MOVE } = require('boardgame.io/core') as Core;
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal') as Internal;

type Core = typeof import('boardgame.io/dist/types/packages/core.d.ts');
type Internal = typeof import('boardgame.io/dist/types/packages/internal.d.ts');

type Verdict = ReturnType<MoveFn<HothG>>;

function verdict(allowed: boolean): Verdict {
  return allowed ? undefined : INVALID_MOVE;
}

/** Escape from Hoth as a game of boardgame.io. */
export const hothGame: Game<HothG> = {
  name: 'hoth',
  disableUndo: true,
  setup: ({ ctx, random }) => ({
    firstSeat: random.Die(ctx.numPlayers) - 1,
    step: 'turnOver',
    rebels: new Array<number>(ctx.numPlayers).fill(planetHoth),
    pieces: new Array<number>(ctx.numPlayers).fill(wholePieces),
    vader: tieSymbol,
    force: -1,
    steps: 0,
    targets: [],
    winner: -1,
  }),
  moves: {
    spin: ({ G, ctx, random }) => verdict(spin(G, ctx, (sides) => random.Die(sides))),
    fly: ({ G, ctx }, to: number) => verdict(fly(G, ctx, to)),
    steer: ({ G, ctx }, to: number) => verdict(steer(G, ctx, to)),
  },
  turn: {
    order: {
      first: ({ G }) => G.firstSeat,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
    onBegin: ({ G, ctx }) => beginTurn(G, ctx),
    endIf: ({ G }) => G.step === 'turnOver',
  },
  endIf: ({ G }) => (G.winner >= 0 ? { winner: String(G.winner) } : undefined),
};

/** A game of boardgame.io that has been played to its end. */
export interface BoardgameIoGame {
  readonly G: HothG;
  readonly turns: number;
  readonly actions: number;
}

/** Gives what plays random games by boardgame.io's reducer, the way its own bots play theirs in their thoughts. */
export function boardgameIoPlayer(
  game: Game<HothG> = hothGame,
): (seats: number, chance: Chance) => BoardgameIoGame {
  const processed = ProcessGameConfig(game);
  const reducer = CreateGameReducer({ game: processed });
  return (seats, chance) => {
    let state: State<HothG> = InitializeGame({ game: processed, numPlayers: seats });
    let actions = 0;
    while (state.ctx.gameover === undefined) {
      const legal = enumerate(state.G, state.ctx);
      const chosen = legal[legal.length === 1 ? 0 : chance.draw('choice', legal.length)] as NamedMove;
      const payload = { type: chosen.move, args: chosen.args, playerID: state.ctx.currentPlayer };
      state = reducer(state, { type: 'MAKE_MOVE', payload });
      actions++;
    }
    return { G: state.G, turns: state.ctx.turn, actions };
  };
}
