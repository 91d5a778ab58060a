import type { Identity } from '@holoboard/kit';
import { commanders } from '../data/components.ts';

/** The colour, shape and letter of a seat; the theme may deepen the colour. */
const identities: readonly Identity[] = commanders.map(({ id, colour, glyph, letter }) => ({
  colour: `var(--${id}, ${colour})`,
  glyph,
  letter,
}));

/** What a seat is known by. */
export function identityOf(seat: number): Identity {
  return identities[seat] ?? (identities[0] as Identity);
}
