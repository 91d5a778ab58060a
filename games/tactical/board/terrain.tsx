import { Decor, Told } from '@holoboard/kit';
import { memo, type ReactNode } from 'react';
import { command } from '../data/strategies.ts';
import type { Piece, Table } from '../data/table.ts';
import { milsPerUnit, type Plane } from './plane.ts';
import { shapePath } from './shape-path.ts';
import type { BoardWords } from './words.ts';
import './terrain.css';

function middleOf({ shapes }: Piece): readonly [x: number, y: number] {
  const [first] = shapes;
  return first ? [(first.west + first.east) / 2, (first.south + first.north) / 2] : [0, 0];
}

/** How wide the first shape of a piece is drawn; a table that is turned shows its height. */
function widthOf({ shapes }: Piece): number {
  const [first] = shapes;
  return first ? Math.max(first.east - first.west, first.north - first.south) / milsPerUnit : 0;
}

/** How wide a letter of a name is. */
const letter = 12;

/** A name in as many lines as a piece of that width asks for. */
function linesOf(name: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length * letter <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** What a piece of terrain does, in words: 'Light forest: Difficult, Cover'. */
function pieceWords({ name, movement, sight }: Piece, words: BoardWords): string {
  return `${name}: ${words.movement[movement]}, ${words.sight[sight]}`;
}

/** What the ground of a table looks like: that of a table of the house is of its planet. */
export function soilOf(name: string | null): string {
  return name !== null && /^[a-z_]+$/.test(name) ? `tactical-table tactical-soil-${name}` : 'tactical-table';
}

/** The table itself with everything that lies on it; it is drawn again only when that changes. */
export const Ground = memo(function Ground({
  table,
  plane,
  name,
  smoke,
  words,
}: {
  readonly table: Table;
  /** Its id, if it is one of the house. */
  readonly name: string | null;
  readonly plane: Plane;
  readonly smoke: readonly number[];
  readonly words: BoardWords;
}): ReactNode {
  const { width, height } = plane;
  const lines: string[] = [];
  for (let inch = 240; inch < Math.max(width, height); inch += 240) {
    if (inch < width) lines.push(`M${inch} 0V${height}`);
    if (inch < height) lines.push(`M0 ${inch}H${width}`);
  }
  const screens = smoke.filter((_, i) => i % 2 === 0).map((x, i) => [x, smoke[2 * i + 1] as number] as const);
  return (
    <>
      <Decor>
        <rect className={soilOf(name)} width={width} height={height} rx="6" />
        <path className="tactical-grid" d={lines.join('')} />
      </Decor>
      {table.pieces.map((piece) => {
        const { x, y } = plane.spot(...middleOf(piece));
        return (
          <Told
            key={piece.id}
            className={`tactical-piece tactical-terrain-${piece.terrain}`}
            data-sight={piece.sight}
            label={pieceWords(piece, words)}
          >
            <title>{pieceWords(piece, words)}</title>
            {piece.shapes.map((shape, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a piece never change.
              <path key={i} d={shapePath(shape, plane)} />
            ))}
            <text className="tactical-piece-name" y={y}>
              {linesOf(words.terrain[piece.terrain], widthOf(piece)).map((line, i, { length }) => (
                <tspan key={line} x={x} dy={i === 0 ? `${(1 - length) * 0.55}em` : '1.1em'}>
                  {line}
                </tspan>
              ))}
            </text>
          </Told>
        );
      })}
      {screens.map(([x, y]) => {
        const at = plane.spot(x, y);
        return (
          <circle
            key={`${x} ${y}`}
            className="tactical-smoke"
            cx={at.x}
            cy={at.y}
            r={command.smokeRadius / milsPerUnit}
          />
        );
      })}
    </>
  );
});
