import { at, since, type Versioned } from '@holoboard/kernel';
import type { DrawnPiece } from '../actions.ts';
import { cards } from '../data/cards.ts';
import { numbers } from '../data/numbers.ts';
import { edgeOf } from '../data/sides.ts';
import { circle, type Piece, piece, type Table } from '../data/table.ts';
import { isTerrain, type TerrainId, terrainKinds } from '../data/terrain.ts';
import { length } from '../geometry/measure.ts';
import { cross, polygon, type Shape, shapeDistance } from '../geometry/shapes.ts';
import { crosses } from '../geometry/sight.ts';
import { stripOf } from './strips.ts';

/*
 * A table of the players' own as text: `36000x36000;rock:18000,18000,1300;forest:1000,9000,4000,9000,2500,11000`. Three numbers are a circle by its
 * middle and radius, six or more the corners of a convex polygon, counter-clockwise.
 */

/** The text of a table. */
export function tableText(width: number, height: number, pieces: readonly DrawnPiece[]): string {
  const drawn = pieces.map(([terrain, ...shape]) => `${terrain}:${shape.join()}`);
  return [`${width}x${height}`, ...drawn].join(';');
}

/** Reads a table; throws an `Error` with a plain sentence when the text is none. */
export function readTable(text: string): Table {
  const [size = '', ...drawn] = text.split(';');
  const [, width, height] = /^(\d{1,6})x(\d{1,6})$/.exec(size) ?? [];
  if (width === undefined || height === undefined) throw new Error('A table begins with its size.');
  return { width: Number(width), height: Number(height), pieces: drawn.map(readPiece) };
}

function readPiece(text: string, index: number): Piece {
  const [terrain, coordinates = ''] = text.split(':');
  if (!isTerrain(terrain)) throw new Error(`'${String(terrain).slice(0, 20)}' is no kind of terrain.`);
  const given = coordinates.split(',').map((word) => (/^\d{1,6}$/.test(word) ? Number(word) : Number.NaN));
  const isCircle = given.length === 3;
  if (given.some(Number.isNaN) || !(isCircle || (given.length >= 6 && given.length % 2 === 0)))
    throw new Error('A piece is a circle of three numbers or a polygon of six or more.');
  const shape: Shape = isCircle ? circle(at(given, 0), at(given, 1), at(given, 2)) : polygon(given);
  return piece(`own_${index + 1}`, terrainKinds[terrain as TerrainId].name, terrain, shape);
}

/** Why a table cannot be played on by so many players: the clause, and which piece; null when it can. */
export function tableProblem(
  table: Table,
  seats: number,
  rules: Versioned = { rules: 2 },
): { readonly clause: string; readonly piece: string } | null {
  const { width, height, pieces } = table;
  const longest = Math.max(width, height);
  // TAC-TBL-02, TAC-RULING-34: three square feet of area.
  if (longest > numbers.longestSide || width * height < numbers.tableArea)
    return { clause: 'TAC-TBL-02', piece: '' };
  // Up to version 1 of the rules a strip could be too short for anybody.
  if (since(rules, 2) && !everybodyHasRoom(table, seats)) return { clause: 'TAC-RULING-26', piece: '' };
  for (const one of pieces) {
    if (!one.shapes.every((shape) => isSound(shape) && isWithin(shape, width, height)))
      return { clause: 'TAC-GEO-07', piece: one.id };
    // TAC-SET-07: the strips stay free.
    for (let seat = 0; seat < seats; seat++)
      if (one.shapes.some((shape) => reachesInto(shape, stripOf(table, edgeOf(seat, seats), seats))))
        return { clause: 'TAC-TBL-03', piece: one.id };
  }
  // TAC-TBL-04: two inches between all of them.
  for (const [index, one] of pieces.entries())
    for (const other of pieces.slice(index + 1))
      if (gapBetween(one, other) < numbers.terrainGap) return { clause: 'TAC-TBL-04', piece: other.id };
  return null;
}

