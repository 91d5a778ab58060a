import {
  type Choice,
  type GameAction,
  type GameEvent,
  judge,
  type LogStep,
  nextTargets,
  type Outcome,
  type Question,
  type Refusal,
  refuse,
  type Seat,
  sameJson,
  undoRefusal,
  type Viewer,
} from '@holoboard/kernel';
import type { AnyScreen, Moment, Motion } from '@holoboard/kit';
import {
  answerUndo,
  botToMove,
  exportMatch,
  legal,
  type Match,
  outcome,
  question,
  requestUndo,
  resignSeat,
  submit,
  thinkFor,
  versionOf,
  viewFor,
} from '@holoboard/table';
import type { SaveProblem } from '../saved-games.ts';
import { isForced } from './forced.ts';
import { Moments } from './moments.ts';
import { Saver } from './saver.ts';
import { addFrame, entriesOf, type Frame, type LogEntry, tellStory } from './story.ts';
import type { Thinking } from './thinking.ts';

/** Something pointed at that cannot be done, and why. */
export interface WhyNot {
  readonly id: string;
  readonly refusal: Refusal;
}

/** Everything a table screen shows. A new object whenever something changes. */
export interface TableState {
  /** The position on show; it lags behind the match while events are shown. */
  readonly view: unknown;
  readonly viewer: Viewer;
  readonly moment: Moment<GameEvent> | null;
  /** Whether luck is being shown: what it brought is not told before it is seen. */
  readonly suspense: boolean;
  /** Who is asked now; nobody while events are shown. */
  readonly question: Question;
  /** The seat that decides at this screen now. */
  readonly asked: Seat | null;
  readonly choice: Choice<GameAction>;
  readonly picked: readonly string[];
  /** The only thing to do, which is about to be done by itself. */
  readonly forced: GameAction | null;
  readonly log: readonly LogEntry[];
  readonly version: number;
  readonly outcome: Outcome | null;
  readonly thinking: Seat | null;
  /** The seat the screen must be handed to before anything is shown. */
  readonly cover: Seat | null;
  readonly paused: boolean;
  /** Whether bots among themselves have been stopped because the game does not end. */
  readonly overlong: boolean;
  readonly whyNot: WhyNot | null;
  /** Why nothing can be taken back now; nothing when something can. */
  readonly undo: Refusal | null;
  readonly saveProblem: SaveProblem | null;
  readonly botProblem: string | null;
}

/** How a table is run; read anew whenever it matters. */
export interface Manner {
  readonly motion: Motion;
  readonly playForced: boolean;
}

/** What a controller is given. */
export interface ControllerSetup {
  readonly match: Match;
  readonly screen: Pick<AnyScreen, 'after' | 'attempt' | 'duration'>;
  readonly thinking: Pick<Thinking, 'choose' | 'advise' | 'close'>;
  readonly save: (match: Match) => Promise<SaveProblem | null>;
  readonly manner: () => Manner;
  readonly now: () => number;
}

/** How good the choices of a seat look to the pilot, the best first. */
export interface Advice {
  readonly seat: Seat;
  readonly view: unknown;
  readonly ranked: readonly { readonly action: GameAction; readonly value: number }[];
}

const paces: Readonly<Record<Motion, number>> = { off: 0, fast: 0.4, normal: 1 };
/** Bots know what they want: their moves are shown a little quicker. */
const botPace = 0.65;
/** How long a forced move is shown before it is played, in milliseconds. */
const forcedPause: Readonly<Record<Motion, number>> = { off: 400, fast: 500, normal: 1000 };

const nobody: Question = { kind: 'showing', seats: [] };
const nothing: Choice<GameAction> = { targets: [], said: null };

/** Runs one match at one screen: people, bots, what is shown, what is saved. Knows no page. */
export class MatchController {
  readonly match: Match;
  private readonly setup: ControllerSetup;
  private readonly moments: Moments;
  private readonly saver: Saver;
  private readonly listeners = new Set<() => void>();
  private frames: Frame[];
  private state: TableState;
  private forcedTimer: ReturnType<typeof setTimeout> | null = null;
  /** Counts what has been begun; an answer to something older is of no interest. */
  private turn = 0;
  /** After taking back, a forced move waits to be made by hand. */
  private holdForced = false;
  /** Shows nothing until somebody here is asked. */
  private hurried = false;
  private mover: Seat | null = null;
  private closed = false;

