import { at } from '@holoboard/kernel';
import { cards, deckOfCard, decks } from '../data/cards.ts';
import { controller, sideOf } from '../data/seats.ts';
import { inCore, isPassable, onPlains } from '../data/spaces.ts';
import { maul, startingPieces } from '../data/start.ts';
import { controlShip, starfighters } from '../data/track.ts';
import { droidIds, droidKind, units } from '../data/units.ts';
import { legal, question } from '../phases/asking.ts';
import { chartOf, isInPlay, palacePieces, unitAt } from '../phases/pieces.ts';
import { shutTo } from '../phases/reach.ts';
import { decksOf } from '../phases/round.ts';
import { type NabooState, none } from '../state.ts';
import { type Demand, stack } from './possible-frames.ts';

/** What in a position can never be; nothing when its parts fit together. The rules rely on what is promised here. */
export function whatIsImpossible(state: NabooState): string | null {
  // Later demands may rely on earlier ones.
  for (const demands of [places, droids, cardsOfDecks, cardsOfSeats, space, course, stack, asked]) {
    const broken = demands(state).find(([holds]) => !holds);
    if (broken) return broken[1];
  }
  return null;
}

const droidTotals = droidIds.map((_, kind) =>
  startingPieces.reduce(
    (sum, { unit }) => sum + (droidKind[unit] === kind ? at(units, unit).strength : 0),
    0,
  ),
);

function places(state: NabooState): Demand[] {
  const standing = state.at.flatMap((space, piece) => (space >= 0 ? [piece] : []));
  const spaces = standing.map((piece) => at(state.at, piece));
  const fits = (piece: number): boolean => {
    const space = at(state.at, piece);
    const { theatre, duellist } = chartOf(state, piece);
    if (!isPassable(space) || onPlains[space] !== (theatre === 'battlefield')) return false;
    return inCore[space] !== true || duellist;
  };
  const isMoved = ({ unit }: { unit: number }, piece: number): boolean =>
    at(units, unit).move === 0 && isInPlay(state, piece) && state.at[piece] !== startingPieces[piece]?.space;
  return [
    [new Set(spaces).size === spaces.length, 'two pieces stand on one space'],
    [standing.every(fits), 'a piece stands where it cannot be'],
    [!startingPieces.some(isMoved), 'a Fambaa or a Viceroy has moved'],
    [
      startingPieces.every(({ unit }, piece) => at(units, unit).id !== 'viceroy' || isInPlay(state, piece)),
      'a Viceroy is missing',
    ],
    [
      standing.every((piece) => {
        const space = at(state.at, piece);
        return !chartOf(state, piece).droid || onPlains[space] !== true || shutTo(state, piece)[space] === 0;
      }),
      'a tank is under the shield',
    ],
  ];
}

function droids(state: NabooState): Demand[] {
  const counted = droidIds.map((_, kind) => at(state.pool, kind) + at(state.gone, kind));
  state.at.forEach((space, piece) => {
    const kind = at(droidKind, unitAt(state, piece));
    if (space >= 0 && kind >= 0) counted[kind] = at(counted, kind) + at(state.left, piece);
  });
  const anyDroid = state.at.some((space, piece) => space >= 0 && chartOf(state, piece).droid);
  return [
    [
      counted[0] === droidTotals[0],
      `there are ${droidTotals[0]} Battle Droids, on the boards, in the pool and gone`,
    ],
    [
      counted[1] === droidTotals[1],
      `there are ${droidTotals[1]} Destroyer Droids, on the boards, in the pool and gone`,
    ],
    [state.anakin < controlShip || !anyDroid, 'without the Control Ship there are no droids'],
  ];
}

