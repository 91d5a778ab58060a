import type { AnyGame, GameEvent, Outcome, Seat } from '@holoboard/kernel';
import {
  type Match,
  type MatchFile,
  type MatchStep,
  openLocalMatch,
  outcome,
  readMatchFile,
  recordedMatch,
  resignSeat,
  startFor,
  submit,
  updatesSince,
} from '@holoboard/table';
import { type Frame, Story } from '../match/frames.ts';

/** A match file opened for looking at it. */
export interface Recording {
  readonly game: AnyGame;
  readonly file: MatchFile;
  readonly steps: readonly MatchStep[];
  /** Every moment as a spectator sees it: the set-up, then each step that was not taken back. */
  readonly frames: readonly Frame[];
  /** Whether an event opens a turn. */
  readonly opens: (event: GameEvent) => boolean;
  /** How the game ended; nothing when it did not. */
  readonly outcome: Outcome | null;
}

/** Plays a match file again and keeps every moment of it. Throws an `Error` with one sentence. */
export function openRecording(game: AnyGame, text: string, opens: Recording['opens']): Recording {
  const match = recordedMatch([game], text);
  const story = new Story(startFor(match, 'spectator'));
  for (const update of updatesSince(match, 0, 'spectator')) story.hear(update);
  return {
    game,
    file: readMatchFile(text),
    steps: match.steps,
    frames: [story.start, ...story.frames],
    opens,
    outcome: outcome(match),
  };
}

/** The place among the frames of the moment that an address names by its steps; the end when it names none. */
export function frameFrom({ frames }: Recording, search: string): number {
  const at = new URLSearchParams(search).get('at');
  if (at === null || !/^\d{1,9}$/.test(at)) return frames.length - 1;
  return frames.findLastIndex((frame) => frame.at <= Number(at));
}

/** The place to go to by a whole turn, on or back: a turn begins where its heading stands in the log. */
export function turnFrom({ frames, opens }: Recording, place: number, direction: 1 | -1): number {
  const starts = (frame: Frame): boolean => frame.told.some(({ event }) => opens(event));
  if (direction < 0) return Math.max(0, frames.slice(0, place).findLastIndex(starts));
  const on = frames.findIndex((frame, i) => i > place && starts(frame));
  return on < 0 ? frames.length - 1 : on;
}

/** The seats that could play on from a place; none once the game is over. */
export function seatsLeft({ frames, steps, file }: Recording, place: number): Seat[] {
  const frame = frames[place];
  if (!frame || frame.question.seats.length === 0) return [];
  const gone = new Set(steps.slice(0, frame.at).flatMap((step) => ('resign' in step ? [step.seat] : [])));
  return file.header.seats.flatMap((_, seat) => (gone.has(seat) ? [] : [seat]));
}

/** Who plays on in a branch: somebody here on one seat, bots on all others. */
export interface BranchSeats {
  readonly human: Seat;
  readonly name: string;
  /** The level of bots that take the place of people. */
  readonly level: string;
  readonly botName: (seat: Seat) => string;
}

/**
 * A new match that begins as the recorded one went up to a place. It has the dice of the recorded one, so that only
 * decisions can make a difference. Throws an `Error` with one sentence, also when the file does not reveal the seed.
 */
export function branchFrom(recording: Recording, place: number, who: BranchSeats, now: number): Match {
  const { game, file, frames, steps } = recording;
  const { header, end } = file;
  if (end.seed === null) throw new Error('The seed of this match is not in its file.');
  const match = openLocalMatch({
    game,
    options: header.options,
    seats: header.seats.map((seat, i) => {
      if (i === who.human) return { kind: 'human', name: who.name };
      return seat.kind === 'bot' ? seat : { kind: 'bot', name: who.botName(i), level: who.level };
    }),
    seed: end.seed,
    entropies: header.entropies,
    now,
  });
  for (const { at } of frames.slice(1, place + 1)) {
    const step = steps[at - 1] as MatchStep;
    const refusal =
      'action' in step
        ? submit(match, { seat: step.seat, version: match.steps.length, action: step.action, now })
        : resignSeat(match, step.seat, now);
    if (refusal) throw new Error(game.words.en.refusal(refusal));
  }
  return match;
}
