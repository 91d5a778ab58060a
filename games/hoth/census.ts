import { house, puzzle } from './data/components.ts';
import { idOf, zoneOf } from './data/graph.ts';
import { allOrders } from './phases/house.ts';
import { type HothState, none } from './state.ts';

function isWhole(count: number, least: number, most: number): boolean {
  return Number.isInteger(count) && count >= least && count <= most;
}

/** HOTH-SETUP-03: on a space of the board; HOTH-RULING-27: or gone with its owner, who then has nothing left to do. */
function hasPlace({ rebels, active, targets, winner, phase }: HothState, seat: number): boolean {
  if (rebels[seat] !== none) return idOf[rebels[seat] ?? none] !== undefined;
  return winner !== seat && !targets.includes(seat) && (active !== seat || phase === 'over');
}

/** HOTH-SETUP-06, HOTH-ATT-12: of five pieces, of which the last never comes off. */
function isPuzzle(count: number): boolean {
  return isWhole(count, puzzle.fewestPieces, puzzle.wholePieces);
}

/** HOTH-RULING-12: on a space, and on no planet. */
function isOnTrack({ vader }: HothState): boolean {
  const zone = zoneOf[vader];
  return zone !== undefined && zone !== 'hothPlanet' && zone !== 'dantooinePlanet';
}

/** HOTH-SETUP-10: beside the board, or HOTH-FORCE-01: on the puzzle of one who still plays. */
function isInOnePlace({ force, rebels }: HothState): boolean {
  return force === none || (rebels[force] ?? none) !== none;
}

/** HOTH-HOUSE-02: a token is spent once. */
function isTally(count: number): boolean {
  return isWhole(count, 0, house.throttleTokens);
}

/** HOTH-HOUSE-01: some of the eight cards; none only until the end of a turn, when they are taken back. */
function isHand({ orders, rebels, active, phase }: HothState, seat: number): boolean {
  const inTurn = seat === active && phase !== 'rebelSpin' && phase !== 'rebelMove' && phase !== 'vaderOrder';
  const mayBeEmpty = inTurn || rebels[seat] === none;
  return isWhole(orders[seat] ?? none, mayBeEmpty ? 0 : 1, allOrders);
}

/**
 * HOTH-SETUP-02, HOTH-FORCE-05: markers, puzzles, cards and tokens never get lost or doubled. Everything is counted where a
 * rule may have put it; what has got anywhere else is missing.
 */
export function census(state: HothState): Record<string, number> {
  const { houseThrottle, houseImperialOrders } = state.options;
  return {
    xWings: state.rebels.filter((_, seat) => hasPlace(state, seat)).length,
    puzzles: state.pieces.filter(isPuzzle).length,
    tieFighters: isOnTrack(state) ? 1 : 0,
    forceCards: isInOnePlace(state) ? 1 : 0,
    ...(houseThrottle && { throttleTallies: state.throttles.filter(isTally).length }),
    ...(houseImperialOrders && { orderHands: state.orders.filter((_, seat) => isHand(state, seat)).length }),
  };
}
