import { expect, test } from 'vitest';
import { type EndorState, endor } from '../index.ts';
import { perftPositions } from './perft.ts';

/** Lets dice fall in every way: those drawn last turn first, like the wheels of a counter. */
function inEveryWay(play: (draw: () => number) => void): void {
  const dice: number[] = [];
  do {
    let drawn = 0;
    play(() => {
      const die = dice[drawn] ?? 0;
      dice[drawn++] = die;
      return die;
    });
    while (dice.at(-1) === 5) dice.pop();
    if (dice.length > 0) dice.push((dice.pop() as number) + 1);
  } while (dice.length > 0);
}

/** Counts sequences of so many actions, dice falling in every way. */
function count(state: EndorState, depth: number): number {
  if (depth === 0) return 1;
  let sum = 0;
  for (const seat of endor.question(state).seats)
    for (const action of endor.legal(state, seat))
      inEveryWay((draw) => {
        const next = endor.copy(state);
        endor.apply(next, seat, action, { draw });
        sum += count(next, depth - 1);
      });
  return sum;
}

test.each(perftPositions)(
  'as many action sequences as worked out by hand: $name',
  ({ position, expected = [] }) => {
    const state = endor.notation.readPosition(position);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.map((_, i) => count(state, i + 1))).toEqual(expected);
  },
);
