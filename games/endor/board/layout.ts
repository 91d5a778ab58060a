import { type Box, type Point, polar, wedgePath } from '@holoboard/kit/geometry';
import { canvas, markers, type SectorData, sectors } from '../data/board.ts';
import type { Side } from '../data/ships.ts';

/** The radius of the Death Star in the middle. */
export const deathStarRadius = 84;

/** Where the cards of a side lie: its Order Piles, its deck and its discards. */
interface CardPlaces {
  readonly pile: Point;
  readonly played: Point;
  readonly deck: Point;
  readonly discard: Point;
}

/** One way to lay the table out: lying like a TIE fighter on a wide screen, standing on a narrow one. */
export interface Layout {
  readonly id: 'wide' | 'standing';
  readonly box: Box;
  readonly controls: 'side' | number;
  /** Where a sector, a fleet marker or the Death Star is drawn. */
  readonly at: (place: string) => Point;
  /** The outline of a sector. */
  readonly outline: (sector: string) => string;
  /** Where a space of the Endor track is, of so many. */
  readonly track: (space: number, last: number) => Point;
  readonly trackRadius: number;
  readonly generator: Point;
  readonly lamp: Point;
  readonly supply: Point;
  readonly duel: Readonly<Record<'luke' | 'vader', Point>>;
  readonly hulls: Readonly<Record<'falcon' | 'executor', Point>>;
  readonly cards: Readonly<Record<Side, CardPlaces>>;
  readonly cardScale: number;
  readonly round: Point;
  /** Where dice are rolled for the team on Endor, and for the duel. */
  readonly shieldTray: Point;
  readonly duelTray: Point;
}

/** Data counts angles from straight down, positive to the right; drawings count from straight up, clockwise. */
function bearingOf(degrees: number): number {
  return 180 - degrees;
}

const byId = new Map(sectors.map((sector) => [sector.id, sector]));

/** A sector with a hair of room around it, so that each line stands for itself. */
function outlineOf(centre: Point, { arc: [inner, outer, from, to] }: SectorData): string {
  const gap = 2.5;
  const turn = (gap / ((inner + outer) / 2)) * (180 / Math.PI);
  return wedgePath(centre, inner + gap, outer - gap, bearingOf(to) + turn, bearingOf(from) - turn);
}

/** What depends on where the middle of space is drawn. */
function spaceAt(corner: Point): Pick<Layout, 'at' | 'outline'> {
  const centre = { x: corner.x + canvas.centre.x, y: corner.y + canvas.centre.y };
  const places = new Map<string, Point>([
    ...sectors.map(({ id, x, y }) => [id, { x: corner.x + x, y: corner.y + y }] as const),
    ...markers.map(({ id, x, y }) => [id, { x: corner.x + x, y: corner.y + y }] as const),
    ['deathStar', centre],
  ]);
  const outlines = new Map(sectors.map((sector) => [sector.id, outlineOf(centre, sector)]));
  return {
    at: (place) => places.get(place) ?? centre,
    outline: (sector) => outlines.get(sector) ?? '',
  };
}

/** A path that winds from row to row, turning at each end. */
function winding(space: number, perRow: number, first: Point, pitch: number, rise: number): Point {
  const row = Math.floor((space - 1) / perRow);
  const place = (space - 1) % perRow;
  const column = row % 2 ? perRow - 1 - place : place;
  return { x: first.x + column * pitch, y: first.y - row * rise };
}

const wide: Layout = {
  id: 'wide',
  box: { x: 0, y: 0, width: 1700, height: 960 },
  // Between the way to the generator and the Rebel fleet there is room in every window.
  controls: 0.23,
  ...spaceAt({ x: 350, y: 0 }),
  track: (space, last) => {
    const rows = Math.ceil(last / 5);
    return space === 0 ? { x: 62, y: 872 } : winding(space, 5, { x: 62, y: 774 }, 66, 480 / (rows - 1));
  },
  trackRadius: 27,
  generator: { x: 194, y: 200 },
  lamp: { x: 194, y: 92 },
  supply: { x: 232, y: 880 },
  duel: { vader: { x: 1382, y: 408 }, luke: { x: 1382, y: 548 } },
  hulls: { executor: { x: 1382, y: 296 }, falcon: { x: 1382, y: 662 } },
  cards: {
    empire: {
      pile: { x: 1466, y: 152 },
      played: { x: 1584, y: 152 },
      deck: { x: 1370, y: 112 },
      discard: { x: 1370, y: 206 },
    },
    rebel: {
      pile: { x: 1466, y: 820 },
      played: { x: 1584, y: 820 },
      deck: { x: 1370, y: 764 },
      discard: { x: 1370, y: 858 },
    },
  },
  cardScale: 1.5,
  round: { x: 468, y: 66 },
  shieldTray: { x: 194, y: 200 },
  duelTray: { x: 1505, y: 478 },
};

