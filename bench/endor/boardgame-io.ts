import { createRequire } from 'node:module';
import type { Chance } from '@holoboard/kernel';
import type { Game, MoveFn, State } from 'boardgame.io';
import { enumerate, type NamedMove } from './enumerate.ts';
import { isDivision } from './hits.ts';
import {
  countAt,
  type EndorG,
  has,
  mayDeploy,
  members,
  mostTroopers,
  orderedShip,
  reach,
  shotTargets,
  targetsFrom,
  usableOrders,
} from './position.ts';
import {
  addShips,
  beginOrder,
  beginTargets,
  cardsPerRound,
  endTurn,
  fire as fireShot,
  hit,
  nextTurn,
  ambush as placeTroopers,
  attack as rollAttack,
  salvoAt,
} from './sequence.ts';
import {
  deathStar,
  firstSlot,
  shipNames,
  sideOf,
  slotCount,
  startingFighters,
  startingShips,
  tie,
  wholeDecks,
} from './tables.ts';

// Its own checks and messages are for development; as its documentation says, production is without them.
process.env['NODE_ENV'] = 'production';
const require = createRequire(import.meta.url);
const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core') as Core;
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal') as Internal;

type Core = typeof import('boardgame.io/dist/types/packages/core.d.ts');
type Internal = typeof import('boardgame.io/dist/types/packages/internal.d.ts');

type Context = Parameters<MoveFn<EndorG>>[0];
type Verdict = undefined | typeof INVALID_MOVE;

function plan({ G, playerID, random }: Context, cards: readonly number[]): Verdict {
  const seat = Number(playerID);
  if (G.step !== 'plan' || (G.piles[seat]?.length ?? 0) > 0) return INVALID_MOVE;
  if (!Array.isArray(cards) || cards.length !== cardsPerRound(G.hands.length)) return INVALID_MOVE;
  const hand = [...(G.hands[seat] as number[])];
  for (const card of cards) {
    const place = hand.indexOf(card);
    if (place < 0) return INVALID_MOVE;
    hand.splice(place, 1);
  }
  G.hands[seat] = hand;
  G.piles[seat] = [...cards];
  if (G.piles.every((pile) => pile.length > 0)) nextTurn(G, G.piles.length - 1, random);
  return undefined;
}

function order({ G, random }: Context, name: string): Verdict {
  if (G.step !== 'order' || !usableOrders(G).includes(name)) return INVALID_MOVE;
  beginOrder(G, name, random);
  return undefined;
}

function move({ G, random }: Context, from: number, to: number, count: number): Verdict {
  if (G.step !== 'move' || !isPlace(from) || !isPlace(to)) return INVALID_MOVE;
  const ship = orderedShip(G);
  if (!Number.isInteger(count) || count < 1 || count > countAt(G, from, ship)) return INVALID_MOVE;
  if (!has(reach(G, ship, from), to)) return INVALID_MOVE;
  if (from < deathStar) addShips(G, from, ship, -count);
  else G.carried[(from - firstSlot) * 3 + ship] = countAt(G, from, ship) - count;
  addShips(G, to, ship, count);
  G.arrived = to;
  beginTargets(G, random);
  return undefined;
}

/** The Death Star is no place ships move from or to. */
function isPlace(place: number): boolean {
  return Number.isInteger(place) && place >= 0 && place < firstSlot + slotCount && place !== deathStar;
}

function deploy({ G, random }: Context): Verdict {
  if (G.step !== 'move' || orderedShip(G) !== tie || !mayDeploy(G)) return INVALID_MOVE;
  const [sector] = members(G.where[shipNames.indexOf('executor')] as number) as [number];
  G.reserve -= 4;
  addShips(G, sector, tie, 4);
  G.arrived = sector;
  beginTargets(G, random);
  return undefined;
}

function stay({ G, random }: Context): Verdict {
  if (G.step !== 'move') return INVALID_MOVE;
  beginTargets(G, random);
  return undefined;
}

function attack({ G, random }: Context, from: number, target: number): Verdict {
  if (G.step !== 'target' || !isPlace(from) || from >= firstSlot) return INVALID_MOVE;
  if (!has(targetsFrom(G, from), target)) return INVALID_MOVE;
  rollAttack(G, from, target, random);
  return undefined;
}

