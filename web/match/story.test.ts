import { hoth } from '@holoboard/hoth';
import { type Log, openSession, TapeChance } from '@holoboard/kernel';
import { expect, test } from 'vitest';
import { entriesOf, groupsOf, tellStory } from './story.ts';

/** Blue spins 5 (sector R1, drawn as 0), flies, takes it back, flies again and spins for Vader. */
function log(): Log {
  const options = { ...openSession(hoth, defaults(), 2, new TapeChance([])).log.options };
  const fly = { type: 'fly', to: 'hoth-in-05', slide: false };
  return {
    game: 'hoth',
    rules: hoth.rulesVersion,
    options,
    seats: 2,
    opening: [],
    steps: [
      { seat: 0, action: { type: 'spin' }, draws: [0] },
      { seat: 0, action: fly, draws: [] },
      { seat: 0, undo: true },
      { seat: 0, action: fly, draws: [] },
      { seat: 0, action: { type: 'spin' }, draws: [0] },
    ],
  };
}

function defaults() {
  const values = Object.fromEntries(hoth.options.map(({ key, default: value }) => [key, value]));
  return { ...values, firstPlayer: 'blue' } as Parameters<typeof hoth.setup>[0];
}

test('a story holds every step that still stands, with its address in the replay', () => {
  const { start, frames } = tellStory(hoth, log(), 'spectator');
  expect(start).toMatchObject({ at: 0, events: [], question: { kind: 'rebelSpin', seats: [0] } });
  expect(frames.map(({ at }) => at)).toEqual([1, 4, 5]);
  expect(frames.map(({ question }) => question.kind)).toEqual(['rebelMove', 'vaderSpin', 'vaderMove']);
});

test('the log has a line for each event, at the moment it belongs to', () => {
  const entries = entriesOf(tellStory(hoth, log(), 0).frames);
  expect(entries.map(({ at, event }) => [at, event.type])).toEqual([
    [1, 'rebelSpun'],
    [4, 'rebelMoved'],
    [5, 'vaderSpun'],
  ]);
});

test('lines stand under the turn they belong to', () => {
  const line = (type: string) => ({ at: 1, event: { type }, view: null });
  const lines = [line('spun'), line('turnStarted'), line('moved'), line('hit'), line('flipped')];
  const drawn = groupsOf(lines).map(({ heading, entries }) => [
    heading?.event.type ?? null,
    ...entries.map(({ event }) => event.type),
  ]);
  expect(drawn).toEqual([[null, 'spun'], ['turnStarted', 'moved', 'hit'], ['flipped']]);
});