  constructor(setup: ControllerSetup) {
    const { match } = setup;
    const viewer = firstViewer(match);
    this.match = match;
    this.setup = setup;
    this.frames = this.retell(viewer);
    this.moments = new Moments({
      screen: setup.screen,
      pace: () => this.pace(),
      show: (shown) => this.update(shown),
      happened: (event) => this.tell(event),
    });
    this.saver = new Saver(
      () => setup.save(match),
      (saveProblem) => this.update({ saveProblem }),
    );
    this.state = {
      view: viewFor(match, viewer),
      viewer,
      moment: null,
      suspense: false,
      question: nobody,
      asked: null,
      choice: nothing,
      picked: [],
      forced: null,
      log: entriesOf(this.frames),
      version: versionOf(match),
      outcome: null,
      thinking: null,
      cover: null,
      paused: false,
      overlong: false,
      whyNot: null,
      undo: this.undoProblem(),
      saveProblem: null,
      botProblem: null,
    };
  }

  readonly get = (): TableState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Begins, or goes on where the match stands. */
  open(): void {
    this.proceed();
  }

  /** Stops everything, for good; what was played is saved. */
  close(): void {
    this.closed = true;
    this.turn++;
    this.moments.stop();
    this.stopForced();
    this.setup.thinking.close();
  }

  /** Points at something: takes it, goes deeper into it, or tells why it is impossible. */
  pick(id: string): void {
    if (this.moments.busy) {
      this.moments.skip();
      return;
    }
    const target = this.state.choice.targets.find((one) => one.id === id);
    if (!target) this.update({ whyNot: this.reasonAgainst(id) });
    else if (target.completes && target.actions.length === 1) this.play(target.completes);
    else this.point([...this.state.picked, id]);
  }

  /** Does what has been said so far, although more could be added. */
  say(): void {
    if (this.state.choice.said) this.play(this.state.choice.said);
  }

  /** Forgets what has been pointed at so far. */
  unpick(): void {
    this.point([]);
  }

  /** Closes the reason that is shown. */
  dismiss(): void {
    this.update({ whyNot: null });
  }

  /** Closes the messages about saving and bots. */
  dismissProblems(): void {
    this.update({ saveProblem: null, botProblem: null, overlong: false });
  }

  /** Takes the last step back; tells why not when that is impossible. */
  undo(): Refusal | null {
    const refusal = this.undoProblem() ?? this.takeBack(this.undoSeat());
    if (refusal) return refusal;
    this.holdForced = true;
    this.settle();
    return null;
  }

  /** Takes a seat out of the game. */
  resign(seat: Seat): Refusal | null {
    const refusal = resignSeat(this.match, seat, this.setup.now());
    if (!refusal) this.stepTaken();
    return refusal;
  }

  /** Brings what is being shown to its end. */
  skip(): void {
    this.moments.skip();
  }

  /** Goes on to the next decision at this screen without showing what lies between. */
  fastForward(): void {
    this.hurried = true;
    if (this.state.paused) this.setPaused(false);
    this.moments.skip();
  }

  /** Stops the bots, or lets them go on. */
  setPaused(paused: boolean): void {
    if (this.state.paused === paused) return;
    this.update({ paused });
    if (!paused && !this.moments.busy && this.state.thinking === null) this.proceed();
  }

  /** The screen has been handed over. */
  uncover(): void {
    const { cover } = this.state;
    if (cover === null) return;
    this.frames = this.retell(cover);
    this.update({ cover: null, log: entriesOf(this.frames) });
    this.present(cover, true);
  }

  /** Looks again at what can be done now: after the manner of the table has changed. */
  refresh(): void {
    if (this.state.asked !== null && !this.moments.busy) this.present(this.state.asked, true);
  }

