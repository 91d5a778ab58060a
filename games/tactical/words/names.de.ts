import type { Seat } from '@holoboard/kernel';
import { edgeOf } from '../data/sides.ts';
import type { TacticalView } from '../view.ts';
import { unitName } from './names.ts';

/** A number as German writes it. */
export function germanNumber(value: number): string {
  return String(value).replace('.', ',');
}

/** Mils as inches. */
export function zoll(mils: number): string {
  return germanNumber(mils / 1000);
}

/** Tenths of a degree as degrees. */
export function grad(tenths: number): string {
  return `${germanNumber(tenths / 10)}°`;
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
