import { type Chance, since, type Tell } from '@holoboard/kernel';
import type { DamageCause, TacticalEvent } from '../actions.ts';
import { cardOf } from '../data/cards.ts';
import { numbers } from '../data/numbers.ts';
import { ringDistance } from '../geometry/bases.ts';
import { travelX, travelY } from '../geometry/measure.ts';
import { mayRest } from '../geometry/resting.ts';
import { isInside } from '../geometry/shapes.ts';
import type { CrashFrame, TacticalState, Unit } from '../state.ts';
import { leaveIfDefeated } from './ending.ts';
import { groundFor, isAdjacent, mayRestAt, tableOf } from './ground.ts';
import { rollDie } from './rounds.ts';
import { joinSlot, leaveSlot } from './slots.ts';
import { baseOf, lastBox, loadOf, matches, unitOf } from './units.ts';
import { mightPlay } from './windows.ts';

/** Where the card of a Defeated Unit was in its owner's line, and whether it is gone. */
export interface Wreck {
  readonly slot: number;
  readonly gone: boolean;
}

/** TAC-DMG-07, TAC-DMG-08, TAC-TRN-02: one point of damage; tells where the card was when the Unit is Defeated by it. */
export function damage(
  state: TacticalState,
  unit: Unit,
  by: DamageCause,
  tell?: Tell<TacticalEvent>,
): Wreck | null {
  unit.hull--;
  const isDefeated = unit.hull < lastBox(state);
  if (isDefeated) unit.hull = 0;
  tell?.({ type: 'damaged', unit: unit.id, hull: unit.hull, by });
  return isDefeated ? defeat(state, unit, tell) : null;
}

/** TAC-DMG-09, TAC-DMG-10: a Defeated Unit is removed at once, and its card with the last of them. */
export function defeat(state: TacticalState, unit: Unit, tell?: Tell<TacticalEvent>): Wreck {
  unit.hull = 0;
  unit.status = 'defeated';
  unit.carrier = 0;
  unit.pilot = false;
  unit.braced = false;
  unit.dugIn = false;
  const wreck = leaveSlot(state, unit);
  tell?.({ type: 'defeated', unit: unit.id, seat: unit.seat, card: unit.card });
  leaveIfDefeated(state, unit.seat, tell);
  // TAC-TRN-03: the Strategy card Reserves may bring it back.
  if (state.phase === 'battle' && isReservist(unit) && mightPlay(state, unit.seat))
    askForReserves(state, unit.id);
  return wreck;
}

/** TAC-RULING-24: of several who fall at once the first is asked about first. */
function askForReserves({ frames }: TacticalState, unit: number): void {
  let place = frames.length;
  while (frames[place - 1]?.kind === 'reserves') place--;
  frames.splice(place, 0, { kind: 'reserves', unit });
}

function isReservist(unit: Unit): boolean {
  const card = cardOf(unit.card);
  return matches(card, 'Troopers') || matches(card, 'Elites');
}

/** TAC-DMG-13, TAC-RULING-24: whether a Transport fell where nobody can get out. */
function isOverImpassable(state: TacticalState, transport: Unit): boolean {
  return tableOf(state).pieces.some(
    ({ movement, shapes }) => movement === 'impassable' && isInside(shapes, transport.x, transport.y),
  );
}

/** Whether a Transport that fell has somebody aboard for whom a die must be rolled. */
export function needsCrashDie(state: TacticalState, transport: Unit): boolean {
  return loadOf(state, transport).length > 0 && !isOverImpassable(state, transport);
}

