import type { ReactNode } from 'react';
import './silhouettes.css';

/** An asteroid, about 44 units wide, around the origin; `turn` tells several of them apart. */
export function Asteroid({ turn = 0 }: { readonly turn?: number }): ReactNode {
  return (
    <g className="hoth-asteroid" transform={`rotate(${turn})`}>
      <path d="M-6-23L9-22L20-12L23 3L16 17L3 23L-12 20L-22 9L-21-8Z" />
      <path
        className="hoth-crater"
        d="M-14-5a4 4 0 1 0 1-7M9-14a3.5 3.5 0 1 0 5 4M-9 15a3 3 0 1 0-4-4M13 8a3 3 0 1 0-3 5"
      />
    </g>
  );
}

/** A repair station, about 52 units wide: a ring with four arms, and the cross of help. */
export function Station(): ReactNode {
  return (
    <g className="hoth-station">
      <path d="M-5-27H5V-21H-5ZM-5 21H5V27H-5ZM-27-5H-21V5H-27ZM21-5H27V5H21Z" />
      <circle r="21" />
      <path className="hoth-cross" d="M-4-12H4V-4H12V4H4V12H-4V4H-12V-4H-4Z" />
    </g>
  );
}

/** A planet around the origin, lit from the upper left, with bands of cloud; its colours come by class. */
export function Planet(props: {
  readonly id: string;
  readonly radius: number;
  readonly name: string;
}): ReactNode {
  const { id, radius, name } = props;
  const inside = radius - 13;
  return (
    <g className={`hoth-planet hoth-planet-${id}`}>
      <defs>
        <radialGradient id={`planet-${id}`} cx="0.34" cy="0.3" r="0.78">
          <stop className="hoth-planet-day" offset="0" />
          <stop className="hoth-planet-dusk" offset="0.62" />
          <stop className="hoth-planet-night" offset="1" />
        </radialGradient>
        <radialGradient id={`air-${id}`}>
          <stop className="hoth-planet-air" offset="0.7" stopOpacity="0.5" />
          <stop className="hoth-planet-air" offset="1" stopOpacity="0" />
        </radialGradient>
        <clipPath id={`disc-${id}`}>
          <circle r={radius} />
        </clipPath>
      </defs>
      <circle r={radius * 1.3} fill={`url(#air-${id})`} />
      <circle r={radius} fill={`url(#planet-${id})`} />
      <g className="hoth-planet-bands" clipPath={`url(#disc-${id})`} transform="rotate(-18)">
        <path d={`M${-radius} -38Q-20 -52 20 -38T${radius} -42`} />
        <path d={`M${-radius} -14Q-30 -26 6 -12T${radius} -18`} />
        <path d={`M${-radius} 12Q-16 0 24 14T${radius} 8`} />
        <path d={`M${-radius} 40Q-26 30 10 42T${radius} 34`} />
      </g>
      <circle className="hoth-planet-edge" r={radius} />
      <path id={`name-${id}`} d={`M${-inside} 0A${inside} ${inside} 0 0 0 ${inside} 0`} fill="none" />
      <text className="hoth-planet-name">
        <textPath href={`#name-${id}`} startOffset="50%">
          {name}
        </textPath>
      </text>
    </g>
  );
}
