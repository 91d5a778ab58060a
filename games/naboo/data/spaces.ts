import { at } from '@holoboard/kernel';

/** A space of the plains, of the palace or of the core, by its place in the list of all spaces. */
export type Space = number;

type Terrain = 'floor' | 'stairs' | 'pillar' | 'throne';
type Zone = 'outside' | 'shield' | 'inside';

/** One space of a board. */
export interface SpaceData {
  readonly id: string;
  /** -1 on the plains, 0 in the core, 1 to 3 in the palace. */
  readonly level: number;
  readonly row: number;
  readonly col: number;
  readonly terrain: Terrain;
  /** Only on the plains. */
  readonly zone: Zone | null;
  /** NAB-RULING-20: sight does not pass from one room to another. */
  readonly room: string;
  readonly staging: boolean;
  readonly window: boolean;
}

/** Even rows begin at the margin, odd rows half a hex further right. `,` outside, `=` shield, `.` inside. */
const plains = [
  ',,,,,,,,,,,',
  ',,,,,,,,,,',
  ',,,,,,,,,,,',
  ',========,',
  ',=.......=,',
  '=........=',
  '...........',
  '..........',
];

/**
 * The levels of the palace: `.` floor, `s` staging zone, `w` window, `S` stairs, `P` pillar, `T` throne, `#` wall.
 * NAB-SETUP-10: the first floor goes on as the palace gameboard from column 10 on, in odd rows from column 9 on.
 * NAB-STAGE-01: the Staging Zone is near the stairways of the first floor. NAB-LEDGE-12: windows are in the outer walls.
 */
const palace: readonly (readonly string[])[] = [
  [
    'ssw..w..w.#.....',
    'Ss.............',
    '...P..P......P..',
    '...............',
    '...P..P......P..',
    'Ss.............',
    'ssw..w..w.#.....',
  ],
  ['..w..w..w.', 'S.......S', '..P.##..P.', '...###...', '..P.##..P.', 'S.......S', '..w..w..w.'],
  ['#####w..w.', '...#....S', '..P.#.P...', 'T........', '..P.#.P...', '...#....S', '#####w..w.'],
];
const floorColumns = [10, 9];
const throneColumns = 4;

/** The core as a graph. NAB-CORE-03: what borders is adjacent; NAB-CORE-04: the force fields of 10 to 12 hinder nothing. */
const coreNeighbours: readonly (readonly number[])[] = [
  [2, 3],
  [1, 3, 4],
  [1, 2, 5],
  [2, 6],
  [3, 7],
  [4, 8],
  [5, 8],
  [6, 7, 9],
  [8, 10],
  [9, 11],
  [10, 12],
  [11, 13],
  [12, 14, 17],
  [13, 15],
  [14, 16],
  [15, 17],
  [13, 16],
];

const zones: Readonly<Record<string, Zone>> = { ',': 'outside', '=': 'shield', '.': 'inside' };
const terrains: Readonly<Record<string, Terrain>> = { S: 'stairs', P: 'pillar', T: 'throne' };

function plainsSpaces(): SpaceData[] {
  return plains.flatMap((line, row) =>
    [...line].map((sign, col) => ({
      id: `bf-${row}-${col}`,
      level: -1,
      row,
      col,
      terrain: 'floor' as const,
      zone: zones[sign] ?? null,
      room: 'plains',
      staging: false,
      window: false,
    })),
  );
}

function areaOf(level: number, row: number, col: number): string {
  return level === 1 && col >= at(floorColumns, row % 2) ? 'gb' : `f${level}`;
}

function roomAt(level: number, col: number): string {
  if (level === 1) return 'ground';
  if (level === 2) return 'upperHall';
  return col < throneColumns ? 'throneRoom' : 'foyer';
}

function palaceSpaces(): SpaceData[] {
  return palace.flatMap((rows, index) =>
    rows.flatMap((line, row) =>
      [...line].flatMap((sign, col) => {
        const level = index + 1;
        if (sign === '#') return [];
        const id = `${areaOf(level, row, col)}-${row}-${col}`;
        const room = roomAt(level, col);
        const terrain = terrains[sign] ?? 'floor';
        return [
          { id, level, row, col, terrain, zone: null, room, staging: sign === 's', window: sign === 'w' },
        ];
      }),
    ),
  );
}

function coreSpaces(): SpaceData[] {
  return coreNeighbours.map((_, index) => ({
    id: `gc-${String(index + 1).padStart(2, '0')}`,
    level: 0,
    row: 0,
    col: index,
    terrain: 'floor',
    zone: null,
    room: 'core',
    staging: false,
    window: false,
  }));
}

/** All spaces: the plains, the palace floor by floor, the core. NAB-HALF-01, NAB-HALF-02: half spaces are none. */
export const spaces: readonly SpaceData[] = [...plainsSpaces(), ...palaceSpaces(), ...coreSpaces()];
export const spaceCount = spaces.length;

const spaceNumbers = new Map(spaces.map(({ id }, space) => [id, space]));

/** The space of an id; nothing for a word that names none. */
export function spaceOf(id: string): Space | undefined {
  return spaceNumbers.get(id);
}

function known(id: string): Space {
  return spaceNumbers.get(id) as Space;
}

/** The id of a space. */
export function spaceId(space: Space): string {
  return at(spaces, space).id;
}

const byPlace = new Map(spaces.map(({ level, row, col }, space) => [`${level}/${row}/${col}`, space]));

/** The space at a row and column of a level; nothing where there is a wall, or the board ends. */
export function spaceAt(level: number, row: number, col: number): Space | undefined {
  return byPlace.get(`${level}/${row}/${col}`);
}

