import { judge, keptIn, RecordedChance } from '@holoboard/kernel';
import { expect, test } from 'vitest';
import { type CargoEvent, cargo } from '../index.ts';
import { at } from '../testing/scene.ts';
import { attempt } from './attempt.ts';
import { lessons, lessonWords } from './lessons.ts';

const amber = 0;

test('the lessons can be played as they are written, and end with a win', () => {
  let state = cargo.notation.readPosition(lessons[0]?.position ?? '');
  const events: CargoEvent[] = [];
  for (const { key, clause, position, draws, expects, tries, points } of lessons) {
    if (position) state = cargo.notation.readPosition(position);
    const action = expects ?? tries;
    if (!action) throw new Error(`Lesson '${key}' asks for nothing.`);
    expect(cargo.steps(action), key).toContain(points);
    expect(judge(cargo, state, amber, action)?.clause, key).toBe(tries ? clause : undefined);
    if (expects) cargo.apply(state, amber, expects, new RecordedChance(draws), keptIn(events));
  }
  expect(events.map(({ type }) => type)).toEqual(['planned', 'shown', 'banked', 'searched']);
  expect(cargo.outcome(state)).toEqual({ ranks: [1, 2], reason: 'points' });
});

test('the lessons name clauses of the rulebook and have words in every language', () => {
  const clauses = new Set(cargo.rulebook.map(({ id }) => id));
  for (const { key, clause } of lessons) expect(clauses.has(clause), key).toBe(true);
  expect(Object.keys(lessonWords)).toEqual(Object.keys(cargo.words));
  for (const words of Object.values(lessonWords))
    expect(Object.keys(words)).toEqual(lessons.map(({ key }) => key));
});

const prize =
  'phase=prize winner=0 deck=- discard=1+2+3+4+8+5 hands=9+10,6+7+11+12 plans=0,0 points=1,0 purses=0,2 vaults=2,0';

test('CARGO-PRIZE-06 the odds of a search are those of the rules that are played', () => {
  const chance = (position: string): number | undefined =>
    cargo.words.en.odds?.(cargo.view(at(position).state, amber), amber, { type: 'search' })[0]?.chance;
  expect([chance(`${prize} rules=2`), chance(prize)]).toEqual([1 / 3, 1 / 6]);
});

test('what is pointed at in vain is answered by the clause that forbids it', () => {
  const { state } = at(prize);
  const why = (id: string): string | undefined => {
    const action = attempt(cargo.view(state, amber), amber, [id]);
    return action ? judge(cargo, state, amber, action)?.clause : undefined;
  };
  expect(['card:9', 'purse', 'deck', 'die', 'seat:1'].map(why)).toEqual([
    'CARGO-PRIZE-01',
    'CARGO-PRIZE-02',
    'CARGO-PRIZE-03',
    undefined,
    undefined,
  ]);
});
