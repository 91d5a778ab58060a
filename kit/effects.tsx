import type { ReactNode } from 'react';
import { bearing, distance, type Point, polar, straightPath } from './geometry.ts';
import { at, flash, pop, useMovement } from './motion.ts';
import './effects.css';

/** A burst of light. */
export function Flash(props: {
  readonly at: Point;
  readonly radius: number;
  readonly duration: number;
  readonly delay?: number;
  readonly tone?: 'own' | 'danger' | 'special' | 'good';
}): ReactNode {
  const { at: place, radius, duration, delay = 0, tone = 'own' } = props;
  const light = useMovement<SVGGElement>(null, flash, { duration, delay, easing: 'ease-out' });
  return (
    <g transform={`translate(${place.x} ${place.y})`}>
      <g ref={light} className={`kit-flash kit-flash-${tone}`}>
        <circle r={radius * 0.7} />
        <path d={rays(radius)} />
        <circle className="kit-flash-ring" r={radius * 1.2} />
      </g>
    </g>
  );
}

/** Twelve rays of light, every other one shorter. */
function rays(radius: number): string {
  const centre = { x: 0, y: 0 };
  return Array.from({ length: 12 }, (_, i) => {
    const ends = [polar(centre, radius * 0.5, i * 30), polar(centre, radius * (i % 2 ? 0.95 : 1.4), i * 30)];
    return straightPath(ends);
  }).join('');
}

/** One laser bolt from one place to another. */
export function Bolt(props: {
  readonly from: Point;
  readonly to: Point;
  readonly duration: number;
  readonly delay: number;
  /** Red, unless told otherwise. */
  readonly tone?: 'red' | 'green';
}): ReactNode {
  const { from, to, duration, delay, tone = 'red' } = props;
  const turn = `rotate(${bearing(from, to) - 90}deg)`;
  const bolt = useMovement<SVGLineElement>(
    null,
    [
      { transform: at(from, `${turn} scaleX(0.2)`), opacity: 0 },
      { transform: at(from, `${turn} scaleX(1)`), opacity: 1, offset: 0.1 },
      { transform: at(to, `${turn} scaleX(1)`), opacity: 1, offset: 0.9 },
      { transform: at(to, `${turn} scaleX(0.1)`), opacity: 0 },
    ],
    { duration, delay },
  );
  const length = Math.min(46, distance(from, to) / 2 + 14);
  return <line ref={bolt} className={`kit-bolt kit-bolt-${tone}`} x1={-length} x2="0" />;
}

/** A word or number that pops up and fades. */
export function Pop(props: {
  readonly at: Point;
  readonly text: string;
  readonly duration: number;
  readonly delay?: number;
  readonly tone?: 'own' | 'danger' | 'special' | 'good';
}): ReactNode {
  const { at: place, text, duration, delay = 0, tone = 'own' } = props;
  const word = useMovement<SVGTextElement>(null, pop, { duration, delay });
  return (
    <g transform={`translate(${place.x} ${place.y})`}>
      <text ref={word} className={`kit-pop kit-pop-${tone}`}>
        {text}
      </text>
    </g>
  );
}
