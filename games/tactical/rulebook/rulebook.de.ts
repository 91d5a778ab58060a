import type { Clause } from '@holoboard/kernel';
import { germanCombatClauses } from './rulebook-combat.de.ts';
import { germanExactClauses } from './rulebook-exact.de.ts';
import { germanPlayClauses } from './rulebook-play.de.ts';
import { germanUnitClauses } from './rulebook-units.de.ts';
import { germanRulings } from './rulings.de.ts';

/** Every clause of Tactical Battles in German. */
export const germanRulebook: readonly Clause[] = [
  ...germanUnitClauses,
  ...germanPlayClauses,
  ...germanCombatClauses,
  ...germanRulings,
  ...germanExactClauses,
];