function hold({ G, random }: Context): Verdict {
  if (G.step !== 'target') return INVALID_MOVE;
  endTurn(G, random);
  return undefined;
}

function fire({ G, random }: Context, target: number): Verdict {
  if (G.step !== 'fire' || !has(shotTargets(G), target)) return INVALID_MOVE;
  fireShot(G, target, random);
  return undefined;
}

function ambush({ G, random }: Context, count: number): Verdict {
  if (G.step !== 'ambush' || !Number.isInteger(count) || count < 1 || count > mostTroopers(G))
    return INVALID_MOVE;
  placeTroopers(G, count);
  endTurn(G, random);
  return undefined;
}

function assign({ G, random }: Context, hits: readonly number[]): Verdict {
  if (G.step !== 'assign' || !Array.isArray(hits) || !isDivision(salvoAt(G), hits)) return INVALID_MOVE;
  hit(G, hits, random);
  return undefined;
}

function setup({ ctx, random }: Pick<Context, 'ctx' | 'random'>): EndorG {
  const seats = ctx.numPlayers;
  const decks = wholeDecks.map((deck) => random.Shuffle([...deck]));
  const hands = Array.from({ length: seats }, (_, seat) =>
    (decks[sideOf(seat, seats)] as number[]).splice(-6).reverse(),
  );
  return {
    step: 'plan',
    round: 1,
    active: 0,
    ships: [...startingShips],
    where: shipNames.map((_, ship) =>
      startingShips.reduce(
        (set, count, i) =>
          count > 0 && i % shipNames.length === ship ? set | (1 << Math.floor(i / shipNames.length)) : set,
        0,
      ),
    ),
    carried: [...startingFighters],
    faceUp: ((1 << slotCount) - 1) << firstSlot,
    reserve: 28,
    falcon: 6,
    executor: 8,
    luke: 4,
    vader: 4,
    team: 0,
    troopers: 0,
    decks,
    discards: [[], []],
    hands,
    piles: hands.map(() => []),
    card: -1,
    order: '',
    arrived: -1,
    target: -1,
    dice: [],
    winner: null,
  };
}

function activeSeat({ G }: { readonly G: EndorG }): number {
  return G.active;
}

/** The Battle of Endor as a game of boardgame.io. */
export const endorGame: Game<EndorG> = {
  name: 'endor',
  disableUndo: true,
  setup,
  phases: {
    plan: {
      start: true,
      moves: { plan },
      turn: { activePlayers: ActivePlayers.ALL },
      endIf: ({ G }) => G.step !== 'plan',
      next: 'orders',
    },
    orders: {
      moves: { order, move, deploy, stay, attack, hold, fire, ambush, assign },
      turn: {
        order: { first: activeSeat, next: activeSeat },
        endIf: ({ G, ctx }) => String(G.active) !== ctx.currentPlayer,
      },
      endIf: ({ G }) => G.step === 'plan',
      next: 'plan',
    },
  },
  endIf: ({ G }) => (G.winner ? { winner: G.winner } : undefined),
};

/** A game of boardgame.io that has been played to its end. */
export interface BoardgameIoGame {
  readonly G: EndorG;
  readonly actions: number;
}

/** Gives what plays random games by boardgame.io's reducer, the way its own bots play theirs in their thoughts. */
export function boardgameIoPlayer(
  game: Game<EndorG> = endorGame,
): (seats: number, chance: Chance) => BoardgameIoGame {
  const processed = ProcessGameConfig(game);
  const reducer = CreateGameReducer({ game: processed });
  return (seats, chance) => {
    let state: State<EndorG> = InitializeGame({ game: processed, numPlayers: seats });
    let actions = 0;
    while (state.ctx.gameover === undefined) {
      const { G, ctx } = state;
      // Planning is for all at once; seats do it in turn order.
      const playerID =
        G.step === 'plan' ? String(G.piles.findIndex((pile) => pile.length === 0)) : ctx.currentPlayer;
      const legal = enumerate(G, ctx, playerID);
      const chosen = legal[legal.length === 1 ? 0 : chance.draw('choice', legal.length)] as NamedMove;
      state = reducer(state, {
        type: 'MAKE_MOVE',
        payload: { type: chosen.move, args: chosen.args, playerID },
      });
      actions++;
    }
    return { G: state.G, actions };
  };
}
