import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type OptionSpec, optionValues, readOptions } from './options.ts';

const specs: readonly OptionSpec[] = [
  { key: 'fog', kind: 'flag', default: false, group: 'reading' },
  {
    key: 'first',
    kind: 'choice',
    values: ['random', 'blue', 'orange'],
    needsSeats: { orange: 3 },
    default: 'random',
    group: 'table',
  },
];

const rounds: OptionSpec = {
  key: 'rounds',
  kind: 'number',
  least: 0,
  most: 400,
  values: [0, 10],
  default: 0,
  group: 'table',
};

test('a number is any whole number in its range, also written down; some are offered', () => {
  const read = (value: unknown) => readOptions([rounds], { rounds: value }, 2)['rounds'];
  expect([read(7), read('400'), readOptions([rounds], {}, 2)['rounds']]).toEqual([7, 400, 0]);
  expect(optionValues(rounds, 2)).toEqual([0, 10]);
  for (const odd of [401, -1, 0.5, '7.5', '', null, [], true])
    expect(() => read(odd)).toThrow("Option 'rounds' is a whole number from 0 to 400, not");
});

test('what is not given is as the game has it', () => {
  expect(readOptions(specs, {}, 2)).toEqual({ fog: false, first: 'random' });
});

test.each([
  [true, true],
  ['true', true],
  ['yes', true],
  ['on', true],
  [false, false],
  ['false', false],
  ['no', false],
  ['off', false],
])('a flag reads %s', (given, meant) => {
  expect(readOptions(specs, { fog: given }, 2)['fog']).toBe(meant);
});

test('a choice is one of its values', () => {
  expect(readOptions(specs, { first: 'blue' }, 2)['first']).toBe('blue');
});

test('a value for more seats is only there with so many', () => {
  expect(readOptions(specs, { first: 'orange' }, 3)['first']).toBe('orange');
  expect(() => readOptions(specs, { first: 'orange' }, 2)).toThrow("not 'orange'");
  expect(specs.map((spec) => optionValues(spec, 2))).toEqual([
    [false, true],
    ['random', 'blue'],
  ]);
});

test('an unknown option is refused by name, with those there are', () => {
  expect(() => readOptions(specs, { frog: true }, 2)).toThrow(
    "There is no option 'frog'. Options: fog, first.",
  );
  expect(() => readOptions(specs, JSON.parse('{"__proto__":1}'), 2)).toThrow(
    "There is no option '__proto__'.",
  );
});

test('an impossible value is refused in one plain sentence, whatever it is', () => {
  const meant = new Set<unknown>([true, false, 'true', 'yes', 'on', 'false', 'no', 'off', 'random', 'blue']);
  const impossible = fc.jsonValue().filter((value) => !meant.has(value));
  fc.assert(
    fc.property(fc.constantFrom('fog', 'first'), impossible, (key, value) => {
      expect(() => readOptions(specs, { [key]: value }, 2)).toThrow(
        /^Option '(fog|first)' is .*, not '.*'\.$/s,
      );
    }),
  );
  expect(() => readOptions(specs, { fog: undefined }, 2)).toThrow(
    "Option 'fog' is on or off, not 'nothing'.",
  );
  const contrary = { toString: 1, valueOf: 1 };
  expect(() => readOptions(specs, { fog: contrary }, 2)).toThrow("Option 'fog' is on or off");
});

test('options as read are read again unchanged', () => {
  const read = readOptions(specs, { fog: 'yes', first: 'blue' }, 2);
  expect(readOptions(specs, read, 2)).toEqual(read);
});