  /** What the pilot thinks of the choices of the seat that is asked; nothing when none is. */
  async advise(): Promise<Advice | null> {
    const { asked: seat, view } = this.state;
    if (seat === null) return null;
    const actions = legal(this.match, seat);
    const values = await this.setup.thinking.advise({ game: this.match.game.id, view, seat, legal: actions });
    const ranked = actions.map((action, i) => ({ action, value: values[i] ?? 0 }));
    return { seat, view, ranked: ranked.sort((one, other) => other.value - one.value) };
  }

  /** The match as the text of a file, to be kept or opened elsewhere. */
  file(): string {
    return exportMatch(this.match, { withSecret: true });
  }

  /** The story so far as a viewer may know it. */
  private retell(viewer: Viewer): Frame[] {
    const { game, session } = this.match;
    return session ? tellStory(game, session.log, viewer).frames : [];
  }

  private update(changes: Partial<TableState>): void {
    if (this.closed) return;
    this.state = { ...this.state, ...changes };
    for (const listener of [...this.listeners]) listener();
  }

  private pace(): number {
    if (this.hurried) return 0;
    const { motion } = this.setup.manner();
    const isBot = this.mover !== null && this.match.seats[this.mover]?.kind === 'bot';
    return paces[motion] * (isBot && motion === 'normal' ? botPace : 1);
  }

  private play(action: GameAction): void {
    const { asked: seat } = this.state;
    if (seat === null) return;
    const submission = { seat, version: versionOf(this.match), action, now: this.setup.now() };
    const refusal = submit(this.match, submission);
    if (refusal) this.update({ whyNot: { id: '', refusal } });
    else this.stepTaken();
  }

  /** A step has been taken: show it, save it, and see who is next. */
  private stepTaken(): void {
    const { session } = this.match;
    if (!session) return;
    this.turn++;
    this.stopForced();
    this.holdForced = false;
    const step = session.log.steps.at(-1) as LogStep;
    // What was still being shown is told at once.
    if (this.moments.busy) this.update({ log: entriesOf(this.frames) });
    addFrame(this.frames, step, session, this.state.viewer);
    const frame = this.frames.at(-1) as Frame;
    this.mover = frame.seat;
    this.saver.request();
    this.update({
      ...this.idle(),
      version: versionOf(this.match),
      undo: this.undoProblem(),
      suspense: 'draws' in step && step.draws.length > 0,
    });
    this.moments.play(this.state.view, frame.events, frame.view, () => this.proceed());
  }

  /** An event has been shown: now it stands in the log. */
  private tell(event: GameEvent): void {
    const frame = this.frames.at(-1);
    if (frame)
      this.update({ suspense: false, log: [...this.state.log, { at: frame.at, event, view: frame.view }] });
  }

  private idle(): Partial<TableState> {
    return {
      question: nobody,
      asked: null,
      choice: nothing,
      picked: [],
      forced: null,
      whyNot: null,
      thinking: null,
    };
  }

  /** Shows the match as it stands, without showing how it came about. */
  private settle(): void {
    const { session } = this.match;
    if (!session) return;
    this.turn++;
    this.moments.stop();
    this.stopForced();
    addFrame(this.frames, session.log.steps.at(-1) as LogStep, session, this.state.viewer);
    this.saver.request();
    this.update({
      ...this.idle(),
      view: viewFor(this.match, this.state.viewer),
      moment: null,
      log: entriesOf(this.frames),
      version: versionOf(this.match),
      undo: this.undoProblem(),
    });
    this.proceed();
  }

  /** Sees who must decide now. */
  private proceed(): void {
    if (this.closed) return;
    const over = outcome(this.match);
    if (over) {
      this.hurried = false;
      this.update({
        ...this.idle(),
        question: question(this.match),
        outcome: over,
        undo: this.undoProblem(),
      });
    } else if (botToMove(this.match) !== null) void this.letBotPlay();
    else {
      const seat = question(this.match).seats.find((asked) => this.match.seats[asked]?.kind !== 'bot');
      if (seat !== undefined) this.present(seat, false);
    }
  }

