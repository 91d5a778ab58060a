import { type Box, Decor, type Point, Sky } from '@holoboard/kit';
import { memo, type ReactNode } from 'react';
import { keySpaces } from '../data/marks.ts';
import { type Layout, planetRadius, rings } from './layout.ts';
import { Planet } from './silhouettes.tsx';
import './ground.css';

/** The corners of the table, with marks along its edges like a ruler. */
function framePaths({ x, y, width, height }: Box): { readonly corners: string; readonly ticks: string } {
  const right = x + width;
  const bottom = y + height;
  const arm = 46;
  const corners =
    `M${x} ${y + arm}V${y}H${x + arm}M${right - arm} ${y}H${right}V${y + arm}` +
    `M${right} ${bottom - arm}V${bottom}H${right - arm}M${x + arm} ${bottom}H${x}V${bottom - arm}`;
  let ticks = '';
  for (let at = x + 100; at < right - 60; at += 50) ticks += `M${at} ${y}v8M${at} ${bottom}v-8`;
  for (let at = y + 100; at < bottom - 60; at += 50) ticks += `M${x} ${at}h8M${right} ${at}h-8`;
  return { corners, ticks };
}

/** Everything below the track: the sky, the table's frame and the two planets. */
export const Ground = memo(function Ground({ layout }: { readonly layout: Layout }): ReactNode {
  const { box, at } = layout;
  const hoth = at(keySpaces.rebelStart);
  const dantooine = at(keySpaces.goal);
  const { corners, ticks } = framePaths(box);
  return (
    <Decor>
      <Mist id="hoth" at={hoth} radius={520} />
      <Mist id="dantooine" at={dantooine} radius={520} />
      <Mist id="deep" at={{ x: box.x + box.width / 2, y: box.y + box.height / 2 }} radius={560} />
      <Sky box={box} />
      <path className="hoth-ticks" d={ticks} />
      <path className="hoth-corners" d={corners} />
      {rings
        .filter(({ radius }) => radius > 200)
        .map(({ zone }) => {
          const { x, y } = layout.planet(zone);
          return <circle key={zone} className="hoth-range" cx={x} cy={y} r="282" />;
        })}
      <g transform={`translate(${hoth.x} ${hoth.y})`} data-id={`space:${keySpaces.rebelStart}`}>
        <Planet id="hoth" radius={planetRadius} name="HOTH" />
      </g>
      <g transform={`translate(${dantooine.x} ${dantooine.y})`} data-id={`space:${keySpaces.goal}`}>
        <Planet id="dantooine" radius={planetRadius} name="DANTOOINE" />
      </g>
    </Decor>
  );
});

function Mist({
  id,
  at,
  radius,
}: {
  readonly id: string;
  readonly at: Point;
  readonly radius: number;
}): ReactNode {
  return (
    <g className={`hoth-mist hoth-mist-${id}`}>
      <defs>
        <radialGradient id={`mist-${id}`}>
          <stop offset="0" stopColor="currentColor" stopOpacity="0.5" />
          <stop offset="0.55" stopColor="currentColor" stopOpacity="0.16" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx={at.x} cy={at.y} r={radius} fill={`url(#mist-${id})`} />
    </g>
  );
}
