import { hoth } from '@holoboard/hoth';
import { type Log, openSession, TapeChance, type Viewer } from '@holoboard/kernel';
import { retell } from '@holoboard/table';
import { expect, test } from 'vitest';
import { addUpdate, type Frame } from './frames.ts';
import { entriesOf, groupsOf } from './story.ts';

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

function frames(viewer: Viewer): Frame[] {
  const told: Frame[] = [];
  for (const update of retell(hoth, log(), viewer).updates) addUpdate(told, update);
  return told;
}

test('a story holds every step that still stands, with its address in the replay', () => {
  expect(retell(hoth, log(), 'spectator').start.question).toEqual({ kind: 'rebelSpin', seats: [0] });
  const story = frames('spectator');
  expect(story.map(({ at }) => at)).toEqual([1, 4, 5]);
  expect(story.map(({ question }) => question.kind)).toEqual(['rebelMove', 'vaderSpin', 'vaderMove']);
});

test('the log has a line for each event, at the moment it belongs to', () => {
  const entries = entriesOf(frames(0));
  expect(entries.map(({ at, event }) => [at, event.type])).toEqual([
    [1, 'rebelSpun'],
    [4, 'rebelMoved'],
    [5, 'vaderSpun'],
  ]);
});

test('lines stand under the turn they belong to', () => {
  const line = (type: string) => ({ at: 1, event: { type }, view: null });
  const lines = [line('spun'), line('turnStarted'), line('moved'), line('hit'), line('flipped')];
  const drawn = groupsOf(lines, ({ type }) => type === 'turnStarted' || type === 'flipped').map(
    ({ heading, entries }) => [heading?.event.type ?? null, ...entries.map(({ event }) => event.type)],
  );
  expect(drawn).toEqual([[null, 'spun'], ['turnStarted', 'moved', 'hit'], ['flipped']]);
});
