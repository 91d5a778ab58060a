import { at } from '@holoboard/kernel';
import { inThroneRoom, neighbours, spaceCount } from '../data/spaces.ts';
import { defenceDice } from '../phases/attack.ts';
import { chartOf, isShieldUp } from '../phases/pieces.ts';
import type { NabooState } from '../state.ts';
import { attackChances } from './dice.ts';
import type { Manner } from './manner.ts';

/** What the last point of a piece is worth, with the bonus cards it brings. */
function lastWorth(manner: Manner, state: NabooState, piece: number): number {
  const { id, bonus } = chartOf(state, piece);
  const shield = id === 'fambaa' && isShieldUp(state) ? manner.shield : 0;
  return manner.worths[id][1] + bonus * manner.bonus + shield;
}

/** What an attack with such dice is worth to the attacker. */
export function attackWorth(
  manner: Manner,
  state: NabooState,
  piece: number,
  target: number,
  red: number,
  gray: number,
): number {
  const left = at(state.left, target);
  const { through, riposte } = attackChances(red, gray, {
    green: defenceDice(state, target, 'green'),
    gold: defenceDice(state, target, 'gold'),
    blue: defenceDice(state, target, 'blue'),
  });
  const [each] = manner.worths[chartOf(state, target).id];
  const last = lastWorth(manner, state, target);
  // Hits on what is nearly destroyed are worth more, for the last one will follow.
  const progress = last / (left + 1);
  let worth = 0;
  through.forEach((chance, hits) => {
    const taken = Math.min(hits, left);
    worth += chance * (taken * each + (hits >= left ? last : taken * progress * manner.progress));
  });
  if (riposte === 0) return worth;
  const own = at(state.left, piece);
  const [mine] = manner.worths[chartOf(state, piece).id];
  return worth - riposte * (mine + lastWorth(manner, state, piece) / own);
}

/** How many steps it is from each space of palace and core to the throne room, on empty boards. */
const toThrone: readonly number[] = stepsTo((space) => inThroneRoom[space] === true);

function stepsTo(isGoal: (space: number) => boolean): number[] {
  const steps = new Array<number>(spaceCount).fill(99);
  let edge: number[] = [];
  for (let space = 0; space < spaceCount; space++)
    if (isGoal(space) && at(neighbours, space).length > 0) {
      steps[space] = 0;
      edge.push(space);
    }
  for (let step = 1; edge.length > 0; step++) {
    const next: number[] = [];
    for (const space of edge)
      for (const other of at(neighbours, space))
        if (at(steps, other) > step) {
          steps[other] = step;
          next.push(other);
        }
    edge = next;
  }
  return steps;
}

/** How far a space of palace or core is from the throne room. */
export function stepsToThrone(space: number): number {
  return at(toThrone, space);
}
