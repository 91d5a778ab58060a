import { memo, type ReactNode } from 'react';
import { type SignId, signs } from './signs.ts';
import './figures.css';

/** Somebody, or something, as a flat sign. */
export const Figure = memo(function Figure({ of }: { readonly of: SignId }): ReactNode {
  const { hull, detail, blade } = signs[of];
  return (
    <g className={`naboo-figure naboo-figure-${of}`}>
      {blade && <path className="naboo-blade" d={blade} />}
      <path className="naboo-hull" d={hull} />
      {detail && <path className="naboo-detail" d={detail} />}
    </g>
  );
});

/** A sign that stands in a line of text. */
export function FigureIcon({ of }: { readonly of: SignId }): ReactNode {
  return (
    <svg className="naboo-icon" viewBox="-52 -54 104 106" aria-hidden="true">
      <Figure of={of} />
    </svg>
  );
}
