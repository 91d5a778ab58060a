import type { Card } from './card.ts';
import { firstOrder } from './cards/first-order.ts';
import { galacticEmpire } from './cards/galactic-empire.ts';
import { galacticRepublic } from './cards/galactic-republic.ts';
import { oldRepublic } from './cards/old-republic.ts';
import { rebelAlliance } from './cards/rebel-alliance.ts';
import { resistance } from './cards/resistance.ts';
import { separatists } from './cards/separatists.ts';
import { sithEmpire } from './cards/sith-empire.ts';
import { withoutLogo } from './cards/without-logo.ts';

/** All Stat Cards of all eras. */
export const cards: readonly Card[] = [
  ...rebelAlliance,
  ...galacticEmpire,
  ...galacticRepublic,
  ...separatists,
  ...oldRepublic,
  ...sithEmpire,
  ...resistance,
  ...firstOrder,
  ...withoutLogo,
];

const byId = new Map(cards.map((card) => [card.id, card]));

/** The card of an id, if there is one. */
export function findCard(id: string): Card | undefined {
  return byId.get(id);
}

/** The card of an id that is known to be one. */
export function cardOf(id: string): Card {
  const card = byId.get(id);
  if (!card) throw new Error(`There is no card '${id}'.`);
  return card;
}
