import { useMovement } from '@holoboard/kit';
import { memo, type ReactNode } from 'react';
import { cannon, corners, fuselage, tie, wing } from './ship-outlines.ts';
import './ships.css';

/*
 * Ships are seen from the front and fit into a square from -50 to 50.
 */

/** What is happening to the pieces: so many come off, or are put back. */
export interface Repair {
  readonly kind: 'break' | 'mend';
  readonly count: number;
  readonly key: number;
  readonly duration: number;
  readonly delay: number;
}

export interface XWingProps {
  readonly colour: string;
  /** How many of the five pieces are there, the fuselage being the last. */
  readonly pieces: number;
  readonly repair?: Repair | null;
}

/** An X-Wing of five pieces; missing ones leave their outline. */
export const XWing = memo(function XWing({ colour, pieces, repair = null }: XWingProps): ReactNode {
  const off = 5 - pieces;
  return (
    <g className="hoth-xwing" fill={colour} stroke={colour}>
      {corners.map(({ name, x, y }, i) => {
        const moved = repair && (repair.kind === 'break' ? i >= off && i < off + repair.count : i < off);
        return (
          <g key={name} transform={`scale(${x} ${y})`}>
            {(i < off || moved) && <path className="hoth-missing" d={wing} />}
            {(i >= off || moved) && <Wing repair={moved ? repair : null} />}
          </g>
        );
      })}
      <path className="hoth-hull" d={fuselage} />
      <path className="hoth-canopy" d="M-6-11H6L8-3H-8Z" />
    </g>
  );
});

const whole = { transform: 'translate(0px, 0px) rotate(0deg)', opacity: 1 };
const gone = { transform: 'translate(34px, -30px) rotate(55deg)', opacity: 0 };
const breaking: Keyframe[] = [
  whole,
  { transform: 'translate(9px, -8px) rotate(8deg)', opacity: 1, offset: 0.3 },
  gone,
];
const mending: Keyframe[] = [
  gone,
  { transform: 'translate(-2px, 2px) rotate(-3deg)', opacity: 1, offset: 0.8 },
  whole,
];

function Wing({ repair }: { readonly repair: Repair | null }): ReactNode {
  const keyframes = repair && (repair.kind === 'break' ? breaking : mending);
  const piece = useMovement<SVGGElement>(repair?.key ?? null, keyframes, {
    duration: repair?.duration ?? 0,
    delay: repair?.delay ?? 0,
    easing: 'ease-out',
  });
  return (
    <g ref={piece}>
      <path className="hoth-hull" d={wing} />
      <path className="hoth-cannon" d={cannon} />
      <circle className="hoth-hull" cx="20" cy="-14" r="9.5" />
      <circle className="hoth-canopy" cx="20" cy="-14" r="4.5" />
    </g>
  );
}

/** A TIE Fighter with the bent wings of Darth Vader's own. */
export const TieAdvanced = memo(function TieAdvanced(): ReactNode {
  return (
    <g className="hoth-tie">
      <path d={tie.arm} />
      <path d={tie.arm} transform="scale(-1 1)" />
      <path d={tie.panel} />
      <path d={tie.panel} transform="scale(-1 1)" />
      <circle r="14" />
      <path
        className="hoth-tie-window"
        d="M-3-7H3L7-3V3L3 7H-3L-7 3V-3ZM-3-7L3 7M3-7L-3 7M-7-3L7 3M-7 3L7-3"
      />
    </g>
  );
});

/** The sign of a plain TIE Fighter, in lines. */
export function TieSign(): ReactNode {
  return (
    <path
      className="hoth-tie-sign"
      d="M-11-13V13M11-13V13M-11 0H-6M6 0H11M0-6A6 6 0 1 1 0 6A6 6 0 1 1 0-6Z"
    />
  );
}
