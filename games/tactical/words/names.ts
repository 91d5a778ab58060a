import type { Seat } from '@holoboard/kernel';
import type { TacticalEvent } from '../actions.ts';
import { cardOf, findCard } from '../data/cards.ts';
import { eras, factions } from '../data/eras.ts';
import { edgeOf } from '../data/sides.ts';
import { command } from '../data/strategies.ts';
import { layouts } from '../data/tables.ts';
import { bearing, length, turn } from '../geometry/measure.ts';
import type { Unit } from '../state.ts';
import type { TacticalView } from '../view.ts';

/** The names of cards, weapons, factions and places are the same in all languages. */

export function cardName(id: string): string {
  return findCard(id)?.name ?? id;
}

export function factionName(id: string): string {
  return factions[id]?.name ?? id;
}

export function eraName(id: string): string {
  return eras.find((era) => era.id === id)?.name ?? id;
}

export function tableName(id: string, own: string): string {
  return layouts.find((layout) => layout.id === id)?.name ?? own;
}

/** TAC-CARD-06: the letter that tells Units of a name apart. */
export function letterOf(label: number): string {
  return label <= 26 ? String.fromCharCode(64 + label) : String(label);
}

/** A Unit by its card, and by its letter where there are others of its name; once the armies are revealed by its id alone. */
export function unitName(view: Pick<TacticalView, 'units'>, id: number, seat?: Seat): string {
  const unit = findUnit(view, id, seat);
  if (!unit) return `Unit ${id}`;
  const { card, label } = unit;
  const isOne = view.units.every(
    (other) => other === unit || other.card !== card || other.seat !== unit.seat,
  );
  return isOne ? cardName(card) : `${cardName(card)} ${letterOf(label)}`;
}

function findUnit(view: Pick<TacticalView, 'units'>, id: number, seat?: Seat): Unit | undefined {
  return view.units.find((unit) => unit.id === id && (seat === undefined || unit.seat === seat));
}

export function weaponName(view: TacticalView, id: number, weapon: string): string {
  const unit = findUnit(view, id);
  const found = unit && cardOf(unit.card).weapons.find((each) => each.id === weapon);
  return found?.name ?? weapon;
}

/** Mils as inches, to the mil: for who types them in again. */
export function exactInches(mils: number): string {
  return String(mils / 1000);
}

/** Mils as inches that can be read: to a tenth. */
export function roundInches(mils: number): number {
  return Math.round(mils / 100) / 10;
}

/** Mils as a distance that can be read. */
export function inches(mils: number): string {
  const count = roundInches(mils);
  return `${count} ${count === 1 ? 'inch' : 'inches'}`;
}

/** Tenths of a degree as degrees. */
export function degrees(tenths: number): string {
  return `${tenths / 10}°`;
}

/** TAC-GEO-02: the eighth of the compass that a heading points to, clockwise from north. */
export function compassEighth(heading: number): number {
  return Math.round(heading / 450) % 8;
}

const compass = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

/** A heading in words: 'north-east'. */
export function compassName(heading: number): string {
  return compass[compassEighth(heading)] ?? '';
}

/** Where a Unit with a pointer turns, seen from where it looks; where to another goes, by the compass. */
export function headingText(unit: Pick<Unit, 'card' | 'heading'>, heading: number): string {
  if (!cardOf(unit.card).pointer) return `${compassName(heading)} (${degrees(heading)})`;
  const by = turn(unit.heading, heading);
  if (by === 0) return 'straight on';
  return `${degrees(Math.abs(by))} to the ${by < 0 ? 'left' : 'right'}`;
}

/**
 * How far and where to a Unit has come with a Maneuver: with the last one, all of its movement. A view of an earlier moment knows only the
 * Maneuver.
 */
export function wayOfMove(
  { active }: TacticalView,
  { unit, heading, speed, x, y }: Extract<TacticalEvent, { type: 'moved' }>,
): { readonly distance: number; readonly heading: number } {
  if (active?.unit !== unit || active.mode !== 'moved') return { distance: speed, heading };
  const [dx, dy] = [x - active.startX, y - active.startY];
  return { distance: length(dx, dy), heading: bearing(dx, dy) };
}

/** An attack roll in figures, '4 + 2 = 6', and whether it hits. */
export function attackSum({
  roll,
  total,
  needed,
}: Pick<Extract<TacticalEvent, { type: 'attackRolled' }>, 'roll' | 'total' | 'needed'>): {
  readonly sum: string;
  readonly hit: boolean;
} {
  return { sum: sumOf(roll, total), hit: roll === 6 || (roll !== 1 && total >= needed) };
}

/** A die and what is added to it. */
export function sumOf(die: number, total: number): string {
  const plus = total - die;
  return plus === 0 ? `${die}` : `${die} ${plus < 0 ? '−' : '+'} ${Math.abs(plus)} = ${total}`;
}

/** TAC-OPT-CMD-02: what a Commander who is known adds to a roll for initiative, as it is written behind the die. */
export function commanderBonus({ players, units }: TacticalView, seat: Seat): string {
  const commander = players[seat]?.commander ?? 0;
  const stands = units.some(({ id, status }) => id === commander && status !== 'defeated');
  return commander > 0 && stands ? ` + ${command.initiativeBonus}` : '';
}

/** The boxes that a Unit has left, of those it began with. */
export function boxesOf(view: TacticalView, id: number, hull: number): readonly [left: number, of: number] {
  const unit = findUnit(view, id);
  return [hull, unit ? cardOf(unit.card).hull : hull];
}

const strategyNames: Readonly<Record<string, string>> = {
  seize_initiative: 'Seize the Initiative',
  change_of_plan: 'Change of Plan',
  forced_march: 'Forced March',
  concentrate_fire: 'Concentrate Fire',
  dig_in: 'Dig In',
  evasive_action: 'Evasive Action',
  smoke_screen: 'Smoke Screen',
  bombardment: 'Bombardment',
  field_repairs: 'Field Repairs',
  reserves: 'Reserves',
};

export function strategyName(id: string): string {
  return strategyNames[id] ?? id;
}

const edgeNames = { S: 'South', W: 'West', N: 'North', E: 'East' } as const;

export function seatName(seat: Seat, seats: number): string {
  return edgeNames[edgeOf(seat, seats)];
}

export function armyText(cards: readonly (readonly [string, number])[]): string {
  return cards.map(([card, count]) => (count > 1 ? `${count} ${cardName(card)}` : cardName(card))).join(', ');
}
