import { expect, test } from 'vitest';
import { type Clause, citedClauses, coverage, sectionsOf } from './rulebook.ts';

const clause = (id: string): Clause => ({ id, section: 'Any', text: 'Any.' });

test('clauses stand by section, both in the order of the rulebook', () => {
  const [first, second, third] = ['X-A-01', 'X-B-01', 'X-A-02'].map(clause) as [Clause, Clause, Clause];
  const rulebook = [
    { ...first, section: 'Moves' },
    { ...second, section: 'Aim' },
    { ...third, section: 'Moves' },
  ];
  expect(
    [...sectionsOf(rulebook)].map(([section, found]) => [section, ...found.map(({ id }) => id)]),
  ).toEqual([
    ['Moves', 'X-A-01', 'X-A-02'],
    ['Aim', 'X-B-01'],
  ]);
});

test('a text cites the clauses of one prefix', () => {
  const text =
    '/** HOTH-MOVE-02: and HOTH-MOVE-02 again, NAB-4P-01, END-MOVE-02; not HOTH-MOVE, not XHOTH-MOVE-03 */';
  expect([...citedClauses('HOTH', text)]).toEqual(['HOTH-MOVE-02']);
  expect([...citedClauses('NAB', text)]).toEqual(['NAB-4P-01']);
  expect([...citedClauses('TAC', text)]).toEqual([]);
});

test('a longer number is another clause', () => {
  expect([...citedClauses('HOTH', 'HOTH-MOVE-10 HOTH-MOVE-100')]).toEqual(['HOTH-MOVE-10', 'HOTH-MOVE-100']);
});

test('coverage names every gap and every stray citation', () => {
  const rulebook = ['X-A-01', 'X-A-02', 'X-A-03'].map(clause);
  expect(coverage(rulebook, new Set(['X-A-01', 'X-A-02', 'X-B-09']), new Set(['X-A-01', 'X-B-01']))).toEqual({
    clauses: 3,
    enforced: 2,
    proven: 1,
    notEnforced: ['X-A-03'],
    notProven: ['X-A-02', 'X-A-03'],
    unknown: ['X-B-01', 'X-B-09'],
  });
});

test('full coverage has no gap', () => {
  const all = new Set(['X-A-01']);
  expect(coverage([clause('X-A-01')], all, all)).toMatchObject({
    notEnforced: [],
    notProven: [],
    unknown: [],
  });
});
