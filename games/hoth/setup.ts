import type { Chance } from '@holoboard/kernel';
import { commanders, house, puzzle } from './data/components.ts';
import { rebelStart, tieSymbol } from './data/graph.ts';
import type { HothOptions } from './options.ts';
import { allOrders } from './phases/house.ts';
import { beginTurn } from './phases/turn.ts';
import { type HothState, none } from './state.ts';

/**
 * HOTH-SETUP-01, HOTH-SETUP-02: two to four players, with the components of one box.
 * HOTH-SETUP-03, HOTH-SETUP-04: a marker for each seat, on Planet Hoth itself.
 * HOTH-SETUP-05, HOTH-SETUP-06, HOTH-SETUP-07: each with the puzzle of his colour, whole and in plain sight.
 * HOTH-SETUP-08: Vader on the TIE symbol. HOTH-SETUP-10: the Force card beside the board.
 */
export function setup(options: HothOptions, seats: number, chance: Chance): HothState {
  const first = firstSeat(options, seats, chance);
  const state: HothState = {
    options,
    turn: 0,
    active: first,
    phase: 'rebelSpin',
    rebels: new Array<number>(seats).fill(rebelStart),
    pieces: new Array<number>(seats).fill(puzzle.wholePieces),
    vader: tieSymbol,
    // HOTH-HOUSE-04: with Fair Start the last player in turn order begins with the card.
    force: options.houseFairStart ? (first + seats - 1) % seats : none,
    spun: none,
    steps: 0,
    free: false,
    targets: [],
    replaced: false,
    surgeable: false,
    throttles: options.houseThrottle ? new Array<number>(seats).fill(house.throttleTokens) : [],
    orders: options.houseImperialOrders ? new Array<number>(seats).fill(allOrders) : [],
    winner: none,
  };
  beginTurn(state, first);
  return state;
}

/** HOTH-SETUP-11, HOTH-RULING-25: the players choose who goes first, or leave it to chance. */
function firstSeat(options: HothOptions, seats: number, chance: Chance): number {
  if (options.firstPlayer === 'random') return chance.draw('firstPlayer', seats);
  return commanders.findIndex(({ id }) => id === options.firstPlayer);
}
