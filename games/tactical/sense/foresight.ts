import { at, type Seat, type Thinking } from '@holoboard/kernel';
import { copy } from '../copy.ts';
import { cardOf } from '../data/cards.ts';
import { lastBox, unitOf } from '../phases/units.ts';
import type { TacticalState, Unit } from '../state.ts';
import { lastRoundOf, sharesOf } from './evaluate.ts';
import { attackOdds } from './odds.ts';
import { quickPlan } from './quick.ts';
import type { Shot } from './standing.ts';

/*
 * What is likely to come of a position, without dice: every Unit acts once more as it would on a quick look, and every attack takes from its
 * target what it can expect to take. So two positions can be compared that differ by a step or two, which no few rolls of dice could tell apart.
 */

/** A Unit that stands with less of a chance counts as gone from then on: others look for other targets. */
const lost = 0.35;

/** Who of a group acts first, where it goes and whom it attacks is worth a search; the rest is seen at first sight. */
function pays({ phase, frames, active }: TacticalState): boolean {
  return phase === 'battle' && frames.length === 0 && (active?.unit === 0 || active?.mode === 'none');
}

/**
 * The share of the win each seat can expect after everybody has acted once more; nothing in the set-up, and until the Unit that acts is done: its
 * dice are rolled, the same for all that it might do.
 */
function foresee(state: TacticalState): number[] | null {
  if (state.phase !== 'battle' || state.frames.length > 0 || (state.active?.unit ?? 0) > 0) return null;
  const battle = new Expected(copy(state));
  for (const group of lineUp(state)) battle.act(group);
  return sharesOf(state, (seat) => battle.strengthOf(seat));
}

/** The groups of all seats in the order they act: first the rest of the one that is active, then in turns, and who has acted again in the next round, if there is one. */
function lineUp(state: TacticalState): number[][] {
  const { active, turn } = state;
  const order: number[][] = [];
  const line = active && at(at(state.players, turn).slots, active.slot).units;
  let next = line ? turn + 1 : turn;
  for (const acted of state.round < lastRoundOf(state) ? [false, true] : [false]) {
    const left = groupsOf(state, acted);
    const own = at(left, turn);
    const begun = acted ? -1 : own.findIndex((group) => line?.includes(at(group, 0)));
    if (begun >= 0) order.push(...own.splice(begun, 1));
    for (; left.some((list) => list.length > 0); next++)
      order.push(...at(left, next % left.length).splice(0, 1));
  }
  return order;
}

/** The groups of each seat, left to right: their Units that have acted this round, or that have not. */
function groupsOf(state: TacticalState, acted: boolean): number[][][] {
  return state.players.map(({ slots }) =>
    slots
      .map(({ units }) => units.filter((id) => unitOf(state, id).acted === acted))
      .filter((group) => group.length > 0),
  );
}

/** A battle in which nothing is rolled: how likely each Unit still stands, and the boxes it can expect to have. */
class Expected {
  private readonly state: TacticalState;
  private readonly standing: number[];
  private readonly boxes: number[];

  constructor(state: TacticalState) {
    this.state = state;
    this.standing = state.units.map(({ status }) => (status === 'defeated' ? 0 : 1));
    this.boxes = state.units.map(({ status, hull }) => (status === 'defeated' ? 0 : hull));
  }

  /** A group acts, as far as it still stands. */
  act(group: readonly number[]): void {
    for (const id of group) {
      const unit = unitOf(this.state, id);
      if (unit.status !== 'deployed') continue;
      const { shots, before, x, y, heading } = quickPlan(this.state, unit);
      if (before) this.fire(unit, shots);
      Object.assign(unit, { x, y, heading });
      if (!before) this.fire(unit, shots);
    }
  }

  private fire(unit: Unit, shots: readonly Shot[]): void {
    const sure = at(this.standing, unit.id - 1);
    for (const { weapon, target } of shots) {
      const { damage, defeat } = attackOdds(this.state, unit, target, weapon);
      const index = target.id - 1;
      const stands = at(this.standing, index) * (1 - sure * defeat);
      const taken = sure * (at(damage, 1) + 2 * at(damage, 2));
      this.standing[index] = stands;
      const boxes = Math.min(at(this.boxes, index) - taken, stands * cardOf(target.card).hull);
      this.boxes[index] = Math.max(0, boxes);
      target.hull = Math.max(lastBox(this.state), Math.round(at(this.boxes, index) / Math.max(lost, stands)));
      if (stands < lost) target.status = 'defeated';
    }
  }

  /** TAC-RULING-27: what the Units of a seat can be expected to be worth: boxes count for less toward the end, when only who stands does. */
  strengthOf(seat: Seat): number {
    const roundsLeft = lastRoundOf(this.state) - this.state.round;
    const share = roundsLeft >= 2 ? 0.5 : roundsLeft === 1 ? 0.3 : 0;
    let sum = 0;
    for (const [index, { seat: owner, card }] of this.state.units.entries()) {
      if (owner !== seat) continue;
      const { cost, hull } = cardOf(card);
      sum += cost * ((1 - share) * at(this.standing, index) + (share * at(this.boxes, index)) / hull);
    }
    return sum;
  }
}

/** Eight candidates in one world, the better half of them in another, and the best two in a third. */
export const thinking: Thinking<TacticalState> = { iterations: 16, depth: 12, pays, foresee };
