import { at } from '@holoboard/kernel';
import { inThroneRoom, neighbours, spaceCount } from '../data/spaces.ts';
import type { UnitId } from '../data/units.ts';
import { defenceDice } from '../phases/attack.ts';
import { chartOf, isShieldUp } from '../phases/pieces.ts';
import type { NabooState } from '../state.ts';
import { attackChances } from './dice.ts';

/* What pieces are worth to who destroys them, in points of about one Battle Droid of the palace. */

/** For each point or member, and more for the last one. */
const worths: Readonly<Record<UnitId, readonly [each: number, last: number]>> = {
  gungan: [0.5, 0.4],
  kaadu: [0.9, 0.4],
  catapult: [0.7, 0.8],
  fambaa: [0.6, 1],
  battleDroidGroup: [0.35, 0.3],
  destroyerDroidGroup: [1, 0.4],
  aat: [0.6, 0.6],
  mtt: [0.4, 0.6],
  palaceGuard: [0, 2.4],
  redQueen: [0.8, 2.4],
  purpleQueen: [0.8, 2.4],
  captainPanaka: [0.7, 2],
  quiGon: [1, 3],
  obiWan: [1.1, 3],
  darthMaul: [1.1, 6],
  battleDroid: [0, 1.1],
  destroyerDroid: [0, 2.6],
  viceroy: [0, 0],
};

/** What a bonus card is worth. */
const bonusWorth = 1.4;

/** What the last point of a piece is worth, with the bonus cards it brings. */
function lastWorth(state: NabooState, piece: number): number {
  const { id, bonus } = chartOf(state, piece);
  const shield = id === 'fambaa' && isShieldUp(state) ? 3 : 0;
  return worths[id][1] + bonus * bonusWorth + shield;
}

/** What an attack with such dice is worth to the attacker. */
export function attackWorth(
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
  const [each] = worths[chartOf(state, target).id];
  const last = lastWorth(state, target);
  // Hits on what is nearly destroyed are worth more, for the last one will follow.
  const progress = last / (left + 1);
  let worth = 0;
  through.forEach((chance, hits) => {
    const taken = Math.min(hits, left);
    worth += chance * (taken * each + (hits >= left ? last : taken * progress * 0.5));
  });
  if (riposte === 0) return worth;
  const own = at(state.left, piece);
  const [mine] = worths[chartOf(state, piece).id];
  return worth - riposte * (mine + lastWorth(state, piece) / own);
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

/** What it is worth to have a unit ready, apart from what it can attack now. */
export const readiness: Readonly<Record<UnitId, number>> = {
  gungan: 0.5,
  kaadu: 0.8,
  catapult: 1.4,
  fambaa: 0,
  battleDroidGroup: 0.5,
  destroyerDroidGroup: 1.6,
  aat: 1.4,
  mtt: 0.2,
  palaceGuard: 0.7,
  redQueen: 0.9,
  purpleQueen: 0.9,
  captainPanaka: 0.9,
  quiGon: 3.7,
  obiWan: 3.5,
  darthMaul: 4,
  battleDroid: 0.9,
  destroyerDroid: 2.4,
  viceroy: 0,
};
