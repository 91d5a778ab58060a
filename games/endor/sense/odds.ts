import { at, type Chance } from '@holoboard/kernel';
import { numbers } from '../data/numbers.ts';
import { ships } from '../data/ships.ts';
import { executor, falcon, type Sector, shipsOf } from '../data/space.ts';
import { attackDice } from '../phases/attack.ts';
import { deathStarTarget, placeOf, shipsAt, slotBase } from '../phases/fleet.ts';
import { orderedShip } from '../phases/reach.ts';
import { numberOf, trackOf } from '../phases/shield.ts';
import type { EndorAction, EndorState } from '../state.ts';
import { type EndorView, redeal } from '../view.ts';

/*
 * Exact odds, worked out from every roll there is; nothing is sampled. A re-roll (END-RULING-27) is a later decision and is not
 * foreseen here.
 */

/** The ships of a sector as an attack sees them: fighters by the number that hits them, and the hits left in a special ship. */
export interface Group {
  /** Hit on 3 or more: X-wings or TIE fighters. */
  readonly three: number;
  /** Hit on 4 or more: Y-wings. */
  readonly four: number;
  /** Hit on 5 or more: B-wings. */
  readonly five: number;
  /** Hits left in the Falcon or the Executor, hit on 5 or more; 0 when it is not there. */
  readonly special: number;
}

/** What an attack on the ships of a sector does. Each number is told for the assignment that is best for it. */
export interface AttackOdds {
  readonly dice: number;
  /** The chance to destroy exactly 0, 1, 2 ... ships when as many as possible are destroyed. */
  readonly destroyed: readonly number[];
  readonly expected: number;
  /** The chance that nothing is left in the sector. */
  readonly clear: number;
  /** The chance to destroy the Falcon or the Executor, and the hits it is expected to take; 0 when it is not there. */
  readonly special: number;
  readonly specialHits: number;
}

/** One way the dice of an attack can fall, as far as it matters, and its chance. */
export interface Fall {
  /** How many dice show a 3, a 4, and a 5 or 6. */
  readonly threes: number;
  readonly fours: number;
  readonly fives: number;
  readonly chance: number;
}

const factorials = [1, 1, 2, 6, 24, 120];

/** Every way some dice can fall, by what they can hit. */
export const falls: readonly (readonly Fall[])[] = [0, 1, 2, 3, 4, 5].map(fallsOf);

function fallsOf(dice: number): Fall[] {
  const all: Fall[] = [];
  for (let fives = 0; fives <= dice; fives++)
    for (let fours = 0; fives + fours <= dice; fours++)
      for (let threes = 0; fives + fours + threes <= dice; threes++) {
        const misses = dice - fives - fours - threes;
        const ways =
          at(factorials, dice) /
          ([fives, fours, threes, misses].map((count) => at(factorials, count)).reduce(product) as number);
        all.push({ threes, fours, fives, chance: (ways * 2 ** (fives + misses)) / 6 ** dice });
      }
  return all;
}

function product(left: number, right: number): number {
  return left * right;
}

/** The chance that at least one of some dice shows a number or more. */
export function chanceOfAny(dice: number, number: number): number {
  return 1 - ((number - 1) / 6) ** dice;
}

/** The ships of a sector that an attack of the other side can hit. */
function groupAt(state: EndorState, sector: Sector, enemy: 'rebel' | 'empire'): Group {
  if (enemy === 'empire')
    return {
      three: shipsAt(state, sector, at(shipsOf.empire, 0)),
      four: 0,
      five: 0,
      special: shipsAt(state, sector, executor) > 0 ? state.executor : 0,
    };
  return {
    three: shipsAt(state, sector, 0),
    four: shipsAt(state, sector, 1),
    five: shipsAt(state, sector, 2),
    special: shipsAt(state, sector, falcon) > 0 ? state.falcon : 0,
  };
}

/** The most ships a fall of dice can destroy: low dice first, each on the hardest ship it can hit. */
function mostDestroyed(fall: Fall, group: Group): number {
  const withSpecial = group.special > 0 && fall.fives >= group.special;
  return Math.max(
    fightersDestroyed(fall, fall.fives, group),
    withSpecial ? 1 + fightersDestroyed(fall, fall.fives - group.special, group) : 0,
  );
}

