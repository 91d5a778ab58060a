import { act, openSession, outcomeOf, readOptions, SeededChance } from '@holoboard/kernel';
import { expect, test } from 'vitest';
import { tactical } from '../index.ts';
import { options } from '../options.ts';
import type { TacticalState } from '../state.ts';
import { beyond } from './beyond.ts';

test('what is tried beyond the list is allowed often enough, of every kind', () => {
  const chance = new SeededChance('beyond');
  const session = openSession(tactical, readOptions(options, {}, 2), 2, chance);
  const taken = new Map<string, number>();
  for (let step = 0; step < 400 && !outcomeOf(session); step++) {
    const state = session.state as TacticalState;
    const seat = tactical.question(state).seats[0] as number;
    const own = beyond(state, seat, chance);
    const [listed] = tactical.legal(state, seat);
    const isAllowed = own !== null && act(session, seat, own, chance) === null;
    if (isAllowed) taken.set(own.type, (taken.get(own.type) ?? 0) + 1);
    else if (listed) act(session, seat, listed, chance);
  }
  expect([...taken.keys()]).toEqual(
    expect.arrayContaining(['draw', 'muster', 'order', 'deploy', 'maneuver']),
  );
  expect(taken.get('muster')).toBe(2);
  expect(taken.get('maneuver')).toBeGreaterThan(20);
});
