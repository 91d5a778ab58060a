import type { Outcome } from '@holoboard/kernel';
import { FinaleFrame, type Motion } from '@holoboard/kit';
import type { ReactNode } from 'react';
import type { EndorView } from '../view.ts';
import { DeathStar } from './death-star.tsx';
import { ShipSign } from './fleet.tsx';
import './finale.css';

/** Where ships of the winner fly, and how large they are drawn. */
const squadron = [
  [150, 118, 0.62],
  [88, 78, 0.5],
  [96, 152, 0.5],
  [44, 116, 0.42],
] as const;

/** Pieces of what has burst: how far away and in which direction they fly. */
const shards = Array.from({ length: 14 }, (_, i) => ({ turn: i * 25.7, away: 62 + ((i * 37) % 58) }));

/** The Death Star bursts behind the ships that did it, or hangs over a lost fleet. */
export default function Finale(props: {
  readonly view: EndorView;
  readonly outcome: Outcome;
  readonly motion: Motion;
}): ReactNode {
  const { view, outcome, motion } = props;
  const rebels = view.winner === 'rebel';
  const burst = outcome.reason === 'deathStarDestroyed';
  return (
    <FinaleFrame motion={motion}>
      <g transform="translate(410 95)">
        {burst ? (
          <g data-move="burst">
            <ellipse className="kit-finale-ring" rx="142" ry="34" />
            <circle className="kit-finale-fire" r="58" />
            <circle className="kit-finale-heart" r="30" />
            {shards.map(({ turn, away }) => (
              <path
                key={turn}
                className="endor-finale-shard"
                d="M-5-3L4-5L6 3L-3 5Z"
                transform={`rotate(${turn}) translate(${away} 0)`}
              />
            ))}
          </g>
        ) : (
          <DeathStar radius={76} shielded={false} />
        )}
      </g>
      {outcome.reason === 'rebelsDestroyed' && (
        <path className="endor-finale-beam" data-move="appear" d="M384 69L150 128" />
      )}
      {squadron.map(([x, y, scale], i) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          {outcome.reason === 'rebelsDestroyed' ? (
            <g className="endor-side-rebel endor-finale-wreck" data-move="sink">
              <g transform={`rotate(${40 + i * 67})`}>
                <ShipSign ship={i % 2 ? 'ywing' : 'xwing'} />
              </g>
            </g>
          ) : (
            <g className={rebels ? 'endor-side-rebel' : 'endor-side-empire'} data-move="arrive">
              <ShipSign ship={rebels ? (i === 0 ? 'falcon' : 'xwing') : 'tie'} />
            </g>
          )}
        </g>
      ))}
    </FinaleFrame>
  );
}
