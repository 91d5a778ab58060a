import {
  type AnyGame,
  type Choice,
  type GameAction,
  type GameEvent,
  judge,
  type Refusal,
} from '@holoboard/kernel';
import type { AnyScreen, Moment, Motion } from '@holoboard/kit';
import { Moments } from '../match/moments.ts';
import { choiceAfter, meant, wayTo, without } from '../match/pointing.ts';
import { answerTo, type Chapter, openCourse } from './tutorial-course.ts';

/** What the coach has to say to what was just done. */
type Remark =
  | { readonly kind: 'other' }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly learnt: boolean }
  /** It was right; this is what came of it. */
  | { readonly kind: 'done'; readonly events: readonly GameEvent[] };

/** What a tutorial shows now. A new object whenever something changes. */
export interface RunState {
  /** The lesson on show; as many as there are lessons when all are done. */
  readonly index: number;
  readonly view: unknown;
  readonly moment: Moment<GameEvent> | null;
  /** Whether luck is being shown: what it brought is not told before it is seen. */
  readonly suspense: boolean;
  readonly choice: Choice<GameAction>;
  readonly picked: readonly string[];
  readonly remark: Remark | null;
  /** Whether the lesson has been learnt, so that the next one can come. */
  readonly learnt: boolean;
}

/** What a tutorial is given. */
export interface RunSetup {
  readonly game: AnyGame;
  readonly screen: Pick<AnyScreen, 'after' | 'attempt' | 'duration' | 'lessons'>;
  readonly motion: () => Motion;
}

const paces: Readonly<Record<Motion, number>> = { off: 0, fast: 0.4, normal: 1 };
const nothing: Choice<GameAction> = { targets: [], said: null };

/** Leads through the lessons of a game: judges what is done, and shows what comes of it. Knows no page. */
export class TutorialRun {
  readonly chapters: readonly Chapter[];
  private readonly setup: RunSetup;
  private readonly moments: Moments;
  private readonly listeners = new Set<() => void>();
  private state: RunState;

  constructor(setup: RunSetup) {
    this.setup = setup;
    this.chapters = openCourse(setup.game, setup.screen.lessons);
    this.state = this.opening(0);
    this.moments = new Moments({
      screen: setup.screen,
      pace: () => paces[setup.motion()],
      show: (shown) => this.update(shown),
      happened: () => this.update({ suspense: false }),
    });
  }

  readonly get = (): RunState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Opens a lesson; the one after the last is the end. */
  goTo(index: number): void {
    this.moments.stop();
    this.update(this.opening(Math.max(0, Math.min(this.chapters.length, index))));
  }

  /** Points at something, as at a table; while something is shown, brings that to its end. */
  pick(id: string): void {
    if (this.moments.busy) {
      this.moments.skip();
      return;
    }
    const chapter = this.chapters[this.state.index];
    if (!chapter || this.state.learnt) return;
    const { lesson, seat, state } = chapter;
    const { picked, view } = this.state;
    const { legal, steps } = this.setup.game;
    const actions = legal(state, seat);
    const way = wayTo(actions, steps, picked, id);
    const action = way && meant(actions, steps, way);
    if (action) this.attempt(action);
    else if (way && way.length === picked.length && picked.at(-1) === id) this.unpick(picked.length - 1);
    else if (way) this.point(way);
    else if (lesson.tries && id === lesson.points) this.attempt(lesson.tries);
    else {
      const tried: GameAction | null = this.setup.screen.attempt(view, seat, [...picked, id]);
      if (tried) this.attempt(tried);
    }
  }

  /** Forgets one thing that has been pointed at, or all of them. */
  unpick(index?: number): void {
    const chapter = this.chapters[this.state.index];
    if (!chapter) return;
    const { legal, steps } = this.setup.game;
    const { picked } = this.state;
    const actions = legal(chapter.state, chapter.seat);
    this.point(index === undefined ? [] : without(actions, steps, picked, index));
  }

  /** Why something cannot be pointed at now; nothing when it can, or when that means nothing. */
  whyNot(id: string): Refusal | null {
    const chapter = this.chapters[this.state.index];
    const { choice, picked, view } = this.state;
    if (!chapter || choice.targets.some((target) => target.id === id)) return null;
    const tried: GameAction | null = this.setup.screen.attempt(view, chapter.seat, [...picked, id]);
    return tried && judge(this.setup.game, chapter.state, chapter.seat, tried);
  }

  /** What the player should point at next. */
  hint(): string | null {
    const { lesson } = this.chapters[this.state.index] ?? {};
    const { choice, picked, learnt, moment } = this.state;
    if (!lesson || learnt || moment) return null;
    const path = lesson.expects ? this.setup.game.steps(lesson.expects) : [];
    const onTheWay = picked.every((id, i) => path[i] === id);
    const next = path.slice(picked.length).find((id) => choice.targets.some((target) => target.id === id));
    return (onTheWay ? next : undefined) ?? lesson.points ?? null;
  }

  /** Does what the lesson asks for. */
  show(): void {
    const lesson = this.chapters[this.state.index]?.lesson;
    const action = lesson?.expects ?? lesson?.tries;
    if (action && !this.state.learnt && !this.moments.busy) this.attempt(action);
  }

  /** Brings what is being shown to its end; whether there was anything. */
  skip(): boolean {
    const { busy } = this.moments;
    this.moments.skip();
    return busy;
  }

  /** Stops everything. */
  close(): void {
    this.moments.stop();
  }

  private opening(index: number): RunState {
    const { game } = this.setup;
    const chapter = this.chapters[index];
    const last = this.chapters.at(-1);
    return {
      index,
      view: chapter
        ? game.view(chapter.state, chapter.seat)
        : (this.state?.view ?? (last && game.view(last.state, last.seat))),
      moment: null,
      suspense: false,
      choice: chapter ? choiceAfter(game.legal(chapter.state, chapter.seat), game.steps, []) : nothing,
      picked: [],
      remark: null,
      learnt: chapter !== undefined && !chapter.lesson.expects && !chapter.lesson.tries,
    };
  }

  private update(changes: Partial<RunState>): void {
    this.state = { ...this.state, ...changes };
    for (const listener of [...this.listeners]) listener();
  }

  private point(picked: readonly string[]): void {
    const chapter = this.chapters[this.state.index];
    if (!chapter) return;
    const { game } = this.setup;
    this.update({
      picked,
      choice: choiceAfter(game.legal(chapter.state, chapter.seat), game.steps, picked),
      remark: null,
    });
  }

  private attempt(action: GameAction): void {
    const chapter = this.chapters[this.state.index] as Chapter;
    const { game } = this.setup;
    const answer = answerTo(game, chapter, action);
    if (answer.kind === 'other') this.update({ remark: answer });
    else if (answer.kind === 'refused')
      this.update({ remark: answer, ...(answer.learnt ? { learnt: true, choice: nothing } : {}) });
    else {
      const { events, state } = answer;
      this.update({ choice: nothing, remark: null, suspense: chapter.lesson.draws.length > 0 });
      this.moments.play(this.state.view, events, game.view(state, chapter.seat), () => this.learn(events));
    }
  }

  /** The lesson has been played: where the next one goes on from here it follows by itself. */
  private learn(events: readonly GameEvent[]): void {
    const next = this.chapters[this.state.index + 1];
    if (next && next.lesson.position === undefined) this.goTo(this.state.index + 1);
    else this.update({ learnt: true, remark: { kind: 'done', events } });
  }
}
