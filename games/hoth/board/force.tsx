import { Card } from '@holoboard/kit';
import type { ReactNode } from 'react';
import './force.css';

/** The sign of the Force: a star in a ring of light. */
export function ForceSign(): ReactNode {
  return (
    <g className="hoth-force">
      <circle r="15" />
      <path d="M0-24L3.5-6L18-18L6-3.5L24 0L6 3.5L18 18L3.5 6L0 24L-3.5 6L-18 18L-6 3.5L-24 0L-6-3.5L-18-18L-3.5-6Z" />
    </g>
  );
}

/** The Force card, to stand in a line of text. */
export function ForceCard({ label }: { readonly label: string }): ReactNode {
  return (
    <svg className="hoth-force-card" viewBox="-31 -43 62 86" role="img" aria-label={label}>
      <Card tone="special">
        <ForceSign />
      </Card>
    </svg>
  );
}