/** TAC-DMG-11, TAC-DMG-12, TAC-DMG-13, TAC-TRN-10, TAC-RULING-24: what becomes of those aboard a Transport that was Defeated: one die for all, or each its own; odd is the end. */
export function crash(
  state: TacticalState,
  transport: Unit,
  wreck: Wreck,
  chance: Chance | null,
  tell?: Tell<TacticalEvent>,
): void {
  const load = loadOf(state, transport);
  if (load.length === 0) return;
  const dice: number[] = [];
  if (chance && needsCrashDie(state, transport)) {
    const count = state.options.crashRoll === 'perUnit' ? load.length : 1;
    for (let i = 0; i < count; i++) dice.push(rollDie(chance, 'crash'));
    tell?.({ type: 'crashRolled', transport: transport.id, dice });
  } else tell?.({ type: 'crushed', transport: transport.id });
  const lives = (index: number): boolean => (dice[dice.length > 1 ? index : 0] ?? 1) % 2 === 0;
  const survivors = load.filter((_, index) => lives(index)).map(({ id }) => id);
  if (survivors.length > 0)
    state.frames.push({
      kind: 'crash',
      transport: transport.id,
      slot: wreck.slot,
      gone: wreck.gone,
      survivors,
      ...(since(state, 2) && { placed: [] }),
    });
  for (const [index, unit] of load.entries()) {
    if (!lives(index)) defeat(state, unit, tell);
    if (state.phase === 'over') return;
  }
}

/** TAC-DMG-12, TAC-RULING-24: whether a survivor may get out at a point: where it may rest, at most half an inch from the wreck. */
export function mayGetOut(state: TacticalState, transport: Unit, unit: Unit, x: number, y: number): boolean {
  const gap = ringDistance({ x, y, r: cardOf(unit.card).base }, baseOf(transport));
  return isAdjacent(gap) && mayRestAt(state, unit, x, y);
}

/** TAC-RULING-24: the first spot of the search for survivors; nothing when there is none. */
export function wayOut(
  state: TacticalState,
  transport: Unit,
  unit: Unit,
): { readonly x: number; readonly y: number } | null {
  const ground = groundFor(state, unit);
  const r = cardOf(unit.card).base;
  const reach = cardOf(transport.card).base + r + numbers.adjacency;
  for (let distance = 0; distance <= reach; distance += numbers.shiftStep)
    for (let angle = 0; angle < 3600; angle += 10) {
      const x = transport.x + travelX(distance, angle);
      const y = transport.y + travelY(distance, angle);
      const gap = ringDistance({ x, y, r }, baseOf(transport));
      if (isAdjacent(gap) && mayRest({ x, y, r }, ground)) return { x, y };
      if (distance === 0) break;
    }
  return null;
}

/** Goes on with survivors: who finds no spot is Defeated. True when all are settled, false when an owner must place one. */
export function stepCrash(state: TacticalState, frame: CrashFrame, tell?: Tell<TacticalEvent>): boolean {
  const id = frame.survivors[0];
  if (id === undefined) {
    state.frames.splice(state.frames.indexOf(frame), 1);
    return true;
  }
  const unit = unitOf(state, id);
  if (unit.status === 'embarked' && wayOut(state, unitOf(state, frame.transport), unit)) return false;
  frame.survivors.shift();
  if (unit.status === 'embarked') defeat(state, unit, tell);
  return true;
}

/**
 * TAC-DMG-12, TAC-RULING-24: a survivor gets out, with a card of its own where that of the Transport lay. Up to version 1 of the rules it also joined
 * survivors of another Transport.
 */
export function placeSurvivor(
  state: TacticalState,
  frame: CrashFrame,
  x: number,
  y: number,
  tell?: Tell<TacticalEvent>,
): void {
  const unit = unitOf(state, frame.survivors.shift() ?? 0);
  land(unit, x, y);
  joinSlot(state, unit, frame.gone ? frame.slot : frame.slot + 1, frame.placed);
  frame.placed?.push(unit.id);
  tell?.({ type: 'survived', unit: unit.id, x, y });
}

/** TAC-TRN-08: a Unit comes out onto the table. */
export function land(unit: Unit, x: number, y: number): void {
  unit.status = 'deployed';
  unit.carrier = 0;
  unit.pilot = false;
  unit.x = x;
  unit.y = y;
}
