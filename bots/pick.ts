import type { Chance } from '@holoboard/kernel';

/** One of the items that are worth the most. */
export function pickBest<Item>(items: readonly Item[], worths: readonly number[], chance: Chance): Item {
  const highest = Math.max(...worths);
  return pick(
    items.filter((_, i) => worths[i] === highest),
    chance,
  );
}

/** Any of some items. */
export function pick<Item>(items: readonly Item[], chance: Chance): Item {
  return items[items.length === 1 ? 0 : chance.draw('choice', items.length)] as Item;
}
