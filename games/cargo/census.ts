import type { CargoState } from './state.ts';

/** CARGO-SETUP-01: cards and coins are neither lost nor made. */
export function census(state: CargoState): Readonly<Record<string, number>> {
  const cards = [...state.deck, ...state.discard, ...state.hands.flat(), ...state.plans].filter(
    (card) => card > 0,
  );
  return {
    cards: cards.length,
    differentCards: new Set(cards).size,
    coins: [...state.purses, ...state.vaults].reduce((sum, coins) => sum + coins, 0),
  };
}
