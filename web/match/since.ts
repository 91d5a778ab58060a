import type { Seat } from '@holoboard/kernel';
import type { AnyScreen, Recalled } from '@holoboard/kit';
import { doerOf, type LogEntry } from './story.ts';

/** Something the others did, told in one breath. */
export interface Recollection {
  readonly seat: Seat | null;
  /** The lines of the log whose words it is told with. */
  readonly lines: readonly LogEntry[];
  readonly luck: readonly (number | string)[];
  /** Arrows on the board, each from the first place to the last. */
  readonly ways: readonly (readonly string[])[];
  readonly harm: boolean;
  readonly lost: number;
  /** Everything on the board that it is about. */
  readonly marks: readonly string[];
}

/** What is told together with what comes next, and those of its lines that keep their words then. */
interface Ahead {
  readonly told: Recollection;
  readonly words: readonly LogEntry[];
}

type Teller = Pick<AnyScreen, 'doer' | 'recall' | 'opens' | 'marks'>;

/** What the others have done since a seat has last acted, in the order it happened; steps it was not asked for do not count. */
export function sinceLast(
  log: readonly LogEntry[],
  seat: Seat,
  screen: Teller,
  unasked: readonly number[] = [],
): Recollection[] {
  const told: Recollection[] = [];
  let ahead: Ahead | null = null;
  for (const entry of log.slice(firstAfter(log, seat, unasked))) {
    const doer = doerOf(entry, screen);
    const recalled = doer === seat ? null : recall(entry, screen);
    if (!recalled) continue;
    const last = told.at(-1);
    const own = recollect(entry, doer, recalled, screen);
    if (recalled.joins === 'last' && last) told[told.length - 1] = joined(last, own);
    else {
      if (ahead && ahead.told.seat !== doer) {
        told.push(ahead.told);
        ahead = null;
      }
      const words: readonly LogEntry[] = ahead?.words ?? [];
      const whole: Recollection = ahead ? joined(ahead.told, own) : own;
      if (recalled.joins === 'next')
        // What luck showed stands beside the words that follow: it needs none of its own.
        ahead = { told: whole, words: recalled.luck ? words : [...words, entry] };
      else {
        told.push({ ...whole, lines: [...words, entry] });
        ahead = null;
      }
    }
  }
  if (ahead) told.push(ahead.told);
  return told;
}

/** The first line that may tell of others: those of a seat's own last step may tell already what came of it. */
function firstAfter(log: readonly LogEntry[], seat: Seat, unasked: readonly number[]): number {
  const last = log.findLast(({ by, at }) => by === seat && !unasked.includes(at));
  return last ? log.findIndex(({ at }) => at === last.at) : 0;
}

function recall({ event, view }: LogEntry, screen: Teller): Recalled | null {
  if (screen.recall) return screen.recall(event, view);
  return screen.opens(event) ? null : {};
}

function recollect(entry: LogEntry, seat: Seat | null, recalled: Recalled, screen: Teller): Recollection {
  const { luck = [], way = [], harm = false, lost = 0 } = recalled;
  return {
    seat,
    lines: [entry],
    luck,
    ways: way.length > 0 ? [way] : [],
    harm,
    lost,
    marks: [...new Set([...way, ...screen.marks(entry.event)])],
  };
}

/** Two of them as one: a second look at the dice takes the place of the first. */
function joined(first: Recollection, second: Recollection): Recollection {
  return {
    seat: first.seat,
    lines: [...first.lines, ...second.lines],
    luck: second.luck.length > 0 ? second.luck : first.luck,
    ways: [...first.ways, ...second.ways],
    harm: first.harm || second.harm,
    lost: first.lost + second.lost,
    marks: [...new Set([...first.marks, ...second.marks])],
  };
}
