import { type Box, between, distance, type Point, polar } from '@holoboard/kit/geometry';
import { keySpaces } from '../data/marks.ts';
import { spaces } from '../data/spaces.ts';
import { type Zone, zones } from '../data/zones.ts';

/** The radius of a space, of a planet, and of what shines around a target. */
export const spaceRadius = 21;
export const planetRadius = 78;

/** One way to lay the board out: lying on a wide screen, folded on a narrow one. */
export interface Layout {
  readonly id: 'lying' | 'folded';
  readonly box: Box;
  readonly controls: 'top' | number;
  /** Where the middle of a planet and of its rings is drawn. */
  readonly planet: (zone: Zone) => Point;
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
const centres = new Map(zones.map(({ zone, centre }) => [zone, centre]));
const nowhere: Point = { x: 0, y: 0 };

function isAtHoth(zone: Zone): boolean {
  return zone.startsWith('hoth');
}

/** The board as the data has it. */
const lying: Layout = {
  id: 'lying',
  box: { x: 40, y: 32, width: 1512, height: 946 },
  // Between the rings of Hoth and the lane there is room in every window.
  controls: 0.36,
  planet: (zone) => centres.get(zone) ?? nowhere,
  at: (space) => points.get(space) ?? nowhere,
  rebelSpinner: { x: 500, y: 276 },
  imperialSpinner: { x: 1066, y: 678 },
  forceCard: { x: 734, y: 276 },
  orders: { x: 1346, y: 724 },
};

/** Folded, the planets move together, and hyperspace winds between them in three rows: through these points. */
const fold = {
  hoth: { x: 260, y: 865 },
  dantooine: { x: 600, y: 265 },
  bends: [
    [190, 612],
    [206, 582],
    [262, 584],
    [360, 610],
    [460, 652],
    [560, 692],
    [680, 718],
    [775, 724],
    [828, 708],
    [834, 668],
    [786, 648],
    [430, 565],
    [74, 482],
    [26, 462],
    [28, 422],
    [84, 408],
    [180, 413],
    [300, 445],
    [400, 489],
    [500, 526],
    [600, 553],
    [688, 550],
    [702, 515],
  ].map(([x = 0, y = 0]) => ({ x, y })),
} as const;

/** Points at equal distances along a way, without its ends. */
function spread(way: readonly Point[], count: number): Point[] {
  const lengths = way.slice(1).map((point, i) => distance(way[i] as Point, point));
  const stride = lengths.reduce((sum, length) => sum + length, 0) / (count + 1);
  return Array.from({ length: count }, (_, i) => {
    let left = stride * (i + 1);
    let leg = 0;
    while (left > (lengths[leg] ?? Number.POSITIVE_INFINITY)) left -= lengths[leg++] as number;
    return between(way[leg] as Point, way[leg + 1] as Point, left / (lengths[leg] as number));
  });
}

function foldedPlaces(): ReadonlyMap<string, Point> {
  const placed = new Map<string, Point>();
  for (const { id, zone, x, y } of spaces) {
    const from = centres.get(zone);
    const to = isAtHoth(zone) ? fold.hoth : fold.dantooine;
    if (from) placed.set(id, { x: to.x + x - from.x, y: to.y + y - from.y });
  }
  const ends = [keySpaces.tieSymbol, keySpaces.dantooineEntry].map((id) => placed.get(id) ?? nowhere);
  const lane = spread([ends[0] as Point, ...fold.bends, ends[1] as Point], spacesOf('hyperspace').length);
  spacesOf('hyperspace').forEach((id, i) => {
    placed.set(id, lane[i] as Point);
  });
  return placed;
}

const folded: Layout = {
  id: 'folded',
  box: { x: 0, y: 0, width: 860, height: 1136 },
  controls: 'top',
  planet: (zone) => (isAtHoth(zone) ? fold.hoth : fold.dantooine),
  at: (
    (places) => (space: string) =>
      places.get(space) ?? nowhere
  )(foldedPlaces()),
  rebelSpinner: { x: 690, y: 925 },
  imperialSpinner: { x: 170, y: 170 },
  forceCard: { x: 500, y: 1062 },
  orders: { x: 356, y: 62 },
};

/** The board as the data has it, and folded to fit a phone. */
export const layouts: readonly [Layout, Layout] = [lying, folded];

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
