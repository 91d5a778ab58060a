import type { Stroke } from '@holoboard/kernel';
import './game-art.css';

/** The picture of a game on the start page, in light. */
export function GameArt({ picture }: { readonly picture: readonly Stroke[] }) {
  return (
    <svg className="art" viewBox="0 0 400 200" aria-hidden="true">
      {picture.map((stroke) => (
        <Line key={JSON.stringify(stroke)} {...stroke} />
      ))}
    </svg>
  );
}

function Line({ shape, look, opacity, dashes, wide, at }: Stroke) {
  const drawn = {
    className: look && `art-${look}`,
    opacity,
    strokeDasharray: dashes,
    transform: at,
    ...(wide === undefined ? {} : { strokeWidth: wide, strokeLinecap: 'round' as const }),
  };
  if (typeof shape === 'string') return <path d={shape} {...drawn} />;
  const [x, y, radius] = shape;
  return <circle cx={x} cy={y} r={radius} {...drawn} />;
}
