import { at } from '@holoboard/kernel';
import type { NabooOptions } from '../options.ts';
import { numbers } from './numbers.ts';
import type { Side, Theatre } from './units.ts';

/** Who sits where, clockwise. */
export interface Seating {
  readonly sides: readonly Side[];
  /** NAB-4P-05: what each seat controls; with two players everything. */
  readonly theatres: readonly (Theatre | 'all')[];
  /** NAB-SETUP-33, NAB-4P-11: the seat that has the Go First marker first. */
  readonly lead: number;
}

const two: Seating = { sides: ['naboo', 'tradeFederation'], theatres: ['all', 'all'], lead: 1 };
/** NAB-RULING-21: teammates side by side, as NAB-SETUP-36 has it, or the sides in turn. */
const four: Readonly<Record<NabooOptions['fourPlayerSeating'], Seating>> = {
  bySide: {
    sides: ['tradeFederation', 'tradeFederation', 'naboo', 'naboo'],
    theatres: ['battlefield', 'palace', 'palace', 'battlefield'],
    lead: 0,
  },
  alternating: {
    sides: ['tradeFederation', 'naboo', 'tradeFederation', 'naboo'],
    theatres: ['battlefield', 'battlefield', 'palace', 'palace'],
    lead: 0,
  },
};

/** A state or a view, as far as seats are concerned. */
interface Seated {
  readonly options: NabooOptions;
  readonly hands: readonly unknown[];
}

/** NAB-SETUP-01: who sits where. */
export function seatingOf({ options, hands }: Seated): Seating {
  return hands.length === 2 ? two : four[options.fourPlayerSeating];
}

/** The side a seat plays on. */
export function sideOf(table: Seated, seat: number): Side {
  return at(seatingOf(table).sides, seat);
}

/** The seats of a side, clockwise. */
export function seatsOf(table: Seated, side: Side): readonly number[] {
  return seatingOf(table).sides.flatMap((each, seat) => (each === side ? [seat] : []));
}

/** NAB-4P-05, NAB-4P-07: the seat of a side that decides in a theatre; space belongs to the battlefield. */
export function controller(table: Seated, side: Side, theatre: Theatre): number {
  const { sides, theatres } = seatingOf(table);
  for (let seat = 0; seat < sides.length; seat++)
    if (sides[seat] === side && (theatres[seat] === theatre || theatres[seat] === 'all')) return seat;
  throw new RangeError(`Nobody controls the ${theatre} for ${side}.`);
}

/** The other side. */
export function enemyOf(side: Side): Side {
  return side === 'naboo' ? 'tradeFederation' : 'naboo';
}

/** How many cards are dealt, planned and drawn. */
export function cardNumbers({ hands }: Pick<Seated, 'hands'>): typeof numbers.alone | typeof numbers.inTeam {
  return hands.length === 2 ? numbers.alone : numbers.inTeam;
}
