import { type Chance, rulesMark, type Seat, shuffle, type Viewer } from '@holoboard/kernel';
import { allCards } from './data/cards.ts';
import type { CargoState } from './state.ts';

/** What one viewer may know of a game of Cargo Run. What it may not know is `null`. */
export interface CargoView extends Readonly<Omit<CargoState, 'deck' | 'hands' | 'plans'>> {
  readonly deckSize: number;
  /** The whole deck, top card last: only once the game is over, for those who look at everything. */
  readonly deck: readonly number[] | null;
  /** The top card, for the seat that has looked at it. */
  readonly top: number | null;
  readonly hands: readonly { readonly count: number; readonly cards: readonly number[] | null }[];
  /** By seat: 0 for no plan yet. */
  readonly plans: readonly (number | null)[];
}

/** CARGO-PLAN-01, CARGO-PRIZE-05: hands and plans are for the own eyes. Built by adding what this viewer may know. */
export function view(state: CargoState, viewer: Viewer): CargoView {
  const { options, phase, winner, peeker, reason } = state;
  const sees = (seat: Seat): boolean => viewer === 'everything' || viewer === seat;
  return {
    ...rulesMark(state.rules),
    ...{ options, phase, winner, peeker, reason },
    discard: state.discard.slice(),
    points: state.points.slice(),
    purses: state.purses.slice(),
    vaults: state.vaults.slice(),
    gone: state.gone.slice(),
    deckSize: state.deck.length,
    deck: viewer === 'everything' ? state.deck.slice() : null,
    top: sees(peeker) ? (state.deck.at(-1) ?? null) : null,
    hands: state.hands.map((cards, seat) => ({
      count: cards.length,
      cards: sees(seat) ? cards.slice() : null,
    })),
    plans: state.plans.map((card, seat) => (card === 0 || sees(seat) ? card : null)),
  };
}

/** Deals the cards a seat cannot see to the places where they may be. */
export function redeal(seen: CargoView, _seat: Seat, chance: Chance): CargoState {
  const known = new Set([
    ...seen.discard,
    ...seen.hands.flatMap(({ cards }) => cards ?? []),
    ...seen.plans,
    seen.top,
  ]);
  const unseen = shuffle(
    chance,
    'redeal',
    allCards.filter((card) => !known.has(card)),
  );
  const { options, phase, winner, peeker, reason } = seen;
  const plans = seen.plans.map((card) => card ?? unseen.pop() ?? 0);
  const hands = seen.hands.map(({ count, cards }) => cards?.slice() ?? unseen.splice(unseen.length - count));
  return {
    ...rulesMark(seen.rules),
    ...{ options, phase, winner, peeker, reason },
    deck: seen.top === null ? unseen : [...unseen, seen.top],
    discard: seen.discard.slice(),
    hands,
    plans,
    points: seen.points.slice(),
    purses: seen.purses.slice(),
    vaults: seen.vaults.slice(),
    gone: seen.gone.slice(),
  };
}
