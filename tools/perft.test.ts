import { expect, test } from 'vitest';
import { cargo } from '../games/cargo/index.ts';
import { perftPosition } from './perft.ts';

const start =
  'phase=plan deck=1+2+3+4+5+6 discard=- hands=10+11+12,7+8+9 plans=0,0 points=0,0 purses=2,2 vaults=0,0';

test('sequences are counted over all seats, actions and draws', () => {
  // 1: three plans for either seat. 2: three answers to each. 3: bank 1 or 2, peek, take, or search with six faces.
  // 4: after bank 1 nine; bank 2 eight; peek nine; take 3 + 2 plans; search 2 + 2 plans, but a six ends the game.
  const expected = [6, 6 * 3, 6 * 3 * 10, 6 * 3 * (9 + 8 + 9 + 5 + 5 * 4)];
  const result = perftPosition(cargo, { name: 'start', position: start, expected }, 4);
  expect(result.counts).toEqual(expected);
  expect(result.passed).toBe(true);
});

test('a count that is not as worked out fails, at its own depth', () => {
  const position = { name: 'start', position: start, expected: [6, 19] };
  expect(perftPosition(cargo, position, 1).passed).toBe(true);
  expect(perftPosition(cargo, position, 2).passed).toBe(false);
});

test('after the end there is nothing to count', () => {
  const over =
    'phase=over deck=1+2+3+4+5+6 discard=- hands=10+11+12,7+8+9 plans=0,0 points=2,0 purses=2,2 vaults=0,0 reason=points';
  expect(perftPosition(cargo, { name: 'over', position: over }, 2).counts).toEqual([0, 0]);
});

test('a text that is no position is told in one sentence', () => {
  expect(() => perftPosition(cargo, { name: 'nonsense', position: 'nonsense' }, 1)).toThrow(
    "'nonsense' is not a position: The position does not say 'hands='.",
  );
});
