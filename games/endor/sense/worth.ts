import { at } from '@holoboard/kernel';
import { duelTracks, numbers, redeemableAt, shieldTracks } from '../data/numbers.ts';
import type { EndorOptions } from '../options.ts';
import type { EndorState } from '../state.ts';
import { advanceOdds, blowOdds, type Fall, falls } from './odds.ts';
import { weights } from './weights.ts';

/* Attacks on ships, worked out once for each number of dice and each group of ships */

/** Counts beyond this make no difference: no roll has more dice. */
const most = 6;
const kinds = most + 1;
const executorKinds = 9;

/** What an attack is worth, and its chance to clear the sector. */
export interface Strike {
  readonly worth: number;
  readonly clear: number;
}

const nothing: Strike = { worth: 0, clear: 0 };
const onRebels: Strike[][] = Array.from({ length: 6 }, () => []);
const onEmpire: Strike[][] = Array.from({ length: 6 }, () => []);

/** A group of Rebel ships as one number. */
export function rebelCode(xwings: number, ywings: number, bwings: number, falconHits: number): number {
  return (
    ((Math.min(most, xwings) * kinds + Math.min(most, ywings)) * kinds + Math.min(most, bwings)) * kinds +
    falconHits
  );
}

/** A group of Imperial ships as one number. */
export function empireCode(ties: number, executorHits: number): number {
  return Math.min(most, ties) * executorKinds + executorHits;
}

/** What so many dice do to a group of Rebel ships on average, assigned for the most worth. */
export function strikeOnRebels(dice: number, code: number): Strike {
  if (code === 0 || dice === 0) return nothing;
  const table = onRebels[dice] as Strike[];
  table[code] ??= workOut(dice, (fall) => bestOnRebels(fall, code));
  return table[code];
}

/** The same for a group of Imperial ships. */
export function strikeOnEmpire(dice: number, code: number): Strike {
  if (code === 0 || dice === 0) return nothing;
  const table = onEmpire[dice] as Strike[];
  table[code] ??= workOut(dice, (fall) => bestOnEmpire(fall, code));
  return table[code];
}

function workOut(dice: number, best: (fall: Fall) => Strike): Strike {
  let worth = 0;
  let clear = 0;
  for (const fall of at(falls, dice)) {
    const strike = best(fall);
    worth += strike.worth * fall.chance;
    clear += strike.clear * fall.chance;
  }
  return { worth, clear };
}

/** END-BONUS-01, END-BONUS-03: what hits on Rebel ships are worth to the Empire, cards included. */
export function hitsOnRebels(hits: readonly number[], code: number): Strike {
  const [xwings, ywings, bwings, falcon] = hits as readonly [number, number, number, number];
  const falconLeft = code % kinds;
  const killed = falcon > 0 && falcon === falconLeft;
  const clear = rebelCode(xwings, ywings, bwings, falcon) === code ? 1 : 0;
  return {
    worth:
      xwings * weights.xwing +
      ywings * weights.ywing +
      bwings * weights.bwing +
      falcon * weights.falconHit +
      (killed ? weights.falconKill + numbers.bonus.falcon * weights.card : 0) +
      clear * numbers.bonus.clearSector * weights.card,
    clear,
  };
}

/** What hits on Imperial ships are worth to the Rebels. */
export function hitsOnEmpire(ties: number, executor: number, code: number): Strike {
  const killed = executor > 0 && executor === code % executorKinds;
  const clear = empireCode(ties, executor) === code ? 1 : 0;
  return {
    worth:
      ties * weights.tie +
      executor * weights.executorHit +
      (killed ? weights.executorKill : 0) +
      clear * numbers.bonus.clearSector * weights.card,
    clear,
  };
}

function bestOnRebels(fall: Fall, code: number): Strike {
  const special = code % kinds;
  const five = Math.floor(code / kinds) % kinds;
  const four = Math.floor(code / kinds ** 2) % kinds;
  const three = Math.floor(code / kinds ** 3);
  let best = nothing;
  for (let onFalcon = Math.min(special, fall.fives); onFalcon >= 0; onFalcon--)
    for (let bwings = Math.min(five, fall.fives - onFalcon); bwings >= 0; bwings--) {
      const spare = fall.fives - onFalcon - bwings;
      for (let ywings = Math.min(four, fall.fours + spare); ywings >= 0; ywings--) {
        const xwings = Math.min(three, fall.threes + fall.fours + spare - ywings);
        const strike = hitsOnRebels([xwings, ywings, bwings, onFalcon], code);
        if (strike.worth > best.worth) best = strike;
      }
    }
  return best;
}

