import { placeIn } from '@holoboard/kit';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { edgeOf } from '../data/sides.ts';
import { readTable } from '../phases/custom-table.ts';
import { stripOf } from '../phases/strips.ts';
import { milsPerUnit, planeOf } from './plane.ts';
import { shapePath } from './shape-path.ts';
import { type Sketch, shiftedBy, textOf } from './table-drawing.ts';
import { boardWords } from './words.ts';

/** The table itself: pieces are dragged, or moved by arrow keys; corners and the rim of the picked one too. */
export function TableCanvas(props: {
  readonly width: number;
  readonly height: number;
  readonly sketches: readonly Sketch[];
  readonly players: number;
  readonly picked: number;
  readonly onPick: (index: number) => void;
  readonly onChange: (index: number, sketch: Sketch) => void;
  readonly language: string;
}): ReactNode {
  const { sketches, players, picked, onPick, onChange, language } = props;
  const words = boardWords(language);
  const size = { width: props.width * 1000, height: props.height * 1000 };
  const plane = planeOf(size, 'S');
  const held = useRef<{
    readonly x: number;
    readonly y: number;
    readonly grip: number;
    readonly from: Sketch;
  } | null>(null);
  const table = readTable(textOf(size.width, size.height, sketches));
  const sketch = sketches[picked];
  const where = (event: PointerEvent<SVGElement>) =>
    plane.mils(placeIn(event.currentTarget as SVGGraphicsElement, event));
  const grab = (event: PointerEvent<SVGElement>, index: number, grip: number): void => {
    const from = sketches[index];
    if (!from || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { ...where(event), grip, from };
    onPick(index);
  };
  const drag = (event: PointerEvent<SVGElement>, index: number): void => {
    const { current } = held;
    if (!current) return;
    const { x, y } = where(event);
    const snap = (number: number): number => Math.round(number / 100) * 100;
    const { from, grip } = current;
    if (grip < 0) onChange(index, shiftedBy(from, snap(x - current.x), snap(y - current.y)));
    else if (from.circle) {
      const [cx = 0, cy = 0] = from.numbers;
      onChange(index, { ...from, numbers: [cx, cy, Math.max(300, snap(Math.hypot(x - cx, y - cy)))] });
    } else onChange(index, { ...from, numbers: from.numbers.with(grip, snap(x)).with(grip + 1, snap(y)) });
  };
  const nudge = (event: KeyboardEvent, index: number): void => {
    const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
    const one = sketches[index];
    if (!by || !one) return;
    event.preventDefault();
    const step = event.shiftKey ? 100 : 500;
    onChange(index, shiftedBy(one, (by[0] ?? 0) * step, (by[1] ?? 0) * step));
  };
  const hold = (index: number, grip: number) => ({
    onPointerDown: (event: PointerEvent<SVGElement>) => grab(event, index, grip),
    onPointerMove: (event: PointerEvent<SVGElement>) => drag(event, index),
    onPointerUp: () => {
      held.current = null;
    },
  });
  const grips: readonly number[] = !sketch
    ? []
    : sketch.circle
      ? [0]
      : sketch.numbers.flatMap((_, i) => (i % 2 === 0 ? [i] : []));
  return (
    // biome-ignore lint/a11y/useSemanticElements: an svg is no fieldset.
    <svg
      className="tactical-editor-table"
      viewBox={`-10 -10 ${plane.width + 20} ${plane.height + 20}`}
      role="group"
      aria-label={words.board}
    >
      <rect className="tactical-table" width={plane.width} height={plane.height} />
      {Array.from({ length: players }, (_, seat) => {
        const { x0, y0, x1, y1 } = stripOf(size, edgeOf(seat, players), players);
        const corner = plane.spot(x0, y1);
        const [wide, deep] = [(x1 - x0) / milsPerUnit, (y1 - y0) / milsPerUnit];
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a strip is that of its seat.
            key={seat}
            className="tactical-editor-strip"
            x={corner.x}
            y={corner.y}
            width={wide}
            height={deep}
          />
        );
      })}
      {table.pieces.map((piece, i) => (
        // biome-ignore lint/a11y/useSemanticElements: there is no button element inside an svg.
        <g
          key={piece.id}
          className={`tactical-piece tactical-terrain-${piece.terrain}`}
          data-sight={piece.sight}
          data-picked={i === picked}
          role="button"
          tabIndex={0}
          aria-label={words.editor.piece(i + 1, words.terrain[piece.terrain])}
          aria-pressed={i === picked}
          onFocus={() => onPick(i)}
          onKeyDown={(event) => nudge(event, i)}
          {...hold(i, -1)}
        >
          {piece.shapes.map((shape, j) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece of one's own has one shape.
            <path key={j} d={shapePath(shape, plane)} />
          ))}
        </g>
      ))}
      {sketch &&
        grips.map((grip) => {
          const [x = 0, y = 0, r = 0] = sketch.numbers;
          const at = sketch.circle
            ? plane.spot(x + r, y)
            : plane.spot(sketch.numbers[grip] as number, sketch.numbers[grip + 1] as number);
          return (
            <circle
              key={grip}
              className="tactical-editor-grip"
              cx={at.x}
              cy={at.y}
              r="22"
              {...hold(picked, grip)}
            />
          );
        })}
    </svg>
  );
}
