import {
  at,
  type GameAction,
  hasExactly,
  type Refusal,
  refuse,
  type Seat,
  type Tell,
} from '@holoboard/kernel';
import type { CargoAction, CargoEvent, CargoState } from '../state.ts';
import { staying } from './ending.ts';

/** CARGO-PLAN-01: everybody who has not planned yet. */
export function planners(state: CargoState): readonly Seat[] {
  return staying(state).filter((seat) => at(state.plans, seat) === 0);
}

/** CARGO-PLAN-01: one card of the own hand. */
export function planRefusal(state: CargoState, seat: Seat, action: GameAction): Refusal | null {
  const isPlan = action.type === 'plan' && hasExactly(action, ['type', 'card']);
  const { card } = action as { readonly card?: unknown };
  return isPlan && at(state.hands, seat).includes(card as number) ? null : refuse('CARGO-PLAN-01');
}

export function planCandidates(state: CargoState, seat: Seat): CargoAction[] {
  return at(state.hands, seat).map((card) => ({ type: 'plan', card }));
}

/** CARGO-PLAN-01: the card leaves the hand; others only hear that there is a plan. */
export function plan(state: CargoState, seat: Seat, card: number, tell?: Tell<CargoEvent>): void {
  const hand = at(state.hands, seat);
  hand.splice(hand.indexOf(card), 1);
  state.plans[seat] = card;
  tell?.({ type: 'planned', seat });
  showdown(state, tell);
}

/** CARGO-PLAN-02: once everybody has planned, the highest card scores, and its owner may claim the prize. */
export function showdown(state: CargoState, tell?: Tell<CargoEvent>): void {
  if (planners(state).length > 0) return;
  const cards = state.plans.slice();
  const seat = cards.indexOf(Math.max(...cards));
  state.discard.push(...cards.filter((card) => card > 0));
  state.plans.fill(0);
  state.points[seat] = at(state.points, seat) + 1;
  state.phase = 'prize';
  state.winner = seat;
  tell?.({ type: 'shown', seat, cards, reveals: true });
}
