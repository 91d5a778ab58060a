import type { Chance } from '@holoboard/kernel';
import type { Space } from '../data/graph.ts';
import { type Ending, type HothAction, type HothEvent, type HothState, none } from '../state.ts';
import { playOrder, renewOrders, surge, throttle } from './house.ts';
import { attackNext, findTargets } from './laser-attack.ts';
import { fixedSpeed, flyRebel, hasLanded } from './rebel-move.ts';
import { returnForce, spinForRebel, spinForVader } from './spins.ts';
import { steerVader } from './vader-move.ts';

/**
 * The sequence of a turn. HOTH-TURN-01, HOTH-TURN-02: Rebel move, Vader move, laser attack, in this order only.
 * HOTH-TURN-05, HOTH-RULING-02: nothing in it can be skipped.
 */
export function takeAction(state: HothState, action: HothAction, chance: Chance, events?: HothEvent[]): void {
  switch (action.type) {
    case 'spin':
      spin(state, chance, events);
      break;
    case 'throttle':
      throttle(state, events);
      break;
    case 'surge':
      surge(state, events);
      break;
    case 'fly':
      flyRebel(state, action, events);
      // HOTH-WIN-03: no Imperial spin follows a landing.
      if (hasLanded(state)) win(state, state.active, 'landed', events);
      else beginVaderStep(state);
      break;
    case 'order':
      playOrder(state, action.card, events);
      state.phase = 'vaderMove';
      break;
    case 'steer':
      steerVader(state, action, events);
      findTargets(state, events);
      beginAttacks(state, events);
      break;
  }
}

function spin(state: HothState, chance: Chance, events?: HothEvent[]): void {
  if (state.phase === 'rebelSpin') {
    spinForRebel(state, chance, events);
    state.phase = 'rebelMove';
  } else if (state.phase === 'vaderSpin') {
    spinForVader(state, chance, events);
    state.phase = 'vaderMove';
  } else {
    attackNext(state, chance, events);
    beginAttacks(state, events);
  }
}

/** Step 1. A Rebel whose speed is fixed goes straight to his move. */
export function beginTurn(state: HothState, seat: number, events?: HothEvent[]): void {
  state.active = seat;
  state.turn++;
  clearSpin(state);
  state.surgeable = state.options.houseForceSurge && state.force === seat;
  state.steps = fixedSpeed(state.rebels[seat] as Space, state.pieces[seat] as number);
  state.phase = state.steps > 0 ? 'rebelMove' : 'rebelSpin';
  events?.push({ type: 'turnStarted', seat, turn: state.turn });
}

/** Step 2. HOTH-AST-03, HOTH-DMG-07: whatever the state of his own ship. */
function beginVaderStep(state: HothState): void {
  clearSpin(state);
  state.phase = state.options.houseImperialOrders ? 'vaderOrder' : 'vaderSpin';
}

/** Step 3, as long as somebody is to be attacked. HOTH-TURN-06: otherwise the turn is over. */
function beginAttacks(state: HothState, events?: HothEvent[]): void {
  clearSpin(state);
  if (state.targets.length > 0) state.phase = 'attackSpin';
  else endTurn(state, events);
}

function endTurn(state: HothState, events?: HothEvent[]): void {
  if (state.options.houseImperialOrders) renewOrders(state, events);
  beginTurn(state, nextSeat(state), events);
}

/** HOTH-SETUP-12: play passes to the left. */
function nextSeat(state: HothState): number {
  const seats = state.rebels.length;
  let seat = (state.active + 1) % seats;
  while (state.rebels[seat] === none) seat = (seat + 1) % seats;
  return seat;
}

function clearSpin(state: HothState): void {
  state.spun = none;
  state.steps = 0;
  state.free = false;
  state.replaced = false;
}

/** HOTH-GOAL-01, HOTH-GOAL-02: the first to land wins, alone. */
function win(state: HothState, seat: number, reason: Ending, events?: HothEvent[]): void {
  clearSpin(state);
  state.targets.length = 0;
  state.phase = 'over';
  state.winner = seat;
  events?.push({ type: 'won', seat, reason });
}

/**
 * HOTH-RULING-27: a player who resigns is gone with his marker and the Force card, attacks due against him are dropped,
 * his own turn ends there, and the last one left wins.
 */
export function resignSeat(state: HothState, seat: number, events?: HothEvent[]): void {
  if (state.rebels[seat] === none) return;
  events?.push({ type: 'resigned', seat });
  state.rebels[seat] = none;
  if (state.force === seat) returnForce(state, 'resigned', events);
  state.targets = state.targets.filter((target) => target !== seat);
  const left = state.rebels.flatMap((space, other) => (space === none ? [] : [other]));
  if (left.length === 1) win(state, left[0] as number, 'lastRemaining', events);
  else if (state.active === seat) {
    state.targets.length = 0;
    beginTurn(state, nextSeat(state), events);
  } else if (state.phase === 'attackSpin') beginAttacks(state, events);
}