function cardsOfDecks(state: NabooState): Demand[] {
  const count = cards.map(() => 0);
  const add = (card: number): void => {
    count[card] = at(count, card) + 1;
  };
  [state.decks, state.discards, state.hands, state.piles, state.bonus].flat(2).forEach(add);
  const isOwn = (list: readonly number[], deck: number): boolean =>
    list.every((card) => deckOfCard[card] === deck);
  const outsideFits = (list: readonly number[], deck: number): boolean =>
    isOwn(list, deck) &&
    list.every((card, i) => i === 0 || card >= at(list, i - 1)) &&
    at(state.decks, deck).every(
      (card) => howMany(at(state.decks, deck), card) + howMany(list, card) <= at(cards, card).copies,
    );
  return [
    [cards.every(({ copies }, card) => count[card] === copies), 'the cards are not those of the game'],
    [decks.every((_, deck) => isOwn(at(state.decks, deck), deck)), 'a deck holds cards of another'],
    [decks.every((_, deck) => isOwn(at(state.discards, deck), deck)), 'discards lie with another deck'],
    [
      decks.every((_, deck) => outsideFits(at(state.outside, deck), deck)),
      'a deck holds cards known to be outside it',
    ],
    [
      decks.every((_, deck) => at(state.flipped, deck) <= at(state.discards, deck).length),
      'more cards were flipped than discarded',
    ],
  ];
}

function howMany(list: readonly number[], card: number): number {
  return list.filter((each) => each === card).length;
}

function cardsOfSeats(state: NabooState): Demand[] {
  const isOwn = (seat: number, list: readonly number[]): boolean =>
    list.every((card) => decksOf(sideOf(state, seat)).includes(at(deckOfCard, card)));
  const all = state.hands.map((hand, seat) => [hand, at(state.piles, seat), at(state.bonus, seat)].flat());
  const hasBonus = (seat: number): boolean => at(state.bonus, seat).length + at(state.blind, seat) > 0;
  return [
    [all.every((list, seat) => isOwn(seat, list)), 'a seat has cards of the other side'],
    [
      all.every(
        (_, seat) => !hasBonus(seat) || controller(state, sideOf(state, seat), 'battlefield') === seat,
      ),
      'bonus cards lie with the battlefield player of a side',
    ],
  ];
}

function space(state: NabooState): Demand[] {
  const drawn = state.frames.flatMap((frame) => (frame.kind === 'deploy' ? [frame.starfighter] : []));
  const all = [state.starfighters, ...state.stacks, state.passed, drawn].flat();
  return [
    [
      all.length === starfighters.length && new Set(all).size === all.length,
      'each Starfighter card is in one place',
    ],
    [
      state.stacks.every((stack, grid) => grid >= state.anakin || stack.length === 0),
      'Anakin has passed the cards of the grids behind him',
    ],
  ];
}

function course(state: NabooState): Demand[] {
  const { phase, winner, ending } = state;
  const isPlay = phase === 'play';
  const begun = phase === 'plan' || isPlay;
  const queenMissing = (phase === 'plan' || phase === 'play') && state.real === none;
  const noCards = [...state.hands, ...state.piles, ...state.bonus].every((list) => list.length === 0);
  return [
    [isPlay === state.frames.length > 0, 'there are frames while a card is played, and only then'],
    [isPlay === (state.active !== none), 'a seat is active while its card is played, and only then'],
    [(phase === 'over') === (ending !== null), 'a game that is over has an ending, and no other'],
    [phase === 'over' || winner === null, 'somebody has won, but the game goes on'],
    [
      (winner === null) === (ending === null || ending === 'roundLimit' || ending === 'outOfCards'),
      'who has won does not fit the ending',
    ],
    [!queenMissing, 'nobody knows the real queen'],
    [phase !== 'queen' || (state.real === none && noCards), 'the queen is chosen before the cards are dealt'],
    [!begun || palacePieces(state) > 2, 'the Trade Federation has won already'],
    [!isPlay || !state.planned.includes(false), 'cards are played when everybody has planned'],
    [phase !== 'plan' || state.planned.includes(false), 'everybody has planned'],
    [
      phase !== 'plan' ||
        state.planned.every(
          (done, seat) => done || (at(state.piles, seat).length === 0 && at(state.hands, seat).length > 0),
        ),
      'who has yet to plan has cards in hand and none in the pile',
    ],
  ];
}

/** Somebody is asked, and has an answer. */
function asked(state: NabooState): Demand[] {
  if (state.phase === 'over') return [];
  return [
    [question(state).seats.every((seat) => legal(state, seat).length > 0), 'who is asked has no answer'],
    [state.anakin < controlShip || isInPlay(state, maul), 'Naboo has won already'],
  ];
}
