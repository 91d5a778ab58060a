import { createRequire } from 'node:module';
import type { Chance } from '@holoboard/kernel';
import type { Ctx, Game, MoveFn, State } from 'boardgame.io';
import {
  asteroid,
  canAttack,
  type EndTable,
  forceSector,
  freeReading,
  gate,
  imperialAttack,
  imperialMovement,
  planetDantooine,
  planetHoth,
  rebelSituation,
  rebelSpinner,
  rebelTable,
  stage,
  station,
  tieSymbol,
  vaderSituation,
  vaderTable,
  wholePieces,
} from './tables.ts';

// Its own checks and messages are for development; as its documentation says, production is without them.
process.env['NODE_ENV'] = 'production';
const require = createRequire(import.meta.url);
const { INVALID_MOVE } = require('boardgame.io/core') as Core;
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal') as Internal;

type Core = typeof import('boardgame.io/dist/types/packages/core.d.ts');
type Internal = typeof import('boardgame.io/dist/types/packages/internal.d.ts');

/** The state of the game, held by boardgame.io as its `G`. */
export interface HothG {
  readonly firstSeat: number;
  step: 'rebelSpin' | 'rebelMove' | 'vaderSpin' | 'vaderMove' | 'attackSpin' | 'turnOver';
  rebels: number[];
  pieces: number[];
  vader: number;
  force: number;
  steps: number;
  targets: number[];
  winner: number;
}

/** A move as boardgame.io's bots name it. */
interface NamedMove {
  readonly move: 'spin' | 'fly' | 'steer';
  readonly args: readonly number[];
}

type Context = Parameters<MoveFn<HothG>>[0];

function spin({ G, ctx, random }: Context): undefined | typeof INVALID_MOVE {
  const sector = (): number => random.Die(12) - 1;
  if (G.step === 'rebelSpin') spinForRebel(G, ctx, sector());
  else if (G.step === 'vaderSpin') {
    G.steps = imperialMovement[sector()] as number;
    G.step = 'vaderMove';
  } else if (G.step === 'attackSpin') attackNext(G, sector());
  else return INVALID_MOVE;
  return undefined;
}

function spinForRebel(G: HothG, ctx: Ctx, sector: number): void {
  const seat = Number(ctx.currentPlayer);
  G.steps = rebelSpinner[(stage[G.rebels[seat] as number] === 1 ? 12 : 0) + sector] as number;
  G.step = 'rebelMove';
  if (forceSector[sector] === 1) G.force = seat;
}

function attackNext(G: HothG, sector: number): void {
  const victim = G.targets.shift() as number;
  G.pieces[victim] = Math.max(1, (G.pieces[victim] as number) - (imperialAttack[sector] as number));
  if (G.targets.length === 0) G.step = 'turnOver';
}

function fly({ G, ctx }: Context, to: number): undefined | typeof INVALID_MOVE {
  const seat = Number(ctx.currentPlayer);
  if (G.step !== 'rebelMove' || !isListed(rebelTable, flightOf(G, seat), to)) return INVALID_MOVE;
  G.rebels[seat] = to;
  if (to === planetDantooine) G.winner = seat;
  else {
    if (station[to] === 1) G.pieces[seat] = wholePieces;
    G.step = 'vaderSpin';
  }
  return undefined;
}

function steer({ G, ctx }: Context, to: number): undefined | typeof INVALID_MOVE {
  if (G.step !== 'vaderMove' || !isListed(vaderTable, courseOf(G), to)) return INVALID_MOVE;
  G.vader = to;
  for (let i = 1; i <= ctx.numPlayers; i++) {
    const seat = (Number(ctx.currentPlayer) + i) % ctx.numPlayers;
    const rebel = G.rebels[seat] as number;
    if (seat !== G.force && station[rebel] !== 1 && canAttack(to, rebel)) G.targets.push(seat);
  }
  G.step = G.targets.length > 0 ? 'attackSpin' : 'turnOver';
  return undefined;
}

function beginTurn({ G, ctx }: Pick<Context, 'G' | 'ctx'>): undefined {
  const seat = Number(ctx.currentPlayer);
  const speed = asteroid[G.rebels[seat] as number] === 1 ? 1 : (G.pieces[seat] as number);
  G.step = speed < wholePieces ? 'rebelMove' : 'rebelSpin';
  G.steps = speed < wholePieces ? speed : freeReading;
}

function flightOf(G: HothG, seat: number): number {
  const damaged = (G.pieces[seat] as number) < wholePieces ? 1 : 0;
  return rebelSituation(G.rebels[seat] as number, G.steps, damaged);
}

function courseOf({ rebels, vader, steps }: HothG): number {
  let outOfHoth = 0;
  let intoDantooine = 0;
  for (const rebel of rebels) {
    if ((stage[rebel] as number) > 0) outOfHoth++;
    if ((stage[rebel] as number) > 1) intoDantooine++;
  }
  return vaderSituation(vader, steps, gateOf(outOfHoth, rebels.length), gateOf(intoDantooine, rebels.length));
}

function gateOf(passed: number, seats: number): number {
  if (passed === 0) return gate.nobody;
  return passed < seats ? gate.somebody : gate.everybody;
}

function isListed({ first, count, ends }: EndTable, situation: number, to: number): boolean {
  const start = first[situation] as number;
  for (let i = 0; i < (count[situation] as number); i++) if (ends[start + i] === to) return true;
  return false;
}

function namedMoves(move: 'fly' | 'steer', { first, count, ends }: EndTable): readonly NamedMove[][] {
  return Array.from(first, (start, i) =>
    Array.from(ends.subarray(start, start + (count[i] as number)), (to) => ({ move, args: [to] })),
  );
}

const spinning: readonly NamedMove[] = [{ move: 'spin', args: [] }];
const flights = namedMoves('fly', rebelTable);
const courses = namedMoves('steer', vaderTable);

/** The moves that are legal now, as boardgame.io asks a game to list them for its bots. */
function enumerate(G: HothG, ctx: Ctx): readonly NamedMove[] {
  if (G.step === 'rebelMove') return flights[flightOf(G, Number(ctx.currentPlayer))] as NamedMove[];
  if (G.step === 'vaderMove') return courses[courseOf(G)] as NamedMove[];
  return spinning;
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
  moves: { spin, fly, steer },
  turn: {
    order: {
      first: ({ G }) => G.firstSeat,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
    onBegin: beginTurn,
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
