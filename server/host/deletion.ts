import { deletedPlayer, withNames } from '@holoboard/table';
import type { Entry } from '../storage/storage.ts';
import { readEntry, stepBody, type TableEntry } from './entries.ts';

type Rows = { readonly header: string; readonly steps: readonly string[] };

/**
 * The bodies of a table's entries that read otherwise without a guest, by number: names are those of nobody, and what was said is
 * gone. Moves and dice stay as they are; where the names were part of what a match checks, its rows get the checks that follow.
 */
export function withoutGuest(entries: readonly Entry[], guest: string): ReadonlyMap<number, string> {
  const changed = new Map<number, string>();
  const read = entries.map(({ number, body }) => ({ number, body, entry: readEntry(body) }));
  const change = (number: number, body: string, entry: object): void => {
    const text = JSON.stringify(entry);
    if (text !== body) changed.set(number, text);
  };
  for (const { number, body, entry } of read) {
    if (!('guest' in entry) || entry.guest !== guest) continue;
    change(number, body, {
      ...entry,
      ...('name' in entry && { name: deletedPlayer }),
      ...('text' in entry && { text: '' }),
    });
  }
  const names = namesAtStart(
    read.map(({ entry }) => entry),
    guest,
  );
  const started = read.find(({ entry }) => entry.kind === 'started');
  if (started?.entry.kind !== 'started' || names.every((name) => name === null)) return changed;
  const steps = read.filter(({ entry }) => entry.kind === 'step');
  const rows = withNames(
    {
      header: JSON.stringify(started.entry.header),
      steps: steps.map(({ entry }) => JSON.stringify((entry as Extract<TableEntry, { kind: 'step' }>).row)),
    },
    names,
  ) as Rows;
  change(started.number, started.body, { ...started.entry, header: JSON.parse(rows.header) });
  for (const [i, { number, body }] of steps.entries()) {
    const again = stepBody(rows.steps[i] as string);
    if (again !== body) changed.set(number, again);
  }
  return changed;
}

/** Whether a table knows already that a guest is gone. */
export function isMarked(entries: readonly Entry[], guest: string): boolean {
  return entries.some(({ body }) => {
    const entry = readEntry(body);
    return entry.kind === 'deleted' && entry.guest === guest;
  });
}

/** What the seats of a match are to be called: nothing where the guest did not sit when it began. */
function namesAtStart(entries: readonly TableEntry[], guest: string): readonly (string | null)[] {
  const [opened] = entries;
  if (opened?.kind !== 'opened') return [];
  const holders = new Array<string | null>(opened.setup.seats).fill(null);
  for (const entry of entries) {
    if (entry.kind === 'started') break;
    if (entry.kind === 'sat') {
      const before = holders.indexOf(entry.guest);
      if (before >= 0) holders[before] = null;
      holders[entry.seat] = entry.guest;
    } else if (entry.kind === 'bot' || entry.kind === 'stood') holders[entry.seat] = null;
  }
  return holders.map((holder) => (holder === guest ? deletedPlayer : null));
}
