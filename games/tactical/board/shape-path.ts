import { type Point, straightPath } from '@holoboard/kit/geometry';
import type { Shape } from '../geometry/shapes.ts';
import { milsPerUnit, type Plane } from './plane.ts';

/** The outline of a shape as path data. */
export function shapePath(shape: Shape, plane: Plane): string {
  if (shape.kind === 'circle') {
    const { x, y } = plane.spot(shape.x, shape.y);
    const r = shape.r / milsPerUnit;
    return `M${x} ${y - r}A${r} ${r} 0 1 1 ${x} ${y + r}A${r} ${r} 0 1 1 ${x} ${y - r}Z`;
  }
  const corners: Point[] = [];
  for (let i = 0; i < shape.points.length; i += 2)
    corners.push(plane.spot(shape.points[i] as number, shape.points[i + 1] as number));
  return straightPath(corners, true);
}