const standing: Layout = {
  id: 'standing',
  box: { x: 0, y: 0, width: 1000, height: 1178 },
  controls: 'side',
  ...spaceAt({ x: 0, y: 12 }),
  track: (space, last) =>
    space === 0
      ? { x: 50, y: 1064 }
      : winding(space, Math.ceil(last / 2), { x: 118, y: 1064 }, 848 / (Math.ceil(last / 2) - 0.5), 62),
  trackRadius: 26,
  generator: { x: 46, y: 1000 },
  lamp: { x: 104, y: 1136 },
  supply: { x: 236, y: 1136 },
  duel: { vader: { x: 474, y: 1136 }, luke: { x: 322, y: 1136 } },
  hulls: { executor: { x: 800, y: 1136 }, falcon: { x: 628, y: 1136 } },
  cards: {
    empire: {
      pile: { x: 78, y: 84 },
      played: { x: 916, y: 96 },
      deck: { x: 160, y: 66 },
      discard: { x: 222, y: 66 },
    },
    rebel: {
      pile: { x: 78, y: 884 },
      played: { x: 916, y: 96 },
      deck: { x: 874, y: 900 },
      discard: { x: 940, y: 900 },
    },
  },
  cardScale: 1.15,
  round: { x: 780, y: 46 },
  shieldTray: { x: 500, y: 930 },
  duelTray: { x: 500, y: 930 },
};

/** Both ways to lay the table out. */
export const layouts: readonly [Layout, Layout] = [wide, standing];

/** A group of ships as a sign with a number: its size at full scale. */
export const chip = { width: 108, height: 60 };

/** Where the groups of a sector stand, and how large. */
export interface ChipPlaces {
  readonly scale: number;
  readonly places: readonly Point[];
}

/** Along the arc of a sector and across it: how far a thing of some size reaches into a direction. */
function reach(direction: Point, scale: number): number {
  const across = Math.abs(direction.x) / (chip.width * scale);
  const down = Math.abs(direction.y) / (chip.height * scale);
  return 1 / Math.max(across, down, 1e-6);
}

/** Room for some groups in a sector: as large as they fit, in one row along its arc or in two. */
export function chipPlaces(layout: Layout, id: string, count: number): ChipPlaces {
  const sector = byId.get(id);
  const middle = layout.at(id);
  if (!sector || count <= 1 || sector.ring === 'centre') return around(middle, count);
  const [inner, outer, from, to] = sector.arc;
  const radius = (inner + outer) / 2;
  const angle = (((from + to) / 2) * Math.PI) / 180;
  const outwards = { x: Math.sin(angle), y: Math.cos(angle) };
  const along = { x: Math.cos(angle), y: -Math.sin(angle) };
  const width = ((to - from) * Math.PI * radius) / 180;
  for (const scale of [1, 0.9, 0.8, 0.72, 0.64, 0.56]) {
    const stride = reach(along, scale);
    const rise = reach(outwards, scale);
    for (let rows = 1; rows <= 2; rows++) {
      const perRow = Math.ceil(count / rows);
      if (perRow * stride > width * 0.98 || rows * rise > outer - inner + 6) continue;
      const places = arcPlaces(layout, sector, count, perRow, rows, stride, rise);
      if (!overlap(places, scale)) return { scale, places };
    }
  }
  return around(middle, count);
}

/** Whether two groups would stand on each other: arcs are bent, and rows on them are not straight. */
function overlap(places: readonly Point[], scale: number): boolean {
  return places.some((one, i) =>
    places
      .slice(i + 1)
      .some(
        (other) =>
          Math.abs(one.x - other.x) < chip.width * scale * 0.92 &&
          Math.abs(one.y - other.y) < chip.height * scale * 0.92,
      ),
  );
}

function arcPlaces(
  layout: Layout,
  { arc: [inner, outer, from, to] }: SectorData,
  count: number,
  perRow: number,
  rows: number,
  stride: number,
  rise: number,
): Point[] {
  const middle = (from + to) / 2;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const radius = (inner + outer) / 2 + ((rows - 1) / 2 - row) * rise;
    const turn = ((i % perRow) - (inRow - 1) / 2) * (stride / radius) * (180 / Math.PI);
    return polar(layout.at('deathStar'), radius, bearingOf(middle + turn));
  });
}

/** Where there is no arc to follow: in a small block. */
function around({ x, y }: Point, count: number): ChipPlaces {
  const scale = count <= 1 ? 1 : 0.7;
  const places = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / 2);
    const inRow = Math.min(2, count - row * 2);
    return {
      x: x + ((i % 2) - (inRow - 1) / 2) * chip.width * scale,
      y: y + (row - (Math.ceil(count / 2) - 1) / 2) * chip.height * scale,
    };
  });
  return { scale, places };
}
