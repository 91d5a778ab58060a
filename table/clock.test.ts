import { describe, expect, it } from 'vitest';
import { auction } from './auction.fixture.ts';
import {
  exportMatch,
  importMatch,
  type Match,
  outcome,
  question,
  requestUndo,
  tick,
  timeLeft,
  versionOf,
} from './index.ts';
import { ann, bea, firstBid, noon, openAuction, play, playToBids, robot } from './match.fixture.ts';

const seconds = (count: number): number => noon + count * 1000;
const perMove = { clock: { kind: 'perMove', seconds: 30 } } as const;
const perGame = { clock: { kind: 'perGame', seconds: 60, increment: 5 } } as const;
const three = [ann, bea, { kind: 'human', name: 'Cleo' }] as const;
const stake = { type: 'stake', stake: 1 };

/** What each seat has left, in seconds. */
function lefts(match: Match, at: number): (number | null)[] {
  return match.seats.map((_, seat) => {
    const left = timeLeft(match, seat, seconds(at));
    return left === null ? null : left / 1000;
  });
}

describe('no clock', () => {
  it('never runs out', () => {
    const match = openAuction();
    expect(lefts(match, 0)).toEqual([null, null]);
    expect(tick(match, seconds(1_000_000))).toEqual([]);
    expect(outcome(match)).toBeNull();
  });
});

describe('a clock per move', () => {
  it('gives the full time for every decision', () => {
    const match = openAuction(perMove);
    expect(lefts(match, 10)).toEqual([20, 30]);
    play(match, 0, stake, seconds(10));
    expect(lefts(match, 10)).toEqual([30, 30]);
    expect(lefts(match, 35)).toEqual([5, 30]);
  });

  it('runs for all who are asked at once, and goes on for who has not answered', () => {
    const match = openAuction(perMove);
    playToBids(match);
    expect(lefts(match, 12)).toEqual([18, 18]);
    play(match, 1, firstBid(match, 1), seconds(12));
    expect(lefts(match, 20)).toEqual([10, 30]);
    play(match, 0, firstBid(match, 0), seconds(20));
    expect(lefts(match, 20)).toEqual([30, 30]);
  });

  it('is not filled up by taking back', () => {
    const match = openAuction(perMove);
    play(match, 0, stake, seconds(20));
    requestUndo(match, 0, seconds(24));
    expect(lefts(match, 24)).toEqual([6, 30]);
    play(match, 0, stake, seconds(24));
    expect(requestUndo(match, 0, seconds(52))?.params['problem']).toBe(
      'There is too little time left to take that back.',
    );
    expect(lefts(match, 52)).toEqual([2, 30]);
  });
});

describe('a clock per game', () => {
  it('runs down over the game and gives the increment for each action', () => {
    const match = openAuction(perGame);
    play(match, 0, stake, seconds(10));
    expect(lefts(match, 10)).toEqual([55, 60]);
    play(match, 0, { type: 'roll' }, seconds(12));
    expect(lefts(match, 12)).toEqual([58, 60]);
    expect(lefts(match, 20)).toEqual([50, 52]);
  });

  it('takes the increment back with the step', () => {
    const match = openAuction(perGame);
    play(match, 0, stake, seconds(10));
    requestUndo(match, 0, seconds(11));
    expect(lefts(match, 11)).toEqual([49, 60]);
  });
});

describe('time that has run out', () => {
  it('resigns the seat, with its cause in the log', () => {
    const match = openAuction(perMove);
    expect(tick(match, seconds(29))).toEqual([]);
    expect(tick(match, seconds(30))).toEqual([0]);
    expect(match.steps).toEqual([{ seat: 0, at: 30_000, resign: 'time' }]);
    expect(outcome(match)).toEqual({ ranks: [2, 1], reason: 'resigned' });
    expect(tick(match, seconds(99))).toEqual([]);
  });

  it('comes before an action that is too late', () => {
    const match = openAuction({ ...perMove, seats: three });
    expect(play(match, 0, stake, seconds(31))?.clause).toBe('TABLE-STALE');
    expect(match.steps).toEqual([{ seat: 0, at: 31_000, resign: 'time' }]);
    expect(question(match)).toEqual({ kind: 'stake', seats: [1] });
  });

  it('strikes all who let it run out, the first first', () => {
    const match = openAuction({ ...perGame, seats: [...three] });
    play(match, 0, stake, seconds(20)); // 45 left
    play(match, 0, { type: 'roll' }, seconds(20)); // 50 left
    play(match, 1, firstBid(match, 1), seconds(40));
    expect(tick(match, seconds(81))).toEqual([0, 2]);
    expect(outcome(match)).toEqual({ ranks: [2, 1, 2], reason: 'resigned' });
  });

  it('never strikes a bot, which has no clock', () => {
    const match = openAuction({ ...perMove, seats: [robot, ann] });
    expect(lefts(match, 50)).toEqual([null, 30]);
    expect(tick(match, seconds(1000))).toEqual([]);
    expect(play(match, 0, stake, seconds(1000))).toBeNull();
  });
});

describe('the time of a match', () => {
  it('never runs backwards and takes no nonsense', () => {
    const match = openAuction(perMove);
    tick(match, seconds(10));
    for (const now of [seconds(3), Number.NaN, Number.POSITIVE_INFINITY, -1e300]) {
      tick(match, now);
      expect(timeLeft(match, 0, now)).toBe(20_000);
    }
    play(match, 0, stake, seconds(4));
    expect(match.steps.at(-1)?.at).toBe(10_000);
  });

  /** The match as another process finds it, after it was put away at a time. */
  const putAway = (match: Match, at: number): Match =>
    importMatch([auction], exportMatch(match, { sealed: true, now: seconds(at) }));

  it('stands still while a match that pauses is put away, the thinking since the last step being kept', () => {
    const match = openAuction(perGame);
    play(match, 0, stake, seconds(10)); // 55 left
    const resumed = putAway(match, 14);
    expect(timeLeft(resumed, 0, seconds(90_000))).toBe(51_000);
    expect(tick(resumed, seconds(90_000))).toEqual([]);
    expect(timeLeft(resumed, 0, seconds(90_001))).toBe(50_000);
    play(resumed, 0, { type: 'roll' }, seconds(90_001));
    expect(resumed.steps.at(-1)?.at).toBe(15_000);
    expect(versionOf(resumed)).toBe(2);
  });

  it('is not lost by putting a match away again and again', () => {
    let match = openAuction(perGame);
    for (let i = 0; i < 5; i++) {
      match = putAway(match, 1000 * i + 10);
      tick(match, seconds(1000 * (i + 1)));
    }
    // Ten seconds of thinking each time, the first ones since the start.
    expect(timeLeft(putAway(match, 5010), 0, seconds(9000))).toBe(0);
    expect(tick(match, seconds(5009))).toEqual([]);
    expect(tick(match, seconds(5010))).toEqual([0]);
  });

  it('runs on where the match says so, whoever has it open', () => {
    const match = openAuction({ ...perGame, away: 'runs' });
    play(match, 0, stake, seconds(10)); // 55 left
    const elsewhere = putAway(match, 14);
    for (const at of [14, 20, 64])
      expect(timeLeft(elsewhere, 0, seconds(at))).toBe(timeLeft(match, 0, seconds(at)));
    expect(timeLeft(elsewhere, 0, seconds(20))).toBe(45_000);
    expect(tick(elsewhere, seconds(64))).toEqual([]);
    expect(tick(elsewhere, seconds(65))).toEqual([0]);
    expect(elsewhere.steps.at(-1)).toEqual({ seat: 0, at: 65_000, resign: 'time' });
  });
});
