import { at } from '@holoboard/kernel';
import { doors, isPassable, type Space, spaceAt, spaceCount, spaces, staircases } from './spaces.ts';

/** A hex that the line between two others meets. */
export interface MetHex {
  readonly row: number;
  readonly col: number;
  /** Nothing where there is a wall, or beyond the outer wall (NAB-RULING-17). */
  readonly space: Space | undefined;
  /** Whether it always obstructs: NAB-LOS-06 to NAB-LOS-09 are pillars, stairs, the throne and doors. NAB-LOS-07, NAB-LOS-08, NAB-RULING-18. */
  readonly solid: boolean;
  /** 0 where the line crosses it; where it runs along its edge, 1 or -1 for the side of the line it lies on. */
  readonly side: 0 | 1 | -1;
  /** How far along the line it lies; hexes opposite each other at one edge have the same. */
  readonly along: number;
}

/** The corners of a hex in the integer plane, from its middle. */
const corners = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;

function isPair(a: Space, b: Space): boolean {
  return [...doors, ...staircases].some(([x, y]) => (x === a && y === b) || (x === b && y === a));
}

/** On which side of a line a hex lies that it touches; nothing when it does not (NAB-RULING-16: a corner is not enough). */
function touched(
  x: number,
  y: number,
  fromX: number,
  fromY: number,
  dx: number,
  dy: number,
): 0 | 1 | -1 | null {
  let plus = 0;
  let minus = 0;
  for (const [right, down] of corners) {
    const s = dx * (y + down - fromY) - dy * (x + right - fromX);
    if (s > 0) plus++;
    else if (s < 0) minus++;
  }
  if (plus > 0 && minus > 0) return 0;
  if (plus + minus !== corners.length - 2) return null;
  return plus > 0 ? 1 : -1;
}

/**
 * The hexes that the line from middle to middle meets between two spaces of one floor, in exact integers. NAB-LOS-03, NAB-LOS-04;
 * NAB-LOS-12: the two ends are not among them.
 */
function lineBetween(from: Space, to: Space): readonly MetHex[] {
  const [a, b] = [at(spaces, from), at(spaces, to)];
  const [fromX, fromY] = [2 * a.col + (a.row % 2), 3 * a.row];
  const [dx, dy] = [2 * b.col + (b.row % 2) - fromX, 3 * b.row - fromY];
  const whole = 3 * dx * dx + dy * dy;
  const met: MetHex[] = [];
  for (let row = Math.min(a.row, b.row); row <= Math.max(a.row, b.row); row++)
    for (let col = Math.min(a.col, b.col) - 2; col <= Math.max(a.col, b.col) + 2; col++) {
      const space = spaceAt(a.level, row, col);
      if (space === from || space === to) continue;
      const [x, y] = [2 * col + (row % 2), 3 * row];
      const along = 3 * (x - fromX) * dx + (y - fromY) * dy;
      if (along <= 0 || along >= whole) continue;
      const side = touched(x, y, fromX, fromY, dx, dy);
      if (side === null) continue;
      const solid = space === undefined || !isPassable(space) || at(spaces, space).terrain === 'stairs';
      met.push({ row, col, space, solid, side, along });
    }
  return met;
}

/** What decides whether two spaces see each other: the spaces in which a piece would stand in the way. */
interface Sight {
  /** Whether nothing ever stands in the way. */
  readonly free: boolean;
  readonly crossed: readonly Space[];
  readonly plus: readonly Space[];
  readonly minus: readonly Space[];
  readonly plusSolid: boolean;
  readonly minusSolid: boolean;
  /** Two hexes opposite each other at one edge, pair after pair; -1 where one always obstructs. */
  readonly edges: readonly Space[];
}

const always: Sight = {
  free: true,
  crossed: [],
  plus: [],
  minus: [],
  plusSolid: false,
  minusSolid: false,
  edges: [],
};

/** By pair of spaces; `null` where they never see each other. */
const sights: (Sight | null | undefined)[] = new Array<undefined>(spaceCount * spaceCount).fill(undefined);

