import type { GameAction } from '@holoboard/kernel';
import {
  exportMatch,
  legal,
  type Match,
  openLocalMatch,
  question,
  submit,
  versionFor,
  versionOf,
} from '@holoboard/table';
import { tactical } from '@holoboard/tactical';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openRecording } from '../pages/replay-recording.ts';
import { summaryOf } from '../saved-games.ts';
import { MatchController } from './controller.ts';
import { hostMatch } from './host.ts';
import { memory } from './picks.fixture.ts';
import { picksOf } from './picks.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const thinking = {
  choose: async ({ legal: actions }: { legal: readonly GameAction[] }) => actions[0] as GameAction,
  advise: async () => [],
  close: () => {},
};

/** Ann against a bot that has mustered so many Units, both about to place them in secret. */
function deploying(count: number): Match {
  const seats = [
    { kind: 'human', name: 'Ann' },
    { kind: 'bot', name: 'R2', level: 'recruit' },
  ] as const;
  const options = { pointsLimit: '200' };
  const match = openLocalMatch({ game: tactical, options, seats, seed: '7'.repeat(64), now: 0 });
  while (question(match).kind !== 'deploy') {
    const [seat] = question(match).seats as [number];
    const muster = { type: 'muster', cards: [['ore_troopers', seat === 1 ? count : 7]] };
    const action = question(match).kind === 'army' ? muster : legal(match, seat)[0];
    expect(submit(match, { seat, version: versionFor(match, seat), action, now: 0 })).toBeNull();
  }
  return match;
}

/** Everything a person can see at the screen, in the list of saved games and in the replay while a bot has placed so many Units. */
async function seenWith(count: number) {
  const match = deploying(count);
  const steps = versionOf(match);
  const save = vi.fn(async () => null);
  const controller = new MatchController({
    ...hostMatch({ match, thinking, save, now: () => 0 }),
    screen: { attempt: () => null, duration: () => 1000 },
    thinking,
    newId: () => 'one',
    takeOver: null,
    picks: picksOf('game', memory()),
    manner: () => ({ motion: 'off', playForced: false, playLuck: false }),
  });
  const shown: string[] = [];
  controller.subscribe(() => {
    const { version, log, asked, thinking: bot, undo } = controller.get();
    const text = JSON.stringify({ version, log, asked, bot, undo });
    if (shown.at(-1) !== text) shown.push(text);
  });
  controller.open();
  await vi.advanceTimersByTimeAsync(2000);
  expect(versionOf(match)).toBe(steps + count + 1);
  expect(controller.get()).toMatchObject({ asked: 0, version: steps + 1 });
  expect(save).toHaveBeenCalled();
  const recording = openRecording(tactical, exportMatch(match, { sealed: true }), () => false);
  controller.close();
  return {
    shown,
    steps: summaryOf('game', match, 0).steps,
    moments: recording.frames.map(({ at }) => at),
  };
}

test('nobody can count at the screen how many Units a bot has placed in secret', async () => {
  const few = await seenWith(5);
  expect(few.moments).toHaveLength(few.steps + 1);
  expect(await seenWith(25)).toEqual(few);
});
