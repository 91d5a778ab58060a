import {
  at,
  type Chance,
  type GameAction,
  hasExactly,
  type Refusal,
  refuse,
  type Seat,
  since,
  type Tell,
  type Versioned,
} from '@holoboard/kernel';
import { type CargoAction, type CargoEvent, type CargoState, nobody } from '../state.ts';
import { endRound } from './ending.ts';

/** CARGO-PRIZE-01: what the winner of the round may do; each refusal names the clause that forbids it. */
export function prizeRefusal(state: CargoState, seat: Seat, action: GameAction): Refusal | null {
  switch (action.type) {
    case 'bank':
      return bankRefusal(at(state.purses, seat), action);
    case 'peek':
    case 'take':
    case 'search':
      if (!hasExactly(action, ['type'])) return refuse('CARGO-PRIZE-01');
      return action.type === 'search' ? null : cardRefusal(state, seat, action.type);
    default:
      return refuse('CARGO-PRIZE-01');
  }
}

/** CARGO-PRIZE-02: coins that are in the purse. */
function bankRefusal(purse: number, action: GameAction): Refusal | null {
  if (!hasExactly(action, ['type', 'coins'])) return refuse('CARGO-PRIZE-01');
  const { coins } = action as { readonly coins?: unknown };
  const fits = typeof coins === 'number' && Number.isInteger(coins) && coins >= 1 && coins <= purse;
  return fits ? null : refuse('CARGO-PRIZE-02', { purse });
}

/** CARGO-PRIZE-03: a card that is there. CARGO-PRIZE-04: looked at once, where that is played. */
function cardRefusal(state: CargoState, seat: Seat, what: 'peek' | 'take'): Refusal | null {
  if (state.deck.length === 0) return refuse('CARGO-PRIZE-03');
  if (what === 'peek' && (!state.options.peeking || state.peeker === seat)) return refuse('CARGO-PRIZE-04');
  return null;
}

/** Whatever could be legal; the refusals decide. */
export function prizeCandidates(state: CargoState, seat: Seat): CargoAction[] {
  const banked = Array.from(
    { length: at(state.purses, seat) },
    (_, i): CargoAction => ({ type: 'bank', coins: i + 1 }),
  );
  return [...banked, { type: 'peek' }, { type: 'take' }, { type: 'search' }];
}

/** CARGO-PRIZE-02: from the purse to the vault. */
export function bank(state: CargoState, seat: Seat, coins: number, tell?: Tell<CargoEvent>): void {
  state.purses[seat] = at(state.purses, seat) - coins;
  state.vaults[seat] = at(state.vaults, seat) + coins;
  tell?.({ type: 'banked', seat, coins });
}

/** CARGO-PRIZE-04: the card is for this seat's eyes, and cannot be unseen. */
export function peek(state: CargoState, seat: Seat, tell?: Tell<CargoEvent>): void {
  state.peeker = seat;
  tell?.(shownTo(seat, 'peeked', at(state.deck, state.deck.length - 1)));
}

/** CARGO-PRIZE-05: the top card goes to the hand, and the round is over. */
export function take(state: CargoState, seat: Seat, tell?: Tell<CargoEvent>): void {
  const card = at(state.deck, state.deck.length - 1);
  state.deck.pop();
  at(state.hands, seat).push(card);
  state.peeker = nobody;
  tell?.(shownTo(seat, 'took', card));
  endRound(state);
}

/** CARGO-PRIZE-06: a 5 or a 6 scores; up to version 1 of the rules only a 6. */
export function finds(state: Versioned, die: number): boolean {
  return die >= (since(state, 2) ? 5 : 6);
}

/** CARGO-PRIZE-06: one roll, and the round is over. */
export function search(state: CargoState, seat: Seat, chance: Chance, tell?: Tell<CargoEvent>): void {
  const die = chance.draw('search', 6) + 1;
  const found = finds(state, die);
  if (found) state.points[seat] = at(state.points, seat) + 1;
  tell?.({ type: 'searched', seat, die, found });
  endRound(state);
}

/** An event that shows a card to one seat alone. */
function shownTo(seat: Seat, type: 'peeked' | 'took', card: number): CargoEvent {
  return { type, seat, card, only: [seat], others: { type, seat }, reveals: true };
}
