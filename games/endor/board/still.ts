import type { Still, StillStroke } from '@holoboard/kernel';
import { sectors } from '../data/board.ts';
import { type ShipType, ships } from '../data/ships.ts';
import type { EndorView } from '../view.ts';
import { chipPlaces, deathStarRadius, layouts } from './layout.ts';
import { shipSigns } from './ship-signs.ts';

const [, layout] = layouts;
const middle = layout.at('deathStar');

const ground: readonly StillStroke[] = [
  ...sectors.flatMap(({ id, ring }): StillStroke[] =>
    ring === 'centre' ? [] : [{ shape: layout.outline(id), look: 'filled', opacity: 0.75, wide: 2 }],
  ),
  { shape: [middle.x, middle.y, deathStarRadius], look: 'filled', wide: 4 },
  {
    shape: [middle.x - deathStarRadius * 0.34, middle.y - deathStarRadius * 0.34, deathStarRadius * 0.26],
    wide: 3,
  },
  { shape: `M${middle.x - deathStarRadius} ${middle.y}h${2 * deathStarRadius}`, wide: 4 },
];

/** Some ships of one type at a place: their sign and their number. */
function group(type: ShipType, count: number, x: number, y: number, scale: number): readonly StillStroke[] {
  const colour = ships.find((ship) => ship.type === type)?.side === 'empire' ? 'violet' : 'orange';
  return [
    {
      shape: shipSigns[type].hull,
      colour,
      solid: true,
      at: `translate(${x - 25 * scale} ${y}) scale(${0.54 * scale})`,
    },
    { shape: [x + 24 * scale, y, 36 * scale], text: `${count}`, colour },
  ];
}

/** The battle in space as it stands: who holds which sectors, around the Death Star. */
export function still({ ships: bySector }: EndorView): Still {
  const fleets = Object.entries(bySector).flatMap(([sector, there]) => {
    const groups = Object.entries(there) as readonly [ShipType, number][];
    const { scale, places } = chipPlaces(layout, sector, groups.length);
    return groups.flatMap(([type, count], i) => {
      const { x, y } = places[i] ?? layout.at(sector);
      return group(type, count, x, y, scale);
    });
  });
  return { box: { x: 60, y: 20, width: 880, height: 880 }, strokes: [...ground, ...fleets] };
}
