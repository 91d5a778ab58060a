import { Decor } from '@holoboard/kit';
import { memo, type ReactNode } from 'react';
import { asteroidFields, keySpaces, repairStations, slides } from '../data/marks.ts';
import { spaces } from '../data/spaces.ts';
import { type Layout, spaceRadius } from './layout.ts';
import { TieSign } from './ships.tsx';
import { Asteroid, Station } from './silhouettes.tsx';
import type { BoardWords } from './words.ts';
import './spaces.css';

/** What is printed on a space. Each kind has a shape of its own, so that colour is never all. */
export type SpaceKind = 'plain' | 'red' | 'slide' | 'slideEnd' | 'tie' | 'asteroid' | 'station';

const kinds = new Map<string, SpaceKind>([
  ...slides.map(({ from }) => [from, 'slide'] as const),
  ...slides.map(({ to }) => [to, 'slideEnd'] as const),
  ...asteroidFields.flatMap((field) => field.spaces.map((space) => [space, 'asteroid'] as const)),
  ...repairStations.map(({ space }) => [space, 'station'] as const),
  [keySpaces.redStart, 'red'],
  [keySpaces.redFinal, 'red'],
  [keySpaces.tieSymbol, 'tie'],
]);

/** What is printed on a space. */
export function kindOf(id: string): SpaceKind {
  return kinds.get(id) ?? 'plain';
}

function numberOf(id: string): number {
  return Number(id.slice(id.lastIndexOf('-') + 1));
}

const octagon = 'M-9-22H9L22-9V9L9 22H-9L-22 9V-9Z';
const hexagon = 'M-14-24H14L28 0L14 24H-14L-28 0Z';
const diamond = 'M0-26L26 0L0 26L-26 0Z';

/** A space around the origin. */
export function SpaceSign({
  kind,
  number,
}: {
  readonly kind: SpaceKind;
  readonly number: number | null;
}): ReactNode {
  return (
    <g className={`hoth-space hoth-space-${kind}`}>
      {kind === 'plain' && <circle r={spaceRadius} />}
      {kind === 'red' && <path d={octagon} />}
      {kind === 'red' && <path className="hoth-stripes" d="M-22 4L4-22M-17 17L17-17M-4 22L22-4" />}
      {kind === 'slide' && <path d={diamond} />}
      {kind === 'slideEnd' && <path d={diamond} />}
      {kind === 'tie' && <path d={hexagon} />}
      {kind === 'tie' && <TieSign />}
      {kind === 'asteroid' && <Asteroid turn={(number ?? 0) * 67} />}
      {kind === 'station' && <Station />}
      {number !== null && kind !== 'tie' && kind !== 'station' && <text dy="0.36em">{number}</text>}
    </g>
  );
}

interface SpacesProps {
  readonly layout: Layout;
  readonly words: Pick<BoardWords, 'places'>;
}

/** All spaces of the rings and of hyperspace; quiet, but they can be pointed at. */
export const Spaces = memo(function Spaces({ layout, words }: SpacesProps): ReactNode {
  return (
    <Decor>
      {spaces
        .filter(({ zone }) => !zone.endsWith('Planet'))
        .map(({ id }) => {
          const { x, y } = layout.at(id);
          return (
            <g key={id} data-id={`space:${id}`} transform={`translate(${x} ${y})`}>
              <circle className="hoth-reach" r="26" />
              <SpaceSign kind={kindOf(id)} number={numberOf(id)} />
            </g>
          );
        })}
      <PlaceLabels layout={layout} words={words} />
    </Decor>
  );
});

/** Where the names of asteroid fields and stations stand in each layout. */
const labels = [
  { name: 'Shard Drift', lying: { x: 238, y: 168 }, folded: { x: 478, y: 702 } },
  { name: 'Broken Moon', lying: { x: 796, y: 84 }, folded: { x: 700, y: 680 } },
  { name: 'The Grinder', lying: { x: 698, y: 800 }, folded: { x: 160, y: 461 } },
  { name: 'Outer Debris', lying: { x: 1322, y: 846 }, folded: { x: 380, y: 443 } },
  { name: 'Station Aurek', lying: { x: 396, y: 46 }, folded: { x: 640, y: 756 } },
  { name: 'Station Besh', lying: { x: 906, y: 430 }, folded: { x: 446, y: 611 } },
  { name: 'Station Cresh', lying: { x: 1124, y: 966 }, folded: { x: 268, y: 394 } },
] as const;

/** An asteroid field or a station. */
export type PlaceName = (typeof labels)[number]['name'];

function PlaceLabels({ layout, words }: SpacesProps): ReactNode {
  return (
    <g className="hoth-labels hoth-fine">
      {labels.map(({ name, [layout.id]: at }) => (
        <text key={name} x={at.x} y={at.y}>
          {words.places[name]}
        </text>
      ))}
    </g>
  );
}
