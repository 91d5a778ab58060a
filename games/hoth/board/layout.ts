import { type Box, boxAround, type Point, polar } from '@holoboard/kit';
import { spaces } from '../data/spaces.ts';
import { type Zone, zones } from '../data/zones.ts';

/** The radius of a space, of a planet, and of what shines around a target. */
export const spaceRadius = 21;
export const planetRadius = 78;

/** One way to lay the board out: lying on a wide screen, standing on a narrow one. */
export interface Layout {
  readonly id: 'lying' | 'standing';
  readonly box: Box;
  /** By how many degrees the data's canvas is turned. */
  readonly turn: number;
  /** Where a point of the data's canvas is drawn. */
  readonly place: (point: Point) => Point;
  /** Where a space is drawn. */
  readonly at: (id: string) => Point;
  readonly rebelSpinner: Point;
  readonly imperialSpinner: Point;
  /** Where the Force card lies while nobody holds it. */
  readonly forceCard: Point;
  /** Where order cards lie, for those who play with them. */
  readonly orders: Point;
}

const points = new Map<string, Point>(spaces.map(({ id, x, y }) => [id, { x, y }]));

function layoutOf(id: Layout['id'], turn: number, place: (point: Point) => Point): Layout {
  const drawn = new Map([...points].map(([space, point]) => [space, place(point)]));
  const corners = [
    { x: 40, y: 32 },
    { x: 1552, y: 978 },
  ].map(place);
  return {
    id,
    turn,
    box: boxAround(corners, 0) as Box,
    place,
    at: (space) => drawn.get(space) ?? { x: 0, y: 0 },
    rebelSpinner: id === 'lying' ? { x: 500, y: 276 } : { x: 308, y: 1104 },
    imperialSpinner: place({ x: 1066, y: 678 }),
    forceCard: id === 'lying' ? { x: 734, y: 276 } : { x: 505, y: 928 },
    orders: place({ x: 1346, y: 724 }),
  };
}

/** The board as the data has it, and turned by a quarter so that one flies upwards on a phone. */
export const layouts: readonly [Layout, Layout] = [
  layoutOf('lying', 0, (point) => point),
  layoutOf('standing', -90, ({ x, y }) => ({ x: y, y: 1600 - x })),
];

/** The ring of a zone as drawn: its centre, its radius, and which way it is flown. */
export interface Ring {
  readonly zone: Zone;
  readonly centre: Point;
  readonly radius: number;
  readonly clockwise: boolean;
}

export const rings: readonly Ring[] = zones.flatMap(({ zone, kind, centre, radius, direction }) =>
  kind === 'ring' && centre && radius ? [{ zone, centre, radius, clockwise: direction === 'clockwise' }] : [],
);

/** The ids of a zone in flying order. */
export function spacesOf(zone: Zone): readonly string[] {
  return spaces.filter((space) => space.zone === zone).map(({ id }) => id);
}

/** How far around its ring a space lies, in degrees clockwise from the top of the data's canvas. */
export function angleOn(centre: Point, id: string): number {
  const { x, y } = points.get(id) ?? centre;
  return (Math.atan2(y - centre.y, x - centre.x) * 180) / Math.PI + 90;
}

/** Two stand side by side, four in the corners: what is written below them stays free. */
function firstAngle(count: number): number {
  return count === 2 ? -90 : count === 4 ? 45 : 0;
}

/** Several markers on one space fan out: where each stands beside its middle, and how much smaller it is. */
export function fan(
  count: number,
  index: number,
  onPlanet: boolean,
): { readonly by: Point; readonly scale: number } {
  if (count === 1) return { by: { x: 0, y: 0 }, scale: 1 };
  const radius = onPlanet ? 40 : count === 2 ? 19 : 23;
  const by = polar({ x: 0, y: 0 }, radius, (360 / count) * index + firstAngle(count));
  return { by, scale: onPlanet ? 0.85 : count === 2 ? 0.8 : 0.72 };
}
