import { memo, type ReactNode } from 'react';
import { type Box, short } from './geometry.ts';
import './sky.css';

/** Stars in three sizes, each size one path; always the same sky. */
function starPaths(box: Box): readonly string[] {
  let seed = 20077;
  const next = (): number => {
    seed = (seed * 48271) % 0x7fffffff;
    return seed / 0x7fffffff;
  };
  return [260, 90, 26].map((count) => {
    let path = '';
    for (let i = 0; i < count; i++) {
      const x = box.x - 500 + next() * (box.width + 1000);
      const y = box.y - 400 + next() * (box.height + 800);
      path += `M${short(x)} ${short(y)}h0`;
    }
    return path;
  });
}

/** A sky of stars behind a box and far around it. */
export const Sky = memo(function Sky({ box }: { readonly box: Box }): ReactNode {
  return (
    <g className="kit-sky">
      {starPaths(box).map((path, size) => (
        <path key={path.length} className={`kit-stars kit-stars-${size}`} d={path} />
      ))}
    </g>
  );
});
