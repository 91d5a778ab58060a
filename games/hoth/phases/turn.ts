import type { Chance, Outcome, Tell } from '@holoboard/kernel';
import {
  type Ending,
  type HothAction,
  type HothEvent,
  type HothState,
  none,
  piecesOf,
  spaceOf,
} from '../state.ts';
import { playOrder, renewOrders, surge, throttle } from './house.ts';
import { attackNext, preventAttacks } from './laser-attack.ts';
import { fixedSpeed, flyRebel, hasLanded } from './rebel-move.ts';
import { clearSpin, returnForce, spinForRebel, spinForVader } from './spins.ts';
import { steerVader } from './vader-move.ts';

/**
 * The sequence of a turn. What ends a step (a move, an attack, a resignation) is told while its phase still stands, with
 * nothing left to do in it; the next step begins after the last event of this one.
 * HOTH-TURN-01, HOTH-TURN-02: Rebel move, Vader move, laser attack, in this order only.
 * HOTH-TURN-05, HOTH-RULING-02: nothing in it can be skipped.
 */
export function takeAction(
  state: HothState,
  action: HothAction,
  chance: Chance,
  tell?: Tell<HothEvent>,
): void {
  switch (action.type) {
    case 'spin':
      spin(state, chance, tell);
      break;
    case 'throttle':
      throttle(state, tell);
      break;
    case 'surge':
      surge(state, tell);
      break;
    case 'fly':
      flyRebel(state, action, tell);
      // HOTH-WIN-03: no Imperial spin follows a landing.
      if (hasLanded(state)) win(state, state.active, 'landed', tell);
      else beginVaderStep(state);
      break;
    case 'order':
      playOrder(state, action.card, tell);
      break;
    case 'steer':
      steerVader(state, action, tell);
      preventAttacks(state, tell);
      beginAttacks(state, tell);
      break;
  }
}

function spin(state: HothState, chance: Chance, tell?: Tell<HothEvent>): void {
  if (state.phase === 'rebelSpin') spinForRebel(state, chance, tell);
  else if (state.phase === 'vaderSpin') spinForVader(state, chance, tell);
  else {
    attackNext(state, chance, tell);
    beginAttacks(state, tell);
  }
}

/** Step 1. A Rebel whose speed is fixed goes straight to his move. */
export function beginTurn(state: HothState, seat: number, tell?: Tell<HothEvent>): void {
  state.active = seat;
  state.turn++;
  state.surgeable = state.options.houseForceSurge && state.force === seat;
  state.steps = fixedSpeed(spaceOf(state, seat), piecesOf(state, seat));
  state.phase = state.steps > 0 ? 'rebelMove' : 'rebelSpin';
  tell?.({ type: 'turnStarted', seat, turn: state.turn });
}

/** Step 2. HOTH-AST-03, HOTH-DMG-07: whatever the state of his own ship. */
function beginVaderStep(state: HothState): void {
  state.phase = state.options.houseImperialOrders ? 'vaderOrder' : 'vaderSpin';
}

/** Step 3, as long as somebody is to be attacked. HOTH-TURN-06: otherwise the turn is over. */
function beginAttacks(state: HothState, tell?: Tell<HothEvent>): void {
  if (state.targets.length > 0) state.phase = 'attackSpin';
  else endTurn(state, tell);
}

function endTurn(state: HothState, tell?: Tell<HothEvent>): void {
  renewOrders(state, tell);
  beginTurn(state, nextSeat(state), tell);
}

/** HOTH-SETUP-12: play passes to the left. */
function nextSeat(state: HothState): number {
  const seats = state.rebels.length;
  let seat = (state.active + 1) % seats;
  while (state.rebels[seat] === none) seat = (seat + 1) % seats;
  return seat;
}

/** HOTH-GOAL-01, HOTH-GOAL-02: the first to land wins, alone. */
function win(state: HothState, seat: number, reason: Ending, tell?: Tell<HothEvent>): void {
  clearSpin(state);
  state.targets.length = 0;
  state.phase = 'over';
  state.winner = seat;
  tell?.({ type: 'won', seat, reason });
}

/** Nothing while the game goes on. HOTH-GOAL-02: there are no later places. */
export function outcome(state: HothState): Outcome | null {
  if (state.winner === none) return null;
  const ranks = state.rebels.map((_, seat) => (seat === state.winner ? 1 : 2));
  const reason: Ending = playing(state) > 1 ? 'landed' : 'lastRemaining';
  return { ranks, reason };
}

/** How many have not resigned. */
function playing(state: HothState): number {
  return state.rebels.filter((space) => space !== none).length;
}

/** HOTH-RULING-27: automated play stops after 2,000 turns and calls the game unfinished. */
export function overlong(state: HothState): boolean {
  return state.turn > 2000;
}

/**
 * HOTH-RULING-27: a player who resigns is gone with his marker and the Force card, attacks due against him are dropped,
 * his own turn ends there, and the last one left wins.
 */
export function resignSeat(state: HothState, seat: number, tell?: Tell<HothEvent>): void {
  if (state.rebels[seat] === none) return;
  const own = state.active === seat;
  state.rebels[seat] = none;
  state.targets = state.targets.filter((target) => target !== seat && !own);
  if (own) clearSpin(state);
  tell?.({ type: 'resigned', seat });
  if (state.force === seat) returnForce(state, 'resigned', tell);
  if (playing(state) === 1) win(state, nextSeat(state), 'lastRemaining', tell);
  else if (own) beginTurn(state, nextSeat(state), tell);
  else if (state.phase === 'attackSpin') beginAttacks(state, tell);
}
