import {
  type AnyGame,
  eventsFor,
  type GameAction,
  type GameEvent,
  judge,
  RecordedChance,
  type Refusal,
  type Seat,
  sameJson,
} from '@holoboard/kernel';
import type { Lesson } from '@holoboard/kit';
import type { Told } from '../match/frames.ts';

/** One lesson with the state it begins in and the seat that is taught. */
export interface Chapter {
  readonly lesson: Lesson<GameAction>;
  readonly state: unknown;
  readonly seat: Seat;
}

/** What comes of an action during a lesson. */
export type Answer =
  /** It was the one asked for. */
  | { readonly kind: 'done'; readonly state: unknown; readonly told: readonly Told[] }
  /** It is legal, but not what the lesson is about. */
  | { readonly kind: 'other' }
  /** The rules forbid it; `learnt` when that is what the lesson is about. */
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly learnt: boolean };

/** The lessons of a game as a course that can be entered anywhere. Throws when the script does not fit the rules. */
export function openCourse(game: AnyGame, lessons: readonly Lesson<GameAction>[]): Chapter[] {
  let next: unknown = null;
  return lessons.map((lesson) => {
    const state: unknown = lesson.position === undefined ? next : game.notation.readPosition(lesson.position);
    const [seat] = game.question(state).seats;
    if (seat === undefined) throw new Error(`Lesson '${lesson.key}' asks nobody.`);
    const chapter = { lesson, state, seat };
    const answer = lesson.expects && answerTo(game, chapter, lesson.expects);
    if (answer && answer.kind !== 'done') throw new Error(`Lesson '${lesson.key}' cannot be played.`);
    next = answer ? answer.state : state;
    return chapter;
  });
}

/** What the rules and the lesson say to an action; the state of the lesson is left as it is. */
export function answerTo(game: AnyGame, { lesson, state, seat }: Chapter, action: GameAction): Answer {
  const refusal = judge(game, state, seat, action);
  if (refusal) {
    const learnt = lesson.tries !== undefined && refusal.clause === lesson.clause;
    return { kind: 'refused', refusal, learnt };
  }
  if (!lesson.expects || !sameJson(action, lesson.expects)) return { kind: 'other' };
  const after: unknown = game.copy(state);
  const told: Told[] = [];
  game.apply(after, seat, action, new RecordedChance(lesson.draws), (event: GameEvent) => {
    for (const seen of eventsFor([event], seat)) told.push({ event: seen, view: game.view(after, seat) });
  });
  return { kind: 'done', state: after, told };
}

/** How many seats a position has: everybody resigns in turn until the game is over, and it tells a rank for each. */
export function seatsIn(game: AnyGame, state: unknown): number {
  const copy: unknown = game.copy(state);
  for (let seat = 0; !game.outcome(copy) && seat < Math.max(...game.seats); seat++) game.resign(copy, seat);
  return game.outcome(copy)?.ranks.length ?? Math.min(...game.seats);
}
