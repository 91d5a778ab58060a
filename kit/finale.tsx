import type { ReactNode } from 'react';
import type { Motion } from './contract.ts';
import './finale.css';

/** Stars that are the same in every scene. */
const stars = Array.from({ length: 46 }, (_, i) => ({
  x: (i * 137.5) % 560,
  y: (i * 61.8) % 190,
  r: i % 7 === 0 ? 1.6 : 0.8,
}));

/**
 * The frame of a scene for the end of a game, 560 by 190 units with a sky. Whatever has `data-move` (arrive, burst, appear, sink) moves
 * once to where it is drawn; what bursts has the ring, the fire and the heart of `kit-finale-ring`, `-fire` and `-heart`.
 */
export function FinaleFrame({
  motion,
  children,
}: {
  readonly motion: Motion;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <svg className="kit-finale" viewBox="0 0 560 190" data-motion={motion} aria-hidden="true">
      <g fill="var(--text)" opacity="0.5">
        {stars.map(({ x, y, r }) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
      {children}
    </svg>
  );
}
