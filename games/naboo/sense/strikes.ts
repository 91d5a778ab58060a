import { at } from '@holoboard/kernel';
import { numbers } from '../data/numbers.ts';
import { defenceDice } from '../phases/attack.ts';
import type { NabooState } from '../state.ts';
import { attackChances } from './dice.ts';
import type { Manner } from './manner.ts';
import { attackWorth } from './worth.ts';

/* The dice of a Jedi or Darth Maul, shared among the enemies at hand: NAB-JEDI-04, NAB-JEDI-06. */

/** An enemy that a duellist can strike, and by the dice, from one on, what a strike is worth and how likely it destroys. */
export interface Quarry {
  readonly target: number;
  readonly worths: readonly number[];
  readonly destroys: readonly number[];
}

const diceCounts: readonly number[] = Array.from({ length: numbers.mostDicePerAttack }, (_, i) => i + 1);

export function quarry(manner: Manner, state: NabooState, piece: number, target: number): Quarry {
  const [green, gold, blue] = (['green', 'gold', 'blue'] as const).map((colour) =>
    defenceDice(state, target, colour),
  ) as [number, number, number];
  const left = at(state.left, target);
  return {
    target,
    worths: diceCounts.map((dice) => attackWorth(manner, state, piece, target, dice, 0)),
    destroys: diceCounts.map((dice) =>
      attackChances(dice, 0, { green, gold, blue })
        .through.slice(left)
        .reduce((sum, chance) => sum + chance, 0),
    ),
  };
}

/** So many of the best are enough to share dice among: the others would be as good as the last of them. */
const most = 4;

/** The most that can be expected of so many dice. */
export function bestShare(list: readonly Quarry[], dice: number): number {
  const best = shortlist(list);
  return share(
    best,
    best.map(() => 1),
    dice,
  );
}

/** What can be expected of a strike, and of the best use of the dice that are left after it. */
export function strikeAndMore(list: readonly Quarry[], target: number, used: number, dice: number): number {
  const struck = list.find((each) => each.target === target);
  if (!struck) return 0;
  const best = [struck, ...shortlist(list.filter((each) => each !== struck))];
  return strike(
    best,
    best.map(() => 1),
    0,
    used,
    dice,
  );
}

function shortlist(list: readonly Quarry[]): readonly Quarry[] {
  return list.toSorted((a, b) => at(b.worths, 0) - at(a.worths, 0)).slice(0, most);
}

/**
 * The best strike and what follows it; `stands` is how likely each of the enemies still stands. Strikes at different enemies come to the same in any
 * order, so they are tried in the order of the list, from a place on.
 */
function share(list: readonly Quarry[], stands: readonly number[], dice: number, from = 0): number {
  let best = 0;
  for (let index = from; index < list.length; index++)
    for (const used of diceCounts)
      if (used <= dice) best = Math.max(best, strike(list, stands, index, used, dice));
  return best;
}

function strike(
  list: readonly Quarry[],
  stands: readonly number[],
  index: number,
  used: number,
  dice: number,
): number {
  const { worths, destroys } = at(list, index);
  const now = at(stands, index);
  const worth = now * at(worths, used - 1);
  if (used === dice) return worth;
  const after = stands.slice();
  after[index] = now * (1 - at(destroys, used - 1));
  return worth + share(list, after, dice - used, index);
}
