import type { DrawnPiece } from '../actions.ts';
import type { Table } from '../data/table.ts';
import type { TerrainId } from '../data/terrain.ts';
import { tableText } from '../phases/custom-table.ts';

/** A piece that is being drawn: a circle by middle and radius, or corners x, y, x, y. */
export interface Sketch {
  readonly terrain: TerrainId;
  readonly circle: boolean;
  readonly numbers: readonly number[];
}

/** Points of the table, in mils. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A new piece in the middle of a table. */
export function newSketch(terrain: TerrainId, circle: boolean, { x, y }: Spot): Sketch {
  const numbers = circle
    ? [x, y, 1500]
    : [x - 1500, y - 1000, x + 1500, y - 1000, x + 1500, y + 1000, x - 1500, y + 1000];
  return { terrain, circle, numbers };
}

/** The middle of a piece. */
function middleOf({ circle, numbers }: Sketch): Spot {
  if (circle) return { x: numbers[0] as number, y: numbers[1] as number };
  const count = numbers.length / 2;
  const sum = (odd: number): number =>
    numbers.reduce((total, number, i) => (i % 2 === odd ? total + number : total), 0);
  return { x: sum(0) / count, y: sum(1) / count };
}

/** A piece with every corner moved by a function. */
function moved(sketch: Sketch, move: (spot: Spot) => Spot): Sketch {
  const numbers: number[] = [];
  for (let i = 0; i < sketch.numbers.length; i += 2) {
    const { x, y } = move({ x: sketch.numbers[i] as number, y: sketch.numbers[i + 1] as number });
    numbers.push(Math.round(x), Math.round(y));
  }
  return { ...sketch, numbers };
}

/** A piece put elsewhere. */
export function shiftedBy(sketch: Sketch, dx: number, dy: number): Sketch {
  if (!sketch.circle) return moved(sketch, ({ x, y }) => ({ x: x + dx, y: y + dy }));
  const [x = 0, y = 0, r = 0] = sketch.numbers;
  return { ...sketch, numbers: [Math.round(x + dx), Math.round(y + dy), r] };
}

/** A piece larger or smaller. */
export function scaledBy(sketch: Sketch, factor: number): Sketch {
  if (sketch.circle) {
    const [x = 0, y = 0, r = 0] = sketch.numbers;
    return { ...sketch, numbers: [x, y, Math.max(300, Math.round(r * factor))] };
  }
  const middle = middleOf(sketch);
  return moved(sketch, ({ x, y }) => ({
    x: middle.x + (x - middle.x) * factor,
    y: middle.y + (y - middle.y) * factor,
  }));
}

/** A piece turned by some degrees, clockwise. */
export function turnedBy(sketch: Sketch, degrees: number): Sketch {
  if (sketch.circle) return sketch;
  const middle = middleOf(sketch);
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return moved(sketch, ({ x, y }) => ({
    x: middle.x + (x - middle.x) * cos + (y - middle.y) * sin,
    y: middle.y - (x - middle.x) * sin + (y - middle.y) * cos,
  }));
}

/** A block with a corner more, in the middle of its longest edge and a little outside of it. */
export function withCorner(sketch: Sketch): Sketch {
  if (sketch.circle || sketch.numbers.length > 22) return sketch;
  const { numbers } = sketch;
  const middle = middleOf(sketch);
  const count = numbers.length;
  let best = { at: 0, x: 0, y: 0, length: 0 };
  for (let i = 0; i < count; i += 2) {
    const [ax, ay] = [numbers[i] as number, numbers[i + 1] as number];
    const [bx, by] = [numbers[(i + 2) % count] as number, numbers[(i + 3) % count] as number];
    const length = Math.hypot(bx - ax, by - ay);
    if (length > best.length) best = { at: i + 2, x: (ax + bx) / 2, y: (ay + by) / 2, length };
  }
  const out = (from: number, to: number): number => Math.round(from + (from - to) * 0.12);
  return { ...sketch, numbers: numbers.toSpliced(best.at, 0, out(best.x, middle.x), out(best.y, middle.y)) };
}

/** A block with its last corner gone; three stay. */
export function withoutCorner(sketch: Sketch): Sketch {
  return sketch.circle || sketch.numbers.length <= 6
    ? sketch
    : { ...sketch, numbers: sketch.numbers.slice(0, -2) };
}

/** Corners go counter-clockwise: others are told the other way round. */
function counterClockwise(numbers: readonly number[]): readonly number[] {
  let area = 0;
  const count = numbers.length;
  for (let i = 0; i < count; i += 2)
    area +=
      (numbers[i] as number) * (numbers[(i + 3) % count] as number) -
      (numbers[(i + 2) % count] as number) * (numbers[i + 1] as number);
  if (area >= 0) return numbers;
  const turned: number[] = [];
  for (let i = count - 2; i >= 0; i -= 2) turned.push(numbers[i] as number, numbers[i + 1] as number);
  return turned;
}

/** A drawn table as the text of the rules. */
export function textOf(width: number, height: number, sketches: readonly Sketch[]): string {
  const within = (number: number): number => Math.max(0, Math.min(99_999, Math.round(number)));
  const pieces = sketches.map(({ terrain, circle, numbers }): DrawnPiece => {
    const told = circle ? numbers : counterClockwise(numbers);
    return [terrain, ...told.map(within)];
  });
  return tableText(width, height, pieces);
}

/** The pieces of a table, to be drawn on; one of several shapes becomes several. */
export function sketchesOf({ pieces }: Table): readonly Sketch[] {
  return pieces.flatMap(({ terrain, shapes }) =>
    shapes.map((shape) =>
      shape.kind === 'circle'
        ? { terrain, circle: true, numbers: [shape.x, shape.y, shape.r] }
        : { terrain, circle: false, numbers: [...shape.points] },
    ),
  );
}
