import type { ReactNode } from 'react';
import { Die } from './die.tsx';
import type { Point } from './geometry.ts';
import { at, useMovement } from './motion.ts';
import './tray.css';

/** Dice that are being rolled: they tumble in one after the other. */
export interface Roll {
  readonly key: number;
  /** How long it takes until the last one lies, in milliseconds. */
  readonly milliseconds: number;
  /** Whether the last die takes its time. */
  readonly slowLast?: boolean;
}

export interface TrayProps {
  readonly dice: readonly number[];
  /** Which of the dice did something; the others are dimmed once they lie. */
  readonly lit?: (die: number, index: number) => boolean;
  /** What is said about a die. */
  readonly label: (die: number) => string;
  readonly roll?: Roll | null;
}

/** The width of a die with the room around it. */
const pitch = 62;

/** Where each of some dice lies in a tray around the origin. */
export function diePlaces(count: number): readonly Point[] {
  return Array.from({ length: count }, (_, i) => ({ x: (i - (count - 1) / 2) * pitch, y: 0 }));
}

/** How wide a tray of so many dice is. */
export function trayWidth(count: number): number {
  return count * pitch + 16;
}

/** A tray with dice around the origin. */
export function Tray({ dice, lit, label, roll = null }: TrayProps): ReactNode {
  const width = trayWidth(dice.length);
  return (
    <g className="kit-tray">
      <rect className="kit-tray-bed" x={-width / 2} y="-38" width={width} height="76" rx="12" />
      {diePlaces(dice.length).map((place, i) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: dice are known by their place.
          key={i}
          transform={`translate(${place.x} ${place.y})`}
        >
          <Tumbling roll={roll} index={i} count={dice.length}>
            <g className={lit && (lit(dice[i] as number, i) ? 'kit-die-lit' : 'kit-die-idle')}>
              <Die face={dice[i] as number} label={label(dice[i] as number)} />
            </g>
          </Tumbling>
        </g>
      ))}
    </g>
  );
}

/** The share of a roll's time at which a die begins and ends to tumble. */
function spanOf(index: number, count: number, slowLast: boolean): readonly [start: number, end: number] {
  const last = index === count - 1;
  if (slowLast && count > 1) return last ? [0.12, 1] : [index * 0.04, 0.4 + index * 0.04];
  const stagger = 0.3 / Math.max(1, count - 1);
  return [index * stagger, last ? 1 : 0.7 + index * stagger];
}

function Tumbling(props: {
  readonly roll: Roll | null;
  readonly index: number;
  readonly count: number;
  readonly children: ReactNode;
}): ReactNode {
  const { roll, index, count, children } = props;
  const [start, end] = spanOf(index, count, roll?.slowLast ?? false);
  const total = roll?.milliseconds ?? 0;
  const turns = roll?.slowLast && index === count - 1 ? 900 : 540;
  const side = index % 2 ? 1 : -1;
  const thrown = useMovement<SVGGElement>(
    roll?.key ?? null,
    roll && [
      { transform: at({ x: 90 * side, y: -190 }, `rotate(${-turns * side}deg) scale(0.5)`), opacity: 0 },
      {
        transform: at({ x: 40 * side, y: 26 }, `rotate(${-turns * 0.5 * side}deg) scale(1.1)`),
        opacity: 1,
        offset: 0.35,
      },
      {
        transform: at({ x: 18 * side, y: -34 }, `rotate(${-turns * 0.25 * side}deg) scale(1.06)`),
        offset: 0.55,
      },
      { transform: at({ x: 6 * side, y: 6 }, `rotate(${-turns * 0.06 * side}deg) scale(1)`), offset: 0.8 },
      { transform: at({ x: 0, y: 0 }, 'rotate(0deg) scale(1)'), opacity: 1 },
    ],
    { duration: total * (end - start), delay: total * start, easing: 'ease-out' },
  );
  return <g ref={thrown}>{children}</g>;
}
