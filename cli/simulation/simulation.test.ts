import { describe, expect, it } from 'vitest';
import { holoboard } from '../testing.ts';
import type { Report } from './report.ts';
import { addTally, countGame, emptyTally, shareOf, spread } from './tally.ts';

async function simulate(...args: string[]): Promise<Report> {
  return simulateGame('hoth', ...args);
}

async function simulateGame(game: string, ...args: string[]): Promise<Report> {
  const { code, output, errors } = await holoboard(['simulate', game, '--json', ...args]);
  expect([code, errors]).toEqual([0, '']);
  return JSON.parse(output) as Report;
}

describe('shareOf', () => {
  it("gives Wilson's interval", () => {
    // By hand, 50 of 100: middle 0.5, half 1.96 * sqrt(0.0025 + 0.000096) / 1.0384 = 0.0962.
    expect(shareOf(50, 100)).toEqual({ wins: 50, share: 0.5, interval: [0.4038, 0.5962] });
    expect(shareOf(0, 10)).toEqual({ wins: 0, share: 0, interval: [0, 0.2775] });
    expect(shareOf(10, 10)).toEqual({ wins: 10, share: 1, interval: [0.7225, 1] });
  });
});

describe('spread', () => {
  it('gives the mean and the bounds of nine in ten', () => {
    // The numbers 1 to 100, once each.
    expect(spread(new Map(Array.from({ length: 100 }, (_, i) => [100 - i, 1])))).toEqual({
      mean: 50.5,
      p5: 5,
      p95: 95,
    });
    expect(spread(new Map([[7, 3]]))).toEqual({ mean: 7, p5: 7, p95: 7 });
    expect(spread(new Map())).toBeNull();
  });
});

describe('tally', () => {
  const second = {
    outcome: { ranks: [2, 1], reason: 'landed' },
    order: [1, 0],
    actions: 10,
    turns: 4,
    rounds: 2,
  };
  const shared = {
    outcome: { ranks: [1, 1], reason: 'peace' },
    order: [0, 1],
    actions: 12,
    turns: 5,
    rounds: null,
  };
  const stopped = { outcome: null, order: [0, 1], actions: 12, turns: null, rounds: null };

  it('counts wins by seat and by place in the turn order', () => {
    const tally = emptyTally(2);
    countGame(tally, second);
    countGame(tally, shared);
    countGame(tally, stopped);
    expect(tally).toEqual({
      games: 3,
      unfinished: 1,
      seatWins: [1, 2],
      placeWins: [2, 1],
      endings: new Map([
        ['landed', 1],
        ['peace', 1],
      ]),
      actions: new Map([
        [10, 1],
        [12, 2],
      ]),
      turns: new Map([
        [4, 1],
        [5, 1],
      ]),
      rounds: new Map([[2, 1]]),
      openings: [],
    });
  });

  it('counts wins by what games began with', () => {
    const [left, right] = [emptyTally(2, 2), emptyTally(2, 2)];
    countGame(left, second, 0);
    countGame(left, shared, 1);
    countGame(right, second, 1);
    addTally(left, right);
    expect(left.openings).toEqual([
      { games: 1, seatWins: [0, 1] },
      { games: 2, seatWins: [1, 2] },
    ]);
  });

  it('adds up, whatever the order', () => {
    const [left, right, whole] = [emptyTally(2), emptyTally(2), emptyTally(2)];
    for (const game of [second, stopped]) countGame(left, game);
    countGame(right, shared);
    for (const game of [second, shared, stopped]) countGame(whole, game);
    addTally(right, left);
    expect(right).toEqual(whole);
  });
});

describe('holoboard simulate', () => {
  it('gives the same result on any number of workers, and another one for another seed', async () => {
    const alone = await simulate('--games', '120', '--seed', '5', '--workers', '1');
    expect(await simulate('--games', '120', '--seed', '5', '--workers', '3')).toEqual(alone);
    expect(await simulate('--games', '120', '--seed', '6')).not.toEqual({ ...alone, seed: '6' });
  });

  it('plays sensibly between pilots: 53 to 47 by turn order, about 29 turns', async () => {
    const report = await simulate('--games', '2000', '--seats', 'pilot,pilot');
    expect(report.games).toBe(2000);
    expect(report.unfinished).toBe(0);
    expect(report.endings).toEqual({ landed: 2000, lastRemaining: 0 });
    const [first, second] = report.seats;
    expect(first?.interval[0]).toBeLessThanOrEqual(0.53);
    expect(first?.interval[1]).toBeGreaterThanOrEqual(0.53);
    expect((first?.wins ?? 0) + (second?.wins ?? 0)).toBe(2000);
    expect(report.places.map(({ wins }) => wins)).toEqual(report.seats.map(({ wins }) => wins));
    expect(report.turns?.mean).toBeGreaterThan(28);
    expect(report.turns?.mean).toBeLessThan(30);
    expect(report.rounds).toBeNull();
  });

  it('plays Endor between pilots: neither side above 65 %, 4 to 9 rounds', async () => {
    const report = await simulateGame('endor', '--games', '400', '--seats', 'pilot,pilot');
    expect(report.unfinished).toBe(0);
    for (const { share } of report.seats) expect(share).toBeLessThanOrEqual(0.65);
    expect(report.rounds?.mean).toBeGreaterThanOrEqual(4);
    expect(report.rounds?.mean).toBeLessThanOrEqual(9);
  });

  it('tells seats and places apart when the first player is drawn', async () => {
    const report = await simulate(
      '--games',
      '400',
      '--seats',
      'recruit,pilot',
      '--option',
      'firstPlayer=random',
    );
    expect(report.seats.map(({ level }) => level)).toEqual(['recruit', 'pilot']);
    expect(report.seats[1]?.share).toBeGreaterThan(0.9);
    expect(report.places[1]?.share).toBeLessThan(0.7);
  });

  it('begins games with what it is told, in turn, and tells wins by it', async () => {
    const report = await simulate('--games', '31', '--opening', 'spin', '--opening', ' spin');
    expect(report.openings.map(({ actions, games }) => [actions, games])).toEqual([
      [['spin'], 16],
      [['spin'], 15],
    ]);
    const [first, second] = report.openings;
    report.seats.forEach(({ wins }, seat) => {
      expect((first?.seats[seat]?.wins ?? 0) + (second?.seats[seat]?.wins ?? 0)).toBe(wins);
    });
    const refused = await holoboard(['simulate', 'hoth', '--opening', 'spin | fold']);
    expect([refused.code, refused.errors]).toEqual([2, expect.stringContaining("'fold'")]);
  });

  it('tells people the same', async () => {
    const { code, output } = await holoboard([
      'simulate',
      'hoth',
      '--games',
      '20',
      '--seats',
      'bot,recruit,bot:pilot',
    ]);
    expect(code).toBe(0);
    expect(output).toContain('Escape from Hoth: 20 games, seed 1');
    expect(output).toMatch(/^ {2}2 +recruit /m);
    expect(output).toContain('Endings: landed 20, lastRemaining 0, unfinished 0');
  });
});
