import {
  type AnyGame,
  type GameEvent,
  type Outcome,
  type Seat,
  SeededChance,
  type Viewer,
} from '@holoboard/kernel';
import {
  isOpen,
  type Match,
  openLocalMatch,
  outcome,
  recordedMatch,
  type SeatSpec,
  startFor,
  stepOf,
  updatesSince,
} from '@holoboard/table';
import { eyesAfterwards } from '../match/eyes.ts';
import { type Frame, Story } from '../match/frames.ts';
import { replayAddress } from '../saved-games.ts';

/** A match file opened for looking at it. What nobody may know is out of reach of whoever shows it. */
export interface Recording {
  readonly game: AnyGame;
  readonly options: Match['options'];
  readonly seats: readonly SeatSpec[];
  readonly created: number;
  /** Whose eyes it is seen with. */
  readonly viewer: Viewer;
  /** The seat of the only person who played, if there was just one. */
  readonly person: Seat | null;
  /** Every moment as these eyes see it: the set-up, then each step that was not taken back. */
  readonly frames: readonly Frame[];
  /** Whether an event opens a turn. */
  readonly opens: (event: GameEvent) => boolean;
  /** How the game ended; nothing when it did not. */
  readonly outcome: Outcome | null;
  /** Whether it can be gone on with. */
  readonly resumable: boolean;
  /** Whether it began from a position and not with the set-up. */
  readonly fromPosition: boolean;
  /** The seats that can be played on from a place; none once the game is over. */
  readonly seatsLeft: (place: number) => readonly Seat[];
  /** Whether the screen must be handed over before a seat is played on from a place: others here may not see what comes. */
  readonly mustCover: (place: number) => boolean;
  /** See `branchFrom`. */
  readonly branch: (place: number, who: BranchSeats, seed: string, now: number) => Match;
}

/** Who plays on in a branch: somebody here on one seat, bots on all others. */
interface BranchSeats {
  readonly human: Seat;
  readonly name: string;
  /** The level of bots that take the place of people. */
  readonly level: string;
  readonly botName: (seat: Seat) => string;
}

/** Plays a match file again and keeps every moment of it. Throws an `Error` with one sentence. */
export function openRecording(game: AnyGame, text: string, opens: Recording['opens']): Recording {
  const match = recordedMatch([game], text);
  const { options, seats, created, seed, start } = match;
  const ended = outcome(match);
  const people = seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  const [only] = people;
  const person = only === undefined || people.length > 1 ? null : only;
  const viewer = eyesAfterwards(match);
  const told = framesFor(match, viewer);
  const atPlace = (place: number): number => stepOf(match, viewer, told[place]?.at ?? 0);
  const frames = told.map((frame, place) => ({ ...frame, at: replayAddress(match, atPlace(place)) }));
  const states = new Map<number, unknown>();
  const stateAt = (place: number): unknown => {
    const at = atPlace(place);
    if (!states.has(at)) states.set(at, recordedMatch([game], text, at).session?.state);
    return states.get(at);
  };
  const hides = (place: number): boolean => !ended && !isOpen(game, stateAt(place));
  return {
    game,
    options,
    seats,
    created,
    viewer,
    person,
    frames,
    opens,
    outcome: ended,
    resumable: !ended && seed !== null,
    fromPosition: start !== null,
    seatsLeft(place) {
      const asked = frames[place]?.question.seats ?? [];
      if (asked.length === 0) return [];
      const taken = match.steps.slice(0, atPlace(place));
      const gone = new Set(taken.flatMap((step) => ('resign' in step ? [step.seat] : [])));
      const all = hides(place) ? people : seats.map((_, seat) => seat);
      return all.filter((seat) => !gone.has(seat));
    },
    mustCover: (place) => people.length > 1 && hides(place),
    branch(place, who, newSeed, now) {
      const state = ended
        ? stateAt(place)
        : dealtFor(match, who.human, atPlace(place), new SeededChance(`world ${newSeed}`));
      return branchFrom(match, state, who, newSeed, now);
    },
  };
}

/** Every moment of a match as a viewer sees it. */
function framesFor(match: Match, viewer: Viewer): readonly Frame[] {
  const story = new Story(startFor(match, viewer));
  for (const update of updatesSince(match, 0, viewer)) story.hear(update);
  return [story.start, ...story.frames];
}

/** A world as it may have been after so many steps, for all that a seat knew then. */
function dealtFor(match: Match, seat: Seat, steps: number, chance: SeededChance): unknown {
  const then = framesFor(match, seat).findLast((frame) => stepOf(match, seat, frame.at) <= steps);
  return match.game.redeal(then?.view, seat, chance);
}

/**
 * A new match that begins from a moment of another one, with dice of its own: of a finished game as it truly stood there, of one that
 * goes on as a seat may know it, everything hidden dealt anew. Throws an `Error` with one sentence.
 */
function branchFrom(match: Match, state: unknown, who: BranchSeats, seed: string, now: number): Match {
  return openLocalMatch({
    game: match.game,
    options: match.options,
    seats: match.seats.map((seat, i) => {
      if (i === who.human) return { kind: 'human', name: who.name };
      return seat.kind === 'bot' ? seat : { kind: 'bot', name: who.botName(i), level: who.level };
    }),
    start: match.game.notation.position(state),
    seed,
    now,
  });
}

/** The place among the frames of the moment that an address names by its steps; the end when it names none. */
export function frameFrom({ frames }: Pick<Recording, 'frames'>, search: string): number {
  const at = new URLSearchParams(search).get('at');
  if (at === null || !/^\d{1,9}$/.test(at)) return frames.length - 1;
  return frames.findLastIndex((frame) => frame.at <= Number(at));
}

/** The place to go to by a whole turn, on or back: a turn begins where its heading stands in the log. */
export function turnFrom(
  { frames, opens }: Pick<Recording, 'frames' | 'opens'>,
  place: number,
  direction: 1 | -1,
): number {
  const starts = (frame: Frame): boolean => frame.told.some(({ event }) => opens(event));
  if (direction < 0) return Math.max(0, frames.slice(0, place).findLastIndex(starts));
  const on = frames.findIndex((frame, i) => i > place && starts(frame));
  return on < 0 ? frames.length - 1 : on;
}

/** The place to go to by a whole round, on or back: where the number of the round is a new one. */
export function roundFrom(
  { frames }: Pick<Recording, 'frames'>,
  round: (view: unknown) => number,
  place: number,
  direction: 1 | -1,
): number {
  const begins = (frame: Frame, i: number): boolean =>
    i === 0 || round(frame.view) !== round(frames[i - 1]?.view);
  if (direction < 0) return Math.max(0, frames.slice(0, place).findLastIndex(begins));
  const on = frames.findIndex((frame, i) => i > place && begins(frame, i));
  return on < 0 ? frames.length - 1 : on;
}
