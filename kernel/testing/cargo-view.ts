import { type Chance, shuffle } from '../chance.ts';
import type { Seat, Viewer } from '../game.ts';
import { allCards, type CargoState } from './cargo-state.ts';

/** What one viewer may know of a game of Cargo Run. */
export type CargoView = Omit<CargoState, 'deck' | 'hands' | 'plans'> & {
  readonly deckSize: number;
  /** The top card, for the seat that has looked at it; otherwise 0. */
  readonly top: number;
  readonly hand: readonly number[];
  readonly handSizes: readonly number[];
  readonly plan: number;
  readonly planned: readonly boolean[];
  /** All cards, for those who look at a finished game. */
  readonly all: { readonly deck: readonly number[]; readonly hands: readonly (readonly number[])[] } | null;
};

/** Built by adding what this viewer may know. */
export function cargoView(state: CargoState, viewer: Viewer): CargoView {
  const seat = typeof viewer === 'number' ? viewer : -1;
  const { options, phase, winner, peeker, reason } = state;
  return {
    ...{ options, phase, winner, peeker, reason },
    discard: state.discard.slice(),
    points: state.points.slice(),
    purses: state.purses.slice(),
    vaults: state.vaults.slice(),
    gone: state.gone.slice(),
    deckSize: state.deck.length,
    top: seat >= 0 && state.peeker === seat ? (state.deck.at(-1) ?? 0) : 0,
    hand: state.hands[seat]?.slice() ?? [],
    handSizes: state.hands.map((hand) => hand.length),
    plan: state.plans[seat] ?? 0,
    planned: state.plans.map((card) => card > 0),
    all:
      viewer === 'everything'
        ? { deck: state.deck.slice(), hands: state.hands.map((hand) => hand.slice()) }
        : null,
  };
}

/** Deals the cards a seat cannot see to the places where they may be. */
export function cargoRedeal(view: CargoView, seat: Seat, chance: Chance): CargoState {
  const known = new Set([...view.discard, ...view.hand, view.plan, view.top]);
  const unseen = shuffle(
    chance,
    'redeal',
    allCards.filter((card) => !known.has(card)),
  );
  const { options, phase, winner, peeker, reason } = view;
  const plans = view.planned.map((planned, each) =>
    each === seat ? view.plan : planned ? (unseen.pop() ?? 0) : 0,
  );
  const hands = view.handSizes.map((size, each) =>
    each === seat ? view.hand.slice() : unseen.splice(unseen.length - size),
  );
  return {
    ...{ options, phase, winner, peeker, reason },
    deck: view.top > 0 ? [...unseen, view.top] : unseen,
    discard: view.discard.slice(),
    hands,
    plans,
    points: view.points.slice(),
    purses: view.purses.slice(),
    vaults: view.vaults.slice(),
    gone: view.gone.slice(),
  };
}
