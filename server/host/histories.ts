import { setImmediate as breathe } from 'node:timers/promises';
import type { Seat } from '@holoboard/kernel';
import { History, type Match, type ServerMessage } from '@holoboard/table';

/** How long one slice of work may take before others have their turn, in milliseconds. */
const slice = 5;
/** How many updates one page has at most. */
const longestPage = 200;

type HistoryPage = Omit<Extract<ServerMessage, { type: 'history' }>, 'id' | 'match'>;

/** A page, and how many steps had to be played again for it. */
export interface MadePage {
  readonly page: HistoryPage;
  readonly work: number;
}

/** What each kind of viewer has been told of a match from its beginning, made when it is first asked for and kept while the table is in use. */
export class Histories {
  private readonly known = new Map<Seat | null, { readonly history: History; work: Promise<unknown> }>();

  /** What a viewer was told after one version up to another, at most 200 updates of it. Long work is done in slices. */
  async page(match: Match, seat: Seat | null, from: number, to: number): Promise<MadePage> {
    const known = this.of(match, seat);
    const end = Math.min(to, from + longestPage);
    const work = known.work.then(() => reach(known.history, end));
    known.work = work.catch(() => 0);
    const played = await work;
    const { start, updates } = known.history;
    const page = {
      type: 'history',
      seat,
      from,
      ...(from === 0 && { start }),
      updates: updates.slice(from, end),
    } as const;
    return { page, work: played };
  }

  private of(match: Match, seat: Seat | null): { readonly history: History; work: Promise<unknown> } {
    // In an open game everybody is told the same.
    const key = match.game.open ? null : seat;
    const known = this.known.get(key) ?? {
      history: new History(match, key ?? 'spectator'),
      work: Promise.resolve(),
    };
    this.known.set(key, known);
    return known;
  }
}

/** Goes on with a history until it has a version, or all there is. Gives how many steps were played again. */
async function reach(history: History, version: number): Promise<number> {
  let played = 0;
  let began = performance.now();
  while (history.updates.length < version && !history.isWhole) {
    history.advance();
    played++;
    if (performance.now() - began < slice) continue;
    await breathe();
    began = performance.now();
  }
  return played;
}
