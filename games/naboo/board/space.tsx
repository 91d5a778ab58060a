import { Decor, Sky } from '@holoboard/kit';
import { memo, type ReactNode } from 'react';
import { grids, slots, starfighters } from '../data/track.ts';
import { Figure } from './figures.tsx';
import { type Column, flightHeight, slotPlace, slotSize, trackOf } from './layout.ts';
import type { BoardWords } from './words.ts';
import './space.css';

/** What a column shows: the printed grid, or a Starfighter card. */
function gridOf({ grid, card }: Column): {
  readonly dice: number;
  readonly printed: readonly number[];
} {
  const found = card === null ? grids[grid] : starfighters.find(({ id }) => id === card);
  return found ?? { dice: 0, printed: [] };
}

/** The outline of a slot. */
export function slotPath(left: number, slot: number): string {
  const { x, y } = slotPlace(left, slot);
  const { width, height } = slotSize;
  return `M${x - width / 2} ${y - height / 2}h${width}v${height}h${-width}Z`;
}

/** The outline of a column. */
export function columnPath(left: number): string {
  const { width, height } = slotSize;
  const top = slotPlace(left, 2).y - height / 2 - 5;
  const bottom = slotPlace(left, 12).y + height / 2 + 5;
  return `M${left - 4} ${top}h${width + 8}V${bottom}h${-width - 8}Z`;
}

/** The column Anakin has before him. */
export function columnAhead(columns: readonly Column[], anakin: number): Column | undefined {
  return columns.find(({ grid }) => grid === anakin);
}

export interface TrackProps {
  readonly stacks: readonly (readonly string[])[];
  readonly anakin: number;
  /** Slots that dice block just now. */
  readonly blocked: readonly number[];
  readonly chance: string | null;
  readonly words: BoardWords;
}

/** Anakin's way to the Droid Control Ship: his places, and the grids between them. */
export const FlightTrack = memo(function FlightTrack(props: TrackProps): ReactNode {
  const { stacks, anakin, blocked, chance, words } = props;
  const { stops, columns, width } = trackOf(stacks);
  const ahead = columnAhead(columns, anakin);
  return (
    <g className="naboo-space">
      <Sky box={{ x: 0, y: 0, width, height: 460 }} />
      <Decor>
        <path className="naboo-course" d={`M${stops[0]} ${flightHeight}H${stops.at(-1)}`} />
        {stops.slice(0, -1).map((x, stop) => (
          <circle
            key={x}
            className="naboo-stop"
            data-passed={stop < anakin}
            cx={x}
            cy={flightHeight}
            r="26"
          />
        ))}
        <g className="naboo-side-tradeFederation" data-gone={anakin >= grids.length}>
          <g transform={`translate(${stops.at(-1)} ${flightHeight}) scale(1.1)`}>
            <Figure of="ship" />
          </g>
        </g>
      </Decor>
      {columns.map((column) => (
        <GridColumn
          key={`${column.grid} ${column.card}`}
          column={column}
          passed={column.grid < anakin}
          ahead={column === ahead}
          blocked={column === ahead ? blocked : none}
        />
      ))}
      <Decor className="naboo-side-naboo">
        <g transform={`translate(${stops[anakin]} ${flightHeight}) scale(0.56)`}>
          <Figure of="fighter" />
        </g>
        {chance !== null && ahead && (
          <text className="naboo-chance" x={stops[anakin]} y={flightHeight - 44}>
            {chance}
          </text>
        )}
        <text className="naboo-ship-name" x={stops.at(-1)} y={flightHeight + 84}>
          {words.controlShip}
        </text>
      </Decor>
    </g>
  );
});

const none: readonly number[] = [];

function GridColumn(props: {
  readonly column: Column;
  readonly passed: boolean;
  readonly ahead: boolean;
  readonly blocked: readonly number[];
}): ReactNode {
  const { column, passed, ahead, blocked } = props;
  const { dice, printed } = gridOf(column);
  const { left, card, grid } = column;
  const top = slotPlace(left, 2).y - slotSize.height / 2 - 12;
  return (
    <g
      className="naboo-column"
      data-card={card !== null}
      data-passed={passed}
      data-ahead={ahead}
      data-id={card === null ? `grid:${grids[grid]?.id}` : undefined}
    >
      <path className="naboo-column-bed" d={columnPath(left)} />
      <Decor>
        <g className="naboo-column-dice">
          {Array.from({ length: dice }, (_, i) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: dice of one column.
              key={i}
              x={left + slotSize.width / 2 - dice * 7 + i * 14 + 1}
              y={top - 8}
              width="12"
              height="12"
              rx="2"
            />
          ))}
        </g>
        {slots.map((slot) => {
          const { x, y } = slotPlace(left, slot);
          const shut = printed.includes(slot);
          return (
            <g key={slot} transform={`translate(${x} ${y})`}>
              <path
                className="naboo-slot"
                data-shut={shut}
                d={`M${-slotSize.width / 2} ${-slotSize.height / 2}h${slotSize.width}v${slotSize.height}h${-slotSize.width}Z`}
              />
              <text className="naboo-slot-number" x={shut || blocked.includes(slot) ? -18 : 0} y="7">
                {slot}
              </text>
              {shut && (
                <g className="naboo-side-tradeFederation" transform="translate(12 0) scale(0.27)">
                  <Figure of="starfighter" />
                </g>
              )}
              {blocked.includes(slot) && (
                <rect className="naboo-blocker" x="2" y="-10" width="20" height="20" rx="4" />
              )}
            </g>
          );
        })}
      </Decor>
    </g>
  );
}
