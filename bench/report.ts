import type { EngineCosts } from './engine.ts';
import type { UpdateBytes } from './updates.ts';

/** The engine compared with one yardstick. */
export interface Comparison {
  readonly yardstick: string;
  readonly actionsPerSecond: number;
  /** How many times as fast the engine is: the median over the rounds. */
  readonly ratio: number;
  readonly goal: number;
  readonly goalMet: boolean;
  /** Whether the yardstick was found to play the same game, and how; nothing where it plays another one. */
  readonly sameGame: boolean | null;
  readonly finding: string;
}

/** A single function of a game, and whether it is as fast as it should be. */
export interface FunctionTime {
  readonly name: string;
  readonly microseconds: number;
  readonly goal: number;
  readonly goalMet: boolean;
}

/** The engine compared with a yardstick while it does more of the same work. */
export interface WorkComparison {
  readonly work: string;
  readonly yardstick: string;
  readonly actionsPerSecond: number;
  readonly theirActionsPerSecond: number;
  readonly ratio: number;
  /** Nothing where none was set. */
  readonly goal: number | null;
}

/** All that was measured of a game. */
export interface GameReport extends EngineCosts, UpdateBytes {
  readonly game: string;
  readonly gamesPerSecond: number;
  readonly actionsPerSecond: number;
  readonly comparisons: readonly Comparison[];
  readonly sameWork: readonly WorkComparison[];
  readonly functions: readonly FunctionTime[];
}

/** A number without what is behind the point. */
export function whole(number: number): string {
  return Math.round(number).toLocaleString('en-GB');
}

/** A number with three digits that count. */
export function short(number: number): string {
  return number >= 100 ? whole(number) : number.toPrecision(3);
}

/** A table in Markdown, which reads well in a terminal too. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map(
    (row) =>
      `| ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [lines[0] ?? '', rule, ...lines.slice(1)];
}

/** The report on a game as lines of text. */
export function reportLines(report: GameReport): readonly string[] {
  const lines = [
    ...table([
      [report.game, 'measured'],
      ['random games a second', whole(report.gamesPerSecond)],
      ['actions a second', whole(report.actionsPerSecond)],
      ['actions a second, with events', whole(report.actionsWithEventsPerSecond)],
      ['legal: calls a second', whole(report.legalCallsPerSecond)],
      ['copy: µs', short(report.copyMicroseconds)],
      ['view and redeal: µs', short(report.viewAndRedealMicroseconds)],
      ['hash: µs', short(report.hashMicroseconds)],
      ['log: bytes per action', short(report.bytesPerAction)],
      ['update for a viewer: bytes per step', short(report.updateBytes)],
      ['update for a viewer: bytes, 95 %', short(report.updateBytes95)],
      ['whole view: bytes', short(report.viewBytes)],
    ]),
  ];
  if (report.comparisons.length) lines.push('', ...comparisonLines(report));
  if (report.sameWork.length) lines.push('', ...workLines(report.sameWork));
  if (report.functions.length) lines.push('', ...functionLines(report.functions));
  return lines;
}

function comparisonLines({ actionsPerSecond, comparisons }: GameReport): string[] {
  const rows = comparisons.map(({ yardstick, actionsPerSecond: theirs, ratio, goal, goalMet }) => [
    yardstick,
    whole(theirs),
    `${short(ratio)} times`,
    `at least ${short(goal)}: ${goalMet ? 'met' : 'missed'}`,
  ]);
  return [
    ...table([
      ['random games', 'actions a second', 'the engine is', 'goal'],
      ['engine', whole(actionsPerSecond), '', ''],
      ...rows,
    ]),
    '',
    ...comparisons.map(({ yardstick, sameGame, finding }) =>
      sameGame === null
        ? `Another game, ${yardstick}: only the pace is compared.`
        : `${sameGame ? 'Same game' : 'NOT THE SAME GAME'}, ${yardstick}: ${finding}`,
    ),
  ];
}

function functionLines(functions: readonly FunctionTime[]): string[] {
  return table([
    ['single functions', 'µs', 'goal'],
    ...functions.map(({ name, microseconds, goal, goalMet }) => [
      name,
      short(microseconds),
      `below ${short(goal)}: ${goalMet ? 'met' : 'missed'}`,
    ]),
  ]);
}

function workLines(works: readonly WorkComparison[]): string[] {
  const [{ yardstick, theirActionsPerSecond }] = works as readonly [WorkComparison];
  return table([
    ['the same work', 'actions a second', 'the engine is', 'goal'],
    [`${yardstick}: judges, logs, keeps old states`, whole(theirActionsPerSecond), '', ''],
    ...works.map(({ work, actionsPerSecond, ratio, goal }) => [
      `engine, ${work}`,
      whole(actionsPerSecond),
      `${short(ratio)} times`,
      goal === null ? '' : `at least ${short(goal)}: ${ratio >= goal ? 'met' : 'missed'}`,
    ]),
  ]);
}
