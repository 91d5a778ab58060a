import { sine } from '../data/sine.ts';

/*
 * Whole numbers only: mils and tenths of a degree. Sums, products, quotients, roots and nothing else, each below 2 to the 53rd, so
 * that every machine comes to the same result.
 */

/** TAC-GEO-02: an angle brought into 0 to 3599, clockwise from north. */
export function heading(angle: number): number {
  const rest = angle % 3600;
  return rest < 0 ? rest + 3600 : rest;
}

/** TAC-GEO-02: how far it is from one heading to another, from -1800 (left) to 1799 (right). */
export function turn(from: number, to: number): number {
  return heading(heading(to - from) + 5400) - 1800;
}

/** TAC-GEO-03: the sine of an angle times a million, from the table of the first quarter. */
export function sin(angle: number): number {
  const a = heading(angle);
  if (a <= 900) return sine[a] as number;
  if (a <= 1800) return sine[1800 - a] as number;
  // 0 less, so that no zero has a sign.
  return a <= 2700 ? 0 - (sine[a - 1800] as number) : 0 - (sine[3600 - a] as number);
}

/** TAC-GEO-03: the cosine of an angle times a million. */
export function cos(angle: number): number {
  return sin(angle + 900);
}

/** TAC-GEO-04: a quotient to the nearest whole number, halves away from zero. */
export function divide(n: number, d: number): number {
  return n < 0 ? 0 - Math.floor((d - 2 * n) / (2 * d)) : Math.floor((2 * n + d) / (2 * d));
}

/** TAC-GEO-04: the length of a way, to the nearest whole number. */
export function length(dx: number, dy: number): number {
  const square = dx * dx + dy * dy;
  let root = Math.floor(Math.sqrt(square));
  if (root * root > square) root--;
  return square - root * root > root ? root + 1 : root;
}

/** TAC-GEO-04: whether a way is shorter than a limit, a whole number above 0, without the root: a length rounds to less exactly when its square does not pass this product. */
export function isCloser(dx: number, dy: number, limit: number): boolean {
  return dx * dx + dy * dy <= limit * (limit - 1);
}

/** TAC-GEO-05: how far east one comes by travelling so far. */
export function travelX(distance: number, angle: number): number {
  return divide(distance * sin(angle), 1_000_000);
}

/** TAC-GEO-05: how far north one comes by travelling so far. */
export function travelY(distance: number, angle: number): number {
  return divide(distance * cos(angle), 1_000_000);
}

/** TAC-GEO-06: the distance from a point to the closest point of a segment. */
export function segmentDistance(
  px: number,
  py: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const ux = bx - ax;
  const uy = by - ay;
  const along = (px - ax) * ux + (py - ay) * uy;
  if (along <= 0) return length(px - ax, py - ay);
  const square = ux * ux + uy * uy;
  if (along >= square) return length(px - bx, py - by);
  return length(px - ax - divide(ux * along, square), py - ay - divide(uy * along, square));
}

/** TAC-GEO-16: the heading that leads along a way, for drawing and for bots. */
export function bearing(dx: number, dy: number): number {
  if (dx === 0 && dy === 0) return 0;
  if (dx >= 0 && dy > 0) return quarterBearing(dx, dy);
  if (dx > 0) return 900 + quarterBearing(0 - dy, dx);
  if (dy < 0) return 1800 + quarterBearing(0 - dx, 0 - dy);
  // A hair's breadth west of north is north.
  return heading(2700 + quarterBearing(dy, 0 - dx));
}

/** Of a way to the north or the north-east. */
function quarterBearing(x: number, y: number): number {
  let low = 0;
  let high = 900;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (besideHeading(x, y, middle) >= 0) low = middle;
    else high = middle;
  }
  return Math.abs(besideHeading(x, y, low + 1)) < Math.abs(besideHeading(x, y, low)) ? low + 1 : low;
}

/** How far a point lies to the right of a heading of the first quarter, times a million. */
function besideHeading(x: number, y: number, angle: number): number {
  return x * (sine[900 - angle] as number) - y * (sine[angle] as number);
}