function makeSight(from: Space, to: Space): Sight | null {
  // NAB-DOOR-02, NAB-DOOR-03, NAB-STAIR-02, NAB-CORE-02: straight through a door, and along a staircase.
  if (isPair(from, to)) return always;
  const [a, b] = [at(spaces, from), at(spaces, to)];
  // NAB-RULING-20, NAB-DOOR-01: not from level to level, nor from room to room; in the core there is no line of sight.
  if (a.level !== b.level || a.room !== b.room || a.level <= 0) return null;
  const met = lineBetween(from, to);
  if (met.some(({ side, solid }) => side === 0 && solid)) return null;
  const open = (wanted: number): Space[] =>
    met.flatMap(({ side, solid, space }) =>
      side === wanted && !solid && space !== undefined ? [space] : [],
    );
  const solidOn = (wanted: number): boolean => met.some(({ side, solid }) => side === wanted && solid);
  const edges = met
    .filter(({ side }) => side === 1)
    .flatMap((hex) => {
      const other = met.find(({ side, along }) => side === -1 && along === hex.along);
      return other ? [hex, other].map(({ solid, space }) => (solid ? -1 : (space ?? -1))) : [];
    });
  const crossed = open(0);
  const [plus, minus] = [open(1), open(-1)];
  const free = crossed.length + plus.length + minus.length === 0 && !(solidOn(1) && solidOn(-1));
  return { free, crossed, plus, minus, plusSolid: solidOn(1), minusSolid: solidOn(-1), edges };
}

function sightOf(from: Space, to: Space): Sight | null {
  const index = from < to ? from * spaceCount + to : to * spaceCount + from;
  const known = sights[index];
  if (known !== undefined) return known;
  const made = from < to ? makeSight(from, to) : makeSight(to, from);
  sights[index] = made;
  return made;
}

/** Which piece stands on each space; -1 where none does. */
export type Board = ArrayLike<number>;

function anyOn(board: Board, list: readonly Space[]): boolean {
  for (const space of list) if ((board[space] as number) >= 0) return true;
  return false;
}

/** NAB-RULING-01: whether some edge of the line has an obstruction on both of its sides. */
function edgeShut(board: Board, edges: readonly Space[]): boolean {
  const stands = (space: Space): boolean => space < 0 || (board[space] as number) >= 0;
  for (let i = 0; i < edges.length; i += 2) if (stands(at(edges, i)) && stands(at(edges, i + 1))) return true;
  return false;
}

/**
 * Whether two spaces see each other. NAB-LOS-05: pieces of either side obstruct. NAB-LOS-10, NAB-LOS-11: along hex edges only
 * obstructions on both sides block, by NAB-RULING-01 anywhere along the line, or opposite each other.
 */
export function sees(board: Board, from: Space, to: Space, wholeLine: boolean): boolean {
  const sight = sightOf(from, to);
  if (sight === null) return false;
  if (sight.free) return true;
  if (anyOn(board, sight.crossed)) return false;
  if (!wholeLine) return !edgeShut(board, sight.edges);
  return !((sight.plusSolid || anyOn(board, sight.plus)) && (sight.minusSolid || anyOn(board, sight.minus)));
}

/**
 * The hexes that block the line between two spaces of one room, the nearest first; empty where they see each other. Where the line crosses
 * obstructions, they alone; otherwise those on both sides of the edges it runs along, by NAB-RULING-01 all of them, or only those that lie
 * opposite each other.
 */
export function obstructions(board: Board, from: Space, to: Space, wholeLine: boolean): readonly MetHex[] {
  if (sees(board, from, to, wholeLine)) return [];
  const [a, b] = [at(spaces, from), at(spaces, to)];
  if (a.level !== b.level || a.room !== b.room || a.level <= 0) return [];
  const standing = lineBetween(from, to)
    .filter(({ solid, space }) => solid || (space !== undefined && (board[space] as number) >= 0))
    .sort((one, other) => one.along - other.along);
  const crossed = standing.filter(({ side }) => side === 0);
  if (crossed.length > 0) return crossed;
  if (wholeLine) return standing;
  return standing.filter(({ side, along }) =>
    standing.some((other) => other.side === -side && other.along === along),
  );
}

/** The obstructions that a free line only runs along, on one side of it: they do not block (NAB-LOS-10). */
export function grazed(board: Board, from: Space, to: Space): readonly MetHex[] {
  const [a, b] = [at(spaces, from), at(spaces, to)];
  if (isPair(from, to) || a.level !== b.level || a.room !== b.room || a.level <= 0) return [];
  return lineBetween(from, to).filter(
    ({ side, solid, space }) =>
      side !== 0 && (solid || (space !== undefined && (board[space] as number) >= 0)),
  );
}