/** TAC-RULING-26: whether every strip can hold the largest base. */
function everybodyHasRoom(table: Table, seats: number): boolean {
  const widest = 2 * Math.max(...cards.map(({ base }) => base));
  for (let seat = 0; seat < seats; seat++) {
    const { x0, y0, x1, y1 } = stripOf(table, edgeOf(seat, seats), seats);
    if (x1 - x0 < widest || y1 - y0 < widest) return false;
  }
  return true;
}

function isWithin(shape: Shape, width: number, height: number): boolean {
  return shape.west >= 0 && shape.south >= 0 && shape.east <= width && shape.north <= height;
}

/** A circle with a radius, or corners that turn left all the way round, once. */
function isSound(shape: Shape): boolean {
  if (shape.kind === 'circle') return shape.r > 0;
  const { points } = shape;
  const end = points.length;
  for (let i = 0; i < end; i += 2)
    for (let j = 0; j < end; j += 2) {
      if (j === i || j === (i + 2) % end) continue;
      // Convex and in order: every other corner lies strictly left of every edge.
      if (sideOf(points, i, points, j) <= 0) return false;
    }
  return true;
}

interface Rectangle {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

function reachesInto(shape: Shape, { x0, y0, x1, y1 }: Rectangle): boolean {
  if (shape.east <= x0 || shape.west >= x1 || shape.north <= y0 || shape.south >= y1) return false;
  // Beyond the sides of the strip it is not: only its own edges can still lie between.
  if (shape.kind === 'polygon') return !isApart(shape.points, [x0, y0, x1, y0, x1, y1, x0, y1]);
  const nearX = Math.min(Math.max(shape.x, x0), x1);
  const nearY = Math.min(Math.max(shape.y, y0), y1);
  return length(shape.x - nearX, shape.y - nearY) < shape.r;
}

/** Whether one of the edges of a convex polygon has all of some corners on its outer side. */
function isApart(points: readonly number[], corners: readonly number[]): boolean {
  const everySecond = (list: readonly number[]): number[] => list.flatMap((_, i) => (i % 2 === 0 ? [i] : []));
  return everySecond(points).some((edge) =>
    everySecond(corners).every((corner) => sideOf(points, edge, corners, corner) <= 0),
  );
}

/** On which side of an edge of a polygon a corner lies: above 0 on the left, which is inside. */
function sideOf(points: readonly number[], edge: number, corners: readonly number[], corner: number): number {
  const next = (edge + 2) % points.length;
  return cross(
    at(points, edge),
    at(points, edge + 1),
    at(points, next),
    at(points, next + 1),
    at(corners, corner),
    at(corners, corner + 1),
  );
}

/** The gap between two pieces: from a circle's middle less its radius, or from the corners of both polygons unless one runs through the other. */
function gapBetween(one: Piece, other: Piece): number {
  let gap = Number.POSITIVE_INFINITY;
  for (const a of one.shapes)
    for (const b of other.shapes)
      gap = Math.min(gap, a.kind === 'circle' ? shapeDistance(b, a.x, a.y) - a.r : shapeGap(a, b));
  return gap;
}

function shapeGap(a: Shape, b: Shape): number {
  if (b.kind === 'circle') return shapeDistance(a, b.x, b.y) - b.r;
  return edgeCrosses(a, b) ? 0 : Math.min(cornerGap(a, b), cornerGap(b, a));
}

function edgeCrosses(from: Shape, to: Shape): boolean {
  if (from.kind !== 'polygon') return false;
  const { points } = from;
  for (let i = 0; i < points.length; i += 2) {
    const next = (i + 2) % points.length;
    const [a, b] = [i, next].map((corner) => ({ x: at(points, corner), y: at(points, corner + 1), r: 0 }));
    if (a && b && crosses([to], a, b)) return true;
  }
  return false;
}

function cornerGap(from: Shape, to: Shape): number {
  if (from.kind !== 'polygon') return Number.POSITIVE_INFINITY;
  let gap = Number.POSITIVE_INFINITY;
  for (let i = 0; i < from.points.length; i += 2)
    gap = Math.min(gap, shapeDistance(to, at(from.points, i), at(from.points, i + 1)));
  return gap;
}
