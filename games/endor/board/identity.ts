import type { Identity } from '@holoboard/kit';
import type { Side } from '../data/ships.ts';

/** The colour of a side. */
const sideColours: Readonly<Record<Side, string>> = {
  rebel: 'var(--endor-rebel)',
  empire: 'var(--endor-empire)',
};

/** Seats go round the table: Rebel 1, Empire 1, Empire 2, Rebel 2. With two players only the first two are taken. */
const identities: readonly Identity[] = [
  { colour: sideColours.rebel, glyph: 'circle', letter: 'R' },
  { colour: sideColours.empire, glyph: 'square', letter: 'E' },
  { colour: sideColours.empire, glyph: 'triangle', letter: 'E' },
  { colour: sideColours.rebel, glyph: 'diamond', letter: 'R' },
];

/** What a seat is known by: colour and letter tell the side, the shape tells who of it. */
export function identityOf(seat: number): Identity {
  return identities[seat] ?? (identities[0] as Identity);
}
