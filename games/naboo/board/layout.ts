import type { Box, Point, StageLayout } from '@holoboard/kit';
import { spaceOf, spaces } from '../data/spaces.ts';
import type { NabooView } from '../view.ts';
import { type Front, frontOfSpace } from './fronts.ts';

/*
 * Where everything lies, by battle. Hexes are seen from above and a little from the south, so they are drawn flatter than they are;
 * straight lines stay straight.
 */

/** A board of hexes: how wide one is, how far rows are apart, and half its height. */
export interface HexGrid {
  readonly width: number;
  readonly pitch: number;
  readonly half: number;
}

function gridOf(width: number, flat: number): HexGrid {
  return { width, pitch: width * 0.866 * flat, half: (width / Math.sqrt(3)) * flat };
}

export const plainsGrid = gridOf(88, 0.88);
export const palaceGrid = gridOf(60, 0.57);

/** How far a floor of the palace lies below the one above it. */
const floorStep = palaceGrid.pitch * 6 + palaceGrid.half * 2 + 40;

/** The middle of a hex by row and column. */
export function hexAt(grid: HexGrid, row: number, col: number): Point {
  return { x: grid.width * (col + (row % 2) / 2), y: grid.pitch * row };
}

/** How far down a floor is drawn; the third is on top. */
export function floorTop(level: number): number {
  return (3 - level) * floorStep;
}

/** The core: the door in the west, two catwalks over the abyss, the bridge, the corridor of force fields, the rim of the pit. */
const corePlaces: readonly (readonly [number, number])[] = [
  [70, 230],
  [160, 150],
  [160, 310],
  [270, 96],
  [270, 364],
  [384, 132],
  [384, 328],
  [478, 230],
  [580, 230],
  [676, 230],
  [772, 230],
  [868, 230],
  [964, 230],
  [1032, 116],
  [1164, 150],
  [1164, 310],
  [1032, 344],
];

/** Where a space is drawn. */
export function placeOf(id: string): Point {
  const space = spaces[spaceOf(id) ?? -1];
  if (!space) return { x: 0, y: 0 };
  if (space.level < 0) return hexAt(plainsGrid, space.row, space.col);
  if (space.level === 0) {
    const [x, y] = corePlaces[space.col] ?? [0, 0];
    return { x, y };
  }
  const { x, y } = hexAt(palaceGrid, space.row, space.col);
  return { x, y: y + floorTop(space.level) };
}

/** The outline of a hex around its middle. */
export function hexPath({ width, half }: HexGrid, { x, y }: Point, share = 1): string {
  const [w, h] = [(width / 2) * share, half * share];
  const point = (across: number, down: number): string =>
    `${Math.round((x + across) * 10) / 10} ${Math.round((y + down) * 10) / 10}`;
  return `M${point(0, -h)}L${point(w, -h / 2)}L${point(w, h / 2)}L${point(0, h)}L${point(-w, h / 2)}L${point(-w, -h / 2)}Z`;
}

/** How large a space of the core is. */
export const coreRadius = 40;

/** The outline of a space, a little inside its edge where `share` is less than 1. */
export function outlineOf(id: string, share = 0.94): string {
  const place = placeOf(id);
  const front = frontOfSpace(id);
  if (front === 'core') {
    const r = coreRadius * share;
    return `M${place.x - r} ${place.y}a${r} ${r * 0.82} 0 1 1 ${2 * r} 0a${r} ${r * 0.82} 0 1 1 ${-2 * r} 0Z`;
  }
  return hexPath(front === 'plains' ? plainsGrid : palaceGrid, place, share);
}

/** How high a figure stands in a battle. */
export const figureHeight: Readonly<Record<Front, number>> = { plains: 44, palace: 50, core: 92, space: 60 };

/* Space: Anakin's places with the grids between them, each with its Starfighter cards before it. */

export const slotSize = { width: 62, height: 30 } as const;
const slotTop = 74;
const perStop = 62;

/** Where a slot of a grid is drawn, given the left edge of its column. */
export function slotPlace(left: number, slot: number): Point {
  return { x: left + slotSize.width / 2, y: slotTop + (slot - 2) * (slotSize.height + 2) };
}

/** A column of slots on Anakin's way: a printed grid, or a Starfighter card before one. */
export interface Column {
  readonly grid: number;
  /** The Starfighter card; nothing for the printed grid. */
  readonly card: string | null;
  readonly left: number;
}

export interface Track {
  readonly stops: readonly number[];
  readonly columns: readonly Column[];
  readonly width: number;
}

/** Anakin's way from west to east; the top card of a stack is met first. */
export function trackOf(stacks: readonly (readonly string[])[]): Track {
  const cards = stacks.flat().length;
  // The more cards lie on the way, the closer it is drawn.
  const gap = Math.max(6, 34 - cards * 4);
  const stops: number[] = [];
  const columns: Column[] = [];
  let x = 12;
  stacks.forEach((stack, grid) => {
    stops.push(x + perStop / 2);
    x += perStop + gap;
    for (const card of stack.toReversed()) {
      columns.push({ grid, card, left: x });
      x += slotSize.width + 6;
    }
    columns.push({ grid, card: null, left: x });
    x += slotSize.width + gap;
  });
  stops.push(x + perStop);
  return { stops, columns, width: x + perStop * 2 + 20 };
}

/** The height at which Anakin flies. */
export const flightHeight = slotTop + 5 * (slotSize.height + 2);

const trackHeight = slotTop + 11 * (slotSize.height + 2) + 34;

/** Anakin and what he has before him, up to where he goes next. */
export function boxAhead({ stacks, anakin }: Pick<NabooView, 'stacks' | 'anakin'>): Box {
  const { stops } = trackOf(stacks);
  const at = Math.min(anakin, stops.length - 2);
  const [from = 0, to = 0] = stops.slice(at);
  return { x: from - perStop, y: 0, width: to - from + perStop * 2, height: trackHeight };
}

/** The layouts of a battle, for the stage. */
export function layoutsOf(
  front: Front,
  stacks: readonly (readonly string[])[],
): readonly [StageLayout, ...StageLayout[]] {
  return [{ box: boxOf(front, stacks), controls: 'beside' }];
}

function boxOf(front: Front, stacks: readonly (readonly string[])[]): Box {
  switch (front) {
    case 'plains':
      return { x: -74, y: -74, width: 1030, height: plainsGrid.pitch * 7 + 138 };
    case 'palace':
      return { x: -58, y: -70, width: 1064, height: floorStep * 3 + 50 };
    case 'core':
      return { x: 0, y: 10, width: 1240, height: 460 };
    case 'space':
      return { x: 0, y: 0, width: Math.max(900, trackOf(stacks).width), height: trackHeight };
  }
}
