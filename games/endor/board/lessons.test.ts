import { judge, keptIn, RecordedChance } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { type EndorEvent, type EndorState, endor } from '../index.ts';
import { lessonWords } from './lesson-words.ts';
import { lessons } from './lessons.ts';

/** Plays the whole script through the rules and tells what happened in each lesson. */
function playScript(
  visit: (key: string, events: readonly EndorEvent[], state: EndorState, seat: number) => void,
): EndorState {
  let state: EndorState | null = null;
  for (const { key, clause, position, draws, expects, tries } of lessons) {
    if (position) state = endor.notation.readPosition(position);
    if (!state) throw new Error('The first lesson has no position.');
    const [seat] = endor.question(state).seats;
    if (seat === undefined) throw new Error(`Lesson '${key}' asks nobody.`);
    if (tries) expect(judge(endor, state, seat, tries)?.clause, key).toBe(clause);
    const events: EndorEvent[] = [];
    const chance = new RecordedChance(draws);
    if (expects) {
      expect(judge(endor, state, seat, expects), key).toBeNull();
      endor.apply(state, seat, expects, chance, keptIn(events));
    }
    expect(chance.left, key).toBe(0);
    visit(key, events, state, seat);
  }
  return state as EndorState;
}

describe('the lessons of The Battle of Endor', () => {
  it('can be played as they are written, and end with a win of the Rebels', () => {
    const end = playScript(() => {});
    expect(endor.outcome(end)).toEqual({ ranks: [1, 2], reason: 'deathStarDestroyed' });
  });

  it('show what they tell', () => {
    const told = new Map<string, readonly EndorEvent[]>();
    const seats = new Map<string, number>();
    playScript((key, events, _state, seat) => {
      told.set(key, events);
      seats.set(key, seat);
    });
    const event = (key: string, type: string) => told.get(key)?.find((each) => each.type === type);
    expect(event('plan', 'flipped')).toMatchObject({ seat: 0, card: 'R04', bonus: false });
    expect(event('attack', 'attacked')).toMatchObject({ ship: 'xwing', dice: [1, 2, 3, 5, 6] });
    expect(event('attack', 'shipsHit')).toMatchObject({ destroyed: ['tie', 'tie', 'tie'] });
    expect(event('clear', 'shipsHit')).toMatchObject({ destroyed: ['tie'] });
    expect(event('clear', 'bonusEarned')).toMatchObject({ seat: 0, cards: 1 });
    expect(event('clear', 'flipped')).toMatchObject({ seat: 0, card: 'R02', bonus: true });
    expect(event('shield', 'teamAdvanced')).toMatchObject({ from: 8, to: 11, dice: [2, 3, 5] });
    expect(event('duel', 'duelHits')).toMatchObject({ victim: 'vader', hits: 2, left: 2 });
    expect(event('redeem', 'bonusEarned')).toMatchObject({ cards: 5 });
    expect(event('carried', 'markerDestroyed')).toMatchObject({ marker: 'f2', fighters: 5 });
    expect(event('win', 'attacked')).toMatchObject({ dice: [2, 4, 6] });
    expect([seats.get('duel'), seats.get('markers'), seats.get('carried')]).toEqual([0, 1, 1]);
  });

  it('leave an empty marker face up where they tell of one', () => {
    const { position = '' } = lessons.find(({ key }) => key === 'markers') ?? {};
    const { markers } = endor.view(endor.notation.readPosition(position), 1);
    expect(markers.filter(({ faceUp }) => faceUp).map(({ id, fighters }) => [id, fighters])).toEqual([
      ['f2', { xwing: 5 }],
      ['f3', {}],
    ]);
  });

  it('name clauses of the rulebook and have words in every language', () => {
    const keys = lessons.map(({ key }) => key);
    const clauses = new Set(endor.rulebook.map(({ id }) => id));
    for (const { key, clause } of lessons) expect(clauses.has(clause), key).toBe(true);
    expect(new Set(keys).size).toBe(keys.length);
    for (const words of Object.values(lessonWords)) expect(Object.keys(words)).toEqual(keys);
    expect(Object.keys(lessonWords)).toEqual(['en', 'de']);
  });

  it('point at something that the action names', () => {
    for (const { key, expects, tries, points = '' } of lessons) {
      const action = expects ?? tries;
      // The Death Star is pointed at as a whole, also by those who want to fly into it.
      const steps = action ? endor.steps(action).map((id) => id.replace('place:ds', 'place:deathStar')) : [];
      expect(steps, key).toContain(points);
    }
  });
});
