import { type Refusal, refuse, type Seat, type Viewer } from '@holoboard/kernel';
import type { AnyScreen } from '@holoboard/kit';
import type { Sitting } from '@holoboard/table';
import { Answering } from './answering.ts';
import { eyesFor, firstEyes, hasSecrets, mayLookOn, mustLookAway, nextPerson } from './eyes.ts';
import type { Host } from './host.ts';
import { forcedPause, type Manner, paceOf } from './pace.ts';
import type { Picks } from './picks.ts';
import { Showing } from './showing.ts';
import { blank, idle, type TableState } from './table-state.ts';
import type { Thinking } from './thinking.ts';

/** What a controller is given. */
export interface ControllerSetup {
  readonly sitting: Sitting;
  /** Whoever holds the match, when that is this page; nothing at a table elsewhere. */
  readonly host: Host | null;
  readonly screen: Pick<AnyScreen, 'attempt' | 'duration' | 'open'>;
  readonly thinking: Pick<Thinking, 'advise'>;
  readonly manner: () => Manner;
  /** A name for a submission that no other has. */
  readonly newId: () => string;
  /** Plays the match here that is played in another tab; nothing when it is not. */
  readonly takeOver: (() => void) | null;
  /** Where what has been picked outlives a reload. */
  readonly picks: Picks;
}

/** While the screen changes hands, nobody is in front of it who could undo anything. */
const handingOver = refuse('TABLE-UNDO', { barrier: 'handover' });

/** Runs one sitting at one screen: who is asked, what is shown, what people do. Knows no page, and never the true state. */
export class MatchController {
  readonly sitting: Sitting;
  /** What the seat that is asked does. */
  readonly answering: Answering;
  private readonly setup: ControllerSetup;
  private readonly showing: Showing;
  private readonly listeners = new Set<() => void>();
  private readonly stopListening: () => void;
  private state: TableState;
  /** After taking back, a forced move waits to be made by hand. */
  private holdForced = false;
  /** Shows nothing until somebody here is asked. */
  private hurried = false;
  private mover: Seat | null = null;
  /** What somebody here had picked when others answered the same question. */
  private picked: Pick<TableState, 'asked' | 'question' | 'picked'> = idle;
  private closed = false;

  constructor(setup: ControllerSetup) {
    const { sitting, host, screen, thinking, newId } = setup;
    this.sitting = sitting;
    this.setup = setup;
    const viewer = firstEyes(sitting);
    const update = (changes: Partial<TableState>): void => this.update(changes);
    this.showing = new Showing({ sitting, screen, pace: () => this.pace(), show: update }, viewer);
    this.answering = new Answering({ sitting, screen, thinking, newId, get: () => this.state, update });
    const undo = sitting.undoRefusal(viewer);
    this.state = { ...blank, ...this.showing.sightOf(viewer), undo };
    const kept = setup.picks.read();
    if (kept && sitting.seats.includes(kept.seat) && kept.version === sitting.version(kept.seat))
      this.picked = { asked: kept.seat, question: { kind: kept.kind, seats: [] }, picked: kept.ids };
    this.stopListening = sitting.subscribe(() => this.takeIn());
    host?.onSaving((saveProblem) => this.update({ saveProblem }));
  }

  readonly get = (): TableState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The match as the text of a file; nothing when it is held elsewhere. */
  get file(): (() => string) | null {
    const { host } = this.setup;
    return host && (() => host.file());
  }

  /** The address in the replay of a moment, by how many steps the viewer had been told then. */
  replayAddress(version: number): number {
    return this.setup.host?.replayAddress(this.state.viewer, version) ?? version;
  }

  /** Plays the match here that is played in another tab; nothing when it is not. */
  get takeOver(): (() => void) | null {
    return this.setup.takeOver;
  }

  /** Begins, or goes on where the match stands. */
  open(): void {
    this.proceed();
  }

  /** Stops everything, for good. */
  close(): void {
    this.closed = true;
    this.stopListening();
    this.showing.stop();
    this.answering.end();
    this.setup.host?.close();
  }

