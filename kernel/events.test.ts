import { expect, test } from 'vitest';
import { eventsFor, type GameEvent, reveals } from './events.ts';

const drawn = {
  type: 'drew',
  card: 7,
  only: [1],
  others: { type: 'drew' },
  reveals: true,
} as GameEvent;

test('everybody sees an open event', () => {
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(eventsFor([{ type: 'moved' }], viewer)).toEqual([{ type: 'moved' }]);
});

test('a seat sees its own version, without a trace of the other', () => {
  expect(eventsFor([drawn], 1)).toEqual([{ type: 'drew', card: 7, reveals: true }]);
});

test('the others and spectators see theirs, without a trace of the first', () => {
  expect(eventsFor([drawn], 0)).toEqual([{ type: 'drew' }]);
  expect(eventsFor([drawn], 'spectator')).toEqual([{ type: 'drew' }]);
});

test('what has no version for the others is not there for them', () => {
  expect(eventsFor([{ type: 'secret', only: [0, 2] }], 1)).toEqual([]);
  expect(eventsFor([{ type: 'secret', only: [] }], 'spectator')).toEqual([]);
});

test('versions may be nested: partner, rivals, spectators', () => {
  const event: GameEvent = {
    type: 'own',
    only: [0],
    others: { type: 'partner', only: [2], others: { type: 'rest' } },
  };
  expect([0, 1, 2, 'spectator' as const].map((viewer) => eventsFor([event], viewer)[0]?.type)).toEqual([
    'own',
    'rest',
    'partner',
    'rest',
  ]);
});

test('the order of events stays', () => {
  const events = [{ type: 'first' }, drawn, { type: 'last' }];
  expect(eventsFor(events, 0).map((event) => event.type)).toEqual(['first', 'drew', 'last']);
});

test('an event reveals when any of its versions does', () => {
  expect(reveals(drawn)).toBe(true);
  expect(reveals({ type: 'kept', only: [0], others: { type: 'shown', reveals: true } })).toBe(true);
  expect(reveals({ type: 'kept', only: [0], others: { type: 'moved' } })).toBe(false);
  expect(reveals({ type: 'moved' })).toBe(false);
});
