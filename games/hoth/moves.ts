import { idOf, type Space } from './board-graph.ts';
import type { HothAction } from './state.ts';

/** A way to move a marker: the action that says it, where it ends, and the spaces counted on the way. */
export interface Move {
  readonly action: HothAction & { readonly type: 'fly' | 'steer' };
  readonly to: Space;
  /** Every space counted; the last one is where the count ended, before any slide. */
  readonly path: readonly Space[];
  /** The same as ids, for events. */
  readonly pathIds: readonly string[];
}

/** The moves from one situation, and the same as actions for `legal`. Made once and shared. */
export interface MoveList {
  readonly moves: readonly Move[];
  readonly actions: readonly HothAction[];
}

/** The move along a path, with or without a slide at its end. */
export function moveOf(type: 'fly' | 'steer', path: readonly Space[], slideTo?: Space): Move {
  const to = slideTo ?? (path.at(-1) as Space);
  return {
    action: { type, to: idOf[to] as string, slide: slideTo !== undefined },
    to,
    path,
    pathIds: path.map((space) => idOf[space] as string),
  };
}

/** Several counts can lead to one end (every count that reaches the planet does): one option. */
export function listOf(moves: readonly Move[]): MoveList {
  const distinct = moves.filter(
    (move, i) =>
      moves.findIndex(
        (other) => other.action.to === move.action.to && other.action.slide === move.action.slide,
      ) === i,
  );
  return { moves: distinct, actions: distinct.map((move) => move.action) };
}

/** The move that an action of the list says. */
export function findMove(list: MoveList, to: string, slide: boolean): Move | undefined {
  for (const move of list.moves) if (move.action.to === to && move.action.slide === slide) return move;
  return undefined;
}
