import { at } from '@holoboard/kernel';
import { numbers } from '../data/numbers.ts';
import { type Side, shipData } from '../data/ships.ts';
import {
  adjacent,
  besideOf,
  deathStarSector,
  enemyOf,
  executor,
  falcon,
  innerRing,
  type Sector,
  shipCount,
  tie,
} from '../data/space.ts';
import type { EndorState } from '../state.ts';
import { weights } from './weights.ts';
import { assaultsLeft, empireCode, rebelCode, type Strike, strikeOnEmpire, strikeOnRebels } from './worth.ts';

const fields = deathStarSector;
const distances: readonly (readonly number[])[] = adjacent.map((_, from) => distancesFrom(from));

/** Steps from a sector to every other, whoever is in between. */
function distancesFrom(start: Sector): number[] {
  const steps = new Array<number>(adjacent.length).fill(adjacent.length);
  steps[start] = 0;
  const queue = [start];
  for (const sector of queue)
    for (const next of besideOf(sector))
      if (at(steps, next) > at(steps, sector) + 1) {
        steps[next] = at(steps, sector) + 1;
        queue.push(next);
      }
  return steps;
}

/** Sectors from each sector to the nearest one beside the Death Star. */
const depths: readonly number[] = distances.map((steps) =>
  Math.min(...innerRing.map((sector) => at(steps, sector))),
);

/** The same for one sector; read in the innermost loops, as are ships by `count`. */
export function depthOf(sector: Sector): number {
  return depths[sector] as number;
}

/** How often each Rebel ship is ordered, by the symbols in the deck; a chance at the Death Star needs such an order. */
const orderShare: readonly number[] = [10 / 30, 12 / 30, 10 / 30, 8 / 30];

/** The chance that so many dice show a 6. */
const sixes: readonly number[] = [0, 1, 2, 3, 4, 5].map((dice) => 1 - (5 / 6) ** dice);

/** What a sensible player sees on the board, worked out once for all actions of a question. */
export class Assessment {
  private readonly options: EndorState['options'];
  /** The groups by sector, as codes of `worth.ts`; 0 where there are none. */
  readonly rebels: number[] = [];
  readonly empire: number[] = [];
  /** The counts of ships, to be changed and put back while a move is considered. */
  private readonly counts: number[];
  private readonly faceUp: readonly boolean[];
  private readonly carried: readonly number[];
  private readonly troopers: readonly number[];
  private readonly reserve: number;
  private readonly falcon: number;
  private readonly executor: number;
  private readonly luke: number;
  private readonly vader: number;
  private readonly team: number;
  /** Shield Assaults still needed. */
  readonly assaults: number;
  /** What readiness against the Death Star is worth now. */
  readonly urgency: number;
  /** The chance the Rebels have to hit the Death Star by a single order, averaged over orders, if the shield were down. */
  readonly readiness: number;
  /** The dice each side could bring upon a sector by one order, worked out when asked for. */
  private readonly threats: Readonly<Record<Side, number[]>> = { rebel: [], empire: [] };
  private readonly gains: number[] = [];
  /** What the orders of each ship are worth, once asked for. */
  readonly orders = new Map<string, number>();

  constructor(state: EndorState) {
    this.options = state.options;
    this.counts = state.ships.slice();
    this.faceUp = state.faceUp.slice();
    this.carried = state.carried.slice();
    this.troopers = state.troopers.slice();
    this.reserve = state.reserve;
    this.falcon = state.falcon;
    this.executor = state.executor;
    this.luke = state.luke;
    this.vader = state.vader;
    this.team = state.team;
    for (let sector = 0; sector <= fields; sector++) {
      const at = sector * shipCount;
      const [x, y, b, hasFalcon, ties, hasExecutor] = this.counts.slice(at, at + shipCount) as SixCounts;
      this.rebels.push(rebelCode(x, y, b, hasFalcon > 0 ? state.falcon : 0));
      this.empire.push(empireCode(ties, hasExecutor > 0 ? state.executor : 0));
    }
    this.assaults = assaultsLeft(state.options, state.team, state.troopers);
    this.urgency = weights.readiness * Math.exp(-this.assaults / weights.horizon);
    this.readiness = this.readinessNow();
  }

  /** Whether this is still what there is to see: cards and whose turn it is do not matter. */
  fits(state: EndorState): boolean {
    return (
      this.options === state.options &&
      this.team === state.team &&
      this.reserve === state.reserve &&
      this.falcon === state.falcon &&
      this.executor === state.executor &&
      this.luke === state.luke &&
      this.vader === state.vader &&
      same(this.counts, state.ships) &&
      same(this.carried, state.carried) &&
      same(this.faceUp, state.faceUp) &&
      same(this.troopers, state.troopers)
    );
  }

  count(sector: Sector, ship: number): number {
    return this.counts[sector * shipCount + ship] as number;
  }

  /** Whether a side has ships in a sector. */
  holds(side: Side, sector: Sector): boolean {
    return (side === 'rebel' ? this.rebels[sector] : this.empire[sector]) !== 0;
  }

  /** The strike of so many dice on what a side's enemy has in a sector. */
  strike(side: Side, dice: number, sector: Sector): Strike {
    return side === 'rebel'
      ? strikeOnEmpire(dice, this.empire[sector] as number)
      : strikeOnRebels(dice, this.rebels[sector] as number);
  }

