import { at, type Seat, since, type Tell } from '@holoboard/kernel';
import type { TacticalEvent } from '../actions.ts';
import type { AttackFrame, Frame, TacticalState } from '../state.ts';
import { isRevealed } from './deployment.ts';
import { endIfDecided, outcome, staying, takeOut } from './ending.ts';
import { nextFaction } from './preparation.ts';
import { passTurn } from './rounds.ts';
import { goOn, passDeployment } from './sequence.ts';
import { leaveSlot } from './slots.ts';

/** TAC-SEQ-11, TAC-RULING-27: a player surrenders: all its Units are removed, and the others go on. */
export function resignSeat(state: TacticalState, seat: Seat, tell?: Tell<TacticalEvent>): void {
  const player = state.players[seat];
  if (!player || player.out > 0 || state.phase === 'over') return;
  const wasRevealed = isRevealed(state);
  takeOut(state, seat);
  const isActive = state.active !== null && state.turn === seat;
  if (isActive) state.active = null;
  if (wasRevealed) removeUnits(state, seat);
  else state.units = state.units.filter((unit) => unit.seat !== seat);
  player.slots = [];
  player.army = [];
  player.commander = 0;
  dropFrames(state, seat, isActive);
  tell?.({ type: 'surrendered', seat });
  endIfDecided(state, 'surrendered', tell);
  if (outcome(state)) return;
  replaceIn(state, seat, isActive, tell);
  goOn(state, null, tell);
}

function removeUnits(state: TacticalState, seat: Seat): void {
  for (const unit of state.units) {
    if (unit.seat !== seat || unit.status === 'defeated') continue;
    leaveSlot(state, unit);
    unit.status = 'defeated';
    unit.hull = 0;
    unit.carrier = 0;
    unit.pilot = false;
    unit.braced = false;
    unit.dugIn = false;
  }
}

/** What was in the middle of happening goes on without the seat. */
function dropFrames(state: TacticalState, seat: Seat, isActive: boolean): void {
  const owner = (id: number): Seat | undefined => state.units[id - 1]?.seat;
  state.reserves = state.reserves.filter((id) => owner(id) !== seat);
  state.frames = state.frames.filter((frame) => {
    switch (frame.kind) {
      case 'attack':
        return owner(frame.attacker) !== seat || leavesWreck(state, frame, seat);
      case 'crash':
        return owner(frame.transport) !== seat;
      case 'reserves':
        return owner(frame.unit) !== seat;
      case 'window':
        return !(isActive && (frame.when === 'groupStart' || frame.when === 'groupEnd'));
      default:
        return true;
    }
  });
  for (const frame of state.frames) dropFrom(frame, seat, owner);
}

/**
 * TAC-DMG-11: whether an attack of a seat that surrenders has brought down a Transport whose crash die is still due: it is rolled all the same, and the attack
 * goes no further. Up to version 1 of the rules the load stayed aboard the wreck.
 */
function leavesWreck(state: TacticalState, frame: AttackFrame, seat: Seat): boolean {
  const target = state.units[(frame.targets[0] ?? 0) - 1];
  const isDue = frame.stage === 'after' && frame.wreck >= 0 && target !== undefined && target.seat !== seat;
  if (!since(state, 2) || !isDue) return false;
  frame.targets = frame.targets.slice(0, 1);
  return true;
}

function dropFrom(frame: Frame, seat: Seat, owner: (id: number) => Seat | undefined): void {
  switch (frame.kind) {
    case 'attack':
      frame.asked = frame.asked.filter((each) => each !== seat);
      if (owner(frame.targets[0] ?? 0) === seat) {
        frame.stage = 'aim';
        frame.asked = [];
        frame.dice = [];
        frame.rerolled = false;
        frame.stands = [];
        frame.wreck = -1;
      }
      frame.targets = frame.targets.filter((id) => owner(id) !== seat);
      return;
    case 'bombardment':
      frame.asked = frame.asked.filter((each) => each !== seat);
      if (owner(frame.units[0] ?? 0) === seat) {
        frame.stage = 'roll';
        frame.asked = [];
        frame.wreck = -1;
      }
      frame.units = frame.units.filter((id) => owner(id) !== seat);
      return;
    case 'window':
      frame.seats = frame.seats.filter((each) => each !== seat);
      return;
    case 'return':
      frame.units = frame.units.filter((id) => owner(id) !== seat);
      return;
    default:
      return;
  }
}

/** Whose decision it is when the one whose it was has left. */
function replaceIn(state: TacticalState, seat: Seat, wasActive: boolean, tell?: Tell<TacticalEvent>): void {
  if (state.phase === 'battle' && wasActive) {
    passTurn(state, tell);
    return;
  }
  if (state.turn !== seat) return;
  if (state.phase === 'era' || state.phase === 'table') state.turn = at(staying(state), 0);
  if (state.phase === 'faction') nextFaction(state);
  if (state.phase === 'deploy') passDeployment(state);
}
