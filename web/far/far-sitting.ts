import { type AnyGame, patched, type Refusal, type Seat, type Viewer } from '@holoboard/kernel';
import type {
  Clocks,
  FarStanding,
  SeatSubmission,
  ServerMessage,
  Sitting,
  Standing,
  Start,
  TableCommand,
  TableFacts,
  Update,
} from '@holoboard/table';

/** Asks something of the table and gives why it was refused, if it was. What is `lasting` outlives a lost line. */
export type AskTable = (command: TableCommand, lasting: boolean) => Promise<Refusal | null>;

type Position = Omit<Extract<ServerMessage, { type: 'view' }>, 'type' | 'match'>;

/** Sits at a table that a server holds. All it knows is what the server has told this one viewer. */
export class FarSitting implements Sitting {
  readonly game: AnyGame;
  readonly seats: readonly Seat[];
  private readonly settled: TableFacts;
  private readonly first: Start;
  /** The version of what is known first: 0 where the whole history is. */
  private readonly base: number;
  private readonly viewer: Viewer;
  private readonly ask: AskTable;
  private readonly now: () => number;
  private readonly updates: Update[] = [];
  private readonly listeners = new Set<() => void>();
  private names: readonly { readonly name: string; readonly bot: string | null }[] = [];
  private current: unknown;
  private known: FarStanding;
  /** When the server last told how the clocks stand. */
  private toldAt: number;

  /** Begins at a position; what led to it is put before it by `withHistory`. */
  constructor(game: AnyGame, position: Position, ask: AskTable, now: () => number) {
    const { facts, seat, view, question, standing } = position;
    this.game = game;
    this.settled = facts;
    this.seats = seat === null ? [] : [seat];
    this.viewer = seat ?? 'spectator';
    this.first = { view, question };
    this.base = standing.version;
    this.current = view;
    this.ask = ask;
    this.now = now;
    this.known = standing;
    this.toldAt = now();
  }

  /** The version up to which the history is missing; 0 when nothing is. */
  get missing(): number {
    return this.base;
  }

  /** The same sitting from the very beginning. */
  withHistory(start: Start, updates: readonly Update[]): FarSitting {
    const { game, settled: facts, ask, now, known } = this;
    const standing = { ...known, version: 0 };
    const whole = new FarSitting(game, { facts, seat: this.seats[0] ?? null, ...start, standing }, ask, now);
    whole.take([...updates, ...this.updates], known);
    whole.toldAt = this.toldAt;
    whole.names = this.names;
    return whole;
  }

  /** What was settled at the start, with those who sit there now. */
  get facts(): TableFacts {
    const seats = this.settled.seats.map((spec, seat) => {
      const now = this.names[seat];
      if (!now || now.name === '') return spec;
      if (now.bot !== null) return { kind: 'bot' as const, name: now.name, level: now.bot };
      return { kind: this.seats.includes(seat) ? ('human' as const) : ('remote' as const), name: now.name };
    });
    return { ...this.settled, seats };
  }

  /** Somebody has taken a seat or left it. */
  reseat(names: typeof this.names): void {
    this.names = names;
  }

  /** How the match stands, with what only a far table has: a wish that waits for an answer. */
  get told(): FarStanding {
    return this.known;
  }

  /** Whether these updates follow on what is known. */
  follows(updates: readonly Update[]): boolean {
    const [first] = updates;
    return !first || first.version <= this.known.version + 1;
  }

  /** The server has told what has happened since. */
  take(updates: readonly Update[], standing: FarStanding): void {
    const before = this.known.version;
    for (const update of updates) {
      if (update.version !== this.base + this.updates.length + 1) continue;
      this.updates.push(update);
      for (const { change } of update.events) this.current = patched(this.current, change);
      this.current = patched(this.current, update.change);
    }
    this.known = { ...standing, version: this.base + this.updates.length };
    this.toldAt = this.now();
    if (this.known.version !== before) for (const listener of [...this.listeners]) listener();
  }

  standing(): Standing {
    const { outcome } = this.known;
    return { outcome, question: this.updates.at(-1)?.question ?? this.first.question };
  }

  version(viewer: Viewer): number {
    this.mayLook(viewer);
    return this.known.version;
  }

  view(viewer: Viewer): unknown {
    this.mayLook(viewer);
    return this.current;
  }

  start(viewer: Viewer): Start {
    this.mayLook(viewer);
    return this.first;
  }

  updatesSince(version: number, viewer: Viewer): readonly Update[] {
    this.mayLook(viewer);
    return this.updates.slice(Math.max(0, version - this.base));
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  submit({ version, clientActionId, action }: SeatSubmission): Promise<Refusal | null> {
    return this.ask({ type: 'play', version, clientActionId, action }, true);
  }

  undoRefusal(): Refusal | null {
    return this.known.undo;
  }

  undo(): Promise<Refusal | null> {
    return this.ask({ type: 'undo' }, false);
  }

  resign(): Promise<Refusal | null> {
    return this.ask({ type: 'resign' }, false);
  }

  clocks(): Clocks {
    const { clocks } = this.known;
    if (!clocks) return { left: this.settled.seats.map(() => null), running: [] };
    const passed = this.known.outcome ? 0 : this.now() - this.toldAt;
    const left = clocks.left.map((each, seat) =>
      each !== null && clocks.running.includes(seat) ? Math.max(0, each - passed) : each,
    );
    return { left, running: clocks.running };
  }

  private mayLook(viewer: Viewer): void {
    if (viewer !== this.viewer) throw new Error(`Nobody here sits on seat ${String(viewer)}.`);
  }
}
