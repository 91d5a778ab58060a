import {
  type AnyGame,
  type Chance,
  type GameAction,
  type Policy,
  type Seat,
  SeededChance,
} from '@holoboard/kernel';
import { levelNamed } from './levels.ts';
import type { Budget, Position } from './position.ts';

/** One question to a bot. The same question with the same seed has the same answer. */
export interface BotQuestion {
  readonly game: AnyGame;
  readonly view: unknown;
  readonly seat: Seat;
  readonly level: string;
  readonly seed: number | string;
  readonly legal: readonly GameAction[];
  readonly budget?: Budget;
}

/** The legal action that a level plays here. */
export function chooseAction({ level, seed, ...position }: BotQuestion): GameAction {
  return choose(level, { ...position, chance: new SeededChance(seed) });
}

/** The same for play-outs: the state is only looked at through the view of the seat that decides. */
export function policyFor(level: string, chance: Chance, budget?: Budget): Policy {
  levelNamed(level);
  return (game, state, seat, legal) => {
    if (legal.length === 1) return legal[0] as GameAction;
    return choose(level, {
      game,
      view: game.view(state, seat),
      seat,
      legal,
      chance,
      ...(budget ? { budget } : {}),
    });
  };
}

function choose(name: string, position: Position): GameAction {
  const level = levelNamed(name);
  const [only] = position.legal;
  if (!only) throw new Error(`Seat ${position.seat + 1} has nothing to decide.`);
  return position.legal.length === 1 ? only : level.choose(position);
}
