import { expect, test } from 'vitest';
import { refuse } from './judge.ts';
import { houseRefusal, houseRefusals } from './words.ts';

test.each([
  [refuse('TABLE-OVER'), 'The game is over.'],
  [refuse('TABLE-TURN', { seat: 1 }), 'It is not your decision now.'],
  [refuse('TABLE-SHAPE', { problem: 'it is too large' }), 'That is not an action: it is too large.'],
  [refuse('TABLE-SEAT', { seat: '7' }), 'There is no seat 7 at this table.'],
  [refuse('TABLE-UNDO', { barrier: 'start' }), 'There is nothing to take back yet.'],
  [refuse('TABLE-UNDO', { barrier: 'seat' }), 'Another seat has decided since.'],
  [refuse('TABLE-UNDO', { barrier: 'resign' }), 'A resignation stands.'],
  [refuse('TABLE-UNDO', { barrier: 'unheard of' }), 'Nothing can be taken back.'],
])('%o is told in words', (refusal, words) => {
  expect(houseRefusal(refusal)).toBe(words);
});

test("a game's own clause is the game's to tell", () => {
  expect(houseRefusal(refuse('HOTH-MOVE-02'))).toBeNull();
  expect(houseRefusal(refuse('toString'))).toBeNull();
});

test('every refusal of the house has words', () => {
  for (const clause of Object.keys(houseRefusals))
    expect(houseRefusal(refuse(clause, { problem: 'x', seat: 1, given: 1, current: 2 }))).toMatch(/\.$|^x$/);
});
