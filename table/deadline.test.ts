import { readOptions } from '@holoboard/kernel';
import { expect, test } from 'vitest';
import { loadGame } from '../games/index.ts';
import { legal, openLocalMatch, outcome, question, submit, versionOf } from './index.ts';

const game = await loadGame('tactical');

/** Plays the first thing that is legal, so many seconds after the beginning. */
function playAt(match: ReturnType<typeof openLocalMatch>, seconds: number): void {
  const [seat = 0] = question(match).seats;
  const [action] = legal(match, seat);
  if (!action) throw new Error('There is nothing to do.');
  expect(submit(match, { seat, version: versionOf(match), action, now: seconds * 1000 })).toBeNull();
}

function begun(timeLimitMinutes: string): ReturnType<typeof openLocalMatch> {
  const options = readOptions(game.options, { timeLimitMinutes, pointsLimit: '50' }, 2);
  const seats = [0, 1].map((seat) => ({ kind: 'human' as const, name: `${seat}` }));
  const match = openLocalMatch({ game, options, seats, seed: '1'.repeat(64), now: 0 });
  while (!match.session?.log.steps.some((step) => 'action' in step && step.action.type === 'maneuver'))
    playAt(match, 1);
  return match;
}

const entered = (match: ReturnType<typeof openLocalMatch>): number =>
  match.session?.log.steps.filter((step) => 'action' in step && step.action.type === 'timeUp').length ?? 0;

test('TAC-SEQ-13 the table enters the end of the agreed time after a step, once, and the activation in progress is the last', () => {
  const match = begun('30');
  playAt(match, 30 * 60 - 1);
  expect(entered(match)).toBe(0);
  playAt(match, 30 * 60);
  expect(entered(match)).toBe(1);
  for (let step = 0; !outcome(match) && step < 100; step++) playAt(match, 30 * 60 + step);
  expect([entered(match), outcome(match)?.reason]).toEqual([1, 'limit']);
});

test('without an agreed time the table enters nothing', () => {
  const match = begun('none');
  playAt(match, 10_000 * 60);
  expect(entered(match)).toBe(0);
});
