import type { ReactNode } from 'react';
import type { Trace } from './contract.ts';
import { Decor } from './decor.tsx';
import { between, distance, type Point, short, smoothPath, straightPath } from './geometry.ts';
import './traces.css';

/** Ends a way short of its last point, so that the piece there stays in sight; half of it remains at least. */
function shortened(points: readonly Point[], by: number): readonly Point[] {
  const last = points.at(-1);
  const before = points.at(-2);
  if (!last || !before) return points;
  const length = distance(before, last);
  const away = Math.min(by, length / 2);
  return length === 0 ? points : [...points.slice(0, -1), between(last, before, away / length)];
}

/** Path data of an arrow through points: its shaft and its head. */
export function arrowPath(points: readonly Point[], head: number): { shaft: string; head: string } {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (!tip || !before) return { shaft: '', head: '' };
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
  const wing = (turn: number): Point => ({
    x: tip.x - head * Math.cos(angle + turn),
    y: tip.y - head * Math.sin(angle + turn),
  });
  return { shaft: smoothPath(points), head: straightPath([wing(0.5), tip, wing(-0.5)]) };
}

/** Arrows for what the others did, and how much was lost where; `at` says where on this drawing an id is. */
export function Traces({
  traces,
  at,
  clear,
  above,
}: {
  readonly traces: readonly Trace[];
  readonly at: (id: string) => Point | null;
  /** How far from the middle of a place an arrow ends. */
  readonly clear: number;
  /** How far above the middle of a place there is room for what was lost there; as far as an arrow ends when absent. */
  readonly above?: (id: string) => number;
}): ReactNode {
  const anyLit = traces.some(({ lit }) => lit);
  return (
    <Decor className="kit-traces" data-any={anyLit}>
      {traces.map(({ way, colour, harm, lost, lit }, i) => {
        const points = way.flatMap((id) => at(id) ?? []);
        const end = points.at(-1);
        if (!end) return null;
        const { shaft, head } = arrowPath(shortened(points, clear), 24);
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew as a whole.
            key={i}
            className="kit-trace"
            data-harm={harm}
            data-lit={lit}
            style={{ '--trace': colour } as React.CSSProperties}
          >
            {points.length > 1 ? (
              <>
                <path className="kit-trace-shaft" d={shaft} />
                <path d={head} />
              </>
            ) : (
              <circle cx={short(end.x)} cy={short(end.y)} r={clear + 6} />
            )}
            {lost > 0 && (
              <g
                transform={`translate(${short(end.x)} ${short(end.y - (above?.(way.at(-1) ?? '') ?? clear) - 4)})`}
              >
                <rect x="-27" y="-19" width="54" height="38" rx="19" />
                <text y="9">{`−${lost}`}</text>
              </g>
            )}
          </g>
        );
      })}
    </Decor>
  );
}
