import { short, table, whole } from '../report.ts';
import type { ServerReport } from './index.ts';
import type { Load } from './load.ts';

const ours = 'Holoboard';

/** What our server is held to. Ratios are ours to theirs. */
const goals = {
  actions: { 'boardgame.io': 10, Colyseus: 1 },
  p99: 1 / 4,
  idle: 1 / 10,
  wire: 1 / 20,
  seats: 5000,
} as const;

function verdict(met: boolean, goal: string): string {
  return `${goal}: ${met ? 'met' : 'missed'}`;
}

/** The report as lines of text. */
export function serverLines({ most, same, idle, wire, seats }: ServerReport): readonly string[] {
  return [
    ...table([
      ['as many actions as possible', 'a second', 'a second of processor', 'ours to theirs', 'goal'],
      ...Object.entries(most).map(([name, load]) => mostRow(name, load, most[ours] as Load)),
    ]),
    '',
    ...table([
      ['the same load', 'actions a second', 'p50 ms', 'p99 ms', 'ours to theirs', 'goal'],
      ...Object.entries(same).map(([name, load]) => sameRow(name, load, same[ours] as Load)),
    ]),
    '',
    ...table([
      ['bytes', 'theirs', 'ours', 'ours to theirs', 'goal'],
      bytesRow('memory for a match nobody has open', idle, goals.idle),
      bytesRow('on the wire for a move, both players', wire, goals.wire),
    ]),
    '',
    `${whole(seats.connected)} seats connected and idle: ${whole(seats.resident)} MB resident (${whole(seats.residentBefore)} MB before), ` +
      `p99 of an action meanwhile ${short(seats.p99)} ms; ${verdict(seats.connected >= goals.seats, `at least ${whole(goals.seats)}`)}`,
  ];
}

/** On a busy machine the clock on the wall says little: ratios are of actions in a second of the server's processor time. */
function mostRow(name: string, load: Load, own: Load): string[] {
  const goal = goals.actions[name as keyof typeof goals.actions];
  const ratio = load.processor / own.processor;
  const judged =
    goal === undefined
      ? ['', '']
      : [`${short(ratio)} times`, verdict(ratio >= goal, `at least ${short(goal)}`)];
  return [name, whole(load.rate), whole(1e6 / load.processor), ...judged];
}

function sameRow(name: string, { rate, p50, p99 }: Load, own: Load): string[] {
  const ratio = own.p99 / p99;
  const judged =
    name === 'boardgame.io' ? [short(ratio), verdict(ratio <= goals.p99, `at most ${goals.p99}`)] : ['', ''];
  return [name, whole(rate), short(p50), short(p99), ...judged];
}

function bytesRow(what: string, measured: Readonly<Record<string, number>>, goal: number): string[] {
  const theirs = measured['boardgame.io'] ?? 0;
  const own = measured[ours] ?? 0;
  return [
    what,
    whole(theirs),
    whole(own),
    short(own / theirs),
    verdict(own / theirs <= goal, `at most ${goal}`),
  ];
}
