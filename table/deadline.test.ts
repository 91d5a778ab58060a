import { RecordedChance, readOptions, refuse } from '@holoboard/kernel';
import { expect, test } from 'vitest';
import { loadGame } from '../games/index.ts';
import {
  commit,
  dueStep,
  exportMatch,
  legal,
  openLocalMatch,
  outcome,
  prepare,
  question,
  recordedMatch,
  submit,
  versionFor,
} from './index.ts';
import { prepareLogged } from './steps.ts';

const game = await loadGame('tactical');

/** Plays the first thing that is legal, so many seconds after the beginning. */
function playAt(match: ReturnType<typeof openLocalMatch>, seconds: number): void {
  const [seat = 0] = question(match).seats;
  const [action] = legal(match, seat);
  if (!action) throw new Error('There is nothing to do.');
  expect(submit(match, { seat, version: versionFor(match, seat), action, now: seconds * 1000 })).toBeNull();
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

test('TAC-SEQ-13, TAC-RULING-27 no seat can enter the end of the agreed time, neither before nor after it', () => {
  const match = begun('30');
  const [seat = 0] = question(match).seats;
  const submitted = (minutes: number) =>
    submit(match, {
      seat,
      version: versionFor(match, seat),
      action: { type: 'timeUp' },
      now: minutes * 60_000,
    });
  expect(submitted(1)).toEqual(refuse('TABLE-DEADLINE'));
  expect(submitted(31)).toEqual(refuse('TABLE-DEADLINE'));
  expect(entered(match)).toBe(0);
  expect(prepare(match, { seat, deadline: true }, 29 * 60_000).status).toBe('refused');
  expect(dueStep(match, 30 * 60_000)).toEqual({ seat, deadline: true });
});

test('TAC-SEQ-13 an early end of time that a seat was once allowed to enter is replayed from a stored match', () => {
  const match = begun('30');
  const [seat = 0] = question(match).seats;
  const stored = { seat, at: 2000, action: { type: 'timeUp' }, draws: [] };
  const again = prepareLogged(match, stored, (draws) => new RecordedChance(draws));
  if (again.status !== 'prepared') throw new Error('The stored step is not taken again.');
  commit(match, again);
  const opened = recordedMatch([game], exportMatch(match));
  expect(entered(opened)).toBe(1);
});

test('without an agreed time the table enters nothing', () => {
  const match = begun('none');
  playAt(match, 10_000 * 60);
  expect(entered(match)).toBe(0);
});
