import { type Chance, rulesMark, shuffle } from '@holoboard/kernel';
import { allCards, coinsEach, handSize } from './data/cards.ts';
import type { CargoOptions } from './options.ts';
import { type CargoState, nobody } from './state.ts';

/**
 * The newest version of the rules. Version 2 changed CARGO-PRIZE-06.
 */
export const rulesVersion = 2;

/** CARGO-SETUP-01, CARGO-SETUP-02: coins for everybody, the cards shuffled and dealt. */
export function setup(
  options: CargoOptions,
  seats: number,
  chance: Chance,
  rules: number = rulesVersion,
): CargoState {
  const deck = shuffle(chance, 'deck', [...allCards]);
  const each = <Value>(value: () => Value): Value[] => Array.from({ length: seats }, value);
  return {
    ...rulesMark(rules),
    options,
    phase: 'plan',
    winner: nobody,
    hands: each(() => deck.splice(-handSize)),
    deck,
    discard: [],
    plans: each(() => 0),
    points: each(() => 0),
    purses: each(() => coinsEach),
    vaults: each(() => 0),
    peeker: nobody,
    gone: each(() => false),
    reason: null,
  };
}