function fightersDestroyed(fall: Fall, fives: number, { three, four, five }: Group): number {
  const byFives = Math.min(five, fives);
  const byFours = Math.min(four, fall.fours + fives - byFives);
  const spare = fall.threes + fall.fours + fives - byFives - byFours;
  return byFives + byFours + Math.min(three, spare);
}

function clears({ threes, fours, fives }: Fall, { three, four, five, special }: Group): boolean {
  return (
    five + special <= fives &&
    five + special + four <= fives + fours &&
    five + special + four + three <= fives + fours + threes
  );
}

/** END-RULING-32: the odds of some dice against the ships of a sector. */
export function attackOdds(dice: number, group: Group): AttackOdds {
  const destroyed = new Array<number>(dice + 1).fill(0);
  let expected = 0;
  let clear = 0;
  let special = 0;
  let specialHits = 0;
  for (const fall of at(falls, dice)) {
    const most = mostDestroyed(fall, group);
    destroyed[most] = at(destroyed, most) + fall.chance;
    expected += most * fall.chance;
    if (clears(fall, group)) clear += fall.chance;
    specialHits += Math.min(fall.fives, group.special) * fall.chance;
    if (group.special > 0 && fall.fives >= group.special) special += fall.chance;
  }
  return { dice, destroyed, expected, clear, special, specialHits };
}

/* Endor */

/** Every sorted roll of five dice and how many of the 7776 rolls it stands for. */
const fiveDice: readonly { readonly dice: readonly number[]; readonly ways: number }[] = sortedRolls(5);

function sortedRolls(count: number): { dice: number[]; ways: number }[] {
  const rolls: { dice: number[]; ways: number }[] = [];
  const visit = (dice: number[], least: number): void => {
    if (dice.length === count) {
      const equal = [1, 2, 3, 4, 5, 6].map((face) => dice.filter((die) => die === face).length);
      const same = equal.map((times) => at(factorials, times)).reduce(product);
      rolls.push({ dice: dice.slice(), ways: at(factorials, count) / same });
      return;
    }
    for (let die = least; die <= 6; die++) visit([...dice, die], die);
  };
  visit([], 1);
  return rolls;
}

const advances = new Map<string, readonly number[]>();

/**
 * The chance of a Shield Assault to advance exactly 0, 1, 2 ... spaces, from the numbers of the next five spaces (fewer at the
 * end of the track). END-RULING-03: each die is spent on a space of its own, or all are compared with the next one.
 */
export function advanceOdds(ahead: readonly number[], eachDie: boolean): readonly number[] {
  const key = `${eachDie ? 'each' : 'next'}${ahead.join('')}`;
  const known = advances.get(key);
  if (known) return known;
  const odds = new Array<number>(ahead.length + 1).fill(0);
  for (const { dice, ways } of fiveDice) {
    const spaces = eachDie ? spacesByEachDie(dice, ahead) : spacesAgainstNext(dice, ahead);
    odds[spaces] = at(odds, spaces) + ways / 6 ** 5;
  }
  advances.set(key, odds);
  return odds;
}

/** The lowest die that meets each space in turn; a die too low for one space can still meet a later one. */
function spacesByEachDie(dice: readonly number[], ahead: readonly number[]): number {
  const left = dice.slice();
  for (let i = 0; i < ahead.length; i++) {
    const found = left.findIndex((die) => die >= at(ahead, i));
    if (found < 0) return i;
    left.splice(found, 1);
  }
  return ahead.length;
}

function spacesAgainstNext(dice: readonly number[], ahead: readonly number[]): number {
  return Math.min(ahead.length, dice.filter((die) => die >= at(ahead, 0)).length);
}

/** The numbers of the next five spaces from any space of the track, Stormtroopers counted. */
function numbersAhead(state: EndorState, team: number): number[] {
  const ahead: number[] = [];
  const last = Math.min(trackOf(state).length, team + numbers.shieldDice);
  for (let space = team + 1; space <= last; space++) ahead.push(numberOf(state, space));
  return ahead;
}

