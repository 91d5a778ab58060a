import { at, type Chance, type Seat, since, type Tell } from '@holoboard/kernel';
import type { TacticalEvent } from '../actions.ts';
import { numbers } from '../data/numbers.ts';
import { command } from '../data/strategies.ts';
import type { Activation, TacticalState } from '../state.ts';
import { end, isLastRound, staying } from './ending.ts';
import { nextSlot, readyCards, removeSlot, settleCards } from './slots.ts';
import { hasCommander, openWindow } from './windows.ts';

/** A die. TAC-GEN-02, TAC-GEO-17: six sides, one draw. */
export function rollDie(chance: Chance, name: string): number {
  return chance.draw(name, numbers.dieSides) + 1;
}

/**
 * TAC-SET-10, TAC-SEQ-08: each player rolls, in seat order, and the highest goes first. TAC-RULING-29: the tied roll again, until one is highest.
 * TAC-OPT-CMD-02: a Commander adds one.
 */
function rollInitiative(state: TacticalState, chance: Chance, tell?: Tell<TacticalEvent>): Seat {
  let rolling = staying(state);
  while (rolling.length > 1) {
    const dice = state.players.map(() => 0);
    let best = 0;
    for (const seat of rolling) {
      dice[seat] = rollDie(chance, 'initiative');
      best = Math.max(best, totalOf(state, seat, dice));
    }
    rolling = rolling.filter((seat) => totalOf(state, seat, dice) === best);
    const shows = countsCommanders(state) && state.round === 0 ? ({ reveals: true } as const) : {};
    tell?.({ type: 'initiativeRolled', dice, tied: rolling.length > 1, ...shows });
  }
  return at(rolling, 0);
}

function totalOf(state: TacticalState, seat: Seat, dice: readonly number[]): number {
  const isLed = countsCommanders(state) && hasCommander(state, seat);
  return at(dice, seat) + (isLed ? command.initiativeBonus : 0);
}

/**
 * TAC-OPT-CMD-02, TAC-RULING-26: Commanders count from round 1, since totals before the armies are revealed would show who has one. Up to version 1 of
 * the rules they counted in the first roll for deployment too, and were openly shown by it.
 */
function countsCommanders(state: TacticalState): boolean {
  return state.options.commanders === 'on' && (state.round > 0 || !since(state, 2));
}

/** The seats still in the game, clockwise from one. TAC-SET-11: to the left-hand neighbour first. */
export function clockwiseFrom(state: TacticalState, first: Seat): Seat[] {
  const seats = state.players.length;
  return state.players
    .map((_, step) => (first + step) % seats)
    .filter((seat) => at(state.players, seat).out === 0);
}

/** TAC-RULING-26: who deploys first when it is done in turns. */
export function rollForDeployment(state: TacticalState, chance: Chance, tell?: Tell<TacticalEvent>): void {
  state.first = rollInitiative(state, chance, tell);
  state.turn = state.first;
  state.phase = 'deploy';
}

/** TAC-SEQ-08: initiative, and with it a new round. */
export function startRound(state: TacticalState, chance: Chance, tell?: Tell<TacticalEvent>): void {
  state.round++;
  readyCards(state);
  for (const unit of state.units) unit.acted = false;
  state.first = rollInitiative(state, chance, tell);
  state.turn = state.first;
  state.phase = 'battle';
  tell?.({ type: 'roundStarted', round: state.round, first: state.first });
}

/** TAC-SEQ-05, TAC-SEQ-06, TAC-SEQ-07: the next seat clockwise that has a card to activate; nobody when all are rotated. */
function nextSeat(state: TacticalState, from: Seat): Seat | undefined {
  return clockwiseFrom(state, from).find((seat) => nextSlot(state, seat) >= 0);
}

/** TAC-SEQ-01, TAC-SEQ-02: activates the left-most card that is not rotated, of the seat whose turn it is or else of the next; false when the round is over. */
export function activateNext(state: TacticalState, tell?: Tell<TacticalEvent>): boolean {
  const seat = nextSeat(state, state.turn);
  if (seat === undefined) return false;
  // TAC-RULING-23: also those that a Bombardment before it or an activation cut short has laid out.
  settleCards(state);
  state.turn = seat;
  const slot = nextSlot(state, seat);
  state.active = freshActivation(slot);
  tell?.({ type: 'activated', seat, card: at(at(state.players, seat).slots, slot).card });
  openWindow(state, 'groupStart', [seat]);
  return true;
}

/** A card is activated, and nothing has been done with it yet. */
export function freshActivation(slot: number): Activation {
  return {
    ...{ slot, unit: 0, startX: 0, startY: 0, maneuvers: 0, min: 0, max: 0, speed: -1, left: 0 },
    ...{ mode: 'none', weapons: [], attacks: 'none', repaired: false, passed: [], transferred: [] },
    ...{ march: false, fire: false, closing: false },
  };
}

/** Forgets what the Unit that acted has done, and keeps what helps its whole group. */
export function clearUnit(active: Activation): void {
  Object.assign(active, freshActivation(active.slot), { march: active.march, fire: active.fire });
}

/** TAC-SEQ-04, TAC-SEQ-09: the card is rotated, and the turn passes on. TAC-SEQ-13: when the time is up, that was the last activation. */
export function endActivation(state: TacticalState, tell?: Tell<TacticalEvent>): void {
  const { active, turn } = state;
  if (!active) return;
  const { slots } = at(state.players, turn);
  const slot = at(slots, active.slot);
  slot.rotated = true;
  tell?.({ type: 'rotated', seat: turn, card: slot.card });
  if (slot.units.length === 0) removeSlot(state, turn, active.slot);
  state.active = null;
  settleCards(state);
  passTurn(state, tell);
}

/** The turn goes on to the left. */
export function passTurn(state: TacticalState, tell?: Tell<TacticalEvent>): void {
  state.turn = (state.turn + 1) % state.players.length;
  // What is still going on comes first; up to version 1 of the rules it did not.
  if (state.timeUp && (state.frames.length === 0 || !since(state, 2))) end(state, 'limit', tell);
}

/** TAC-SEQ-08, TAC-SEQ-12: after the last card a new round begins, unless this was the last one. */
export function endRound(state: TacticalState, tell?: Tell<TacticalEvent>): void {
  state.smoke = [];
  if (isLastRound(state)) end(state, 'limit', tell);
  else state.phase = 'initiative';
}
