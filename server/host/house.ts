import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isPlayable, loadGame, roomOf } from '@holoboard/games';
import { readOptions } from '@holoboard/kernel';
import { createMatch, type FarTable, type LobbyTable, type TableSetup } from '@holoboard/table';
import { type Entry, StorageDown, type Summary } from '../storage/storage.ts';
import { Book } from './book.ts';
import { buildOf } from './build.ts';
import { type AbortableThinker, Caretaker } from './caretaker.ts';
import { isMarked, withoutGuest } from './deletion.ts';
import { readEntry, type TableEntry } from './entries.ts';
import { HostedTable } from './hosted-table.ts';
import { Keeper } from './keeper.ts';
import { fairShares, isStale, mostListed, type Offer } from './lobby.ts';
import { type HouseLimits, type HouseParts, usualLimits } from './parts.ts';
import { type Attendance, tableFor } from './projection.ts';
import { homeIn, readSummary, seatIn, summaryBody, summaryOf, type TableSummary } from './summary.ts';

/** What a house is run with. */
export interface HouseSetup extends Omit<HouseParts, 'node' | 'openTable' | 'readAnew' | 'limits'> {
  readonly limits?: Partial<HouseLimits>;
  /** Thinks for the bots. */
  readonly thinker: AbortableThinker;
}

interface Open {
  readonly table: HostedTable;
  readonly caretaker: Caretaker;
  readonly keeper: Keeper;
}

/** Nobody can guess it: 128 bits by chance. */
function newTableId(): string {
  return randomBytes(16).toString('base64url');
}

/** A day in milliseconds. */
const day = 86_400_000;

/** How long a house that closes writes down what can also be made anew, in milliseconds. */
const lastWords = 3000;

/** How many of the latest tables in the lobby are looked at. */
const mostLookedAt = 1000;

const idPattern = /^[\w-]{22}$/;

/** All tables, as one node knows them: those that somebody has open are in memory, the others are in the storage. */
export class House {
  readonly parts: HouseParts;
  private readonly thinker: AbortableThinker;
  private readonly tables = new Map<string, Promise<Open | null>>();
  private timer: ReturnType<typeof setTimeout> | null = null;
  private closed = false;
  private sweeps = 0;

  constructor({ limits, thinker, ...setup }: HouseSetup) {
    this.thinker = thinker;
    this.parts = {
      ...setup,
      node: randomUUID(),
      limits: { ...usualLimits, ...limits },
      openTable: (guest, wanted) => this.create(guest, wanted),
      readAnew: (id) => void this.readAnew(id).catch((error) => this.parts.log('read anew', error)),
    };
  }

  /** Listens to the other nodes and begins to look after the tables. */
  async open(): Promise<void> {
    await this.parts.storage.listen({
      entry: (entry) => this.hear(entry),
      word: (text) => void this.hearWord(text),
      gap: () => void this.refreshAll(),
    });
    this.plan();
  }

  /** Stops looking after the tables; what was asked for is stored. */
  async close(): Promise<void> {
    this.closed = true;
    if (this.timer) clearTimeout(this.timer);
    const open = await Promise.all([...this.tables.keys()].map((id) => this.inMemory(id)));
    for (const each of open) each?.caretaker.stop();
    const written = Promise.all(open.map((each) => each?.keeper.end()));
    await Promise.race([written, wait(lastWords, undefined, { ref: false })]);
  }

  /** How many tables are in memory. */
  get openTables(): number {
    return this.tables.size;
  }

  /** Opens a new table and gives its id. Throws a plain `Error` when it cannot be as it is wanted. */
  async create(guest: string, wanted: TableSetup): Promise<string> {
    const { storage, now, limits } = this.parts;
    const room = roomOf(wanted.game);
    if (!room || !isPlayable(room))
      throw new Error(`There is no game '${wanted.game.slice(0, 40)}' to play.`);
    if (wanted.pace === 'days' && wanted.clock.kind === 'none')
      throw new Error('A game over days needs a clock.');
    const game = await loadGame(wanted.game);
    const seed = randomBytes(32).toString('hex');
    const seats = Array.from({ length: wanted.seats }, () => ({ kind: 'open', name: 'Open seat' }) as const);
    const { clock, undo } = wanted;
    createMatch({ game, options: wanted.options, seats, clock, undo, away: 'runs', seed, now: now() });
    if ((await storage.countNotes('guest', guest, now() - day)) >= limits.tables)
      throw new Error('You have had too many tables today.');
    if (wanted.listed && (await this.listedOf(guest)) >= mostListed.host)
      throw new Error(`You have ${mostListed.host} tables in the lobby already: give one up first.`);
    const setup = { ...wanted, options: readOptions(game.options, wanted.options, wanted.seats) };
    const entry: TableEntry = { kind: 'opened', at: now(), by: guest, setup, seed };
    const id = newTableId();
    await storage.note({ kind: 'guest', key: guest, table: id, at: entry.at });
    if (setup.listed) await storage.note({ kind: 'lobby', key: '', table: id, at: entry.at });
    await Promise.all([
      storage.append({ table: id, number: 1, command: randomUUID(), body: JSON.stringify(entry) }),
      storage.saveSummary({ table: id, number: 1, body: summaryBody(new Book(id, game, entry)) }),
    ]);
    return id;
  }