  /** What an attack on the ships of a sector is worth, with what it changes about readiness. */
  strikeWorth(side: Side, dice: number, sector: Sector): number {
    const strike = this.strike(side, dice, sector);
    return strike.worth + strike.clear * this.clearGain(side, sector);
  }

  /** What it is worth that the enemy's ships in a sector are gone: a way in for the Rebels, or fewer to come in. */
  clearGain(side: Side, sector: Sector): number {
    if (depthOf(sector) > 1) return 0;
    this.gains[sector] ??= this.readinessWithout(side, sector);
    return this.urgency * this.gains[sector];
  }

  private readinessWithout(side: Side, sector: Sector): number {
    const at = sector * shipCount;
    const held = this.counts.slice(at, at + shipCount);
    this.counts.fill(0, at, at + shipCount);
    const without = this.readinessNow();
    held.forEach((count, ship) => {
      this.counts[at + ship] = count;
    });
    return Math.max(0, side === 'rebel' ? without - this.readiness : this.readiness - without);
  }

  /** How readiness changes when ships of a type move. */
  readinessGain(ship: number, from: Sector, to: Sector, count: number): number {
    if ((from < 0 || depthOf(from) > 1) && depthOf(to) > 1) return 0;
    // Imperial ships only bar the way: what counts is whether any are left here, and are there already.
    if (ship > falcon && this.stillBars(from, count) && this.bars(to)) return 0;
    const before = ship > falcon ? this.readiness : this.readinessOf(ship);
    this.shift(ship, from, to, count);
    const after = ship > falcon ? this.readinessNow() : this.readinessOf(ship);
    this.shift(ship, to, from, count);
    return (after - before) * (ship > falcon ? 1 : at(orderShare, ship));
  }

  /** Whether Imperial ships are in a sector. */
  private bars(sector: Sector): boolean {
    return this.count(sector, tie) > 0 || this.count(sector, executor) > 0;
  }

  /** Whether a sector stays as it is for the Rebels when so many Imperial ships leave it. */
  private stillBars(sector: Sector, leaving: number): boolean {
    return sector < 0 || this.count(sector, tie) + this.count(sector, executor) > leaving;
  }

  private shift(ship: number, from: Sector, to: Sector, count: number): void {
    if (from >= 0) this.counts[from * shipCount + ship] = this.count(from, ship) - count;
    if (to >= 0) this.counts[to * shipCount + ship] = this.count(to, ship) + count;
  }

  private readinessNow(): number {
    let ready = 0;
    for (let ship = 0; ship <= falcon; ship++) ready += this.readinessOf(ship) * (orderShare[ship] as number);
    return ready;
  }

  /** The chance of an order to a Rebel ship to hit the Death Star, if the shield were down. */
  readinessOf(ship: number): number {
    let most = 0;
    for (const sector of innerRing) {
      if (this.bars(sector)) continue;
      let inward = 0;
      for (const from of besideOf(sector)) inward = Math.max(inward, this.count(from, ship));
      most = Math.max(most, this.count(sector, ship) + inward);
    }
    return sixes[Math.min(numbers.mostAttackDice, most * diceOf(ship))] as number;
  }

  /** What a side stands to lose when the enemy strikes a group of it in a sector. */
  exposure(side: Side, sector: Sector, code: number): number {
    const dice = this.threat(enemyOf(side), sector);
    return (side === 'rebel' ? strikeOnRebels(dice, code) : strikeOnEmpire(dice, code)).worth;
  }

  /** The most dice a side can bring upon a sector by one order: from beside it, or moved beside it. */
  private threat(side: Side, sector: Sector): number {
    const known = this.threats[side];
    known[sector] ??= this.threatNow(side, sector);
    return known[sector];
  }

  private threatNow(side: Side, sector: Sector): number {
    const [first, last] = side === 'rebel' ? [0, falcon] : [tie, executor];
    let most = 0;
    for (const beside of besideOf(sector)) {
      if (this.holds(enemyOf(side), beside)) continue;
      for (let ship = first; ship <= last; ship++) {
        let joining = 0;
        for (const from of besideOf(beside))
          if (from !== sector) joining = Math.max(joining, this.count(from, ship));
        most = Math.max(most, (this.count(beside, ship) + joining) * diceOf(ship));
      }
    }
    return Math.min(numbers.mostAttackDice, most);
  }

  /** What it is worth that a ship stands in a sector, whatever the enemy does: near to where it is needed. */
  standing(ship: number, sector: Sector): number {
    if (ship <= falcon) return -weights.approach * depthOf(sector);
    let nearest = fields;
    for (let other = 0; other < fields; other++)
      if (this.holds('rebel', other)) nearest = Math.min(nearest, distances[sector]?.[other] as number);
    return weights.engaged * (nearest <= 2 ? 1 : 2 / nearest);
  }
}

type SixCounts = [number, number, number, number, number, number];

/** How many dice a ship rolls. */
export function diceOf(ship: number): number {
  return shipData(ship).dice;
}

function same<Item>(left: readonly Item[], right: readonly Item[]): boolean {
  if (left.length !== right.length) return false;
  for (let i = 0; i < left.length; i++) if (left[i] !== right[i]) return false;
  return true;
}

let last: Assessment | null = null;

/** The assessment of a position; that of the last one is kept, for a question has many actions. */
export function assess(state: EndorState): Assessment {
  if (!last?.fits(state)) last = new Assessment(state);
  return last;
}
