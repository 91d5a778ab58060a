import type { Still, StillStroke } from '@holoboard/kernel';
import { cardOf } from '../data/cards.ts';
import { tableOf } from '../phases/ground.ts';
import type { TacticalView } from '../view.ts';
import { outlines } from './figure-outlines.ts';
import { milsPerUnit, planeOf } from './plane.ts';
import { lookOf, positionOf } from './position.ts';
import { shapePath } from './shape-path.ts';

/** By seat, clockwise. */
const colours = ['blue', 'orange', 'green', 'violet'] as const;

/** The table as it stands: what lies on it, and everybody who is in the open. */
export function still(view: TacticalView): Still {
  const state = positionOf(view);
  if (state.table === null) return { box: { x: 0, y: 0, width: 1, height: 1 }, strokes: [] };
  const table = tableOf(state);
  const plane = planeOf(table, 'S');
  const { width, height } = plane;
  const ground: readonly StillStroke[] = [
    { shape: `M0 0H${width}V${height}H0Z`, opacity: 0.7, wide: 5 },
    ...table.pieces.flatMap(({ shapes }) =>
      shapes.map(
        (shape): StillStroke => ({ shape: shapePath(shape, plane), look: 'filled', opacity: 0.6, wide: 3 }),
      ),
    ),
  ];
  const units = state.units
    .filter(({ status }) => status === 'deployed')
    .flatMap((unit): StillStroke[] => {
      const { x, y } = plane.spot(unit.x, unit.y);
      const radius = cardOf(unit.card).base / milsPerUnit;
      const colour = colours[unit.seat] ?? 'white';
      const turned = `translate(${x} ${y}) rotate(${plane.degrees(lookOf(state, unit))})`;
      return [
        { shape: [x, y, radius], colour, wide: 4 },
        {
          shape: outlines[unit.card] ?? '',
          colour,
          solid: true,
          at: `${turned} scale(${(radius * 0.82) / 50})`,
        },
      ];
    });
  return { box: { x: -20, y: -20, width: width + 40, height: height + 40 }, strokes: [...ground, ...units] };
}
