import type { GameAction, Seat } from '@holoboard/kernel';
import {
  botToMove,
  dueStep,
  type Match,
  outcome,
  type Prepared,
  prepare,
  prepareThought,
  question,
  type StepRequest,
  type ThinkRequest,
  think,
  timeLeft,
  versionFor,
} from '@holoboard/table';
import type { HostedTable } from './hosted-table.ts';
import type { HouseParts } from './parts.ts';

/** Chooses an action for a bot, and stops when that is not wanted any more. Owners of tables are served in turn. */
export type AbortableThinker = (
  request: ThinkRequest,
  signal: AbortSignal,
  owner: string,
) => Promise<GameAction>;

/** How long a node waits before it does what the node that stored the last entry should be doing, in milliseconds. */
const courtesy = 8000;
/** When a table with a bot is looked at again at the latest, in milliseconds: in case whoever let it think has died. */
const botRound = 600_000;
/** Timers cannot be longer. */
const longest = 0x7fffffff;

/** Sees to what happens by itself at a table: bots think, clocks run out, bots agree to what people want to take back. */
export class Caretaker {
  private readonly table: HostedTable;
  private readonly parts: HouseParts;
  private readonly thinker: AbortableThinker;
  private thinking: {
    readonly version: number;
    readonly seat: Seat;
    readonly abort: AbortController;
  } | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private stopped = false;

  constructor(table: HostedTable, parts: HouseParts, thinker: AbortableThinker) {
    this.table = table;
    this.parts = parts;
    this.thinker = thinker;
  }

  /** Whether a bot is thinking. */
  get busy(): boolean {
    return this.thinking !== null;
  }

  /** Stops everything, for good. */
  stop(): void {
    this.stopped = true;
    this.table.stop();
    this.thinking?.abort.abort();
    this.thinking = null;
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  /** Something has happened: sees what is to be done by itself now. What another node has begun is left to it for a while. */
  look(own: boolean): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const { match } = this.table.book;
    if (this.thinking && !this.isWanted(match, this.thinking)) {
      this.thinking.abort.abort();
      this.thinking = null;
    }
    if (this.stopped || !match || outcome(match)) return;
    const wait = Math.min(this.untilDue(match), this.wantsBot(match) ? (own ? 0 : courtesy) : longest);
    if (wait === 0) this.act();
    else if (wait < longest) this.timer = setTimeout(() => this.act(), Math.ceil(wait) + 1);
  }

  /** The note that led here is due: does what is due, and says when to look again. */
  async wake(): Promise<void> {
    const { storage, now } = this.parts;
    const { book } = this.table;
    const { match } = book;
    const place = { kind: 'wake', key: '', table: book.id } as const;
    if (!match && book.status === 'waiting') return storage.note({ ...place, at: now() + botRound });
    if (!match || outcome(match)) return storage.unnote(place);
    this.look(true);
    const bound = this.earliest(match);
    if (bound === null) return storage.unnote(place);
    return storage.note({ ...place, at: now() + Math.max(1000, bound) });
  }

  /** In how many milliseconds something could be due at the earliest, whatever is played until then; nothing if never. */
  private earliest(match: Match): number | null {
    const now = this.parts.now();
    const left = match.seats.flatMap((_, seat) => timeLeft(match, seat, now) ?? []);
    const bots = this.table.book.holders.some((holder) => holder && 'level' in holder) ? [botRound] : [];
    const bounds = [...left, ...bots];
    return bounds.length === 0 ? null : Math.min(...bounds);
  }

  private untilDue(match: Match): number {
    const now = this.parts.now();
    const left = question(match).seats.flatMap((seat) => timeLeft(match, seat, now) ?? []);
    return Math.min(longest, ...left);
  }

  /** Whether a bot is to decide, and somebody is there to play with. */
  private wantsBot(match: Match): boolean {
    const { holders } = this.table.book;
    if (!holders.some((holder) => holder && 'guest' in holder)) return false;
    return this.botsAnswer(match) !== null || botToMove(match, this.table.book.seats()) !== null;
  }

  /** The answer of a bot, or of an empty seat, to somebody's wish to take back: they never mind. */
  private botsAnswer(match: Match): StepRequest | null {
    const { holders } = this.table.book;
    const seat = match.undoRequest?.waitingFor.find((each) => !holders[each] || this.isBots(each));
    return seat === undefined ? null : { seat, answer: true };
  }

  /** A thought about a position that its seat knows to be older is not wanted any more, nor one for a seat that its holder has taken back. */
  private isWanted(match: Match | null, { seat, version }: { seat: Seat; version: number }): boolean {
    return match !== null && versionFor(match, seat) === version && this.isBots(seat);
  }

  private isBots(seat: Seat): boolean {
    const holder = this.table.book.holders[seat];
    return Boolean(holder && 'level' in holder);
  }

  private act(): void {
    const { match } = this.table.book;
    if (this.stopped || !match) return;
    const { now } = this.parts;
    if (dueStep(match, now()) || this.botsAnswer(match))
      this.play((current, at) => preparedOr(current, dueStep(current, at) ?? this.botsAnswer(current), at));
    else {
      const bot = this.thinking ? null : botToMove(match, this.table.book.seats());
      if (bot === null) this.look(false);
      else void this.letBotThink(match, bot);
    }
  }

  private async letBotThink(match: Match, seat: Seat): Promise<void> {
    const abort = new AbortController();
    const mine = { version: versionFor(match, seat), seat, abort };
    this.thinking = mine;
    const thought = await think(
      match,
      (request) => this.thinker(request, abort.signal, this.table.book.owner),
      this.table.book.seats(),
    );
    if (this.thinking !== mine) return;
    this.thinking = null;
    if (thought?.problem) this.parts.log('bot', thought.problem);
    if (thought)
      this.play((current, now) => {
        const due = dueStep(current, now);
        if (due) return preparedOr(current, due, now);
        return this.isBots(seat) ? prepareThought(current, thought, now).prepared : null;
      });
  }

  /** Takes a step; what does not come of it is seen to again when the table has changed, or a moment later. */
  private play(make: (match: Match, now: number) => Prepared | null): void {
    this.table.takeStep(make).then(
      (taken) => {
        if (!taken) this.look(false);
      },
      (error: unknown) => {
        this.parts.log('step', error);
        this.look(false);
      },
    );
  }
}

function preparedOr(match: Match, request: StepRequest | null, now: number): Prepared | null {
  const prepared = request && prepare(match, request, now);
  return prepared?.status === 'prepared' ? prepared : null;
}
