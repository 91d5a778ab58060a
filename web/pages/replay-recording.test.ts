import { chooseAction } from '@holoboard/bots';
import { endor } from '@holoboard/endor';
import { hoth } from '@holoboard/hoth';
import { hash } from '@holoboard/kernel';
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
  viewFor,
} from '@holoboard/table';
import { describe, expect, it } from 'vitest';
import { frameFrom, openRecording, type Recording, roundFrom, turnFrom } from './replay-recording.ts';

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

  it('goes to the beginning of rounds', () => {
    // Two turns of four steps make a round of two players.
    const recording = openRecording(hoth, saved(playOn(newMatch(), 9)), opens);
    const round = (view: unknown): number => Math.ceil((view as { turn: number }).turn / 2);
    expect(roundFrom(recording, round, 0, 1)).toBe(8);
    expect(roundFrom(recording, round, 8, 1)).toBe(9);
    expect(roundFrom(recording, round, 9, -1)).toBe(8);
    expect(roundFrom(recording, round, 8, -1)).toBe(0);
    expect(roundFrom(recording, round, 0, -1)).toBe(0);
  });

  it('ends with the outcome of a finished game', () => {
    const recording = openRecording(hoth, saved(playOn(newMatch())), opens);
    expect(recording.outcome?.reason).toBe('landed');
    expect(recording.seatsLeft(recording.frames.length - 2)).toEqual([0, 1]);
    expect(recording.seatsLeft(recording.frames.length - 1)).toEqual([]);
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
  const newSeed = 'cd'.repeat(32);

  it('of a finished game begins as it stood, with dice of its own, and can be played, saved and proven', () => {
    const recording = openRecording(hoth, saved(playOn(newMatch())), opens);
    const match = recording.branch(10, branchers, newSeed, 0);
    expect(match.seats).toEqual([
      { kind: 'bot', name: 'Bot', level: 'pilot' },
      { kind: 'human', name: 'Eve' },
    ]);
    expect(match.steps).toEqual([]);
    expect(match.seed).toBe(newSeed);
    expect(hoth.view(match.session?.state as never, 'spectator')).toEqual(recording.frames[10]?.view);
    const proof = { ok: true, dice: 'proven', start: 'position' };
    expect(verifyMatch([hoth], saved(playOn(match)))).toMatchObject(proof);
  });

  it('leaves out what was taken back', () => {
    const match = playOn(newMatch(), 2);
    // The spin draws, so only the flight can be taken back.
    expect(requestUndo(match, 0, 0)).toBeNull();
    const recording = openRecording(hoth, saved(playOn(match, 3)), opens);
    expect(recording.frames).toHaveLength(5);
    const branch = recording.branch(4, branchers, newSeed, 0);
    expect(hoth.view(branch.session?.state as never, 'spectator')).toEqual(recording.frames[4]?.view);
  });

  it('keeps out who has resigned', () => {
    const match = playOn(newMatch(3), 2);
    expect(resignSeat(match, 2, 0)).toBeNull();
    const recording = openRecording(hoth, saved(match), opens);
    expect(recording.seatsLeft(2)).toEqual([0, 1, 2]);
    expect(recording.seatsLeft(3)).toEqual([0, 1]);
    expect(question(recording.branch(3, branchers, newSeed, 0)).seats).toEqual(question(match).seats);
  });
});

describe('a battle that goes on', () => {
  const people = (...seats: ('human' | 'bot')[]): Match => {
    const match = openLocalMatch({
      game: endor,
      seats: seats.map((kind) =>
        kind === 'human' ? { kind, name: 'Ada' } : { kind, name: 'Bo', level: 'pilot' },
      ),
      seed,
      now: 0,
    });
    // Both have planned, and nothing has been turned up.
    for (const seat of [0, 1]) {
      const action = legal(match, seat).at(-1);
      expect(submit(match, { seat, version: seat, action, now: 0 })).toBeNull();
    }
    return match;
  };
  const record = (match: Match): Recording => openRecording(endor, saved(match), () => false);
  const branchAs = (recording: Recording, human: number, newSeed: string): Match =>
    recording.branch(2, { ...branchers, human }, newSeed, 0);

  it('is seen with the eyes of the only person, or of everybody', () => {
    const match = people('human', 'bot');
    const recording = record(match);
    expect(recording.viewer).toBe(0);
    expect(recording.frames.at(-1)?.view).toEqual(viewFor(match, 0));
    expect(record(people('human', 'human')).viewer).toBe('spectator');
    expect(record(people('bot', 'bot')).viewer).toBe('spectator');
  });

  it('holds nothing that its viewer may not know', () => {
    const match = people('human', 'bot');
    const plan = match.steps.flatMap((step) => ('action' in step && step.seat === 1 ? [step.action] : []));
    const text = JSON.stringify(record(match));
    expect(text).not.toContain(JSON.stringify((plan[0] as unknown as { cards: string[] }).cards));
    expect(text).not.toContain(seed);
  });

  it('is played on by people only, who must hand the screen over when there are others', () => {
    expect(record(people('human', 'bot')).seatsLeft(2)).toEqual([0]);
    expect(record(people('human', 'bot')).mustCover(2)).toBe(false);
    expect(record(people('human', 'human')).seatsLeft(2)).toEqual([0, 1]);
    expect(record(people('human', 'human')).mustCover(2)).toBe(true);
    expect(record(people('bot', 'bot')).seatsLeft(2)).toEqual([]);
  });

  it('branches into worlds that fit what the seat knows, each dealt anew', () => {
    const match = people('human', 'bot');
    const recording = record(match);
    const branches = ['01', '02', '03', '04'].map((digits) => branchAs(recording, 0, digits.repeat(32)));
    for (const branch of branches) expect(viewFor(branch, 0)).toEqual(viewFor(match, 0));
    const worlds = new Set([match, ...branches].map(({ session }) => hash(session?.state)));
    expect(worlds.size).toBe(5);
  });

  it('branches from how it truly stood once it is over', () => {
    const match = people('human', 'bot');
    const before = hash(match.session?.state);
    resignSeat(match, 0, 0);
    expect(outcome(match)).not.toBeNull();
    const recording = record(match);
    expect(recording.viewer).toBe('spectator');
    expect(recording.seatsLeft(2)).toEqual([0, 1]);
    expect(recording.mustCover(2)).toBe(false);
    expect(hash(branchAs(recording, 1, '01'.repeat(32)).session?.state)).toBe(before);
  });
});
