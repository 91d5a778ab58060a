import type { Identity } from '@holoboard/kit';

/** What each seat is known by, clockwise; the colours are those of the theme. */
const identities = [
  { colour: 'var(--tactical-first)', glyph: 'circle', letter: 'A' },
  { colour: 'var(--tactical-second)', glyph: 'square', letter: 'B' },
  { colour: 'var(--tactical-third)', glyph: 'triangle', letter: 'C' },
  { colour: 'var(--tactical-fourth)', glyph: 'diamond', letter: 'D' },
] as const satisfies readonly Identity[];

/** What a seat is known by. */
export function identityOf(seat: number): Identity {
  return identities[seat] ?? identities[0];
}
