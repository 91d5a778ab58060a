import type { Still, StillStroke } from '@holoboard/kernel';
import { spaces } from '../data/spaces.ts';
import type { NabooView } from '../view.ts';
import { type Front, frontOfSpace, sideOfPiece } from './fronts.ts';
import { figureHeight, flightHeight, layoutsOf, outlineOf, placeOf, trackOf } from './layout.ts';
import { signs } from './signs.ts';

/** Where each battle is drawn: the plains and space on the left, the palace and the core on the right. */
const corners: Readonly<Record<Front, { readonly x: number; readonly y: number; readonly width: number }>> = {
  plains: { x: 0, y: 0, width: 1000 },
  space: { x: 0, y: 760, width: 1000 },
  palace: { x: 1060, y: 0, width: 900 },
  core: { x: 1060, y: 880, width: 900 },
};

function frameOf(front: Front, stacks: NabooView['stacks']): { readonly at: string; readonly scale: number } {
  const [{ box }] = layoutsOf(front, stacks);
  const corner = corners[front];
  const scale = corner.width / box.width;
  return { at: `translate(${corner.x} ${corner.y}) scale(${scale}) translate(${-box.x} ${-box.y})`, scale };
}

/** All four battles as they stand, with everything that is in the open. */
export function still({ pieces, stacks, anakin }: NabooView): Still {
  const frames = {
    plains: frameOf('plains', stacks),
    palace: frameOf('palace', stacks),
    core: frameOf('core', stacks),
    space: frameOf('space', stacks),
  };
  const ground = spaces.map(({ id }): StillStroke => {
    const { at } = frames[frontOfSpace(id)];
    return { shape: outlineOf(id), look: 'filled', opacity: 0.6, wide: 2, at };
  });
  const figures = pieces.flatMap((piece): StillStroke[] => {
    const front = frontOfSpace(piece.space);
    const { x, y } = placeOf(piece.space);
    const size = figureHeight[front] / 72;
    const { hull, blade } = signs[piece.unit];
    const colour = sideOfPiece(piece) === 'naboo' ? 'green' : 'orange';
    const at = `${frames[front].at} translate(${x} ${y - 4}) scale(${size})`;
    return [
      { shape: hull, colour, solid: true, at },
      ...(blade === undefined ? [] : [{ shape: blade, colour: 'white' as const, wide: 7, at }]),
    ];
  });
  return {
    box: { x: 0, y: 0, width: 1960, height: 1230 },
    strokes: [...ground, ...figures, ...flight(stacks, anakin, frames.space.at)],
  };
}

/** Anakin's way to the Droid Control Ship. */
function flight(stacks: NabooView['stacks'], anakin: number, at: string): readonly StillStroke[] {
  const { stops, columns } = trackOf(stacks);
  const [first = 0, last = 0] = [stops[0], stops.at(-1)];
  return [
    { shape: `M${first} ${flightHeight}H${last}`, opacity: 0.5, wide: 3, dashes: '4 10', at },
    ...columns.map(
      ({ left }): StillStroke => ({
        shape: `M${left} ${flightHeight - 90}h62v180h-62Z`,
        look: 'filled',
        opacity: 0.6,
        at,
      }),
    ),
    ...stops.map((x): StillStroke => ({ shape: [x, flightHeight, 20], opacity: 0.6, at })),
    {
      shape: signs.fighter.hull,
      colour: 'green',
      solid: true,
      at: `${at} translate(${stops[anakin] ?? last} ${flightHeight}) scale(0.8)`,
    },
    {
      shape: signs.ship.hull,
      colour: 'orange',
      solid: true,
      at: `${at} translate(${last} ${flightHeight}) scale(1.4)`,
    },
  ];
}
