import type { Identity } from '@holoboard/kit';

/** The colour, shape and letter of each seat; the colours are those of the theme. */
const identities = [
  { colour: 'var(--orange)', glyph: 'circle', letter: 'A' },
  { colour: 'var(--green)', glyph: 'triangle', letter: 'J' },
  { colour: 'var(--violet)', glyph: 'square', letter: 'R' },
] as const satisfies readonly Identity[];

/** What a seat is known by. */
export function identityOf(seat: number): Identity {
  return identities[seat] ?? identities[0];
}
