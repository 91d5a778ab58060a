import { loadGame } from '@holoboard/games';
import { type AnyGame, type Chance, type GameAction, type Seat, SeededChance } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { auction } from './auction.fixture.ts';
import {
  commit,
  dueStep,
  exportMatch,
  headerRow,
  legal,
  type Match,
  matchFromSnapshot,
  openLocalMatch,
  outcome,
  type ParsedRows,
  prepare,
  preparedRow,
  question,
  type Snapshot,
  type StepRequest,
  snapshotOf,
  stepRows,
  takeBackRefusal,
  takeRow,
  timeLeft,
  updatesSince,
  versionFor,
  versionOf,
  viewFor,
} from './index.ts';
import { noon, seed } from './match.fixture.ts';
import type { ClockSpec, UndoRule } from './specs.ts';

const clocks: readonly ClockSpec[] = [
  { kind: 'none' },
  { kind: 'perMove', seconds: 60 },
  { kind: 'perGame', seconds: 300, increment: 2 },
];
const rules: readonly UndoRule[] = ['ask', 'free', 'ask', 'off'];

function pick<Item>(chance: Chance, items: readonly Item[]): Item {
  return items[chance.draw('choice', items.length)] as Item;
}

/** A match at a table of the server, one in twelve with each clock and each rule for undo. */
function openTable(game: AnyGame, luck: number): Match {
  const names = ['Ann', 'Ben', 'Cleo', 'Dan'].slice(0, game.seats[0]);
  const seats = names.map((name) => ({ kind: 'remote', name }) as const);
  const clock = clocks[luck % clocks.length] as ClockSpec;
  const undo = rules[luck % rules.length] as UndoRule;
  return openLocalMatch({ game, seats, seed, clock, undo, away: 'runs', now: noon });
}

/** Something that somebody at the table might ask for next. */
function anyRequest(match: Match, chance: Chance, ids: string[]): StepRequest {
  const waiting = match.undoRequest?.waitingFor;
  if (waiting && chance.draw('answer', 2) === 0)
    return { seat: pick(chance, waiting), answer: chance.draw('agree', 4) > 0 };
  const kind = chance.draw('kind', 40);
  const anybody = chance.draw('seat', match.seats.length);
  if (kind === 0 && match.steps.length > 20 && chance.draw('resign', 3) === 0)
    return { seat: anybody, resign: 'choice' };
  if (kind < 9) return { seat: match.steps.at(-1)?.seat ?? anybody, undo: true };
  if (kind < 12) return { seat: anybody, undo: true };
  const seat = pick(chance, question(match).seats);
  const clientActionId = `try ${ids.length}`;
  ids.push(clientActionId);
  return {
    seat,
    version: versionFor(match, seat),
    action: pick(chance, legal(match, seat)),
    ...(chance.draw('named', 2) === 0 && { clientActionId }),
  };
}

/** What a server stores of a match while it is played, with the snapshots of several moments. */
interface Course {
  readonly match: Match;
  readonly rows: ParsedRows;
  readonly snapshots: readonly string[];
  readonly now: number;
}

function playTable(game: AnyGame, luck: number, most: number): Course {
  const chance = new SeededChance(luck);
  const match = openTable(game, luck);
  const header: unknown = JSON.parse(headerRow(match));
  const steps: unknown[] = [];
  const snapshots = new Set<string>();
  const ids: string[] = [];
  let now = noon;
  for (let tries = 0; tries < most && !outcome(match); tries++) {
    now += chance.draw('pause', 50) === 0 ? 50_000 : 700;
    const request = dueStep(match, now) ?? anyRequest(match, chance, ids);
    const prepared = prepare(match, request, now);
    if (prepared.status !== 'prepared') continue;
    steps.push(JSON.parse(preparedRow(match, prepared)));
    commit(match, prepared);
    if (chance.draw('snapshot', 12) === 0) snapshots.add(JSON.stringify(snapshotOf(match)));
  }
  snapshots.add(JSON.stringify(snapshotOf(match)));
  snapshots.delete('null');
  return { match, rows: { header, steps, seed }, snapshots: [...snapshots], now };
}

/** The match as a server that has just started finds it: from a snapshot, and the rows after it. */
function restored(game: AnyGame, rows: ParsedRows, snapshot: string): Match {
  const match = matchFromSnapshot(game, rows, JSON.parse(snapshot) as Snapshot);
  for (const row of rows.steps.slice(versionOf(match))) takeRow(match, JSON.stringify(row));
  return match;
}

