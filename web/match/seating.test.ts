import { expect, test } from 'vitest';
import { en } from '../words/en.ts';
import { chairsFor, modeOf, resized, seatsFrom } from './seating.ts';

test('the usual tables', () => {
  expect(seatsFrom(chairsFor('bot', 2), en.setup)).toEqual([
    { kind: 'human', name: 'You' },
    { kind: 'bot', name: 'Bot: Pilot', level: 'pilot' },
  ]);
  expect(seatsFrom(chairsFor('hotSeat', 2), en.setup).map(({ name }) => name)).toEqual([
    'Player 1',
    'Player 2',
  ]);
  expect(seatsFrom(chairsFor('watch', 3), en.setup).map(({ kind }) => kind)).toEqual(['bot', 'bot', 'bot']);
});

test('a table is known by who sits at it', () => {
  for (const mode of ['bot', 'hotSeat', 'watch'] as const) expect(modeOf(chairsFor(mode, 4))).toBe(mode);
  const [human, bot] = chairsFor('bot', 2);
  if (!human || !bot) throw new Error('There are two chairs.');
  expect(modeOf([bot, human])).toBeNull();
  expect(modeOf([human, human, bot])).toBeNull();
});

test('more chairs are of the same kind, and the first ones stay', () => {
  const named = chairsFor('hotSeat', 2).map((chair) => ({ ...chair, name: 'Ann' }));
  const four = resized(named, 4);
  expect(four.map(({ name }) => name)).toEqual(['Ann', 'Ann', '', '']);
  expect(modeOf(four)).toBe('hotSeat');
  expect(resized(four, 2)).toEqual(named);
});
