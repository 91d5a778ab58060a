import { hoth } from '@holoboard/hoth';
import type { Viewer } from '@holoboard/kernel';
import {
  legal,
  type Match,
  openLocalMatch,
  requestUndo,
  startFor,
  submit,
  toldSince,
  versionOf,
} from '@holoboard/table';
import { expect, test } from 'vitest';
import { addUpdate, type Frame } from './frames.ts';
import { entriesOf, groupsOf } from './story.ts';

/** Blue spins, flies, takes it back, flies again and spins for Vader. */
function played(): Match {
  const match = openLocalMatch({
    game: hoth,
    options: { firstPlayer: 'blue' },
    seats: ['Ann', 'Bob'].map((name) => ({ kind: 'human', name }) as const),
    seed: '22'.repeat(32),
    now: 0,
  });
  const act = (): void => {
    const action = legal(match, 0)[0];
    expect(submit(match, { seat: 0, version: versionOf(match), action, now: 0 })).toBeNull();
  };
  act();
  act();
  expect(requestUndo(match, 0, 0)).toBeNull();
  act();
  act();
  return match;
}

function frames(viewer: Viewer): Frame[] {
  const told: Frame[] = [];
  for (const update of toldSince(played(), 0, viewer)) addUpdate(told, update);
  return told;
}

test('a story holds every step that still stands, with its address in the replay', () => {
  expect(startFor(played(), 'spectator').question).toEqual({ kind: 'rebelSpin', seats: [0] });
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
