import type { GameAction, GameEvent, Log, LogStep, Refusal, Seat, Viewer } from '@holoboard/kernel';
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
import { eyesFor, firstEyes, hasSecrets, mayLookOn, peopleAt } from './eyes.ts';
import { isForced } from './forced.ts';
import { Moments } from './moments.ts';
import { forcedPause, paceOf } from './pace.ts';
import { choiceAfter, meant, wayTo, without } from './pointing.ts';
import { reasonAgainst } from './reasons.ts';
import { Saver } from './saver.ts';
import { addFrame, entriesOf, type Frame, tellStory } from './story.ts';
import { type Advice, blank, idle, type TableState, type WhyNot } from './table-state.ts';
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
  readonly screen: Pick<AnyScreen, 'after' | 'attempt' | 'duration' | 'open'>;
  readonly thinking: Pick<Thinking, 'choose' | 'advise' | 'close'>;
  readonly save: (match: Match) => Promise<SaveProblem | null>;
  readonly manner: () => Manner;
  readonly now: () => number;
}

/** Runs one match at one screen: people, bots, what is shown, what is saved. Knows no page. */
export class MatchController {
  readonly match: Match;
  /** The seats of the people at this screen. */
  readonly people: readonly Seat[];
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
    const viewer = firstEyes(match);
    this.match = match;
    this.people = peopleAt(match);
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

  /** Points at something: takes it, goes deeper into it, chooses a step anew, or tells why it is impossible. */
  pick(id: string): void {
    if (this.moments.busy) {
      this.moments.skip();
      return;
    }
    const { asked, picked } = this.state;
    const actions = asked === null ? [] : legal(this.match, asked);
    const { steps } = this.match.game;
    const way = wayTo(actions, steps, picked, id);
    const action = way && meant(actions, steps, way);
    if (action) this.play(action);
    else if (way && way.length === picked.length && picked.at(-1) === id) this.unpick(picked.length - 1);
    else if (way) this.point(way);
    else this.update({ whyNot: this.whyNot(id) });
  }

  /** Why something cannot be pointed at now; nothing when it can, or when that means nothing. */
  whyNot(id: string): WhyNot | null {
    if (this.state.choice.targets.some((target) => target.id === id)) return null;
    return reasonAgainst(this.match, this.setup.screen, this.state, id);
  }

  /** Points out what the pilot would choose, all but its confirmation. */
  async suggest(): Promise<void> {
    const { turn } = this;
    const best = (await this.advise())?.ranked[0]?.action;
    if (best && turn === this.turn) this.point(this.match.game.steps(best).slice(0, -1));
  }

  /** Does what has been said so far, although more could be added. */
  say(): void {
    if (this.state.choice.said) this.play(this.state.choice.said);
  }

  /** Forgets one thing that has been pointed at, or all of them. */
  unpick(index?: number): void {
    const { asked, picked } = this.state;
    if (asked === null) return;
    const { steps } = this.match.game;
    this.point(index === undefined ? [] : without(legal(this.match, asked), steps, picked, index));
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
    if (this.mustLookAway()) this.lookAway(session.log);
    else addFrame(this.frames, step, session, this.state.viewer);
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

  /** Whether what comes now may not be seen with the eyes of the one who has just decided. */
  private mustLookAway(): boolean {
    const { viewer } = this.state;
    if (viewer === 'spectator' || !hasSecrets(this.match)) return false;
    const next = this.nextPerson();
    if (next === undefined) return true;
    const eyes = eyesFor(this.match, this.setup.screen, next);
    return eyes === 'spectator' || !mayLookOn(this.match, viewer, eyes);
  }

  /** From here on the table is seen as everybody may see it: first as it was before the step just taken. */
  private lookAway(log: Log): void {
    const { start, frames } = tellStory(this.match.game, log, 'spectator');
    this.frames = frames;
    this.update({
      viewer: 'spectator',
      view: (frames.at(-2) ?? start).view,
      log: entriesOf(frames.slice(0, -1)),
    });
  }

  private nextPerson(): Seat | undefined {
    return question(this.match).seats.find((asked) => this.people.includes(asked));
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
      const seat = this.nextPerson();
      if (seat !== undefined) this.present(seat, false);
    }
  }

  private async letBotPlay(): Promise<void> {
    const seat = botToMove(this.match);
    if (this.state.paused || seat === null) return;
    if (this.people.length === 0 && this.match.game.overlong(this.match.session?.state)) {
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

  /** Asks a seat at this screen; covers the screen first when others have looked who may not see what comes. */
  private present(seat: Seat, handedOver: boolean): void {
    this.hurried = false;
    this.stopForced();
    const viewer = eyesFor(this.match, this.setup.screen, seat);
    if (!handedOver && !mayLookOn(this.match, this.state.viewer, viewer)) {
      this.update({ ...idle, cover: seat });
      return;
    }
    const actions = legal(this.match, seat);
    const forced = this.setup.manner().playForced && !this.holdForced && isForced(this.match, seat, actions);
    this.update({
      ...idle,
      view: viewFor(this.match, viewer),
      viewer,
      question: question(this.match),
      asked: seat,
      choice: choiceAfter(actions, this.match.game.steps, []),
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
    const choice = choiceAfter(legal(this.match, asked), this.match.game.steps, picked);
    this.update({ picked, choice, whyNot: null });
  }
}
