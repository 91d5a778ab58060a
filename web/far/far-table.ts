import { type AnyGame, type Refusal, refuse } from '@holoboard/kernel';
import type {
  ChatLine,
  FarStanding,
  FarTable,
  ServerMessage,
  Start,
  TableCommand,
  Update,
} from '@holoboard/table';
import { FarSitting } from './far-sitting.ts';
import { Line, type LineState, noLine, type Question, type Socket } from './line.ts';

/** Everything that is known here of a table far away. A new object whenever something changes. */
export interface FarState {
  readonly line: LineState;
  readonly table: FarTable | null;
  /** When the table was told, by our own clock: from then on its delays count. */
  readonly tableAt: number;
  readonly chat: readonly ChatLine[];
  /** The `speaker` of our own lines; nothing before the first. */
  readonly own: number | null;
  /** The sitting at the game, with a number that changes when it is another one; nothing before the start. */
  readonly sitting: { readonly number: number; readonly at: FarSitting } | null;
  readonly standing: FarStanding | null;
  /** Why the table is not open: it cannot be, or the server has sent us away. Then the line is closed. */
  readonly refusal: Refusal | null;
}

/** What a table far away is opened with. */
export interface FarTableSetup {
  readonly id: string;
  readonly open: () => Socket;
  readonly loadGame: (id: string) => Promise<AnyGame>;
  readonly now: () => number;
  /** How often the line must prove that it lives, in milliseconds; as usual unless told. */
  readonly heartbeat?: number;
}

/** Follows a table that a server holds, over a line that opens itself again. */
export class FarTableClient {
  private readonly setup: FarTableSetup;
  private readonly line: Line;
  private readonly listeners = new Set<() => void>();
  private state: FarState = {
    line: 'connecting',
    table: null,
    tableAt: 0,
    chat: [],
    own: null,
    sitting: null,
    standing: null,
    refusal: null,
  };
  private joining: Promise<void> | null = null;
  /** The sitting whose history is being asked for. */
  private fetching: FarSitting | null = null;
  /** Messages are taken in one after the other: the first waits for the rules of the game. */
  private work: Promise<void> = Promise.resolve();

  constructor(setup: FarTableSetup) {
    this.setup = setup;
    this.line = new Line(
      {
        open: setup.open,
        greet: () => this.join(),
        hear: (message) => {
          this.work = this.work.then(() => this.take(message));
        },
        changed: (line) => this.update({ line }),
        barred: (problem) => this.giveUp(refuse('TABLE-REQUEST', { problem, reason: 'banned' })),
        known: () => {
          const { sitting } = this.state;
          return sitting && { match: setup.id, version: sitting.at.told.version };
        },
      },
      setup.heartbeat,
    );
  }

  readonly get = (): FarState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Asks something of the table; tells why it was refused, if it was. */
  async ask(command: TableCommand, lasting = false): Promise<Refusal | null> {
    const answer = await this.line.ask({ match: this.setup.id, ...command } as Question, lasting);
    await this.work;
    return answer.type === 'refused' ? answer.refusal : null;
  }

  /** Asks for another game at the same table, and gives where it will be; nothing when that was refused. */
  async rematch(): Promise<string | null> {
    const answer = await this.line.ask({ match: this.setup.id, type: 'rematch' });
    return answer.type === 'done' ? (answer.match ?? null) : null;
  }

  /** The network has come back. */
  hurry(): void {
    this.line.hurry();
  }

  close(): void {
    this.listeners.clear();
    this.line.close();
  }

  /** Opens the table; one try at a time. */
  private join(): Promise<void> {
    this.joining ??= this.askToJoin().finally(() => {
      this.joining = null;
    });
    return this.joining;
  }

  private async askToJoin(): Promise<void> {
    const { sitting } = this.state;
    const known = sitting && {
      since: { version: sitting.at.told.version, seat: sitting.at.seats[0] ?? null },
    };
    const answer = await this.line.ask({ type: 'join', match: this.setup.id, ...known });
    // A line that was lost meanwhile joins again by itself.
    if (answer.type === 'refused' && answer.refusal !== noLine) this.giveUp(answer.refusal);
    else void this.work.then(() => this.fetchHistory());
  }

  private giveUp(refusal: Refusal): void {
    this.line.close();
    this.update({ refusal });
  }

  private async take(message: ServerMessage): Promise<void> {
    switch (message.type) {
      case 'table':
        this.reseat(message.table);
        this.update({ table: message.table, tableAt: this.setup.now() });
        break;
      case 'chat': {
        const last = this.state.chat.at(-1)?.number ?? 0;
        const fresh = message.lines.filter(({ number }) => number > last);
        const own = message.own ?? this.state.own;
        if (fresh.length > 0) this.update({ chat: [...this.state.chat, ...fresh], own });
        break;
      }
      case 'view': {
        const game = await this.setup.loadGame(this.state.table?.game ?? '');
        const ask = (command: TableCommand, lasting: boolean) => this.ask(command, lasting);
        this.sitDown(new FarSitting(game, message, ask, this.setup.now));
        void this.fetchHistory();
        break;
      }
      case 'left':
        this.giveUp(message.refusal);
        break;
      case 'news': {
        const { sitting } = this.state;
        if (!sitting) break;
        if (!sitting.at.follows(message.updates)) {
          void this.join();
          break;
        }
        sitting.at.take(message.updates, message.standing);
        this.update({ standing: sitting.at.told });
        break;
      }
      default:
        break;
    }
  }

  private sitDown(at: FarSitting): void {
    const number = (this.state.sitting?.number ?? 0) + 1;
    this.update({ sitting: { number, at }, standing: at.told });
    if (this.state.table) this.reseat(this.state.table);
  }

  /** Asks page by page for what led to the position that is shown. A lost line ends it; it is tried again when the line stands. */
  private async fetchHistory(): Promise<void> {
    const at = this.state.sitting?.at;
    if (!at || at.missing === 0 || this.fetching === at) return;
    this.fetching = at;
    const seat = at.seats[0] ?? null;
    const updates: Update[] = [];
    let start: Start | null = null;
    while (updates.length < at.missing) {
      const from = updates.length;
      const page = await this.line.ask({ type: 'history', match: this.setup.id, from, to: at.missing });
      if (page.type !== 'history' || page.seat !== seat || page.updates.length === 0) {
        this.fetching = null;
        return;
      }
      start ??= page.start ?? null;
      updates.push(...page.updates);
    }
    this.work = this.work.then(() => {
      if (start && this.state.sitting?.at === at) this.sitDown(at.withHistory(start, updates));
    });
  }

  private reseat({ people }: FarTable): void {
    this.state.sitting?.at.reseat(
      people.map(({ kind, name, level }) => ({ name, bot: kind === 'bot' ? (level ?? '') : null })),
    );
  }

  private update(changes: Partial<FarState>): void {
    this.state = { ...this.state, ...changes };
    for (const listener of [...this.listeners]) listener();
  }
}
