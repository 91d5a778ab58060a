import type { ReactNode } from 'react';
import { cardOf } from '../data/cards.ts';
import { outlines } from './figure-outlines.ts';

/** The silhouette of a card as path data, in a box of 100. */
export function outlineOf(card: string): string {
  return outlines[card] ?? '';
}

/** The silhouette of a card, to stand in a line of text. */
export function FigureIcon({ card }: { readonly card: string }): ReactNode {
  const { type } = cardOf(card);
  return (
    <svg className="tactical-icon" viewBox="-52 -52 104 104" aria-hidden="true" data-type={type}>
      <path d={outlineOf(card)} />
    </svg>
  );
}