  /** Points at something; while something is shown, brings that to its end. */
  pick(id: string): void {
    if (this.showing.busy) this.showing.skip();
    else if (this.state.cover === null) this.answering.pick(id);
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
  async undo(): Promise<Refusal | null> {
    return this.state.cover === null ? this.sitting.undo(this.state.viewer) : handingOver;
  }

  /** Takes a seat out of the game. */
  async resign(seat: Seat): Promise<Refusal | null> {
    return this.sitting.resign(seat);
  }

  /** Brings what is being shown to its end. */
  skip(): void {
    this.showing.skip();
  }

  /** Goes on to the next decision at this screen without showing what lies between. */
  fastForward(): void {
    this.hurried = true;
    if (this.state.paused) this.setPaused(false);
    this.showing.skip();
  }

  /** Stops the bots, or lets them go on. */
  setPaused(paused: boolean): void {
    if (this.state.paused === paused) return;
    this.update({ paused });
    if (!paused && !this.showing.busy && this.state.thinking === null) this.proceed();
  }

  /** The screen has been handed over. */
  uncover(): void {
    const { cover } = this.state;
    if (cover !== null) this.present(cover, true);
  }

  /** Looks again at what can be done now: after the manner of the table has changed. */
  refresh(): void {
    if (this.state.asked !== null && !this.showing.busy) this.present(this.state.asked, true);
  }

  private update(changes: Partial<TableState>): void {
    if (this.closed) return;
    const { picked: before } = this.state;
    this.state = { ...this.state, ...changes };
    const { asked, question, picked } = this.state;
    if (asked !== null && picked !== before)
      this.setup.picks.keep({
        version: this.sitting.version(asked),
        seat: asked,
        kind: question.kind,
        ids: picked,
      });
    for (const listener of [...this.listeners]) listener();
  }

  private pace(): number {
    if (this.hurried) return 0;
    const isBot = this.mover !== null && this.sitting.facts.seats[this.mover]?.kind === 'bot';
    return paceOf(this.setup.manner().motion, isBot);
  }

  /** Something has happened: show it, and see who is next. A step taken back is not shown. */
  private takeIn(): void {
    const { sitting, showing } = this;
    if (mustLookAway(sitting, this.setup.screen, this.state.viewer)) this.update(this.lookWith('spectator'));
    const updates = showing.takeIn();
    const undo = sitting.undoRefusal(this.state.viewer);
    const undone = updates.some(({ kind }) => kind === 'undo');
    this.holdForced = undone;
    this.mover = updates.at(-1)?.seat ?? null;
    const others = updates.every(({ seat }) => seat !== this.state.asked);
    if (!others) {
      this.picked = idle;
      this.setup.picks.forget();
    } else if (this.state.asked !== null) this.picked = this.state;
    this.update({ ...this.answering.end(others), version: showing.version, undo });
    if (!undone) showing.play(() => this.proceed());
    else {
      showing.settle();
      this.proceed();
    }
  }

  /** The table as these eyes see it. Where people may not know the same, it is then another screen, on which nothing is left of the last. */
  private lookWith(viewer: Viewer): Partial<TableState> {
    const { viewer: before, handovers } = this.state;
    const another = viewer !== before && hasSecrets(this.sitting);
    return { ...this.showing.sightOf(viewer), handovers: another ? handovers + 1 : handovers };
  }

  /** Sees who must decide now. */
  private proceed(): void {
    if (this.closed) return;
    const { question, outcome } = this.sitting.standing();
    const { host } = this.setup;
    const bot = host?.botToMove() ?? null;
    const person = nextPerson(this.sitting);
    if (outcome) {
      this.hurried = false;
      const undo = this.sitting.undoRefusal(this.state.viewer);
      this.update({ ...this.answering.end(), question, outcome, undo });
    } else if (host && bot !== null) void this.letBotPlay(host, bot);
    else if (person !== undefined) this.present(person, false);
    else this.update({ ...this.answering.end(), question });
  }

  private async letBotPlay(host: Host, seat: Seat): Promise<void> {
    if (this.state.paused) return;
    if (this.sitting.seats.length === 0 && host.overlong()) {
      this.update({ ...this.answering.end(), paused: true, overlong: true });
      return;
    }
    const { question } = this.sitting.standing();
    this.update({ ...this.answering.end(), question, thinking: seat });
    const { version } = this.showing;
    const played = await host.letBotPlay();
    if (played?.status === 'fallback') this.update({ botProblem: played.problem });
    // A step in the middle of a secret answer is told to nobody here: the bot goes on by itself.
    const isDone = played === null || played.status === 'dropped';
    if (!isDone && version === this.showing.version && !this.showing.busy) this.proceed();
  }

  /** Asks a seat at this screen; covers the screen first when others have looked who may not see what comes. */
  private present(seat: Seat, handedOver: boolean): void {
    const { sitting, answering } = this;
    const { motion, playForced, playLuck } = this.setup.manner();
    const byItself = !this.holdForced;
    this.hurried = false;
    const viewer = eyesFor(sitting, this.setup.screen, seat);
    if (!handedOver && !mayLookOn(sitting, this.state.viewer, viewer)) {
      this.update({ ...answering.end(), ...this.lookWith('spectator'), cover: seat, undo: handingOver });
      return;
    }
    const { question } = sitting.standing();
    const { picked } = this;
    const had = picked.asked === seat && picked.question.kind === question.kind ? picked.picked : [];
    this.update({
      ...answering.end(),
      ...this.lookWith(viewer),
      cover: null,
      question,
      undo: sitting.undoRefusal(viewer),
      ...answering.begin(
        seat,
        had,
        { playForced: playForced && byItself, playLuck: playLuck && byItself },
        forcedPause[motion],
      ),
    });
  }
}
