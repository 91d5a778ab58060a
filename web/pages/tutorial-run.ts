import { type AnyGame, type GameAction, type GameEvent, type Refusal, refuse } from '@holoboard/kernel';
import type { AnyScreen, Lesson, Moment, Motion } from '@holoboard/kit';
import { choiceAfter, Decision, type NextChoice, pointAt, without } from '@holoboard/table';
import { Moments } from '../match/moments.ts';
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
  readonly choice: NextChoice;
  readonly picked: readonly string[];
  readonly remark: Remark | null;
  /** Whether the lesson has been learnt, so that the next one can come. */
  readonly learnt: boolean;
}

/** What a tutorial is given. */
export interface RunSetup {
  readonly game: AnyGame;
  readonly screen: Pick<AnyScreen, 'attempt' | 'duration'>;
  readonly lessons: readonly Lesson<GameAction>[];
  readonly motion: () => Motion;
}

const paces: Readonly<Record<Motion, number>> = { off: 0, fast: 0.4, normal: 1 };
const nothing: NextChoice = { targets: [], said: null, path: [] };

/** Leads through the lessons of a game: judges what is done, and shows what comes of it. Knows no page. */
export class TutorialRun {
  readonly chapters: readonly Chapter[];
  private readonly setup: RunSetup;
  private readonly moments: Moments;
  private readonly listeners = new Set<() => void>();
  private state: RunState;
  /** What can be done in the lesson on show. */
  private decision: Decision | null = null;

  constructor(setup: RunSetup) {
    this.setup = setup;
    this.chapters = openCourse(setup.game, setup.lessons);
    this.state = this.opening(0);
    this.moments = new Moments({
      screen: setup.screen,
      pace: () => paces[setup.motion()],
      show: (shown) => this.update(shown),
      happened: () => {},
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
    const { lesson, seat } = chapter;
    const { picked, view } = this.state;
    const pointed = pointAt(this.actions, this.setup.game.steps, picked, id);
    if (pointed && 'action' in pointed) this.act(pointed.action);
    else if (pointed) this.point(pointed.picked);
    else if (lesson.tries && id === lesson.points) this.act(lesson.tries);
    else {
      const tried: GameAction | null = this.setup.screen.attempt(view, seat, [...picked, id]);
      if (tried) this.act(tried);
    }
  }

  /** Forgets one thing that has been pointed at, or all of them. */
  unpick(index?: number): void {
    const { picked } = this.state;
    this.point(index === undefined ? [] : without(this.actions, this.setup.game.steps, picked, index));
  }

  /** Why something cannot be pointed at now; nothing when it can, or when that means nothing. */
  whyNot(id: string): Refusal | null {
    const chapter = this.chapters[this.state.index];
    const { choice, picked, view } = this.state;
    if (!chapter || choice.targets.some((target) => target.id === id)) return null;
    const tried: GameAction | null = this.setup.screen.attempt(view, chapter.seat, [...picked, id]);
    return tried && this.judge(tried);
  }

  /** Why an action may not be done now; nothing when it may. */
  judge(action: unknown): Refusal | null {
    return this.decision ? this.decision.judge(action) : refuse('TABLE-TURN');
  }

  /** Does something, and hears what the lesson says to it. */
  act(action: GameAction): void {
    const chapter = this.chapters[this.state.index];
    if (!chapter || this.state.learnt || this.moments.busy) return;
    const { game } = this.setup;
    const answer = answerTo(game, chapter, action);
    if (answer.kind === 'other') this.update({ remark: answer });
    else if (answer.kind === 'refused')
      this.update({ remark: answer, ...(answer.learnt ? { learnt: true, choice: nothing } : {}) });
    else {
      const { told, state } = answer;
      this.update({ choice: nothing, remark: null });
      this.moments.play(this.state.view, told, game.view(state, chapter.seat), () =>
        this.learn(told.map(({ event }) => event)),
      );
    }
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
    if (action) this.act(action);
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

  private get actions(): readonly GameAction[] {
    return this.decision?.actions ?? [];
  }

  private opening(index: number): RunState {
    const { game } = this.setup;
    const chapter = this.chapters[index];
    const view: unknown = chapter && game.view(chapter.state, chapter.seat);
    this.decision = chapter ? new Decision(game, view, chapter.seat) : null;
    const last = this.chapters.at(-1);
    return {
      index,
      view: chapter ? view : (this.state?.view ?? (last && game.view(last.state, last.seat))),
      moment: null,
      choice: chapter ? choiceAfter(this.actions, game.steps, []) : nothing,
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
    if (!this.decision) return;
    this.update({ picked, choice: choiceAfter(this.actions, this.setup.game.steps, picked), remark: null });
  }

  /** The lesson has been played: where the next one goes on from here it follows by itself. */
  private learn(events: readonly GameEvent[]): void {
    const next = this.chapters[this.state.index + 1];
    if (next && next.lesson.position === undefined) this.goTo(this.state.index + 1);
    else this.update({ learnt: true, remark: { kind: 'done', events } });
  }
}
