import type { GameAction, Refusal, Seat } from '@holoboard/kernel';
import { SeededChance } from '@holoboard/kernel';
import { auction } from './auction.fixture.ts';
import {
  legal,
  type Match,
  type MatchSetup,
  openLocalMatch,
  outcome,
  question,
  type SeatSpec,
  submit,
  versionOf,
} from './index.ts';

export const seed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
export const ann: SeatSpec = { kind: 'human', name: 'Ann' };
export const bea: SeatSpec = { kind: 'remote', name: 'Béa' };
export const robot: SeatSpec = { kind: 'bot', name: 'R2', level: 'recruit' };
/** The host's time at which the matches of the tests begin. */
export const noon = 1_700_000_000_000;

/** A started match of the auction between Ann and Béa, unless told otherwise. */
export function openAuction(changes: Partial<MatchSetup> = {}): Match {
  return openLocalMatch({ game: auction, seats: [ann, bea], seed, now: noon, ...changes });
}

/** Submits an action of a seat that has seen everything. */
export function play(match: Match, seat: Seat, action: unknown, now = noon): Refusal | null {
  return submit(match, { seat, version: versionOf(match), action, now });
}

/** Plays until the seats are asked for their bids. */
export function playToBids(match: Match, now = noon): void {
  const [leader] = question(match).seats;
  if (leader === undefined) throw new Error('Nobody leads.');
  play(match, leader, { type: 'stake', stake: 2 }, now);
  play(match, leader, { type: 'roll' }, now);
}

/** The first card a seat could bid. */
export function firstBid(match: Match, seat: Seat): GameAction {
  return legal(match, seat)[0] as GameAction;
}

/** Plays random legal actions, one a second, until the game is over or so many steps are taken. */
export function playRandomly(match: Match, luck: number, steps = Number.POSITIVE_INFINITY): void {
  const chance = new SeededChance(luck);
  const pick = <Item>(list: readonly Item[]): Item => list[chance.draw('choice', list.length)] as Item;
  for (let i = 0; i < steps && !outcome(match); i++) {
    const seat = pick(question(match).seats);
    const before = versionOf(match);
    const refusal = play(match, seat, pick(legal(match, seat)), noon + 1000 * (before + 1));
    // A clock may have run out at this very moment, and the match has gone on without the action.
    if (refusal && versionOf(match) === before) throw new Error(`Refused: ${JSON.stringify(refusal)}`);
  }
}
