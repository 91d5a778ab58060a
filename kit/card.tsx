import type { ReactNode } from 'react';
import './card.css';

/** A card of 60 by 84 units around the origin, face up; as a part of a drawing. */
export function Card({
  tone,
  children,
}: {
  readonly tone: 'special' | 'danger' | 'own';
  readonly children: ReactNode;
}): ReactNode {
  return (
    <g className={`kit-card kit-card-${tone}`}>
      <rect x="-30" y="-42" width="60" height="84" rx="7" />
      <rect className="kit-card-frame" x="-25" y="-37" width="50" height="74" rx="4" />
      {children}
    </g>
  );
}

/** Where each card of a hand lies: in rows of at most so many, around the origin. */
export function handPlaces(
  count: number,
  perRow: number,
): readonly { readonly x: number; readonly y: number }[] {
  const rows = Math.ceil(count / perRow);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return { x: ((i % perRow) - (inRow - 1) / 2) * 70, y: (row - (rows - 1) / 2) * 94 };
  });
}
