import { house, puzzle } from './data/components.ts';
import { idOf, type Space } from './data/graph.ts';
import { type HothState, none } from './state.ts';

/** HOTH-SETUP-02, HOTH-FORCE-05, HOTH-SETUP-06: markers, puzzles and the one card never get lost or doubled. */
export function census(state: HothState): Record<string, number> {
  const onBoard = (space: Space): boolean => idOf[space] !== undefined;
  const attached = state.pieces.filter(
    (count) => count >= puzzle.fewestPieces && count <= puzzle.wholePieces,
  );
  return {
    xWings: state.rebels.filter((space) => space === none || onBoard(space)).length,
    puzzles: attached.length,
    tieFighters: onBoard(state.vader) ? 1 : 0,
    forceCards: state.force === none || (state.rebels[state.force] ?? none) !== none ? 1 : 0,
    throttleTallies: state.throttles.filter((count) => count >= 0 && count <= house.throttleTokens).length,
    orderHands: state.orders.filter((cards) => cards >= 0 && cards < 2 ** house.orderCards).length,
  };
}