  /** The table of an id; nothing when there is none. */
  async table(id: string): Promise<HostedTable | null> {
    if (!idPattern.test(id)) return null;
    const known = this.tables.get(id) ?? this.load(id);
    this.tables.set(id, known);
    try {
      const open = await known;
      if (!open) this.tables.delete(id);
      return open?.table ?? null;
    } catch (error) {
      this.tables.delete(id);
      throw error;
    }
  }

  /** The tables of a guest, the latest first. */
  async tablesOf(guest: string, limit: number): Promise<FarTable[]> {
    const tables = await this.noted({ kind: 'guest', key: guest, limit }, (table) => {
      if (table.status === 'closed') return false;
      return seatIn(table, guest) !== null || homeIn(table, guest) !== null || table.owner === guest;
    });
    return tables.map(({ summary, attendance }) => tableFor(summary, guest, attendance));
  }

  /** The tables that wait for players: a fair share of each host, without those whom the guest has blocked. */
  async lobby(guest: string | null, limit: number): Promise<LobbyTable[]> {
    const { storage, now } = this.parts;
    const waiting = await this.noted(
      { kind: 'lobby', limit: mostLookedAt },
      ({ status }) => status === 'waiting',
    );
    const hosts = await storage.people.guests([...new Set(waiting.map(({ summary }) => summary.owner))]);
    const blocked = guest === null ? [] : (await storage.people.blocks(guest)).map((block) => block.guest);
    const offers = waiting.flatMap((table) => {
      const { owner } = table.summary;
      const { name = '', address = '' } = hosts.get(owner) ?? {};
      if (blocked.includes(owner)) return [];
      return [{ ...table, host: name, address, hostIsHere: table.attendance.isHere(owner) }];
    });
    await this.unlistOld(offers);
    return fairShares(offers, limit, now()).map(({ summary, attendance, host }) => ({
      ...tableFor(summary, guest, attendance),
      host,
    }));
  }

  /** Forgets tables that have been too old for so long that no node can have their host. */
  private async unlistOld(offers: readonly Offer[]): Promise<void> {
    const { storage, now } = this.parts;
    for (const { summary, hostIsHere } of offers)
      if (!hostIsHere && isStale(summary, now() - day))
        await storage.unnote({ kind: 'lobby', key: '', table: summary.id });
  }

  /** How many tables of a guest are in the lobby. */
  private async listedOf(guest: string): Promise<number> {
    const { limits, now } = this.parts;
    const own = await this.noted(
      { kind: 'guest', key: guest, limit: limits.tables },
      ({ owner, status, setup }) => owner === guest && status === 'waiting' && setup.listed,
    );
    return own.filter(({ summary }) => !isStale(summary, now())).length;
  }

  private async noted(
    query: { kind: 'guest' | 'lobby'; key?: string; limit: number },
    wanted: (table: TableSummary) => boolean,
  ): Promise<{ readonly summary: TableSummary; readonly attendance: Attendance }[]> {
    const { storage, now } = this.parts;
    const ids = (await storage.notes(query)).map(({ table }) => table);
    const [stored, heads] = await Promise.all([storage.summaries(ids), storage.heads(ids)]);
    const found: { readonly summary: TableSummary; readonly attendance: Attendance }[] = [];
    for (const id of ids) {
      const open = await this.inMemory(id);
      const summary = open
        ? summaryOf(open.table.book)
        : await this.summary(id, stored.get(id), heads.get(id));
      const presence = open?.table.presence;
      if (!summary || !wanted(summary)) continue;
      const attendance = {
        isHere: (other: string): boolean => presence?.isHere(other, now()) ?? false,
        freeIn: (seat: number): number | null => open?.table.freeIn(seat) ?? null,
        watchers: presence?.watchers(now()) ?? 0,
      };
      found.push({ summary, attendance });
    }
    return found;
  }

  /** What lists say of a table that is not in memory. It is loaded only when a crash has left its summary behind. */
  private async summary(id: string, stored?: Summary, head?: number): Promise<TableSummary | null> {
    const summary = stored && stored.number === head ? readSummary(stored.body) : null;
    if (summary || head === undefined) return summary;
    const table = await this.table(id);
    if (!table) return null;
    await (await this.inMemory(id))?.keeper.saveSummary();
    return summaryOf(table.book);
  }

  private async inMemory(id: string): Promise<Open | null> {
    return (await this.tables.get(id)?.catch(() => null)) ?? null;
  }

  /** Somebody has been blocked: here and at the other nodes they leave the tables of who blocked them, and no others. */
  async heedBlock(owner: string, guest: string): Promise<void> {
    const { storage, node } = this.parts;
    storage.say(JSON.stringify(['blocked', node, owner, guest]));
    await this.sendBlockedAway(owner, guest);
  }

