import { circle as circleShape, polygon as polygonShape, type Shape } from '../geometry/shapes.ts';
import { type MovementEffect, type SightEffect, type TerrainId, terrainKinds } from './terrain.ts';

/** One thing that lies on the table. */
export interface Piece {
  readonly id: string;
  readonly name: string;
  readonly terrain: TerrainId;
  readonly movement: MovementEffect;
  readonly sight: SightEffect;
  readonly shapes: readonly Shape[];
}

/** TAC-TBL-01: a flat table of so many mils, and what lies on it. */
export interface Table {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
}

/** A table of the house. */
export interface Layout extends Table {
  readonly id: string;
  readonly name: string;
  /** The era it suits best. */
  readonly era: string;
  /** The numbers of players it is laid out for. */
  readonly players: readonly number[];
  readonly notes: string;
}

export const circle = circleShape;

/** A convex polygon by its corners, counter-clockwise. */
export function polygon(...corners: readonly (readonly [number, number])[]): Shape {
  return polygonShape(corners.flat());
}

export function piece(id: string, name: string, terrain: TerrainId, ...shapes: readonly Shape[]): Piece {
  const { movement, sight } = terrainKinds[terrain];
  return { id, name, terrain, movement, sight, shapes };
}

export function layout(head: Omit<Layout, 'pieces'>, pieces: readonly Piece[]): Layout {
  return { ...head, pieces };
}
