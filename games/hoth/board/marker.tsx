import { at, SeatGlyph, useMovement } from '@holoboard/kit';
import { memo, type ReactNode } from 'react';
import { identityOf } from './identity.ts';
import type { Piece, Place } from './markers.ts';
import { type Repair, TieAdvanced, XWing } from './ships.tsx';
import './marker.css';

/** A movement of a marker while a moment is shown. */
export interface Movement {
  readonly key: string;
  readonly keyframes: Keyframe[];
  readonly duration: number;
}

export interface MarkerProps {
  readonly piece: Piece;
  readonly place: Place;
  readonly pieces: number;
  readonly active: boolean;
  readonly own: boolean;
  readonly shielded: boolean;
  readonly marked: boolean;
  readonly movement: Movement | null;
  readonly repair: Repair | null;
}

/** How much smaller than its drawing a ship stands on the board. */
const shipScale = 0.7;

/** A marker: an X-Wing of its seat's colour with the seat's shape and letter, or Darth Vader's TIE. */
export const Marker = memo(function Marker(props: MarkerProps): ReactNode {
  const { piece, place, movement } = props;
  const moved = useMovement<SVGGElement>(movement?.key ?? null, movement?.keyframes ?? null, {
    duration: movement?.duration ?? 0,
  });
  return (
    <g
      ref={moved}
      className={`hoth-marker${props.active ? ' hoth-marker-active' : ''}`}
      style={{ transform: at(place.at, `scale(${place.scale})`) }}
    >
      {props.marked && <circle className="hoth-marked" r="38" />}
      {piece === 'vader' ? (
        <g transform={`scale(${shipScale})`}>
          <circle className="hoth-dread" r="52" />
          <TieAdvanced />
        </g>
      ) : (
        <Rebel {...props} seat={piece} />
      )}
    </g>
  );
});

function Rebel(props: MarkerProps & { readonly seat: number }): ReactNode {
  const identity = identityOf(props.seat);
  return (
    <>
      {props.active && <circle className="hoth-turn-ring" r="39" stroke={identity.colour} />}
      {props.shielded && <circle className="hoth-shield" r="35" />}
      <g transform={`scale(${shipScale})`}>
        <XWing colour={identity.colour} pieces={props.pieces} repair={props.repair} />
      </g>
      <SeatGlyph identity={identity} scale={1.3} />
      {props.own && <path className="hoth-own" d="M-9-52H9L0-42Z" fill={identity.colour} />}
    </>
  );
}
