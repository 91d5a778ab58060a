import type { Identity } from '@holoboard/kit';
import { sideOf } from '../data/seats.ts';
import type { Side } from '../data/units.ts';
import type { NabooView } from '../view.ts';

const looks: Readonly<Record<Side, readonly [Identity, Identity]>> = {
  naboo: [
    { colour: 'var(--naboo-own)', glyph: 'circle', letter: 'N' },
    { colour: 'var(--naboo-own)', glyph: 'diamond', letter: 'N' },
  ],
  tradeFederation: [
    { colour: 'var(--naboo-trade)', glyph: 'square', letter: 'T' },
    { colour: 'var(--naboo-trade)', glyph: 'triangle', letter: 'T' },
  ],
};

/** What a seat is known by: colour and letter tell the side, the shape tells who of it. */
export function identityOf(seat: number, view: NabooView): Identity {
  const side = sideOf(view, seat);
  const before = view.hands.filter((_, other) => other < seat && sideOf(view, other) === side).length;
  return looks[side][before === 0 ? 0 : 1];
}
