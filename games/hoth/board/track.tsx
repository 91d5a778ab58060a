import {
  arcPath,
  bearing,
  between,
  Decor,
  distance,
  type Point,
  polar,
  short,
  smoothPath,
} from '@holoboard/kit';
import { memo, type ReactNode } from 'react';
import { keySpaces, slides } from '../data/marks.ts';
import { angleOn, type Layout, type Ring, rings, spaceRadius, spacesOf } from './layout.ts';
import './track.css';

/** A chevron at a point, pointing along a bearing. */
function chevron(at: Point, degrees: number, size: number): string {
  const tip = polar(at, size * 0.6, degrees);
  const left = polar(at, size, degrees - 135);
  const right = polar(at, size, degrees + 135);
  return `M${short(left.x)} ${short(left.y)}L${short(tip.x)} ${short(tip.y)}L${short(right.x)} ${short(right.y)}`;
}

/** The track: both pairs of rings, the S of hyperspace between them, slides, and arrows that say which way one flies. */
export const Track = memo(function Track(props: {
  readonly layout: Layout;
  readonly oneWay: boolean;
}): ReactNode {
  const { layout, oneWay } = props;
  const way = [keySpaces.tieSymbol, ...spacesOf('hyperspace'), keySpaces.dantooineEntry].map(layout.at);
  const lane = smoothPath(way);
  const circles = rings.map(({ zone, radius }) => ({ zone, ...layout.planet(zone), radius }));
  return (
    <Decor>
      {['hoth-lane-glow', 'hoth-lane-edge', 'hoth-lane-bed'].map((layer) => (
        <g key={layer} className={layer}>
          <path className="hoth-lane-hyper" d={lane} />
          {circles.map(({ zone, x, y, radius }) => (
            <circle key={zone} cx={x} cy={y} r={radius} />
          ))}
        </g>
      ))}
      <path className="hoth-lane-core" d={lane} />
      <path className="hoth-chevrons" d={laneChevrons(way)} />
      {rings.map((ring) => (
        <RingArrows key={ring.zone} ring={ring} layout={layout} />
      ))}
      {slides.map(({ from, to }) => (
        <Slide key={from} from={layout.at(from)} to={layout.at(to)} oneWay={oneWay} />
      ))}
    </Decor>
  );
});

/** A chevron between every two spaces of hyperspace. */
function laneChevrons(way: readonly Point[]): string {
  return way
    .slice(1)
    .map((point, i) => {
      const from = way[i] as Point;
      return chevron(between(from, point, 0.5), bearing(from, point), 8);
    })
    .join('');
}

/** Arcs with a head: outside the outer rings, and between the rings where no slide is. */
function RingArrows({ ring, layout }: { readonly ring: Ring; readonly layout: Layout }): ReactNode {
  const outer = ring.radius > 200;
  const radius = ring.radius + (outer ? 38 : 43);
  const middles = outer ? outerMiddles(ring) : innerMiddles(ring);
  const half = outer ? 15 : 13;
  const sign = ring.clockwise ? 1 : -1;
  const centre = layout.planet(ring.zone);
  return (
    <g className="hoth-arrows">
      {middles.map((middle) => {
        const start = middle - sign * half;
        const end = middle + sign * half;
        const head = chevron(polar(centre, radius, end), end + sign * 90, 11);
        return <path key={middle} d={arcPath(centre, radius, start, end) + head} />;
      })}
    </g>
  );
}

function outerMiddles({ clockwise }: Ring): readonly number[] {
  return clockwise ? [285, 30, 215] : [255, 165, 75];
}

/** Half-way between the slides of a planet. */
function innerMiddles({ centre, clockwise }: Ring): readonly number[] {
  const planet = clockwise ? 'dan' : 'hoth';
  const angles = slides
    .filter(({ from }) => from.startsWith(planet))
    .map(({ from }) => (angleOn(centre, from) + 360) % 360)
    .sort((a, b) => a - b);
  return angles.map((angle, i) => {
    const next = angles[i + 1] ?? (angles[0] as number) + 360;
    return (angle + next) / 2;
  });
}

/** A bar between two yellow spaces: an arrow for Rebels, and beside it Vader's own, which goes both ways. */
function Slide(props: { readonly from: Point; readonly to: Point; readonly oneWay: boolean }): ReactNode {
  const { from, to, oneWay } = props;
  const length = distance(from, to) - 2 * spaceRadius - 6;
  const start = between(from, to, (spaceRadius + 3) / distance(from, to));
  const heads = `M${length - 6} -4L${length} 0L${length - 6} 4${oneWay ? '' : 'M6 -4L0 0L6 4'}`;
  return (
    <g transform={`translate(${start.x} ${start.y}) rotate(${bearing(from, to) - 90})`}>
      <path className="hoth-slide" d={`M0-6H${length - 15}V-13L${length} 0L${length - 15} 13V6H0Z`} />
      <path className="hoth-slide-vader" d={`M0 0H${length}${heads}`} transform="translate(0 19)" />
    </g>
  );
}