/** Everything a table could be asked for, as text: what one match answers, another in the same place answers too. */
function answersOf(match: Match, now: number): string {
  const seats = match.seats.map((_, seat) => seat);
  const actionsOf = (seat: Seat): readonly GameAction[] => legal(match, seat).slice(0, 3);
  const requests: StepRequest[] = seats.flatMap((seat) => [
    { seat, undo: true } as const,
    { seat, answer: true },
    { seat, answer: false },
    { seat, resign: 'choice' } as const,
    { seat, resign: 'time' } as const,
    ...[0, 1, 2, 3].map((ago) => ({
      seat,
      version: versionFor(match, seat) - ago,
      action: actionsOf(seat)[0] ?? { type: 'none' },
    })),
    ...actionsOf(seat).map((action) => ({ seat, version: versionFor(match, seat), action })),
  ]);
  for (const step of match.steps)
    if ('action' in step && step.clientActionId !== undefined) {
      const { seat, action, clientActionId } = step;
      requests.push({ seat, version: 0, action, clientActionId });
      requests.push({ seat, version: 0, action: { type: 'another' }, clientActionId });
    }
  const prepared = requests.map((request) => {
    const made = prepare(match, request, now);
    return made.status === 'prepared' ? [made.step, made.events, made.state, preparedRow(match, made)] : made;
  });
  const clocks = seats.map((seat) => [timeLeft(match, seat, now), takeBackRefusal(match, [seat], seat)]);
  const views = seats.map((seat) => viewFor(match, seat));
  const { undoRequest, drawn, time, anchor, left } = match;
  return JSON.stringify([
    prepared,
    clocks,
    views,
    undoRequest,
    drawn,
    time,
    anchor,
    left,
    dueStep(match, now),
  ]);
}

function sameMatch(back: Match, { match, now }: Course): void {
  expect(versionOf(back)).toBe(versionOf(match));
  expect(exportMatch(back, { now, sealed: true })).toBe(exportMatch(match, { now, sealed: true }));
  expect(stepRows(back)).toEqual(stepRows(match));
  for (const later of [now, now + 3000, now + 400_000])
    expect(answersOf(back, later)).toBe(answersOf(match, later));
  expect(back.withheld).toEqual(match.withheld);
  expect(back.shownClocks).toEqual(match.shownClocks);
  const version = versionFor(match, 0);
  for (const since of [version, Math.max(0, version - 3), 0])
    expect(updatesSince(back, since, 0)).toEqual(updatesSince(match, since, 0));
}

describe('a snapshot with the rows after it is the match', () => {
  const cases = [
    ['auction', 40, 60],
    ['hoth', 5, 120],
    ['endor', 4, 100],
    ['naboo', 4, 120],
    ['tactical', 4, 240],
    ['cargo', 6, 100],
  ] as const;
  for (const [name, games, most] of cases)
    it(`in ${name}, wherever it was taken`, async () => {
      const game = name === 'auction' ? auction : await loadGame(name);
      let undone = 0;
      let opened = 0;
      for (let luck = 1; luck <= games; luck++) {
        const course = playTable(game, luck, most);
        undone += course.match.steps.filter((step) => 'undo' in step).length;
        for (const snapshot of course.snapshots.slice(-3)) {
          opened++;
          sameMatch(restored(game, course.rows, snapshot), course);
        }
      }
      expect(undone).toBeGreaterThan(0);
      expect(opened).toBeGreaterThan(games);
    });

  it('also when it was made from a snapshot itself', async () => {
    const game = await loadGame('endor');
    const course = playTable(game, 3, 120);
    const [early] = course.snapshots;
    const back = restored(game, course.rows, early as string);
    expect(snapshotOf(back)).toEqual(snapshotOf(course.match));
  });

  it('and takes no step before it again', () => {
    const course = playTable(auction, 4, 60);
    let applied = 0;
    const counting: AnyGame = {
      ...auction,
      setup: () => {
        throw new Error('It is set up again.');
      },
      apply: (...given) => {
        applied++;
        auction.apply(...given);
      },
    };
    const last = course.snapshots.at(-1) as string;
    matchFromSnapshot(counting, course.rows, JSON.parse(last) as Snapshot);
    expect(applied).toBe(0);
  });
});

describe('a snapshot is refused', () => {
  const course = playTable(auction, 2, 40);
  const snapshot = JSON.parse(course.snapshots[0] as string) as Snapshot;

  it('when it belongs to other steps, or to more than there are', () => {
    const other = playTable(auction, 5, 40);
    expect(() => matchFromSnapshot(auction, other.rows, snapshot)).toThrow('it belongs to other steps');
    const fewer = { ...course.rows, steps: course.rows.steps.slice(0, 1) };
    expect(() => matchFromSnapshot(auction, fewer, snapshot)).toThrow('it belongs to other steps');
  });

  it('when it is something else', () => {
    expect(() => matchFromSnapshot(auction, course.rows, {} as Snapshot)).toThrow(
      'it belongs to other steps',
    );
  });
});
