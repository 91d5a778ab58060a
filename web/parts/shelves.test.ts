import { expect, test } from 'vitest';
import { shelvesOf } from './shelves.ts';

const choices = (...labels: string[]) => labels.map((label, i) => ({ id: `t${i}`, label }));
const drawn = (labels: string[], few: number) =>
  shelvesOf(choices(...labels), few).map(({ lead, choices: shelf }) => [
    lead,
    ...shelf.map(({ short }) => short),
  ]);

test('many choices that differ only from their first number on stand together', () => {
  const labels = [
    'Fly to ring 5',
    'Fly to ring 6 (red)',
    'Fly and slide to ring 12',
    'Fly to ring 7',
    'Surge',
  ];
  expect(drawn(labels, 2)).toEqual([
    ['Fly to ring', '5', '6 (red)', '7'],
    ['', 'Fly and slide to ring 12'],
    ['', 'Surge'],
  ]);
});

test('a few choices are written out', () => {
  expect(drawn(['Move 5', 'Move 6'], 2)).toEqual([
    ['', 'Move 5'],
    ['', 'Move 6'],
  ]);
});

test('every choice stays, with its whole label', () => {
  const labels = Array.from({ length: 12 }, (_, i) => `Play order ${i}`);
  expect(
    shelvesOf(choices(...labels), 4).flatMap(({ choices: shelf }) => shelf.map(({ label }) => label)),
  ).toEqual(labels);
});
