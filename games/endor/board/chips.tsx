import { memo, type ReactNode } from 'react';
import { type ShipType, type Side, ships } from '../data/ships.ts';
import type { Ships } from '../view.ts';
import { ShipSign } from './fleet.tsx';
import './chips.css';

/** The types of ship in the order they are drawn: the special ships first. */
const drawn: readonly ShipType[] = ['falcon', 'executor', 'xwing', 'ywing', 'bwing', 'tie'];

/** Some ships of one type. */
export interface Group {
  readonly type: ShipType;
  readonly count: number;
}

/** The groups of a place, as they are drawn. */
export function groupsIn(there: Ships | undefined): readonly Group[] {
  return drawn.flatMap((type) => {
    const count = there?.[type] ?? 0;
    return count > 0 ? [{ type, count }] : [];
  });
}

/** The side of a type of ship. */
export function sideOfShip(type: ShipType): Side {
  return ships.find((ship) => ship.type === type)?.side ?? 'rebel';
}

/** The side that holds a place; nothing when it is empty. */
export function holderOf(there: Ships | undefined): Side | null {
  const [first] = groupsIn(there);
  return first ? sideOfShip(first.type) : null;
}

/** A group of ships around the origin: one sign, and their number. A special ship tells the hits it can still take. */
export const Chip = memo(function Chip(props: {
  readonly type: ShipType;
  readonly count: number;
  /** What a special ship can still take. */
  readonly hits?: number | undefined;
  /** TIE fighters that wait aboard. */
  readonly reserve?: number | undefined;
}): ReactNode {
  const { type, count, hits, reserve } = props;
  return (
    <g className={`endor-chip endor-side-${sideOfShip(type)}`}>
      <g transform={`translate(-25 0) scale(${hits === undefined ? 0.54 : 0.6})`}>
        <ShipSign ship={type} />
      </g>
      {hits === undefined ? (
        <text className="endor-chip-count" x="8" y="16">
          {count}
        </text>
      ) : (
        <>
          <path
            className="endor-chip-hull"
            d={hullMark}
            transform={`translate(14 ${reserve === undefined ? 0 : -13})`}
          />
          <text className="endor-chip-hits" x="25" y={reserve === undefined ? 12 : -2}>
            {hits}
          </text>
        </>
      )}
      {reserve !== undefined && (
        <>
          <g transform="translate(14 16) scale(0.2)">
            <ShipSign ship="tie" />
          </g>
          <text className="endor-chip-reserve" x="26" y="25">
            {reserve}
          </text>
        </>
      )}
    </g>
  );
});

/** A small shield: what a hull can still take. */
const hullMark = 'M0-9L8-6V1C8 6 4 9 0 11C-4 9-8 6-8 1V-6Z';
