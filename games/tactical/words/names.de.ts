import type { Seat } from '@holoboard/kernel';
import { cardOf } from '../data/cards.ts';
import { edgeOf } from '../data/sides.ts';
import { turn } from '../geometry/measure.ts';
import type { Unit } from '../state.ts';
import type { TacticalView } from '../view.ts';
import { compassEighth, roundInches, unitName } from './names.ts';

/** A number as German writes it. */
export function germanNumber(value: number): string {
  return String(value).replace('.', ',');
}

/** Mils as a distance that can be read: to a tenth of an inch. */
export function zoll(mils: number): string {
  return `${germanNumber(roundInches(mils))} Zoll`;
}

const compass = ['Norden', 'Nordosten', 'Osten', 'Südosten', 'Süden', 'Südwesten', 'Westen', 'Nordwesten'];

/** A heading in words: 'Nordosten'. */
export function himmelsrichtung(heading: number): string {
  return compass[compassEighth(heading)] ?? '';
}

/** Tenths of a degree as degrees. */
export function grad(tenths: number): string {
  return `${germanNumber(tenths / 10)}°`;
}

/** Where a Unit with a pointer turns, seen from where it looks; where to another goes, by the compass. */
export function richtung(unit: Pick<Unit, 'card' | 'heading'>, heading: number): string {
  if (!cardOf(unit.card).pointer) return `nach ${himmelsrichtung(heading)} (${grad(heading)})`;
  const by = turn(unit.heading, heading);
  if (by === 0) return 'geradeaus';
  return `${grad(Math.abs(by))} nach ${by < 0 ? 'links' : 'rechts'}`;
}

const edges = { S: 'Süd', W: 'West', N: 'Nord', E: 'Ost' } as const;

export function sitz(seat: Seat, seats: number): string {
  return edges[edgeOf(seat, seats)];
}

/** A Unit by its card and letter. */
export function einheit(view: TacticalView, id: number, seat?: Seat): string {
  return unitName(view, id, seat).replace(/^Unit /, 'Einheit ');
}

const strategies: Readonly<Record<string, string>> = {
  seize_initiative: 'Die Initiative ergreifen',
  change_of_plan: 'Planänderung',
  forced_march: 'Gewaltmarsch',
  concentrate_fire: 'Feuer bündeln',
  dig_in: 'Eingraben',
  evasive_action: 'Ausweichmanöver',
  smoke_screen: 'Rauchvorhang',
  bombardment: 'Bombardement',
  field_repairs: 'Feldreparatur',
  reserves: 'Reserven',
};

export function strategie(id: string): string {
  return strategies[id] ?? id;
}
