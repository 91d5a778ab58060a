import type { ReactNode } from 'react';
import type { GameScreen } from './contract.ts';
import './badge.css';

/** What a seat is known by: colour, shape and letter. */
export type Identity = ReturnType<GameScreen<never, never, never>['identity']>;

/** The outlines of the four shapes, each about as heavy to the eye as a circle of radius 10. */
const outlines: Readonly<Record<Identity['glyph'], string>> = {
  circle: 'M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z',
  triangle: 'M0-13L12.6 8.6L-12.6 8.6Z',
  square: 'M-9-9H9V9H-9Z',
  diamond: 'M0-12.6L12.6 0L0 12.6L-12.6 0Z',
};

/** The shape of a seat with its letter, as a part of a drawing; its radius is 10 units times `scale`. */
export function SeatGlyph({
  identity,
  scale = 1,
}: {
  readonly identity: Identity;
  readonly scale?: number;
}): ReactNode {
  return (
    <g className="kit-glyph" transform={`scale(${scale})`}>
      <path d={outlines[identity.glyph]} fill={identity.colour} />
      <text y={identity.glyph === 'triangle' ? 6.6 : 4.6}>{identity.letter}</text>
    </g>
  );
}

/** The shape of a seat with its letter, to stand in a line of text. */
export function SeatBadge({ identity }: { readonly identity: Identity }): ReactNode {
  return (
    <svg className="kit-badge" viewBox="-14 -14 28 28" aria-hidden="true">
      <SeatGlyph identity={identity} />
    </svg>
  );
}
