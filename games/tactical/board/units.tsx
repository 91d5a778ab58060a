import { Decor, Halo, SeatGlyph, Told } from '@holoboard/kit';
import type { CSSProperties, ReactNode } from 'react';
import { cardOf } from '../data/cards.ts';
import type { TacticalState, Unit } from '../state.ts';
import { cardName, letterOf } from '../words/names.ts';
import { useChangeBench } from './bench.tsx';
import { outlineOf } from './figures.tsx';
import { identityOf } from './identity.ts';
import { milsPerUnit, type Plane } from './plane.ts';
import { lookOf } from './position.ts';
import './units.css';

/** How a base is drawn: its ring, its pointer and arcs, and who stands on it, looking so many degrees. */
export function Piece({
  card: id,
  degrees,
  shadow = false,
}: {
  readonly card: string;
  readonly degrees: number;
  readonly shadow?: boolean;
}): ReactNode {
  const card = cardOf(id);
  const r = card.base / milsPerUnit;
  const d = r * Math.SQRT1_2;
  const size = (r * 0.82) / 50;
  return (
    <>
      <circle className="tactical-ring" r={r} />
      <g transform={`rotate(${degrees})`}>
        {card.pointer && (
          <>
            <path className="tactical-arcs" d={`M${-d} ${-d}L${d} ${d}M${d} ${-d}L${-d} ${d}`} />
            <path className="tactical-pointer" d={`M0 ${-r - 7}L7 ${-r + 3}H-7Z`} />
          </>
        )}
        {shadow && card.type === 'Flying' && (
          <path className="tactical-shadow" d={outlineOf(id)} transform={`translate(5 9) scale(${size})`} />
        )}
        <path className="tactical-figure" d={outlineOf(id)} transform={`scale(${size})`} />
      </g>
    </>
  );
}

export interface UnitProps {
  readonly unit: Unit;
  readonly state: TacticalState;
  readonly plane: Plane;
  /** It is lit as a target, under this name. */
  readonly target: { readonly label: string; readonly focused: boolean; readonly entry: boolean } | null;
  readonly marked: boolean;
  readonly acting: boolean;
  readonly label: string;
  readonly hostile: boolean;
  readonly onLook: (unit: number | null) => void;
  /** Attacks it, where a mouse may do so by pointing at it; its weapon is looked at meanwhile. */
  readonly strike: { readonly weapon: string; readonly act: () => void } | null;
}

/** Whether somebody of the same name is, or was, in its army. */
function hasTwins({ units }: TacticalState, { id, seat, card }: Unit): boolean {
  return units.some((other) => other.id !== id && other.seat === seat && other.card === card);
}

/** One Unit on the table. */
export function UnitPiece(props: UnitProps): ReactNode {
  const { unit, state, plane, target, marked, acting, label, hostile, onLook, strike } = props;
  const changeBench = useChangeBench();
  const card = cardOf(unit.card);
  const at = plane.spot(unit.x, unit.y);
  const identity = identityOf(unit.seat);
  const r = card.base / milsPerUnit;
  const look = {
    onPointerEnter: () => {
      onLook(unit.id);
      if (strike) changeBench({ weapon: strike.weapon });
    },
    onPointerLeave: () => {
      onLook(null);
      if (strike) changeBench({ weapon: null });
    },
    onPointerDown: () => onLook(unit.id),
    ...(strike && { onClick: strike.act }),
  };
  const drawn = (
    <g
      className="tactical-unit"
      data-type={card.type}
      data-seat={identity.letter}
      data-acted={unit.acted}
      data-acting={acting}
      data-marked={marked}
      data-prey={strike !== null}
      style={{ '--seat': identity.colour } as CSSProperties}
    >
      <Piece card={unit.card} degrees={plane.degrees(lookOf(state, unit))} shadow />
      <g transform={`translate(${r * 0.72} ${r * 0.72})`}>
        <g className="tactical-hull">
          <g transform="translate(5 5)">
            <SeatGlyph identity={{ ...identity, letter: String(unit.hull) }} />
          </g>
        </g>
      </g>
      {/* TAC-CARD-06: who is the only one of a name needs no letter. */}
      {hasTwins(state, unit) && (
        <g transform={`translate(${-r * 0.7} ${-r * 0.55})`}>
          <text className="tactical-label">{letterOf(unit.label)}</text>
        </g>
      )}
    </g>
  );
  if (target)
    return (
      <g {...look}>
        <Halo
          id={`unit:${unit.id}`}
          label={target.label}
          at={at}
          radius={r + 9}
          focused={target.focused}
          entry={target.entry}
          tone={hostile ? 'danger' : 'own'}
        />
        {/* What is written on it is told by the name of the target; what points at it points at the light below. */}
        <Decor transform={`translate(${at.x} ${at.y})`} pointerEvents="none">
          {drawn}
        </Decor>
      </g>
    );
  return (
    <Told data-id={`unit:${unit.id}`} label={label} transform={`translate(${at.x} ${at.y})`} {...look}>
      {drawn}
    </Told>
  );
}

/** A Unit in words: 'TIE Fighter B, South, 2 of 2'. */
export function unitWords(unit: Unit, seat: string): string {
  return `${cardName(unit.card)} ${letterOf(unit.label)}, ${seat}, ${unit.hull}/${cardOf(unit.card).hull}`;
}
