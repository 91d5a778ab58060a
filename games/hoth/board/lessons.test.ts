import { judge, keptIn, RecordedChance } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { type HothEvent, type HothState, hoth } from '../index.ts';
import { lessons, lessonWords } from './lessons.ts';

const blue = 0;

/** Plays the whole script through the rules and tells what happened in each lesson. */
function playScript(visit: (key: string, events: readonly HothEvent[], state: HothState) => void): HothState {
  let state: HothState | null = null;
  for (const { key, clause, position, draws, expects, tries } of lessons) {
    if (position) state = hoth.notation.readPosition(position);
    if (!state) throw new Error('The first lesson has no position.');
    expect(hoth.question(state).seats, key).toEqual([blue]);
    if (tries) expect(judge(hoth, state, blue, tries)?.clause, key).toBe(clause);
    const events: HothEvent[] = [];
    const chance = new RecordedChance(draws);
    if (expects) {
      expect(judge(hoth, state, blue, expects), key).toBeNull();
      hoth.apply(state, blue, expects, chance, keptIn(events));
    }
    expect(chance.left, key).toBe(0);
    visit(key, events, state);
  }
  return state as HothState;
}

describe('the lessons of Escape from Hoth', () => {
  it('can be played as they are written, and end with a win', () => {
    const end = playScript(() => {});
    expect(hoth.outcome(end)).toEqual({ ranks: [1, 2], reason: 'landed' });
  });

  it('show what they tell', () => {
    const told = new Map<string, readonly HothEvent[]>();
    playScript((key, events) => told.set(key, events));
    const types = (key: string): string[] => (told.get(key) ?? []).map(({ type }) => type);
    expect(told.get('start')?.[0]).toMatchObject({ type: 'rebelSpun', circle: 'inner', steps: 3 });
    expect(told.get('red')?.[0]).toMatchObject({ path: ['hoth-in-01', 'hoth-in-02', 'hoth-in-03'] });
    expect(told.get('everybody')?.[0]).toMatchObject({ type: 'vaderSpun', steps: 5 });
    expect(types('choice')).toEqual(['vaderMoved', 'turnStarted']);
    expect(told.get('circle')?.[0]).toMatchObject({ circle: 'outer', steps: 2, free: false });
    expect(types('beside')).toEqual(['rebelMoved']);
    expect(types('forced')).toEqual(['vaderMoved']);
    expect(told.get('hit')?.[0]).toMatchObject({ type: 'attacked', seat: blue, by: blue, lost: 1, left: 4 });
    expect(types('asteroids')).toEqual(['rebelMoved']);
    expect(types('repair')).toEqual(['rebelMoved', 'repaired']);
    expect(types('win')).toEqual(['rebelMoved', 'won']);
  });

  it('leave no choice where they say that there is none, and one where they say so', () => {
    const legal = (key: string): number => {
      const at = lessons.findIndex((lesson) => lesson.key === key);
      const position = lessons.slice(0, at + 1).findLast((lesson) => lesson.position)?.position as string;
      return hoth.legal(hoth.notation.readPosition(position), blue).length;
    };
    expect(legal('forced')).toBe(1);
    // Stop at the station, or fly past it.
    expect(legal('repair')).toBe(2);
    // Stay on the yellow space, or slide from it.
    expect(legal('slide')).toBe(2);
  });

  it('name clauses of the rulebook and have words in every language', () => {
    const keys = lessons.map(({ key }) => key);
    const clauses = new Set(hoth.rulebook.map(({ id }) => id));
    for (const { key, clause } of lessons) expect(clauses.has(clause), key).toBe(true);
    expect(new Set(keys).size).toBe(keys.length);
    expect(Object.keys(lessonWords)).toEqual(Object.keys(hoth.words));
    for (const words of Object.values(lessonWords)) expect(Object.keys(words)).toEqual(keys);
  });

  it('point at something that the action names', () => {
    for (const { key, expects, tries, points } of lessons) {
      const action = expects ?? tries;
      if (action) expect(hoth.steps(action), key).toContain(points);
    }
  });
});