/* The duel */

/** The chance of a blow to land exactly 0, 1, 2 ... hits on somebody who can still take so many; more are lost. */
export function blowOdds(left: number): number[] {
  const odds = new Array<number>(Math.min(left, numbers.duel.dice) + 1).fill(0);
  const hit = chanceOfAny(1, numbers.duel.hitOn);
  for (let hits = 0; hits <= numbers.duel.dice; hits++) {
    const misses = numbers.duel.dice - hits;
    const ways = at(factorials, numbers.duel.dice) / (at(factorials, hits) * at(factorials, misses));
    const counted = Math.min(hits, left);
    odds[counted] = at(odds, counted) + ways * hit ** hits * (1 - hit) ** misses;
  }
  return odds;
}

/* Odds of an action */

/** The exact odds of an action that rolls dice at once. */
export type Odds =
  | ({ readonly kind: 'ships' } & AttackOdds)
  /** An attack on a fleet marker or on the Death Star itself, or a shot of the Death Star: it succeeds or not. */
  | { readonly kind: 'marker' | 'deathStar' | 'shot'; readonly dice: number; readonly chance: number }
  | {
      readonly kind: 'assault';
      /** The chance to advance exactly 0, 1, 2 ... spaces. */
      readonly advance: readonly number[];
      readonly expected: number;
      /** The chance that the shield comes down. */
      readonly arrives: number;
    }
  | {
      readonly kind: 'blow';
      readonly hits: readonly number[];
      readonly expected: number;
      /** The chance that Luke or Vader falls. */
      readonly fells: number;
    };

/** A redeal needs no luck where only what is open matters. */
const anyCards: Chance = { draw: () => 0 };

/** The odds of a legal action, from what a viewer may know; nothing for one that rolls no dice. */
export function oddsOf(view: EndorView, action: EndorAction): Odds | null {
  if (action.type !== 'attack' && action.type !== 'fire' && action.type !== 'order') return null;
  return oddsIn(redeal(view, view.active, anyCards), action);
}

/** The same from a state. */
export function oddsIn(state: EndorState, action: EndorAction): Odds | null {
  switch (action.type) {
    case 'attack':
      return strikeOdds(state, placeOf(action.from), placeOf(action.at));
    case 'fire': {
      const { dice, hitOn } = numbers.deathStarShot;
      return { kind: 'shot', dice, chance: chanceOfAny(dice, hitOn) };
    }
    case 'order':
      if (action.order === 'shieldAssault') return assaultOdds(state);
      if (action.order === 'luke') return duelOdds(state.vader);
      return action.order === 'vader' ? duelOdds(state.luke) : null;
    default:
      return null;
  }
}

function strikeOdds(state: EndorState, from: Sector, target: number): Odds {
  const dice = attackDice(state, from);
  if (target === deathStarTarget)
    return { kind: 'deathStar', dice, chance: chanceOfAny(dice, numbers.deathStarHitOn) };
  if (target >= slotBase) return { kind: 'marker', dice, chance: chanceOfAny(dice, numbers.markerHitOn) };
  const enemy = ships[orderedShip(state)]?.side === 'rebel' ? 'empire' : 'rebel';
  return { kind: 'ships', ...attackOdds(dice, groupAt(state, target, enemy)) };
}

/** END-SHLD-01: the odds of a Shield Assault from where the team stands. */
export function assaultOdds(state: EndorState): Odds & { readonly kind: 'assault' } {
  const ahead = numbersAhead(state, state.team);
  const advance = advanceOdds(ahead, state.options.shieldDice === 'assignEachDie');
  const arrives = state.team + ahead.length === trackOf(state).length ? (advance.at(-1) as number) : 0;
  return { kind: 'assault', advance, expected: mean(advance), arrives };
}

function duelOdds(left: number): Odds {
  const hits = blowOdds(left);
  return { kind: 'blow', hits, expected: mean(hits), fells: hits[left] ?? 0 };
}

/** The expected number of a list of chances for 0, 1, 2 ... */
export function mean(chances: readonly number[]): number {
  return chances.reduce((sum, chance, count) => sum + chance * count, 0);
}
