import { expect, test } from 'vitest';
import { perftPosition } from '../../../tools/perft.ts';
import { tactical } from '../index.ts';
import { perftPositions } from './perft.ts';

test.each(perftPositions)('as many action sequences as worked out by hand: $name', (position) => {
  const depth = position.expected?.length ?? 0;
  expect(depth).toBeGreaterThan(0);
  expect(perftPosition(tactical, position, depth).counts).toEqual(position.expected);
});
