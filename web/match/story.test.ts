import { hoth } from '@holoboard/hoth';
import type { AnyScreen } from '@holoboard/kit';
import {
  LocalSitting,
  legal,
  type Match,
  openLocalMatch,
  question,
  requestUndo,
  submit,
  versionOf,
} from '@holoboard/table';
import { expect, test } from 'vitest';
import { Stories } from './frames.ts';
import { entriesOf, groupsOf } from './story.ts';

/** Takes the first thing there is to do. */
function playOn(match: Match): void {
  const [seat] = question(match).seats as [number];
  submit(match, { seat, version: versionOf(match), action: legal(match, seat)[0], now: 0 });
}

/** Blue spins, flies, takes it back, flies again and spins for Vader; with some luck the Force stays out of it. */
function story(luck = 0): { sitting: LocalSitting; stories: Stories } {
  const match = openLocalMatch({
    game: hoth,
    options: { firstPlayer: 'blue' },
    seats: [
      { kind: 'human', name: 'Ann' },
      { kind: 'human', name: 'Ben' },
    ],
    seed: luck.toString(16).padStart(64, '0'),
    now: 0,
  });
  playOn(match);
  playOn(match);
  expect(requestUndo(match, 0, 0)).toBeNull();
  playOn(match);
  playOn(match);
  const sitting = new LocalSitting(match, () => 0);
  const plain = sitting.updatesSince(0, 0).every(({ events }) => events.length < 2);
  return plain ? { sitting, stories: new Stories(sitting) } : story(luck + 1);
}

test('a story holds every step that still stands, with its address in the replay', () => {
  const { start, frames } = story().stories.of('spectator', 5);
  expect(start).toMatchObject({ at: 0, told: [], question: { kind: 'rebelSpin', seats: [0] } });
  expect(frames.map(({ at }) => at)).toEqual([1, 4, 5]);
  expect(frames.map(({ question: { kind } }) => kind)).toEqual(['rebelMove', 'vaderSpin', 'vaderMove']);
});

test('a story is told no further than it is asked for, and goes on from there', () => {
  const { sitting, stories } = story();
  expect(stories.of(0, 2).frames.map(({ at }) => at)).toEqual([1, 2]);
  const { updates, frames } = stories.hear(0, 5);
  expect(updates.map(({ kind }) => kind)).toEqual(['undo', 'action', 'action']);
  expect(frames.at(-1)?.view).toEqual(sitting.view(0));
  expect(stories.of(0, 5).frames.map(({ at }) => at)).toEqual([1, 4, 5]);
  expect(stories.of(0, 5).view).toEqual(sitting.view(0));
});

test('every event brings the position right after it', () => {
  const [spun, flown] = story().stories.of('spectator', 5).frames;
  expect(spun?.told[0]?.event).toMatchObject({ type: 'rebelSpun' });
  expect(spun?.told[0]?.view).toMatchObject({ phase: 'rebelMove' });
  const moved = flown?.told[0]?.event as { readonly to?: string } | undefined;
  expect(flown?.told[0]?.view).toMatchObject({ rebels: [{ space: moved?.to }, {}] });
});

test('the log has a line for each event, at the moment it belongs to', () => {
  const entries = entriesOf(story().stories.of(0, 5).frames);
  expect(entries.map(({ at, event }) => [at, event.type])).toEqual([
    [1, 'rebelSpun'],
    [4, 'rebelMoved'],
    [5, 'vaderSpun'],
  ]);
});

test('lines stand under the turn they belong to, and a game may tell some together, or not at all', () => {
  const entry = (type: string) => ({ at: 1, by: 0, event: { type }, view: null });
  const entries = ['spun', 'turnStarted', 'moved', 'hit', 'flipped', 'hit', 'moved'].map(entry);
  const drawn = (line?: AnyScreen['line']) =>
    groupsOf(entries, {
      opens: ({ type }) => type === 'turnStarted' || type === 'flipped',
      ...(line && { line }),
    }).map(({ heading, lines }) => [
      heading?.event.type ?? null,
      ...lines.map((told) => told.map(({ event }) => event.type).join()),
    ]);
  expect(drawn()).toEqual([
    [null, 'spun'],
    ['turnStarted', 'moved', 'hit'],
    ['flipped', 'hit', 'moved'],
  ]);
  // What would join a line that is not there has one of its own.
  expect(drawn(({ type }) => (type === 'hit' ? 'joined' : type === 'spun' ? 'none' : 'own'))).toEqual([
    [null],
    ['turnStarted', 'moved,hit'],
    ['flipped', 'hit', 'moved'],
  ]);
});
