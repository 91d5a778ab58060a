import type { GameAction } from '@holoboard/kernel';
import { searchAction } from './commander.ts';
import { pick, pickBest } from './pick.ts';
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
      return pickBest(legal, game.advise(state, seat, legal), chance);
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
