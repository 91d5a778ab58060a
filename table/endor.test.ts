import { stableJson, type Viewer } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { endor } from '../games/endor/index.ts';
import type { EndorView } from '../games/endor/view.ts';
import {
  exportMatch,
  importMatch,
  legal,
  type Match,
  openLocalMatch,
  question,
  requestUndo,
  submit,
  updatesSince,
  versionOf,
  viewFor,
} from './index.ts';
import { noon, play, playRandomly, seed } from './match.fixture.ts';

const seats = ['A', 'B', 'C', 'D'].map((name) => ({ kind: 'human', name }) as const);
const viewers: readonly Viewer[] = [0, 1, 2, 3, 'spectator'];

function battle(): Match {
  const match = openLocalMatch({ game: endor, seats, seed, now: noon });
  expect(question(match)).toMatchObject({ kind: 'plan', seats: [0, 1, 2, 3], secret: true });
  return match;
}

const plan = (match: Match, seat: number, which: number) => legal(match, seat).at(which);
/** The planned cards of a seat as it sees them itself. */
const pileOf = (match: Match, seat: number): unknown => (viewFor(match, seat) as EndorView).piles[seat];
const views = (match: Match): string[] => viewers.map((viewer) => stableJson(viewFor(match, viewer)));

describe('END-PLAN-02: four plan in secret, and one thinks again', () => {
  it('while the plan of another stands', () => {
    const match = battle();
    expect(play(match, 0, plan(match, 0, 0))).toBeNull();
    const version = versionOf(match);
    expect(play(match, 1, plan(match, 1, 5))).toBeNull();
    const planned = pileOf(match, 1);
    const waiting = plan(match, 2, 3);
    expect(requestUndo(match, 0, noon)).toBeNull();
    expect(question(match).seats).toEqual([0, 2, 3]);
    expect(pileOf(match, 1)).toEqual(planned);
    expect(play(match, 0, plan(match, 0, -1))).toBeNull();
    // What C decided before all of this is still current.
    expect(submit(match, { seat: 2, version, action: waiting, now: noon })).toBeNull();
    const text = exportMatch(match, { sealed: true });
    expect(views(importMatch([endor], text))).toEqual(views(match));
    playRandomly(match, 1, 30);
    expect(versionOf(match)).toBeGreaterThan(30);
  });

  it('and the table is as if the first plan had never been', () => {
    const match = battle();
    play(match, 0, plan(match, 0, 0));
    play(match, 1, plan(match, 1, 5));
    requestUndo(match, 0, noon);
    const other = battle();
    play(other, 1, plan(other, 1, 5));
    expect(views(match)).toEqual(views(other));
  });

  it('and no opponent can tell one plan from another', () => {
    const [one, other] = [0, -1].map((which) => {
      const match = battle();
      play(match, 0, plan(match, 0, which));
      play(match, 1, plan(match, 1, 5));
      requestUndo(match, 0, noon);
      play(match, 0, plan(match, 0, 7));
      return match;
    }) as [Match, Match];
    expect(views(one)).toEqual(views(other));
    for (const opponent of [1, 2, 'spectator'] as const)
      expect(updatesSince(one, 0, opponent)).toEqual(updatesSince(other, 0, opponent));
    expect(updatesSince(one, 0, 0)).not.toEqual(updatesSince(other, 0, 0));
  });
});
