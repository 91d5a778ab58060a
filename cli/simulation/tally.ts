import type { Outcome, Seat } from '@holoboard/kernel';

/** How often each number occurred. */
type Counts = Map<number, number>;

/** What came of many games. Sums only, so that tallies can be added in any order. */
export interface Tally {
  games: number;
  unfinished: number;
  /** Games won by each seat; those who share the first rank have all won. */
  readonly seatWins: number[];
  /** Games won by each place in the turn order. */
  readonly placeWins: number[];
  readonly endings: Map<string, number>;
  readonly actions: Counts;
  /** Empty when the game does not count its turns, or its rounds. */
  readonly turns: Counts;
  readonly rounds: Counts;
  /** Games and wins of each seat by what the games began with; empty when nothing was given. */
  readonly openings: { games: number; readonly seatWins: number[] }[];
}

/** One game as it ended. */
export interface GameResult {
  readonly outcome: Outcome | null;
  /** The seats in the order in which they first decided. */
  readonly order: readonly Seat[];
  readonly actions: number;
  readonly turns: number | null;
  readonly rounds: number | null;
}

/** A tally of no game, begun in so many ways. */
export function emptyTally(seats: number, openings = 0): Tally {
  return {
    games: 0,
    unfinished: 0,
    seatWins: new Array<number>(seats).fill(0),
    placeWins: new Array<number>(seats).fill(0),
    endings: new Map(),
    actions: new Map(),
    turns: new Map(),
    rounds: new Map(),
    openings: Array.from({ length: openings }, () => ({
      games: 0,
      seatWins: new Array<number>(seats).fill(0),
    })),
  };
}

/** Counts one game, and by what it began with if that was given. */
export function countGame(
  tally: Tally,
  { outcome, order, actions, turns, rounds }: GameResult,
  opening: number | null = null,
): void {
  const begun = opening === null ? undefined : tally.openings[opening];
  tally.games++;
  if (begun) begun.games++;
  count(tally.actions, actions);
  if (turns !== null) count(tally.turns, turns);
  if (rounds !== null) count(tally.rounds, rounds);
  if (!outcome) {
    tally.unfinished++;
    return;
  }
  count(tally.endings, outcome.reason);
  outcome.ranks.forEach((rank, seat) => {
    if (rank !== 1) return;
    add(tally.seatWins, seat, 1);
    if (begun) add(begun.seatWins, seat, 1);
    add(tally.placeWins, order.indexOf(seat), 1);
  });
}

/** Adds one tally to another. */
export function addTally(total: Tally, part: Tally): void {
  total.games += part.games;
  total.unfinished += part.unfinished;
  part.seatWins.forEach((wins, seat) => {
    add(total.seatWins, seat, wins);
  });
  part.placeWins.forEach((wins, place) => {
    add(total.placeWins, place, wins);
  });
  part.openings.forEach(({ games, seatWins }, opening) => {
    const begun = total.openings[opening];
    if (!begun) return;
    begun.games += games;
    seatWins.forEach((wins, seat) => {
      add(begun.seatWins, seat, wins);
    });
  });
  for (const [reason, times] of part.endings) count(total.endings, reason, times);
  for (const [value, times] of part.actions) count(total.actions, value, times);
  for (const [value, times] of part.turns) count(total.turns, value, times);
  for (const [value, times] of part.rounds) count(total.rounds, value, times);
}

function count<Key>(counts: Map<Key, number>, key: Key, times = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + times);
}

function add(list: number[], at: number, amount: number): void {
  list[at] = (list[at] ?? 0) + amount;
}

/** The mean of counted numbers and the bounds that one in twenty stays below and above. */
export interface Spread {
  readonly mean: number;
  readonly p5: number;
  readonly p95: number;
}

/** How counted numbers are spread; nothing when there are none. */
export function spread(counts: Counts): Spread | null {
  const entries = [...counts].sort(([left], [right]) => left - right);
  const total = entries.reduce((sum, [, times]) => sum + times, 0);
  if (total === 0) return null;
  const sum = entries.reduce((soFar, [value, times]) => soFar + value * times, 0);
  const quantile = (share: number): number => {
    let seen = 0;
    for (const [value, times] of entries) {
      seen += times;
      if (seen >= share * total) return value;
    }
    return entries.at(-1)?.[0] ?? 0;
  };
  return { mean: round(sum / total), p5: quantile(0.05), p95: quantile(0.95) };
}

/** A share of all games with its 95 % interval (Wilson's, which holds for small numbers too). */
export interface Share {
  readonly wins: number;
  readonly share: number;
  readonly interval: readonly [low: number, high: number];
}

/** The share that `wins` are of `games`, of which there is at least one. */
export function shareOf(wins: number, games: number): Share {
  const z = 1.959964;
  const share = wins / games;
  const scale = 1 + z ** 2 / games;
  const middle = (share + z ** 2 / (2 * games)) / scale;
  const half = (z * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2))) / scale;
  return {
    wins,
    share: round(share),
    interval: [round(Math.max(0, middle - half)), round(Math.min(1, middle + half))],
  };
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** A tally as JSON can carry it. */
export type PackedTally = {
  readonly [Key in keyof Tally]: Tally[Key] extends Map<infer K, number>
    ? (readonly [K, number])[]
    : Tally[Key];
};

/** A tally made ready to travel. */
export function packTally({ endings, actions, turns, rounds, ...sums }: Tally): PackedTally {
  return { ...sums, endings: [...endings], actions: [...actions], turns: [...turns], rounds: [...rounds] };
}

/** A tally that has travelled. */
export function unpackTally({ endings, actions, turns, rounds, ...sums }: PackedTally): Tally {
  return {
    ...sums,
    endings: new Map(endings),
    actions: new Map(actions),
    turns: new Map(turns),
    rounds: new Map(rounds),
  };
}
