import { type AnyGame, type Refusal, refuse, type Viewer } from '@holoboard/kernel';
import {
  type Clocks,
  LocalSitting,
  type Match,
  type Sitting,
  type Standing,
  type Start,
  type TableFacts,
  type Update,
} from '@holoboard/table';

const notHere: Refusal = refuse('TABLE-TURN');

/** Looks on at a match that is played in another tab, through what that one saves. Nobody sits here. */
export class FollowedSitting implements Sitting {
  readonly game: AnyGame;
  readonly facts: TableFacts;
  readonly seats = [];
  private saved: LocalSitting;
  private readonly listeners = new Set<() => void>();

  constructor(match: Match) {
    this.saved = new LocalSitting(match, Date.now);
    this.game = this.saved.game;
    this.facts = this.saved.facts;
  }

  /** The match has been saved anew. */
  take(match: Match): void {
    const version = this.saved.version('spectator');
    this.saved = new LocalSitting(match, Date.now);
    if (this.saved.version('spectator') > version) for (const listener of [...this.listeners]) listener();
  }

  standing(): Standing {
    return this.saved.standing();
  }

  version(viewer: Viewer): number {
    return this.saved.version(viewer);
  }

  view(viewer: Viewer): unknown {
    return this.saved.view(viewer);
  }

  start(viewer: Viewer): Start {
    return this.saved.start(viewer);
  }

  updatesSince(version: number, viewer: Viewer): readonly Update[] {
    return this.saved.updatesSince(version, viewer);
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async submit(): Promise<Refusal> {
    return notHere;
  }

  undoRefusal(): Refusal {
    return notHere;
  }

  async undo(): Promise<Refusal> {
    return notHere;
  }

  async resign(): Promise<Refusal> {
    return notHere;
  }

  clocks(): Clocks {
    return this.saved.clocks();
  }
}
