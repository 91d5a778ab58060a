import { Decor, type Point } from '@holoboard/kit';
import { memo, type ReactNode } from 'react';
import { type SpaceData, spaceAt, spaces, staircases, windowsAbove } from '../data/spaces.ts';
import { floorTop, hexAt, hexPath, palaceGrid, placeOf } from './layout.ts';
import type { BoardWords } from './words.ts';
import './palace.css';

const levels = [3, 2, 1] as const;

/** The columns of a floor: the first goes on as the courtyard. */
const columnsOf = (level: number): number => (level === 1 ? 16 : 10);

function hexesOf(level: number): readonly SpaceData[] {
  return spaces.filter((space) => space.level === level);
}

/** The hexes within a floor that are walls. */
function wallsOf(level: number): readonly Point[] {
  return Array.from({ length: 7 }, (_, row) => row).flatMap((row) =>
    Array.from({ length: columnsOf(level) - (row % 2) }, (_, col) => col).flatMap((col) => {
      if (spaceAt(level, row, col) !== undefined) return [];
      const { x, y } = hexAt(palaceGrid, row, col);
      return [{ x, y: y + floorTop(level) }];
    }),
  );
}

const walls = levels.flatMap(wallsOf);
const { width, half, pitch } = palaceGrid;

/** The three floors one above the other, and the courtyard before the first: the same columns lie below each other. */
export const Palace = memo(function Palace({ words }: { readonly words: BoardWords }): ReactNode {
  return (
    <g className="naboo-palace">
      {levels.map((level) => (
        <g key={level}>
          <Plate level={level} />
          {hexesOf(level).map((space) => (
            <Hex key={space.id} space={space} />
          ))}
          <Windows level={level} />
          <Decor>
            <text className="naboo-floor-name" x={46} y={floorTop(level) - half - 10}>
              {words.floors[level]}
            </text>
          </Decor>
        </g>
      ))}
      <Decor>
        <text className="naboo-floor-name naboo-floor-end" x={width * 15.5} y={floorTop(1) - half - 10}>
          {words.courtyard}
        </text>
        {walls.map((place) => (
          <Block key={`${place.x} ${place.y}`} place={place} kind="wall" />
        ))}
        <Doors />
        <Stairs />
      </Decor>
    </g>
  );
});

/** What a floor lies on: a slab with an edge towards us. */
function Plate({ level }: { readonly level: number }): ReactNode {
  const top = floorTop(level) - half - 4;
  const wide = width * columnsOf(level) + 16;
  const high = pitch * 6 + half * 2 + 8;
  return (
    <Decor>
      <rect className="naboo-slab-edge" x={-width / 2 - 8} y={top + 14} width={wide} height={high} rx="10" />
      <rect className="naboo-slab" x={-width / 2 - 8} y={top} width={wide} height={high} rx="10" />
    </Decor>
  );
}

function Hex({ space }: { readonly space: SpaceData }): ReactNode {
  const place = placeOf(space.id);
  if (space.terrain === 'pillar') return <Block place={place} kind="pillar" />;
  if (space.terrain === 'throne') return <Block place={place} kind="throne" />;
  const kind =
    space.terrain === 'stairs' ? 'stairs' : space.staging ? 'staging' : space.window ? 'window' : 'floor';
  return (
    <path
      className={`naboo-tile naboo-tile-${kind} naboo-room-${space.id.startsWith('gb') ? 'courtyard' : space.room}`}
      data-id={`space:${space.id}`}
      d={hexPath(palaceGrid, place, 0.95)}
    />
  );
}

/** Something solid that stands on a hex: it rises towards us. */
function Block(props: { readonly place: Point; readonly kind: 'wall' | 'pillar' | 'throne' }): ReactNode {
  const { place, kind } = props;
  const rise = kind === 'wall' ? 9 : kind === 'pillar' ? 26 : 16;
  const share = kind === 'wall' ? 1 : 0.62;
  const { x, y } = place;
  return (
    <Decor className={`naboo-block naboo-block-${kind}`}>
      {kind !== 'wall' && <path className="naboo-block-bed" d={hexPath(palaceGrid, place, 0.95)} />}
      <path
        className="naboo-block-side"
        d={`M${x - (width / 2) * share} ${y - rise}V${y + (half / 2) * share}L${x} ${y + half * share}L${x + (width / 2) * share} ${y + (half / 2) * share}V${y - rise}Z`}
      />
      <path className="naboo-block-top" d={hexPath(palaceGrid, { x, y: y - rise }, share)} />
      {kind === 'throne' && <path className="naboo-throne" d={`M${x - 9} ${y - 14}v-22h18v22z`} />}
    </Decor>
  );
}