/** NAB-RULING-17, NAB-RULING-19: pillars and the throne are spaces that nobody enters. */
export function isPassable(space: Space): boolean {
  const { terrain } = at(spaces, space);
  return terrain === 'floor' || terrain === 'stairs';
}

type Pair = readonly [Space, Space];

/** NAB-DOOR-01: the throne room door and the core door, by the spaces on their two sides. */
export const doors: readonly Pair[] = [
  [known('f3-3-3'), known('f3-3-4')],
  [known('gc-01'), known('gb-3-14')],
];

/** NAB-STAIR-01: the staircases, by their lower and upper space. */
export const staircases: readonly Pair[] = [
  [known('f1-1-0'), known('f2-1-0')],
  [known('f1-5-0'), known('f2-5-0')],
  [known('f2-1-8'), known('f3-1-8')],
  [known('f2-5-8'), known('f3-5-8')],
];

const besideEvenRow = [
  [0, -1],
  [0, 1],
  [-1, -1],
  [-1, 0],
  [1, -1],
  [1, 0],
] as const;
const besideOddRow = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [-1, 1],
  [1, 0],
  [1, 1],
] as const;

function neighboursOf(space: Space): Space[] {
  const { level, row, col } = at(spaces, space);
  if (!isPassable(space)) return [];
  if (level === 0) return at(coreNeighbours, col).map((number) => known('gc-01') + number - 1);
  const beside = row % 2 === 0 ? besideEvenRow : besideOddRow;
  return beside.flatMap(([down, right]) => {
    const found = spaceAt(level, row + down, col + right);
    return found !== undefined && isPassable(found) ? [found] : [];
  });
}

function partnersOf(space: Space, pairs: readonly Pair[]): Space[] {
  return pairs.flatMap(([a, b]) => (a === space ? [b] : b === space ? [a] : []));
}

/**
 * The passable spaces next to each space: hexes, the other end of a staircase (NAB-STAIR-01), and the other side of the core door.
 * NAB-DOOR-04: doors slow nothing. NAB-HALF-03, NAB-RULING-17: half spaces and walls are not among them. NAB-RULING-32.
 */
export const neighbours: readonly (readonly Space[])[] = spaces.map((_, space) => {
  const beside = neighboursOf(space);
  for (const other of [...partnersOf(space, staircases), ...partnersOf(space, doors)])
    if (!beside.includes(other)) beside.push(other);
  return beside;
});

/** By space: whether it belongs to the core, which only duellists enter (NAB-CORE-01). */
export const inCore: readonly boolean[] = spaces.map(({ level }) => level === 0);
/** By space: whether it is in the throne room (NAB-THRONE-01). */
export const inThroneRoom: readonly boolean[] = spaces.map(({ room }) => room === 'throneRoom');
/** By space: whether it is a hex of the plains. */
export const onPlains: readonly boolean[] = spaces.map(({ level }) => level === -1);

/** NAB-STAGE-01: the Staging Zone. */
export const stagingZone: readonly Space[] = spaces.flatMap(({ staging }, space) => (staging ? [space] : []));

/** NAB-LEDGE-03, NAB-LEDGE-04: by window space, the other windows above and below it; by other spaces none. */
export const windowsAbove: readonly (readonly Space[])[] = spaces.map(({ window, row, col }, space) =>
  window
    ? [1, 2, 3].flatMap((level) => {
        const other = spaceAt(level, row, col);
        return other !== undefined && other !== space && at(spaces, other).window ? [other] : [];
      })
    : [],
);

/** NAB-RULING-06: the window a move of two floors passes; nothing for a move of one. */
export function windowBetween(from: Space, to: Space): Space | undefined {
  const [a, b] = [at(spaces, from), at(spaces, to)];
  return Math.abs(a.level - b.level) === 2 ? spaceAt(2, a.row, a.col) : undefined;
}

/** NAB-RULING-03: how many steps apart two hexes of the plains are, counted over hexes in play; 4 stands for more than 3. */
const plainsCount = plainsSpaces().length;
const far = 4;
const distances: readonly (readonly number[])[] = Array.from({ length: plainsCount }, (_, from) => {
  const steps = new Array<number>(plainsCount).fill(far);
  steps[from] = 0;
  let edge = [from];
  for (let step = 1; step < far; step++) {
    const next: number[] = [];
    for (const space of edge)
      for (const other of at(neighbours, space))
        if (at(steps, other) === far) {
          steps[other] = step;
          next.push(other);
        }
    edge = next;
  }
  return steps;
});

export function plainsDistance(from: Space, to: Space): number {
  return at(at(distances, from), to);
}

/** The hexes between two hexes of the plains that are 2 apart. */
export function commonNeighbours(from: Space, to: Space): readonly Space[] {
  return at(neighbours, from).filter((space) => at(neighbours, to).includes(space));
}

/** NAB-RULING-03: the hex in the middle, when two hexes 2 apart lie in a straight line and that hex is in play. */
export function middleOf(from: Space, to: Space): Space | undefined {
  const [a, b] = [at(spaces, from), at(spaces, to)];
  // In the plane of the hexes the middle of a straight line of three is the middle of its ends.
  const [x, y] = [a.col * 2 + (a.row % 2) + b.col * 2 + (b.row % 2), a.row + b.row];
  if (x % 2 !== 0 || y % 2 !== 0) return undefined;
  const [column, row] = [x / 2, y / 2];
  if ((column - (row % 2)) % 2 !== 0) return undefined;
  return spaceAt(-1, row, (column - (row % 2)) / 2);
}