function bestOnEmpire(fall: Fall, code: number): Strike {
  const special = code % executorKinds;
  const three = Math.floor(code / executorKinds);
  let best = nothing;
  for (let onExecutor = Math.min(special, fall.fives); onExecutor >= 0; onExecutor--) {
    const ties = Math.min(three, fall.threes + fall.fours + fall.fives - onExecutor);
    const strike = hitsOnEmpire(ties, onExecutor, code);
    if (strike.worth > best.worth) best = strike;
  }
  return best;
}

/* The shield */

const expectedAssaults = new Map<string, Map<number, number>>();
const mostRemembered = 20_000;

/** How many Shield Assaults bring the shield down on average, with the Stormtroopers as they stand and no more of them. */
export function assaultsLeft(options: EndorOptions, team: number, troopers: readonly number[]): number {
  const track = shieldTracks[options.shieldTrack];
  if (team >= track.length) return 0;
  const reading = `${options.shieldTrack} ${options.shieldDice}`;
  const known = expectedAssaults.get(reading) ?? new Map<number, number>();
  if (known.size === 0 || known.size > mostRemembered) expectedAssaults.set(reading, new Map());
  const table = expectedAssaults.get(reading) as Map<number, number>;
  // Stormtroopers as bits, with the team's space in the digits above 2 to the 29th.
  let key = team * 2 ** 29;
  for (const space of troopers) key += 2 ** space;
  let left = table.get(key);
  if (left === undefined) {
    left = workOutAssaults(track, team, troopers, options.shieldDice === 'assignEachDie');
    table.set(key, left);
  }
  return left;
}

function workOutAssaults(
  track: readonly number[],
  team: number,
  troopers: readonly number[],
  eachDie: boolean,
): number {
  const needs = track.map((number, i) => number + (troopers.includes(i + 1) ? 1 : 0));
  const left = new Array<number>(track.length + 1).fill(0);
  for (let space = track.length - 1; space >= team; space--) {
    const odds = advanceOdds(needs.slice(space, space + numbers.shieldDice), eachDie);
    let after = 1;
    for (let spaces = 1; spaces < odds.length; spaces++) after += at(odds, spaces) * at(left, space + spaces);
    left[space] = after / (1 - at(odds, 0));
  }
  return at(left, team);
}

/* The duel */

const duelTables = new Map<EndorOptions['duelTracks'], readonly (readonly number[])[]>();

/** Of the duel orders of a side, the share that are Darth Vader Redeemed or the Emperor (END-COMP-13, END-COMP-14). */
const redeemedShare = 3 / 18;
const emperorShare = 6 / 16;

/** What the duel is worth to the Rebels, in orders, when both sides give the next duel order equally often. */
export function duelWorth({ options, luke, vader, redeemed }: EndorState): number {
  if (redeemed) return numbers.bonus.redeemed * weights.card;
  return duelTable(options.duelTracks)[luke]?.[vader] as number;
}

function duelTable(tracks: EndorOptions['duelTracks']): readonly (readonly number[])[] {
  const known = duelTables.get(tracks);
  if (known) return known;
  const table: number[][] = [];
  for (let luke = 0; luke <= duelTracks[tracks].luke; luke++) {
    const row: number[] = [];
    table.push(row);
    for (let vader = 0; vader <= duelTracks[tracks].vader; vader++) row.push(workOutDuel(table, luke, vader));
  }
  duelTables.set(tracks, table);
  return table;
}

function workOutDuel(table: readonly (readonly number[])[], luke: number, vader: number): number {
  if (vader === 0) return numbers.bonus.vader * weights.card;
  if (luke === 0) return -numbers.bonus.luke * weights.card;
  const worthAt = (lukeLeft: number, vaderLeft: number): number => at(at(table, lukeLeft), vaderLeft);
  const redeems = redeemableAt.includes(vader) ? redeemedShare : 0;
  let worth = redeems * numbers.bonus.redeemed * weights.card;
  const byLuke = blowOdds(vader);
  for (let hits = 1; hits < byLuke.length; hits++)
    worth += (1 - redeems) * at(byLuke, hits) * worthAt(luke, vader - hits);
  worth += emperorShare * worthAt(Math.max(0, luke - numbers.duel.emperorHits), vader);
  const byVader = blowOdds(luke);
  for (let hits = 1; hits < byVader.length; hits++)
    worth += (1 - emperorShare) * at(byVader, hits) * worthAt(luke - hits, vader);
  // Half the orders are either side's; blows without a hit change nothing and are left out of the average.
  const idle = (1 - redeems) * at(byLuke, 0) + (1 - emperorShare) * at(byVader, 0);
  return worth / (2 - idle);
}
