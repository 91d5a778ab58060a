import { chooseAction } from '@holoboard/bots';
import { hoth } from '@holoboard/hoth';
import {
  exportMatch,
  legal,
  type Match,
  openLocalMatch,
  outcome,
  question,
  requestUndo,
  resignSeat,
  submit,
  verifyMatch,
  versionOf,
} from '@holoboard/table';
import { describe, expect, it } from 'vitest';
import { branchFrom, frameFrom, openRecording, seatsLeft, turnFrom } from './replay-recording.ts';

const opens = ({ type }: { readonly type: string }): boolean => type === 'turnStarted';
const seed = 'ab'.repeat(32);

function newMatch(seats = 2): Match {
  return openLocalMatch({
    game: hoth,
    options: { firstPlayer: 'blue' },
    seats: Array.from({ length: seats }, (_, i) =>
      i === 0 ? { kind: 'human', name: 'Ada' } : { kind: 'bot', name: 'Bo', level: 'recruit' },
    ),
    seed,
    now: 0,
  });
}

/** Plays so many steps, or to the end, as the pilot would. */
function playOn(match: Match, steps = Number.POSITIVE_INFINITY): Match {
  for (let i = 0; i < steps && !outcome(match); i++) {
    const [seat] = question(match).seats as [number];
    const actions = legal(match, seat);
    const view = hoth.view(match.session?.state as Parameters<typeof hoth.view>[0], seat);
    const action = chooseAction({ game: hoth, view, seat, level: 'pilot', seed: i, legal: actions });
    const refusal = submit(match, { seat, version: versionOf(match), action, now: 0 });
    if (refusal) throw new Error(refusal.clause);
  }
  return match;
}

const saved = (match: Match): string => exportMatch(match, { sealed: true });

const branchers = { human: 1, name: 'Eve', level: 'pilot', botName: () => 'Bot' };

describe('a recording', () => {
  it('has a moment for the set-up and one for each step', () => {
    const match = playOn(newMatch(), 4);
    const { frames } = openRecording(hoth, saved(match), opens);
    expect(frames).toHaveLength(5);
    expect(frames[0]).toMatchObject({ at: 0, told: [], question: { kind: 'rebelSpin', seats: [0] } });
    expect(frames[1]?.told[0]?.event).toMatchObject({ type: 'rebelSpun', seat: 0 });
    expect(frames[2]?.told[0]?.event).toMatchObject({ type: 'rebelMoved', seat: 0 });
    expect(frames[3]?.told[0]?.event).toMatchObject({ type: 'vaderSpun', seat: 0 });
    expect(frames[4]?.view).toEqual(hoth.view(match.session?.state as never, 'spectator'));
  });

  it('goes to the beginning of turns', () => {
    // A turn of a whole Fighter far from Vader is spin, fly, spin, steer.
    const recording = openRecording(hoth, saved(playOn(newMatch(), 9)), opens);
    expect(turnFrom(recording, 0, 1)).toBe(4);
    expect(turnFrom(recording, 5, 1)).toBe(8);
    expect(turnFrom(recording, 8, 1)).toBe(9);
    expect(turnFrom(recording, 9, -1)).toBe(8);
    expect(turnFrom(recording, 4, -1)).toBe(0);
    expect(turnFrom(recording, 0, -1)).toBe(0);
  });

  it('ends with the outcome of a finished game', () => {
    const recording = openRecording(hoth, saved(playOn(newMatch())), opens);
    expect(recording.outcome?.reason).toBe('landed');
    expect(seatsLeft(recording, recording.frames.length - 2)).toEqual([0, 1]);
    expect(seatsLeft(recording, recording.frames.length - 1)).toEqual([]);
  });

  it('refuses a file that was changed', () => {
    const text = saved(playOn(newMatch(), 4));
    expect(() => openRecording(hoth, text.replace('"seat": 0', '"seat": 1'), opens)).toThrow(/changed/);
  });
});

describe('the moment in an address', () => {
  it('is a number of steps, and the end when it is not', () => {
    const recording = openRecording(hoth, saved(playOn(newMatch(), 6)), opens);
    expect(frameFrom(recording, '?at=3')).toBe(3);
    expect(frameFrom(recording, '?at=0')).toBe(0);
    for (const search of ['?at=99', '?at=-1', '?at=x', '']) expect(frameFrom(recording, search)).toBe(6);
  });

  it('counts steps that were taken back, which have no frame of their own', () => {
    const match = playOn(newMatch(), 2);
    requestUndo(match, 0, 0);
    const recording = openRecording(hoth, saved(playOn(match, 1)), opens);
    expect(recording.frames.map(({ at }) => at)).toEqual([0, 1, 4]);
    expect(frameFrom(recording, '?at=2')).toBe(1);
    expect(frameFrom(recording, '?at=4')).toBe(2);
  });
});

describe('a branch', () => {
  it('begins as the recorded game went, and can be played, saved and proven', () => {
    const recording = openRecording(hoth, saved(playOn(newMatch())), opens);
    const match = branchFrom(recording, 10, branchers, 0);
    expect(match.seats).toEqual([
      { kind: 'bot', name: 'Bot', level: 'pilot' },
      { kind: 'human', name: 'Eve' },
    ]);
    expect(hoth.view(match.session?.state as never, 'spectator')).toEqual(recording.frames[10]?.view);
    expect(verifyMatch([hoth], saved(playOn(match)))).toMatchObject({ ok: true, dice: 'proven' });
  });

  it('leaves out what was taken back', () => {
    const match = playOn(newMatch(), 2);
    // The spin draws, so only the flight can be taken back.
    expect(requestUndo(match, 0, 0)).toBeNull();
    const recording = openRecording(hoth, saved(playOn(match, 3)), opens);
    expect(recording.frames).toHaveLength(5);
    const branch = branchFrom(recording, 4, branchers, 0);
    expect(branch.steps).toHaveLength(4);
    expect(hoth.view(branch.session?.state as never, 'spectator')).toEqual(recording.frames[4]?.view);
  });

  it('keeps out who has resigned', () => {
    const match = playOn(newMatch(3), 2);
    expect(resignSeat(match, 2, 0)).toBeNull();
    const recording = openRecording(hoth, saved(match), opens);
    expect(seatsLeft(recording, 2)).toEqual([0, 1, 2]);
    expect(seatsLeft(recording, 3)).toEqual([0, 1]);
    expect(branchFrom(recording, 3, branchers, 0).steps).toHaveLength(3);
  });

  it('needs the seed', () => {
    const recording = openRecording(hoth, exportMatch(playOn(newMatch(), 4)), opens);
    expect(() => branchFrom(recording, 2, branchers, 0)).toThrow(/seed/);
  });
});