  private async letBotPlay(): Promise<void> {
    const seat = botToMove(this.match);
    if (this.state.paused || seat === null) return;
    if (this.state.viewer === 'spectator' && this.match.game.overlong(this.match.session?.state)) {
      this.update({ ...this.idle(), paused: true, overlong: true });
      return;
    }
    const turn = ++this.turn;
    this.update({ ...this.idle(), question: question(this.match), thinking: seat });
    const played = await thinkFor(
      this.match,
      ({ game, ...request }) => this.setup.thinking.choose({ ...request, game: game.id }),
      this.setup.now,
    );
    if (this.closed || turn !== this.turn || !played || played.status === 'dropped') return;
    if (played.problem !== null) this.update({ botProblem: played.problem });
    this.stepTaken();
  }

  /** Asks a seat at this screen; covers the screen first when the last one saw what this one may not. */
  private present(seat: Seat, handedOver: boolean): void {
    const { viewer } = this.state;
    this.hurried = false;
    this.stopForced();
    const view = viewFor(this.match, seat);
    if (
      !handedOver &&
      viewer !== 'spectator' &&
      viewer !== seat &&
      !sameJson(viewFor(this.match, viewer), view)
    ) {
      this.update({ ...this.idle(), cover: seat });
      return;
    }
    const actions = legal(this.match, seat);
    const forced = this.setup.manner().playForced && !this.holdForced && isForced(this.match, seat, actions);
    this.update({
      ...this.idle(),
      view,
      viewer: seat,
      question: question(this.match),
      asked: seat,
      choice: nextTargets(actions, this.match.game.steps, []),
      forced: forced ? (actions[0] ?? null) : null,
      undo: this.undoProblem(),
    });
    if (forced) this.waitForForced(actions[0] as GameAction);
  }

  private waitForForced(action: GameAction): void {
    const turn = this.turn;
    this.forcedTimer = setTimeout(() => {
      if (turn === this.turn) this.play(action);
    }, forcedPause[this.setup.manner().motion]);
  }

  private stopForced(): void {
    if (this.forcedTimer !== null) clearTimeout(this.forcedTimer);
    this.forcedTimer = null;
  }

  private point(picked: readonly string[]): void {
    const { asked } = this.state;
    if (asked === null) return;
    const choice = nextTargets(legal(this.match, asked), this.match.game.steps, picked);
    this.update({ picked, choice, whyNot: null });
  }

  /** Why something pointed at cannot be done; nothing when it means nothing at all. */
  private reasonAgainst(id: string): WhyNot | null {
    const { asked, picked, view } = this.state;
    if (outcome(this.match)) return { id, refusal: refuse('TABLE-OVER') };
    if (asked === null) return { id, refusal: refuse('TABLE-TURN') };
    const attempt: unknown = this.setup.screen.attempt(view, asked, [...picked, id]);
    if (!attempt) return null;
    const refusal = judge(this.match.game, this.match.session?.state, asked, attempt);
    return refusal ? { id, refusal } : null;
  }

  /** Whose step would be taken back: that of anybody at this screen who has just acted. */
  private undoSeat(): Seat {
    const last = this.match.session?.chapters.at(-1)?.seat;
    const { viewer } = this.state;
    if (last !== undefined && this.match.seats[last]?.kind !== 'bot') return last;
    return viewer === 'spectator' ? 0 : viewer;
  }

  private undoProblem(): Refusal | null {
    const { session, undo } = this.match;
    if (!session || outcome(this.match)) return refuse('TABLE-OVER');
    if (undo === 'off') return refuse('TABLE-UNDO', { barrier: 'off' });
    const last = session.chapters.at(-1);
    if (last && this.match.seats[last.seat]?.kind === 'bot') return refuse('TABLE-UNDO', { barrier: 'seat' });
    return undoRefusal(session, last?.seat ?? 0);
  }

  /** People at one screen agree by word of mouth. */
  private takeBack(seat: Seat): Refusal | null {
    const refusal = requestUndo(this.match, seat, this.setup.now());
    for (const other of this.match.undoRequest?.waitingFor ?? [])
      answerUndo(this.match, other, true, this.setup.now());
    return refusal;
  }
}

/** Whose eyes the table is first seen with: the first person here, or a spectator among bots. */
function firstViewer(match: Match): Viewer {
  const human = match.seats.findIndex(({ kind }) => kind !== 'bot');
  return human < 0 ? 'spectator' : human;
}
