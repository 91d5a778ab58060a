import type { Outcome } from '@holoboard/kernel';
import { FinaleFrame, type Motion, SeatGlyph } from '@holoboard/kit';
import type { ReactNode } from 'react';
import type { HothView } from '../view.ts';
import { identityOf } from './identity.ts';
import { TieAdvanced, XWing } from './ships.tsx';
import { Planet } from './silhouettes.tsx';
import './finale.css';

/** The winner comes down to Dantooine, or flies on alone; Vader is left behind. */
export default function Finale(props: {
  readonly view: HothView;
  readonly outcome: Outcome;
  readonly motion: Motion;
}): ReactNode {
  const { view, outcome, motion } = props;
  const seat = outcome.ranks.indexOf(1);
  const identity = identityOf(seat);
  const landed = outcome.reason === 'landed';
  return (
    <FinaleFrame motion={motion}>
      {landed && (
        <g transform="translate(452 150)">
          <circle className="hoth-finale-glow" r="128" data-move="appear" />
          <Planet id="dantooine" radius={104} name="" />
        </g>
      )}
      <g transform="translate(74 132) rotate(-12) scale(0.55)" opacity="0.7">
        <g data-move="appear">
          <TieAdvanced />
        </g>
      </g>
      <g transform={landed ? 'translate(330 84)' : 'translate(280 96)'}>
        <g data-move="arrive">
          <path className="hoth-finale-trail" d="M-210 52L-30 6L-30-6Z" fill={identity.colour} />
          <g transform="rotate(8) scale(1.05)">
            <XWing colour={identity.colour} pieces={view.rebels[seat]?.pieces ?? 5} />
          </g>
          <SeatGlyph identity={identity} scale={1.5} />
        </g>
      </g>
    </FinaleFrame>
  );
}
