import { expect, test } from 'vitest';
import { refuse } from './judge.ts';
import { houseRefusal, houseRefusals, type OddsLine, oddsIn, type Words } from './words.ts';

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

test('odds are five lines at most: details go first, and neither what is good nor what is bad is left out', () => {
  const told = (...lines: readonly OddsLine[]): string[] => {
    // biome-ignore lint/suspicious/noExplicitAny: only the odds are asked for.
    const words = { odds: () => lines } as unknown as Words<any, any, any>;
    return oddsIn(words, null, 0, { type: 'go' }).map(({ label }) => label);
  };
  const good = [1, 2, 3, 4, 5, 6].map((i) => ({ label: `good ${i}` }));
  const bad = [1, 2, 3, 4, 5, 6].map((i) => ({ label: `bad ${i}`, warning: true }));
  const detail = { label: 'detail', detail: true };
  expect(told()).toEqual([]);
  expect(told(detail, ...good.slice(0, 4))).toEqual(['detail', 'good 1', 'good 2', 'good 3', 'good 4']);
  expect(told(detail, ...good.slice(0, 5))).toEqual(['good 1', 'good 2', 'good 3', 'good 4', 'good 5']);
  expect(told(...bad, ...good)).toEqual(['bad 1', 'bad 2', 'good 1', 'good 2', 'good 3']);
  expect(told(...good.slice(0, 1), ...bad)).toEqual(['good 1', 'bad 1', 'bad 2', 'bad 3', 'bad 4']);
  expect(told(...good, ...bad.slice(0, 1))).toEqual(['good 1', 'good 2', 'good 3', 'good 4', 'bad 1']);
});

test('says in German why a request is refused, where the refusal has a word for it', () => {
  const blocked = refuse('TABLE-REQUEST', { problem: 'x', reason: 'blocked' });
  expect(houseRefusal(blocked, 'de')).toBe('Wer diesen Tisch eröffnet hat, hat dich blockiert.');
  for (const reason of ['toString', undefined])
    expect(houseRefusal(refuse('TABLE-REQUEST', { problem: 'x', ...(reason && { reason }) }), 'de')).toBe(
      'Das geht an diesem Tisch gerade nicht.',
    );
});
