import {
  type GameAction,
  type GameEvent,
  type LogStep,
  nextTargets,
  type Refusal,
  type Seat,
  sameJson,
  type Viewer,
} from '@holoboard/kernel';
import type { AnyScreen, Motion } from '@holoboard/kit';
import {
  botToMove,
  exportMatch,
  legal,
  type Match,
  outcome,
  question,
  resignSeat,
  submit,
  thinkFor,
  versionOf,
  viewFor,
} from '@holoboard/table';
import type { SaveProblem } from '../saved-games.ts';
import { adviceFor } from './advice.ts';
import { isForced } from './forced.ts';
import { Moments } from './moments.ts';
import { forcedPause, paceOf } from './pace.ts';
import { reasonAgainst } from './reasons.ts';
import { Saver } from './saver.ts';
import { addFrame, entriesOf, type Frame, tellStory } from './story.ts';
import { type Advice, blank, idle, type TableState } from './table-state.ts';
import { takeBack, undoProblem } from './taking-back.ts';
import type { Thinking } from './thinking.ts';

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
      ...blank,
      view: viewFor(match, viewer),
      viewer,
      log: entriesOf(this.frames),
      version: versionOf(match),
      undo: undoProblem(match),
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
    if (!target) this.update({ whyNot: reasonAgainst(this.match, this.setup.screen, this.state, id) });
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
    const refusal = undoProblem(this.match) ?? takeBack(this.match, this.setup.now());
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
    const { asked, view } = this.state;
    return asked === null ? null : adviceFor(this.match, this.setup.thinking, asked, view);
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
    return paceOf(motion, isBot);
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
      ...idle,
      version: versionOf(this.match),
      undo: undoProblem(this.match),
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
      ...idle,
      view: viewFor(this.match, this.state.viewer),
      moment: null,
      log: entriesOf(this.frames),
      version: versionOf(this.match),
      undo: undoProblem(this.match),
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
        ...idle,
        question: question(this.match),
        outcome: over,
        undo: undoProblem(this.match),
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
      this.update({ ...idle, paused: true, overlong: true });
      return;
    }
    const turn = ++this.turn;
    this.update({ ...idle, question: question(this.match), thinking: seat });
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
      this.update({ ...idle, cover: seat });
      return;
    }
    const actions = legal(this.match, seat);
    const forced = this.setup.manner().playForced && !this.holdForced && isForced(this.match, seat, actions);
    this.update({
      ...idle,
      view,
      viewer: seat,
      question: question(this.match),
      asked: seat,
      choice: nextTargets(actions, this.match.game.steps, []),
      forced: forced ? (actions[0] ?? null) : null,
      undo: undoProblem(this.match),
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
}

/** Whose eyes the table is first seen with: the first person here, or a spectator among bots. */
function firstViewer(match: Match): Viewer {
  const human = match.seats.findIndex(({ kind }) => kind !== 'bot');
  return human < 0 ? 'spectator' : human;
}
