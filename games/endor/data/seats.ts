import { at } from '@holoboard/kernel';
import { numbers } from './numbers.ts';
import type { Side } from './ships.ts';

/** END-TEAM-01, END-TEAM-05: Rebel 1, Empire 1, Empire 2, Rebel 2; END-SETUP-02: with two players Rebel, Empire. */
const sidesOfFour: readonly Side[] = ['rebel', 'empire', 'empire', 'rebel'];

/** The sides in the order of lists kept by side. */
export const sides: readonly Side[] = ['rebel', 'empire'];

/** The side a seat plays on. */
export function sideOf(seat: number, seats: number): Side {
  return seats === 2 ? (seat === 0 ? 'rebel' : 'empire') : at(sidesOfFour, seat);
}

/** The seats of a side, in turn order. */
export function seatsOf(side: Side, seats: number): readonly number[] {
  return seats === 2 ? (side === 'rebel' ? [0] : [1]) : side === 'rebel' ? [0, 3] : [1, 2];
}

/** The place of a side in lists kept by side. */
export function sideIndex(side: Side): number {
  return side === 'rebel' ? 0 : 1;
}

/** END-PLAN-03, END-TEAM-04: how many cards a seat plans, and END-DRAW-01, END-TEAM-09: draws, in a round. */
export function cardsPerRound(seats: number): number {
  return seats === 2 ? numbers.cardsPerRound.alone : numbers.cardsPerRound.inTeam;
}
