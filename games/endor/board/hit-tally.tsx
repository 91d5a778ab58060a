import { Decor } from '@holoboard/kit';
import type { ReactNode } from 'react';
import type { ShipType } from '../data/ships.ts';
import { nameIn } from '../words/labels.ts';
import { chip } from './layout.ts';
import { groupPlace, type TargetsProps } from './targets.tsx';
import './hit-tally.css';

/** How many hits have been given to each group so far. */
export function HitTally({ view, layout, picked }: TargetsProps): ReactNode {
  const hits = picked.filter((id) => id.startsWith('+ship:')).map((id) => nameIn(id) as ShipType);
  return (
    <Decor className="endor-tally">
      {[...new Set(hits)].map((type) => {
        const { x, y, scale } = groupPlace(view, layout, view.target ?? '', type);
        return (
          <g
            key={type}
            transform={`translate(${x + (chip.width / 2) * scale + 8} ${y - (chip.height / 4) * scale}) scale(${scale})`}
          >
            <circle r="22" />
            <text y="9">{`✕${hits.filter((hit) => hit === type).length}`}</text>
          </g>
        );
      })}
    </Decor>
  );
}
