import type { Viewer } from '@holoboard/kernel';
import type { Box, Point, StageLayout } from '@holoboard/kit';
import { type Edge, edgeOf } from '../data/sides.ts';

/** So many mils are one unit of the drawing. */
export const milsPerUnit = 25;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How the table lies on the screen: the edge of the one who looks is below. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  /** Where a point of the table is drawn. */
  spot(x: number, y: number): Point;
  /** The point of the table, in mils, that is drawn at a place. */
  mils(place: Point): { readonly x: number; readonly y: number };
  /** By how many degrees something that looks up is turned to look along a heading. */
  degrees(heading: number): number;
}

/** The edge below: that of the seat that looks, or else the south. */
export function edgeBelow(viewer: Viewer, seats: number): Edge {
  return typeof viewer === 'number' && viewer < seats ? edgeOf(viewer, seats) : 'S';
}

const turns: Readonly<Record<Edge, number>> = { S: 0, W: -90, N: 180, E: 90 };

export function planeOf({ width, height }: Size, below: Edge): Plane {
  const u = milsPerUnit;
  const isSide = below === 'W' || below === 'E';
  const to: Readonly<Record<Edge, (x: number, y: number) => Point>> = {
    S: (x, y) => ({ x: x / u, y: (height - y) / u }),
    N: (x, y) => ({ x: (width - x) / u, y: y / u }),
    W: (x, y) => ({ x: (height - y) / u, y: (width - x) / u }),
    E: (x, y) => ({ x: y / u, y: x / u }),
  };
  const from: Readonly<Record<Edge, (place: Point) => Point>> = {
    S: ({ x, y }) => ({ x: x * u, y: height - y * u }),
    N: ({ x, y }) => ({ x: width - x * u, y: y * u }),
    W: ({ x, y }) => ({ x: width - y * u, y: height - x * u }),
    E: ({ x, y }) => ({ x: y * u, y: x * u }),
  };
  return {
    width: (isSide ? height : width) / u,
    height: (isSide ? width : height) / u,
    spot: to[below],
    mils(place) {
      const { x, y } = from[below](place);
      return { x: Math.round(x), y: Math.round(y) };
    },
    degrees: (heading) => heading / 10 + turns[below],
  };
}

/** Where the lines of cards stand: beside the table, or above and below it. */
export interface Layout extends StageLayout {
  readonly id: 'wide' | 'tall';
  /** The places for the cards of those below, left, above and right, as far as they sit there. */
  readonly lines: Readonly<Record<'below' | 'left' | 'above' | 'right', Box>>;
}

/** The room for cards: a column beside the table, or a row above and below. */
const column = 300;
const row = 132;
const gap = 24;

/** Both ways to lay a table out. With two players each has a whole column or row, with more they share it. */
export function layoutsOf({ width, height }: Plane, seats: number): readonly [Layout, Layout] {
  const shared = seats > 2;
  const half = (box: Box, part: 0 | 1): Box => {
    if (!shared) return box;
    return box.width > box.height
      ? { ...box, x: box.x + (part * box.width) / 2, width: box.width / 2 }
      : { ...box, y: box.y + (part * box.height) / 2, height: box.height / 2 };
  };
  const west: Box = { x: -column - gap, y: 0, width: column, height };
  const east: Box = { x: width + gap, y: 0, width: column, height };
  const north: Box = { x: 0, y: -row - gap, width, height: row };
  const south: Box = { x: 0, y: height + gap, width, height: row };
  const margin = 14;
  const middle: Box = { x: -margin, y: -margin, width: width + 2 * margin, height: height + 2 * margin };
  return [
    {
      id: 'wide',
      box: { x: -column - gap, y: -margin, width: width + 2 * (column + gap), height: height + 2 * margin },
      controls: 'beside',
      middle,
      lines: { below: half(west, 1), left: half(west, 0), above: half(east, 0), right: half(east, 1) },
    },
    {
      id: 'tall',
      box: { x: -margin, y: -row - gap, width: width + 2 * margin, height: height + 2 * (row + gap) },
      controls: 'beside',
      middle,
      lines: { below: half(south, 0), right: half(south, 1), above: half(north, 1), left: half(north, 0) },
    },
  ];
}
