import type { Clause } from '@holoboard/kernel';
import { combatClauses } from './rulebook-combat.ts';
import { exactClauses } from './rulebook-exact.ts';
import { playClauses } from './rulebook-play.ts';
import { unitClauses } from './rulebook-units.ts';
import { rulings } from './rulings.ts';

/** Every clause of Tactical Battles, in our own words. */
export const rulebook: readonly Clause[] = [
  ...unitClauses,
  ...playClauses,
  ...combatClauses,
  ...rulings,
  ...exactClauses,
];
