import { judge, keptIn, RecordedChance } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { type TacticalEvent, type TacticalState, tactical } from '../index.ts';
import { lessonWords } from './lesson-words.ts';
import { lessons } from './lessons.ts';

/** Plays the whole script through the rules and tells what happened in each lesson. */
function playScript(): ReadonlyMap<string, readonly TacticalEvent[]> {
  const told = new Map<string, readonly TacticalEvent[]>();
  let state: TacticalState | null = null;
  for (const { key, clause, position, draws, expects, tries, points } of lessons) {
    if (position) state = tactical.notation.readPosition(position);
    if (!state) throw new Error('The first lesson has no position.');
    expect(tactical.question(state).seats, key).toContain(0);
    const action = expects ?? tries;
    if (action) expect(tactical.steps(action), key).toContain(points);
    if (tries) expect(judge(tactical, state, 0, tries)?.clause, key).toBe(clause);
    const events: TacticalEvent[] = [];
    const chance = new RecordedChance(draws);
    if (expects) {
      expect(judge(tactical, state, 0, expects), key).toBeNull();
      tactical.apply(state, 0, expects, chance, keptIn(events));
    }
    expect(chance.left, key).toBe(0);
    told.set(key, events);
  }
  return told;
}

describe('the lessons of Tactical Battles', () => {
  it('can be played as they are written, and show what they tell', () => {
    const told = playScript();
    const event = (key: string, type: string) => told.get(key)?.find((each) => each.type === type);
    // 3 inches from the edge and three times 5.
    expect(event('third', 'moved')).toMatchObject({ x: 18_000, y: 18_000, stop: 'none' });
    // The 6 takes one box, the failed defence the other.
    expect(told.get('six')?.filter(({ type }) => type === 'damaged')).toMatchObject([
      { by: 'six', hull: 1 },
      { by: 'hit', hull: 0 },
    ]);
    expect(event('six', 'defeated')).toMatchObject({ unit: 3 });
    expect(event('doubled', 'outOfRange')).toMatchObject({ target: 2 });
    // The forest begins at 6,400 mils, and a base of 500 reaches over its border beyond 5,900.
    expect(event('forest', 'moved')).toMatchObject({ stop: 'swamp', x: 7000, y: 5903 });
    expect(event('run', 'ran')).toMatchObject({ passed: [2], y: 18_000 });
    expect(event('strike', 'damaged')).toMatchObject({ unit: 2, hull: 1 });
    expect(event('drop', 'dropped')).toMatchObject({ unit: 2, y: 13_752 });
  });

  it('name clauses of the rulebook and have words in every language', () => {
    const clauses = new Set(tactical.rulebook.map(({ id }) => id));
    for (const { key, clause } of lessons) expect(clauses.has(clause), key).toBe(true);
    expect(Object.keys(lessonWords)).toEqual(Object.keys(tactical.words));
    for (const words of Object.values(lessonWords))
      expect(Object.keys(words)).toEqual(lessons.map(({ key }) => key));
  });
});
