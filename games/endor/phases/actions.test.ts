import { expect, test } from 'vitest';
import { cardId, kindsOf } from '../data/deck.ts';
import { sides } from '../data/seats.ts';
import { plansBeginning } from './actions.ts';

test('END-PLAN-03 END-TEAM-04 no plan is mistaken for another, whether it has two cards or three', () => {
  for (const side of sides) {
    const ids = kindsOf(side).map((_, card) => cardId(side, card));
    const beginnings = ids.flatMap((_, first) => [[first], ...ids.map((_, second) => [first, second])]);
    // All of them are made before the first is looked at.
    for (const [first = 0, second] of beginnings) plansBeginning(side, first, second);
    for (const [first = 0, second] of beginnings) {
      const begun = second === undefined ? [ids[first]] : [ids[first], ids[second]];
      expect(plansBeginning(side, first, second)).toEqual(
        ids.map((last) => ({ type: 'plan', cards: [...begun, last] })),
      );
    }
  }
});
