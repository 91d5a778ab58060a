import type { ReactNode } from 'react';
import './die.css';

const low = -14;
const high = 14;
const corners = [
  [low, low],
  [high, high],
  [high, low],
  [low, high],
] as const;
const sides = [
  [low, 0],
  [high, 0],
] as const;

/** Where the pips of a face from 1 to 6 are. */
export function pips(face: number): readonly (readonly [number, number])[] {
  const centre = face % 2 === 1 ? [[0, 0] as const] : [];
  return [...centre, ...corners.slice(0, face >= 4 ? 4 : face >= 2 ? 2 : 0), ...(face === 6 ? sides : [])];
}

/** A die of 52 units around the origin, showing a face from 1 to 6; as a part of a drawing. */
export function Die({ face, label }: { readonly face: number; readonly label: string }): ReactNode {
  return (
    <g className="kit-die">
      <title>{label}</title>
      <rect x="-26" y="-26" width="52" height="52" rx="10" />
      {pips(face).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="5" />
      ))}
    </g>
  );
}