  private async sendBlockedAway(owner: string, guest: string): Promise<void> {
    for (const id of [...this.tables.keys()]) {
      const table = (await this.inMemory(id))?.table;
      if (table?.book.owner === owner) await table.lookAgainAt(guest);
    }
  }

  /** Takes a guest who was deleted out of all tables. Throws `StorageDown` when that is not known to be done. */
  async forgetGuest(guest: string): Promise<void> {
    for (const table of await this.parts.storage.tablesWith(guest))
      await this.forgetAt(table, guest).catch((error) => {
        if (error instanceof StorageDown) throw error;
        this.parts.log('deletion', error);
      });
  }

  private async forgetAt(table: string, guest: string): Promise<void> {
    const { storage, now } = this.parts;
    for (;;) {
      const entries = await storage.read(table, 0);
      const bodies = withoutGuest(entries, guest);
      if (bodies.size === 0 && isMarked(entries, guest)) return;
      const marker: TableEntry = { kind: 'deleted', at: now(), guest };
      const rewritten = await storage.rewrite(bodies, {
        table,
        number: entries.length + 1,
        command: randomUUID(),
        body: JSON.stringify(marker),
      });
      if (!rewritten) continue;
      await this.readAnew(table);
      return;
    }
  }

  /** Lets go of a table whose entries were changed; whoever has it open comes back to what they are now. */
  private async readAnew(id: string): Promise<void> {
    const opened = this.tables.get(id);
    this.tables.delete(id);
    const open = await opened;
    open?.caretaker.stop();
    open?.keeper.discard();
    open?.table.dismiss();
  }

  private async load(id: string): Promise<Open | null> {
    const { storage } = this.parts;
    const [first, ...rest] = (await storage.read(id, 0)).map(({ body }) => readEntry(body));
    if (first?.kind !== 'opened') return null;
    const game = await loadGame(first.setup.game);
    const book = new Book(id, game, first);
    const covered = book.takeAll(rest, await storage.snapshot(id, buildOf(game.id)));
    const table = new HostedTable(book, this.parts);
    await table.recall();
    const caretaker = new Caretaker(table, this.parts, this.thinker);
    const keeper = new Keeper(book, this.parts, covered);
    table.onChange((own) => {
      caretaker.look(own);
      keeper.look(own);
    });
    caretaker.look(true);
    return { table, caretaker, keeper };
  }

  private hear(entry: Omit<Entry, 'body'> & { readonly body: string | null }): void {
    void this.ifOpen(entry.table, (table) => table.hear(entry));
  }

  /** Another node tells who has a table open there, or who was blocked by whom. */
  private async hearWord(text: string): Promise<void> {
    const [kind, node, ...rest] = JSON.parse(text) as [string, string, ...unknown[]];
    if (kind === 'here') {
      const [table, guests, watchers] = rest as [string, string[], number];
      await this.ifOpen(table, (open) => open.hearPresence(node, guests, watchers));
    } else if (kind === 'blocked' && node !== this.parts.node) {
      const [owner, guest] = rest as [string, string];
      await this.sendBlockedAway(owner, guest).catch((error) => this.parts.log('blocked', error));
    }
  }

  private async ifOpen(id: string, work: (table: HostedTable) => void): Promise<void> {
    const open = await this.inMemory(id);
    if (open) work(open.table);
  }

  private async refreshAll(): Promise<void> {
    try {
      const heads = await this.parts.storage.heads([...this.tables.keys()]);
      for (const [id, head] of heads)
        await this.ifOpen(id, (table) => {
          if (head > table.book.number)
            void table.refresh().catch((error) => this.parts.log('refresh', error));
        });
    } catch (error) {
      this.parts.log('refresh', error);
    }
  }

  private plan(): void {
    if (this.closed) return;
    this.timer = setTimeout(() => {
      void this.sweep()
        .catch((error) => this.parts.log('sweep', error))
        .then(() => this.plan());
    }, this.parts.limits.sweep);
  }

  /** Wakes the tables that are due, lets those go that nobody needs, and looks for what may have been missed. */
  private async sweep(): Promise<void> {
    const { storage, now, limits } = this.parts;
    for (const { table } of await storage.notes({ kind: 'wake', until: now(), limit: 200 })) {
      await this.table(table);
      await (await this.tables.get(table))?.caretaker.wake();
    }
    for (const [id, opened] of this.tables) {
      const open = await opened.catch(() => null);
      if (!open) continue;
      if (open.table.idle && !open.caretaker.busy && now() - open.table.touched > limits.idle) {
        open.caretaker.stop();
        this.tables.delete(id);
        void open.keeper.end();
      } else if (this.sweeps % 4 === 0 && !open.table.idle) open.table.sayPresence();
    }
    // What a node that died has left undone, or what another node stored before it knew of the deletion.
    if (this.sweeps % 12 === 0)
      for (const guest of await storage.people.deletions(now() - 12 * limits.sweep)) {
        await this.forgetGuest(guest);
        await storage.people.endDeletion(guest);
      }
    this.sweeps++;
    await this.refreshAll();
  }
}
