import { type Chance, rulesMark } from '@holoboard/kernel';
import type { TacticalOptions } from './options.ts';
import type { Player, TacticalState } from './state.ts';

/** The newest version of the rules. */
export const rulesVersion = 2;

/** TAC-SET-03: an empty table, before anything is agreed on. Nothing is drawn. */
export function setup(
  options: TacticalOptions,
  seats: number,
  _chance: Chance,
  rules: number = rulesVersion,
): TacticalState {
  return {
    ...rulesMark(rules),
    options,
    ...{ phase: 'era', era: null, table: null, round: 0, first: 0, turn: 0 },
    players: Array.from(
      { length: seats },
      (): Player => ({
        ...{ faction: null, out: 0, answered: false, army: [], slots: [], commander: 0 },
        ...{ strategies: [], played: [], playedIn: 0, rerolledIn: 0 },
      }),
    ),
    ...{ units: [], active: null, frames: [], timeUp: false, smoke: [], reserves: [] },
    ...{ closing: false, ending: null },
  };
}
