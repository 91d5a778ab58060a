import type { ClientMessage, TableCommand } from '@holoboard/table';
import * as z from 'zod';

/* What may come in, checked before anything looks at it. Everything else is refused with a reason. */

const whole = z.int().min(0).max(1_000_000_000);
const seat = z.int().min(0).max(15);
const level = z.string().min(1).max(40);
/** The id of a table. */
export const tableId = z.string().regex(/^[\w-]{22}$/);
/** Control characters, those that turn the direction of writing and those that are none are no part of a name or a line. */
export const plainText = (most: number) =>
  z
    .string()
    .transform((text) =>
      text
        .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .pipe(z.string().min(1).max(most));

/** A sign that can be seen by itself: no accent without a letter, no filler, no empty Braille cell. */
const visible = /[^\s\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** The name of a guest. */
export const guestName = plainText(40).refine((name) => visible.test(name), 'A name can be seen');
/** What a seat adds to the dice. */
const entropy = z.string().min(16).max(200);

const commands = {
  sit: { type: z.literal('sit'), seat: seat.nullable(), entropy },
  stand: { type: z.literal('stand'), seat: seat.optional() },
  consent: { type: z.literal('consent'), agree: z.boolean() },
  bot: { type: z.literal('bot'), seat, level },
  start: { type: z.literal('start'), level },
  play: {
    type: z.literal('play'),
    version: whole,
    clientActionId: z.string().min(1).max(64),
    // What an action is, the rules of the game say; its size is bounded by that of a message.
    action: z.looseObject({ type: z.string().max(100) }),
  },
  undo: { type: z.literal('undo') },
  answer: { type: z.literal('answer'), agree: z.boolean() },
  resign: { type: z.literal('resign') },
  chat: { type: z.literal('chat'), text: plainText(500) },
  rematch: { type: z.literal('rematch') },
  spectators: { type: z.literal('spectators'), allowed: z.boolean() },
  remove: { type: z.literal('remove'), speaker: whole },
  close: { type: z.literal('close') },
} as const;

/** What is asked of a table over HTTP. */
export const tableCommand = z.discriminatedUnion('type', [
  z.strictObject(commands.sit),
  z.strictObject(commands.stand),
  z.strictObject(commands.consent),
  z.strictObject(commands.bot),
  z.strictObject(commands.start),
  z.strictObject(commands.play),
  z.strictObject(commands.undo),
  z.strictObject(commands.answer),
  z.strictObject(commands.resign),
  z.strictObject(commands.chat),
  z.strictObject(commands.rematch),
  z.strictObject(commands.spectators),
  z.strictObject(commands.remove),
  z.strictObject(commands.close),
]);

const addressed = { id: whole, match: tableId };

const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ping'), match: tableId.optional(), version: whole.optional() }),
  z.strictObject({
    ...addressed,
    type: z.literal('join'),
    since: z.strictObject({ version: whole, seat: seat.nullable() }).optional(),
  }),
  z.strictObject({ ...addressed, type: z.literal('part') }),
  z.strictObject({ ...addressed, type: z.literal('legal') }),
  z.strictObject({ ...addressed, type: z.literal('history'), from: whole, to: whole }),
  z.strictObject({ ...addressed, ...commands.sit }),
  z.strictObject({ ...addressed, ...commands.stand }),
  z.strictObject({ ...addressed, ...commands.consent }),
  z.strictObject({ ...addressed, ...commands.bot }),
  z.strictObject({ ...addressed, ...commands.start }),
  z.strictObject({ ...addressed, ...commands.play }),
  z.strictObject({ ...addressed, ...commands.undo }),
  z.strictObject({ ...addressed, ...commands.answer }),
  z.strictObject({ ...addressed, ...commands.resign }),
  z.strictObject({ ...addressed, ...commands.chat }),
  z.strictObject({ ...addressed, ...commands.rematch }),
  z.strictObject({ ...addressed, ...commands.spectators }),
  z.strictObject({ ...addressed, ...commands.remove }),
  z.strictObject({ ...addressed, ...commands.close }),
]);

/** A message that could be read, or why it could not; and its id, as far as it has one. */
export type ReadMessage =
  | { readonly message: ClientMessage }
  | { readonly id: number; readonly problem: string };

/** Reads a message of a client. Never throws. */
export function readMessage(text: string): ReadMessage {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { id: 0, problem: 'This is not JSON.' };
  }
  const read = clientMessage.safeParse(value);
  if (read.success) return { message: read.data as ClientMessage };
  const given = typeof value === 'object' && value !== null ? Reflect.get(value, 'id') : 0;
  const id = Number.isSafeInteger(given) ? (given as number) : 0;
  return { id, problem: problemOf(read.error) };
}

/** The first thing that is wrong, in one sentence. */
function problemOf({ issues }: z.ZodError): string {
  const [issue] = issues;
  const where = issue?.path.join('.') ?? '';
  const what = (issue?.message ?? 'This message is malformed').slice(0, 200);
  return where === '' ? `${what}.` : `${where.slice(0, 60)}: ${what}.`;
}

/** The command of a message, without what addresses it. */
export function commandOf({
  id: _id,
  match: _match,
  ...command
}: Extract<ClientMessage, { match: string }> & { type: TableCommand['type'] }): TableCommand {
  return command as TableCommand;
}
