import type { Chance, GameAction } from '@holoboard/kernel';
import { searchAction } from './commander.ts';
import type { Position } from './position.ts';

/** A way of playing, from weak to strong. */
export interface Level {
  /** One line for people who pick an opponent. */
  readonly description: string;
  /** Answers with one of the legal actions, of which there are at least two. */
  choose(position: Position): GameAction;
}

/** Every level by name, the weakest first. */
export const levels: Readonly<Record<string, Level>> = {
  recruit: {
    description: 'Plays any legal action, blindly.',
    choose: ({ legal, chance }) => pick(legal, chance),
  },
  pilot: {
    description: 'Plays what looks best at first sight, without looking ahead.',
    choose: ({ game, view, seat, legal, chance }) => {
      const state: unknown = game.redeal(view, seat, chance);
      return pick(best(legal, game.advise(state, seat, legal)), chance);
    },
  },
  commander: {
    description: 'Looks ahead: plays out what may come in many possible worlds.',
    choose: searchAction,
  },
};

/** The level of that name; an unknown one gives an `Error` that lists them all. */
export function levelNamed(name: string): Level {
  const level = Object.hasOwn(levels, name) ? levels[name] : undefined;
  if (!level) throw new Error(`There is no level '${name}'. Levels: ${Object.keys(levels).join(', ')}.`);
  return level;
}

/** All the items that are worth the most. */
function best<Item>(items: readonly Item[], worths: readonly number[]): Item[] {
  const highest = Math.max(...worths);
  return items.filter((_, i) => worths[i] === highest);
}

function pick<Item>(items: readonly Item[], chance: Chance): Item {
  return items[items.length === 1 ? 0 : chance.draw('choice', items.length)] as Item;
}
