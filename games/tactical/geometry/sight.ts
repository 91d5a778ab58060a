import type { Piece } from '../data/table.ts';
import type { Base } from './bases.ts';
import { segmentDistance } from './measure.ts';
import { isInside, nearestShape, type Polygon, type Shape } from './shapes.ts';

/** One end of a line of sight. */
export interface Watcher extends Base {
  readonly flies: boolean;
}

/** What a line of sight meets: nothing, Cover, or something that blocks it, and which piece that is. */
export interface Sight {
  readonly view: 'clear' | 'cover' | 'blocked';
  readonly by: Piece | null;
}

/** How lines of sight are read at a table, and by a weapon. */
export interface SightRules {
  /** TAC-RULING-11: a piece under the shooter counts like any other. */
  readonly strict: boolean;
  /** TAC-KEY-03 */
  readonly indirect: boolean;
  /** TAC-KEY-05 */
  readonly ignoresCover: boolean;
}

const clearSight: Sight = { view: 'clear', by: null };

/**
 * TAC-GEO-10, TAC-ATK-08: what lies on the segment between two middles, the worst of it. TAC-TER-19, TAC-TER-22: Obstacles block, Cover
 * does not; the first piece that is as bad as any is named.
 */
export function lineOfSight(pieces: readonly Piece[], from: Watcher, to: Watcher, rules: SightRules): Sight {
  // TAC-RULING-12: high above everything.
  if (from.flies && to.flies) return clearSight;
  let cover: Piece | null = null;
  for (const piece of pieces) {
    if (piece.sight === 'clearing' || !crosses(piece.shapes, from, to)) continue;
    if (from.flies !== to.flies && !isNearTheGround(piece, from, to)) continue;
    const underTarget = isInside(piece.shapes, to.x, to.y);
    if (!underTarget && !rules.strict && isInside(piece.shapes, from.x, from.y)) continue;
    if (piece.sight === 'obstacle' && !underTarget && !rules.indirect) return { view: 'blocked', by: piece };
    cover ??= piece;
  }
  return cover && !rules.ignoresCover ? { view: 'cover', by: cover } : clearSight;
}

/** TAC-TER-21, TAC-TER-24, TAC-RULING-12: whether a piece is closer to the end on the ground than to the one in the air. */
function isNearTheGround(piece: Piece, from: Watcher, to: Watcher): boolean {
  const [ground, air] = from.flies ? [to, from] : [from, to];
  const below = Math.max(0, nearestShape(piece.shapes, ground.x, ground.y) - ground.r);
  return below < Math.max(0, nearestShape(piece.shapes, air.x, air.y) - air.r);
}

/** TAC-GEO-10: whether a segment runs through one of some shapes; touching an edge or a corner is not running through. */
export function crosses(shapes: readonly Shape[], from: Base, to: Base): boolean {
  for (const shape of shapes) {
    // Outside the box nothing is met; a circle may be met a little outside, by rounding.
    if (from.x < shape.west - 3 && to.x < shape.west - 3) continue;
    if (from.x > shape.east + 3 && to.x > shape.east + 3) continue;
    if (from.y < shape.south - 3 && to.y < shape.south - 3) continue;
    if (from.y > shape.north + 3 && to.y > shape.north + 3) continue;
    if (shape.kind === 'circle') {
      // Clearly beside the line: no need to measure.
      const across = Math.abs((to.x - from.x) * (shape.y - from.y) - (to.y - from.y) * (shape.x - from.x));
      if (across > (shape.r + 3) * Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2)) continue;
      if (segmentDistance(shape.x, shape.y, from.x, from.y, to.x, to.y) < shape.r) return true;
    } else if (crossesPolygon(shape, from.x, from.y, to.x, to.y)) return true;
  }
  return false;
}

/** The line has corners on both sides, and no edge has both ends on or beyond it. */
function crossesPolygon({ points }: Polygon, ax: number, ay: number, bx: number, by: number): boolean {
  const end = points.length;
  const ux = bx - ax;
  const uy = by - ay;
  let left = false;
  let right = false;
  for (let i = 0; i < end; i += 2) {
    const side = ux * ((points[i + 1] as number) - ay) - uy * ((points[i] as number) - ax);
    if (side > 0) left = true;
    else if (side < 0) right = true;
  }
  if (!left || !right) return false;
  let px = points[end - 2] as number;
  let py = points[end - 1] as number;
  for (let i = 0; i < end; i += 2) {
    const qx = points[i] as number;
    const qy = points[i + 1] as number;
    const ex = qx - px;
    const ey = qy - py;
    if (ex * (ay - py) - ey * (ax - px) <= 0 && ex * (by - py) - ey * (bx - px) <= 0) return false;
    px = qx;
    py = qy;
  }
  return true;
}
