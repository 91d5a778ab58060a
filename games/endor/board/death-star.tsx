import { memo, type ReactNode } from 'react';
import './death-star.css';

/** The Death Star around the origin, its dish to the upper left; while it is shielded a bubble stands around it. */
export const DeathStar = memo(function DeathStar({
  radius,
  shielded,
}: {
  readonly radius: number;
  readonly shielded: boolean;
}): ReactNode {
  const dish = radius * 0.26;
  const at = -radius * 0.34;
  const trench = radius * 0.07;
  return (
    <g className="endor-death-star" data-shielded={shielded}>
      <defs>
        <radialGradient id="death-star" cx="0.36" cy="0.3" r="0.8">
          <stop className="endor-death-star-day" offset="0" />
          <stop className="endor-death-star-dusk" offset="0.55" />
          <stop className="endor-death-star-night" offset="1" />
        </radialGradient>
        <clipPath id="death-star-disc">
          <circle r={radius} />
        </clipPath>
      </defs>
      <circle r={radius} fill="url(#death-star)" />
      <g className="endor-death-star-lines" clipPath="url(#death-star-disc)">
        {[-0.78, -0.5, 0.32, 0.58, 0.82].map((share) => (
          <path key={share} d={`M${-radius} ${radius * share}H${radius}`} />
        ))}
        {[-0.72, -0.3, 0.24, 0.62].map((share) => (
          <ellipse key={share} rx={Math.abs(radius * share)} ry={radius} />
        ))}
        <rect
          className="endor-death-star-trench"
          x={-radius}
          y={-trench / 2}
          width={2 * radius}
          height={trench}
        />
      </g>
      <circle className="endor-death-star-dish" cx={at} cy={at} r={dish} />
      <circle className="endor-death-star-eye" cx={at} cy={at} r={dish * 0.32} />
      <circle className="endor-death-star-edge" r={radius} />
    </g>
  );
});

/** Where the dish of a Death Star of some radius is. */
export function dishOf(radius: number): { readonly x: number; readonly y: number } {
  return { x: -radius * 0.34, y: -radius * 0.34 };
}
