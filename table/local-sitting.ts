import type { AnyGame, Refusal, Seat, Viewer } from '@holoboard/kernel';

import { type BotTurn, botToMove, type Thinker, thinkFor } from './bots.ts';
import { clocksFor } from './clock.ts';
import { exportMatch } from './file.ts';
import { type Match, outcome, question } from './match.ts';
import { resignSeat, submit, viewFor } from './play.ts';
import type { Clocks, SeatSubmission, Sitting, Standing, Start, TableFacts, Update } from './sitting.ts';
import { takeBack, takeBackRefusal } from './taking-back.ts';
import { versionFor } from './telling.ts';
import { startFor, updatesSince } from './updates.ts';

/** Sits at a match that is held in the same place: by the people here, and by whoever lets the bots play. */
export class LocalSitting implements Sitting {
  readonly game: AnyGame;
  readonly facts: TableFacts;
  readonly seats: readonly Seat[];
  private readonly match: Match;
  private readonly now: () => number;
  private readonly listeners = new Set<() => void>();
  /** How many steps all viewers here have been told, taken together. */
  private told: number;
  private left = false;

  /** Holds the seats of the people who are here; those far away sit elsewhere. */
  constructor(match: Match, now: () => number) {
    const { game, options, seats, clock, undo, created } = match;
    this.game = game;
    this.facts = { options, seats, clock, undo, created };
    this.seats = seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
    this.match = match;
    this.now = now;
    this.told = this.tellings();
  }

  standing(): Standing {
    return {
      question: question(this.match),
      outcome: outcome(this.match),
    };
  }

  version(viewer: Viewer): number {
    return versionFor(this.match, this.mayLook(viewer));
  }

  view(viewer: Viewer): unknown {
    return viewFor(this.match, this.mayLook(viewer));
  }

  start(viewer: Viewer): Start {
    return startFor(this.match, this.mayLook(viewer));
  }

  updatesSince(version: number, viewer: Viewer): readonly Update[] {
    return updatesSince(this.match, version, this.mayLook(viewer));
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Nothing gets lost between here and the match, so the id need not be kept. */
  async submit({ clientActionId: _, ...submission }: SeatSubmission): Promise<Refusal | null> {
    return this.after(submit(this.match, { ...submission, now: this.now() }));
  }

  undoRefusal(eyes: Viewer): Refusal | null {
    return takeBackRefusal(this.match, this.seats, this.mayLook(eyes));
  }

  async undo(eyes: Viewer): Promise<Refusal | null> {
    return this.after(takeBack(this.match, this.seats, this.mayLook(eyes), this.now()));
  }

  async resign(seat: Seat): Promise<Refusal | null> {
    return this.after(resignSeat(this.match, seat, this.now()));
  }

  clocks(): Clocks {
    return clocksFor(this.match, this.seats, this.now());
  }

  /** The first bot that is asked now; nothing when none is. */
  botToMove(): Seat | null {
    return botToMove(this.match);
  }

  /** Lets the bot that is to move think, and plays what it answers; nothing when there is none, or nobody sits here any more. */
  async letBotPlay(thinker: Thinker): Promise<BotTurn | null> {
    const turn = await thinkFor(this.match, thinker, this.now, () => !this.left);
    this.tellNews();
    return turn;
  }

  /** Leaves the table as it stands: what a bot is still thinking of is not played. */
  leave(): void {
    this.left = true;
    this.listeners.clear();
  }

  /** Whether automated play should stop here. */
  overlong(): boolean {
    return this.game.overlong(this.match.session?.state);
  }

  /** The match as the text of a file, to be kept or opened elsewhere. */
  file(): string {
    return exportMatch(this.match, { sealed: true, now: this.now() });
  }

  private mayLook(viewer: Viewer): Viewer {
    if (viewer === 'spectator' || this.seats.includes(viewer as Seat)) return viewer;
    throw new Error(`Nobody here sits on seat ${String(viewer)}.`);
  }

  private after(refusal: Refusal | null): Refusal | null {
    this.tellNews();
    return refusal;
  }

  private tellings(): number {
    const viewers: readonly Viewer[] = [...this.seats, 'spectator'];
    return viewers.reduce<number>((sum, viewer) => sum + versionFor(this.match, viewer), 0);
  }

  private tellNews(): void {
    const told = this.tellings();
    if (told === this.told) return;
    this.told = told;
    for (const listener of [...this.listeners]) listener();
  }
}
