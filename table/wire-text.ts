import type { Update } from './sitting.ts';
import type { FarStanding, ServerMessage, ShortStanding, ShortUpdate } from './wire.ts';

/* Messages as they are written on the wire: what is usual is left out, and put in again by whoever reads. */

type Told = Extract<ServerMessage, { readonly standing: FarStanding }>;

/** The text of a message. */
export function textOf(message: ServerMessage): string {
  if (message.type === 'history')
    return JSON.stringify({ ...message, updates: message.updates.map(shortUpdate) });
  if (!('standing' in message)) return JSON.stringify(message);
  if (message.type === 'news') return newsTexts(message.match, [message])[0] as string;
  const { standing, ...rest } = message;
  return JSON.stringify({ ...rest, ...shortStanding(standing, undefined) });
}

/** The texts of news of one match for several viewers: updates that several of them are told are written once. */
export function newsTexts(
  match: string,
  news: readonly { readonly updates: readonly Update[]; readonly standing: FarStanding }[],
): string[] {
  const written = new Map<readonly Update[], string>();
  return news.map(({ updates, standing }) => {
    const told = written.get(updates) ?? JSON.stringify(updates.map(shortUpdate));
    written.set(updates, told);
    const rest = JSON.stringify(shortStanding(standing, updates.at(-1)?.version));
    const end = rest === '{}' ? '}' : `,${rest.slice(1)}`;
    return `{"type":"news","match":${JSON.stringify(match)},"updates":${told}${end}`;
  });
}

/** The text of news that is also the answer to a message: what was asked for is what has happened last. */
export function withAnswer(text: string, id: number): string {
  return `{"done":${id},${text.slice(1)}`;
}

/** The messages that a text holds. */
export function messagesOf(text: string): readonly ServerMessage[] {
  const written = JSON.parse(text) as Exclude<ServerMessage, Told | Page> | Written | WrittenPage;
  if (written.type === 'history') return [{ ...written, updates: written.updates.map(wholeUpdate) }];
  if (!isTold(written)) return [written];
  const { done, version, outcome, undo, wish, clocks, updates, ...message } = written;
  const read = updates?.map(wholeUpdate);
  const standing: FarStanding = {
    version: version ?? read?.at(-1)?.version ?? 0,
    outcome: outcome ?? null,
    undo: undo ?? null,
    wish: wish ?? null,
    ...(clocks && { clocks }),
  };
  const told = { ...message, ...(read && { updates: read }), standing } as Told;
  return done === undefined ? [told] : [told, { type: 'done', id: done, version: standing.version }];
}

type Page = Extract<ServerMessage, { readonly type: 'history' }>;
type WrittenPage = Omit<Page, 'updates'> & { readonly updates: readonly ShortUpdate[] };
type Written = ShortStanding & {
  readonly type: Told['type'];
  readonly done?: number;
  readonly updates?: readonly ShortUpdate[];
};

function isTold(written: Exclude<ServerMessage, Told | Page> | Written): written is Written {
  const { type } = written;
  return type === 'view' || type === 'news';
}

function shortUpdate({ version, at, seat, kind, question, events, change, ...rest }: Update): ShortUpdate {
  return {
    version,
    at,
    seat,
    ...(kind !== 'action' && { kind }),
    question,
    ...(events.length > 0 && {
      events: events.map(({ event, change: its }) => (its ? { event, change: its } : { event })),
    }),
    ...(change && { change }),
    ...rest,
  };
}

function wholeUpdate({ kind = 'action', events = [], change, ...rest }: ShortUpdate): Update {
  return {
    ...rest,
    kind,
    events: events.map((each) => ({ event: each.event, change: each.change ?? null })),
    change: change ?? null,
  };
}

/** The version is that of the last update, where there is one. */
function shortStanding(
  { version, outcome, undo, wish, clocks }: FarStanding,
  last: number | undefined,
): ShortStanding {
  return {
    ...(version !== last && { version }),
    ...(outcome && { outcome }),
    ...(undo && { undo }),
    ...(wish && { wish }),
    ...(clocks && { clocks }),
  };
}
