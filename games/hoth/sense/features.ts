import type { Features } from '@holoboard/kernel';
import { inAttackPosition, shelterOf } from '../phases/laser-attack.ts';
import { type HothState, none, piecesOf, spaceOf } from '../state.ts';
import { expectedTurns } from './evaluate.ts';

/** What is told of each Rebel: first of the seat itself, then of its rivals in the order of play. */
const ofRebel = [
  'is there',
  'turns to the goal',
  'pieces',
  'holds the Force',
  'is sheltered',
  'is under attack',
  'moves now',
  'throttles left',
  'orders left',
] as const;

const places = ['own', 'next', 'second', 'third'] as const;

/** HOTH: everything on this table is open, so a seat's numbers differ from another's only in whose come first. */
export const features: Features<HothState> = {
  names: [...places.flatMap((place) => ofRebel.map((name) => `${place}: ${name}`)), 'turns played'],
  of(state, seat) {
    const seats = state.rebels.length;
    const numbers = places.flatMap((_, after) =>
      after < seats ? rebelNumbers(state, (seat + after) % seats) : ofRebel.map(() => 0),
    );
    return [...numbers, state.turn];
  },
};

function rebelNumbers(state: HothState, seat: number): number[] {
  const space = spaceOf(state, seat);
  if (space === none) return ofRebel.map(() => 0);
  const pieces = piecesOf(state, seat);
  const attacked = inAttackPosition(space, state.vader, state.options.slideEndsAdjacent);
  return [
    1,
    expectedTurns(state.options, space, pieces),
    pieces,
    state.force === seat ? 1 : 0,
    shelterOf(state, seat) ? 1 : 0,
    attacked ? 1 : 0,
    state.active === seat ? 1 : 0,
    state.throttles[seat] ?? 0,
    cardsIn(state.orders[seat] ?? 0),
  ];
}

/** How many cards a hand holds that is kept as bits. */
function cardsIn(hand: number): number {
  let count = 0;
  for (let left = hand; left > 0; left >>= 1) count += left & 1;
  return count;
}
