import type { Seat } from '@holoboard/kernel';
import { cardOf, findCard } from '../data/cards.ts';
import { eras, factions } from '../data/eras.ts';
import { edgeOf } from '../data/sides.ts';
import { layouts } from '../data/tables.ts';
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

/** A Unit by its card and letter; once the armies are revealed by its id alone. */
export function unitName(view: Pick<TacticalView, 'units'>, id: number, seat?: Seat): string {
  const unit = findUnit(view, id, seat);
  if (!unit) return `Unit ${id}`;
  return `${cardName(unit.card)} ${letterOf(unit.label)}`;
}

function findUnit(view: Pick<TacticalView, 'units'>, id: number, seat?: Seat): Unit | undefined {
  return view.units.find((unit) => unit.id === id && (seat === undefined || unit.seat === seat));
}

export function weaponName(view: TacticalView, id: number, weapon: string): string {
  const unit = findUnit(view, id);
  const found = unit && cardOf(unit.card).weapons.find((each) => each.id === weapon);
  return found?.name ?? weapon;
}

/** Mils as inches. */
export function inches(mils: number): string {
  return String(mils / 1000);
}

/** Tenths of a degree as degrees. */
export function degrees(tenths: number): string {
  return `${tenths / 10}°`;
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
