import { at, type Outcome, type Seat, since, type Tell } from '@holoboard/kernel';
import type { TacticalEvent } from '../actions.ts';
import { cardOf } from '../data/cards.ts';
import { numbers } from '../data/numbers.ts';
import type { Ending, TacticalState } from '../state.ts';
import { teamOf } from './units.ts';

/** The seats that are still in the game. */
export function staying(state: TacticalState): Seat[] {
  return state.players.flatMap(({ out }, seat) => (out === 0 ? [seat] : []));
}

/** TAC-RULING-27: the cost of a player's undefeated Units, those aboard included. */
export function pointsOf(state: Pick<TacticalState, 'units'>, seat: Seat): number {
  let points = 0;
  for (const unit of state.units)
    if (unit.seat === seat && unit.status !== 'defeated') points += cardOf(unit.card).cost;
  return points;
}

/**
 * TAC-SEQ-10: a player without Units is out. TAC-RULING-27: the game goes on until one player, or one team, is left; it ends at
 * once then.
 */
export function leaveIfDefeated(state: TacticalState, seat: Seat, tell?: Tell<TacticalEvent>): void {
  if (state.phase !== 'battle' || at(state.players, seat).out > 0) return;
  if (state.units.some((unit) => unit.seat === seat && unit.status !== 'defeated')) return;
  takeOut(state, seat);
  tell?.({ type: 'eliminated', seat });
  endIfDecided(state, 'eliminated', tell);
}

/** TAC-SEQ-10: whoever has no Unit left when the armies are revealed is out, several at the same time. Up to version 1 of the rules they stayed. */
export function leaveWithoutUnits(state: TacticalState, tell?: Tell<TacticalEvent>): void {
  if (!since(state, 2)) return;
  const lost = staying(state).filter((seat) => pointsOf(state, seat) === 0);
  takeOut(state, ...lost);
  for (const seat of lost) tell?.({ type: 'eliminated', seat });
  if (lost.length > 0) endIfDecided(state, 'eliminated', tell);
}

/** TAC-SEQ-11: seats are out of the game, all of them at the same time. */
export function takeOut(state: TacticalState, ...seats: Seat[]): void {
  const before = state.players.filter(({ out }) => out > 0).length;
  for (const seat of seats) at(state.players, seat).out = before + 1;
}

/** TAC-SEQ-10, TAC-SEQ-11: ends the game once a single side is left. */
export function endIfDecided(state: TacticalState, reason: Ending, tell?: Tell<TacticalEvent>): void {
  const teams = new Set(staying(state).map((seat) => teamOf(state, seat)));
  if (teams.size < 2) end(state, reason, tell);
}

/** Ends the game. */
export function end(state: TacticalState, reason: Ending, tell?: Tell<TacticalEvent>): void {
  state.phase = 'over';
  state.ending = reason;
  state.active = null;
  state.frames = [];
  // Before the armies are revealed nobody hears what they cost.
  const points = state.players.map((_, seat) => (state.round > 0 ? pointsOf(state, seat) : 0));
  tell?.({ type: 'ended', reason, points });
}

/** TAC-SEQ-12, TAC-RULING-27: whether the round just played was the last: the agreed one, or the fortieth. */
export function isLastRound(state: TacticalState): boolean {
  const { roundLimit } = state.options;
  return state.round >= (roundLimit === 'none' ? numbers.lastRound : Number(roundLimit));
}

/**
 * TAC-RULING-27: most points win, equal points share; TAC-RULING-30: those of a team are added. Whoever is out comes after all who are not, and
 * who left later before who left earlier.
 */
export function outcome(state: TacticalState): Outcome | null {
  if (state.ending === null) return null;
  const seats = state.players.map((_, seat) => seat);
  const mates = (seat: Seat): Seat[] => seats.filter((each) => teamOf(state, each) === teamOf(state, seat));
  const results = seats.map((seat) => {
    const team = mates(seat);
    const stays = team.some((each) => at(state.players, each).out === 0);
    const points = team.reduce((sum, each) => sum + pointsOf(state, each), 0);
    const left = Math.max(...team.map((each) => at(state.players, each).out));
    // Points are never negative, so whoever is out is below all others.
    return stays ? points : left - 1000;
  });
  const ranks = results.map(
    (result, seat) =>
      1 + results.filter((other, each) => other > result && !mates(seat).includes(each)).length,
  );
  return { ranks, reason: state.ending };
}
