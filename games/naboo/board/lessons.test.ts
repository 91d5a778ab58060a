import { judge, keptIn, RecordedChance } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { type NabooEvent, type NabooState, naboo } from '../index.ts';
import { lessonWords } from './lesson-words.ts';
import { lessons } from './lessons.ts';

/** Plays the whole script through the rules and tells what happened in each lesson. */
function playScript(
  visit: (key: string, events: readonly NabooEvent[], state: NabooState, seat: number) => void,
): NabooState {
  let state: NabooState | null = null;
  for (const { key, clause, position, draws, expects, tries } of lessons) {
    if (position) state = naboo.notation.readPosition(position);
    if (!state) throw new Error('The first lesson has no position.');
    const [seat] = naboo.question(state).seats;
    if (seat === undefined) throw new Error(`Lesson '${key}' asks nobody.`);
    if (tries) expect(judge(naboo, state, seat, tries)?.clause, key).toBe(clause);
    const events: NabooEvent[] = [];
    const chance = new RecordedChance(draws);
    if (expects) {
      expect(judge(naboo, state, seat, expects), key).toBeNull();
      naboo.apply(state, seat, expects, chance, keptIn(events));
    }
    expect(chance.left, key).toBe(0);
    visit(key, events, state, seat);
  }
  return state as NabooState;
}

describe("the lessons of The Queen's Gambit", () => {
  it('can be played as they are written, and end with a win of Naboo', () => {
    const end = playScript(() => {});
    expect(naboo.outcome(end)).toEqual({ ranks: [1, 2], reason: 'throneRoom' });
  });

  it('show what they tell', () => {
    const told = new Map<string, readonly NabooEvent[]>();
    const seats = new Map<string, number>();
    playScript((key, events, _state, seat) => {
      told.set(key, events);
      seats.set(key, seat);
    });
    const event = (key: string, type: string) => told.get(key)?.find((each) => each.type === type);
    expect(event('attack', 'hurt')).toMatchObject({ piece: 'BD3', hits: 2, left: 2 });
    expect(event('fambaa', 'destroyed')).toMatchObject({ piece: 'F1' });
    expect(event('fambaa', 'shieldDown')).toBeDefined();
    expect(event('bonus', 'bonusDrawn')).toMatchObject({ seat: 1, deck: 'tradePalace' });
    expect(event('window', 'moved')).toMatchObject({
      path: ['f1-0-9', 'f1-0-8', 'f3-0-8', 'f3-0-7', 'f3-0-6'],
    });
    expect(event('shot', 'destroyed')).toMatchObject({ piece: 'PBD18' });
    expect(told.get('duel')?.filter(({ type }) => type === 'hurt')).toMatchObject([
      { piece: 'Maul', hits: 3, left: 7 },
      { piece: 'QuiGon', hits: 1, left: 7, riposte: true },
    ]);
    expect(event('block', 'flew')).toMatchObject({ dice: [3, 4], through: false });
    expect(event('fly', 'anakinAdvanced')).toMatchObject({ to: 2 });
    expect(event('plan', 'flipped')).toMatchObject({ seat: 0, card: 'nb-01' });
    expect(event('first', 'flipped')).toMatchObject({ seat: 1, card: 'tb-02' });
    expect(event('starfighter', 'starfighterDeployed')).toMatchObject({ grid: 'grid-5' });
    expect(['outside', 'fambaa', 'bonus', 'block', 'answer'].map((key) => seats.get(key))).toEqual([
      1, 1, 1, 1, 1,
    ]);
  });

  it('name clauses of the rulebook and have words in every language', () => {
    const keys = lessons.map(({ key }) => key);
    const clauses = new Set(naboo.rulebook.map(({ id }) => id));
    for (const { key, clause } of lessons) expect(clauses.has(clause), key).toBe(true);
    expect(new Set(keys).size).toBe(keys.length);
    for (const words of Object.values(lessonWords)) expect(Object.keys(words)).toEqual(keys);
    expect(Object.keys(lessonWords)).toEqual(['en', 'de']);
  });

  it('point at something that the action names', () => {
    for (const { key, expects, tries, points = '' } of lessons) {
      const action = expects ?? tries;
      expect(action ? naboo.steps(action) : [], key).toContain(points);
    }
  });
});
