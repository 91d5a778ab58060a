import type { Point } from '@holoboard/kit';
import type { HothView } from '../view.ts';
import { fan, type Layout } from './layout.ts';

/** Who a marker stands for. */
export type Piece = number | 'vader';

/** A marker on the board: who, on which space, and where exactly it is drawn. */
export interface Place {
  readonly piece: Piece;
  readonly space: string;
  readonly at: Point;
  readonly scale: number;
}

/** Where every marker stands; those that share a space fan out. */
export function placesOf(view: HothView, layout: Layout): readonly Place[] {
  const standing: { piece: Piece; space: string }[] = [];
  view.rebels.forEach(({ space }, seat) => {
    if (space !== null) standing.push({ piece: seat, space });
  });
  standing.push({ piece: 'vader', space: view.vader });
  return standing.map(({ piece, space }) => {
    const here = standing.filter((other) => other.space === space);
    const index = here.findIndex((other) => other.piece === piece);
    const { by, scale } = fan(here.length, index, space.startsWith('planet'));
    const { x, y } = layout.at(space);
    return { piece, space, at: { x: x + by.x, y: y + by.y }, scale };
  });
}

/** The place of one marker; nothing for a Rebel who has left. */
export function placeOf(places: readonly Place[], piece: Piece): Place | undefined {
  return places.find((place) => place.piece === piece);
}