/** The windows of a floor: panes in its outer walls. */
function Windows({ level }: { readonly level: number }): ReactNode {
  return (
    <Decor>
      {hexesOf(level)
        .filter(({ window }) => window)
        .map(({ id, row }) => {
          const { x, y } = placeOf(id);
          const edge = row === 0 ? y - half - 1 : y + half + 1;
          return (
            <path
              key={id}
              className="naboo-pane"
              d={`M${x - 17} ${edge}h34M${x - 17} ${edge - 4}h34M${x} ${edge - 6}v8`}
            />
          );
        })}
    </Decor>
  );
}

/** The door of the throne room, and that to the core. */
function Doors(): ReactNode {
  const throne = placeOf('f3-3-3');
  const core = placeOf('gb-3-14');
  return [throne, core].map(({ x, y }) => (
    <g key={x} className="naboo-door" transform={`translate(${x + width / 2} ${y})`}>
      <path d={`M-4 ${-half * 0.6}v${half * 1.2}M4 ${-half * 0.6}v${half * 1.2}`} />
      <path d={`M-7 ${-half * 0.6}h14M-7 ${half * 0.6}h14`} />
    </g>
  ));
}

/** Steps on both spaces of a staircase, with an arrow to where it leads, and a line from floor to floor. */
function Stairs(): ReactNode {
  return staircases.map(([lower, upper]) => {
    const [below, above] = [lower, upper].map((space) => placeOf(spaces[space]?.id ?? '')) as [Point, Point];
    return (
      <g key={lower} className="naboo-stairs">
        <path className="naboo-rail" d={`M${below.x} ${below.y - 12}V${above.y + 12}`} />
        <path d={`${stepsAt(below)}M${below.x - 7} ${below.y - 4}l7-9l7 9`} />
        <path d={`${stepsAt(above)}M${above.x - 7} ${above.y + 4}l7 9l7-9`} />
      </g>
    );
  });
}

function stepsAt({ x, y }: Point): string {
  return `M${x - 18} ${y + 10}h8v-6h8v-6h8v-6h8v-6`;
}

/** The cables along the windows, while a card lets somebody climb. */
export function Cables(): ReactNode {
  const columns = spaces.flatMap(({ window, level, id }, space) =>
    window && level === 1 ? [{ from: placeOf(id), above: windowsAbove[space] ?? [] }] : [],
  );
  return (
    <Decor className="naboo-cables">
      {columns.map(({ from, above }) => {
        const highest = placeOf(spaces[above.at(-1) ?? 0]?.id ?? '');
        return <path key={`${from.x} ${from.y}`} d={`M${from.x} ${from.y}V${highest.y}`} />;
      })}
    </Decor>
  );
}

/** What decides here, in large figures beside the upper floors. */
export function PalaceTally(props: {
  readonly left: number;
  readonly throne: number;
  readonly words: BoardWords;
}): ReactNode {
  const { left, throne, words } = props;
  const x = width * 13.6;
  return (
    <Decor className="naboo-tally">
      <text className="naboo-tally-number" data-low={left <= 6} x={x} y={150}>
        {left}
      </text>
      <text x={x} y={190}>
        {words.palaceLeft}
      </text>
      <text className="naboo-tally-small" x={x} y={222}>
        {words.palaceLost}
      </text>
      <text className="naboo-tally-number" data-good={throne > 0} x={x} y={330}>
        {throne > 0 ? `+${throne}` : throne < 0 ? `−${-throne}` : '0'}
      </text>
      <text x={x} y={370}>
        {words.throneRoom}
      </text>
    </Decor>
  );
}
