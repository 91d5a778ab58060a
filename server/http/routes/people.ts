import * as z from 'zod';
import { readEntry } from '../../host/entries.ts';
import { plainText, tableId } from '../../live/messages.ts';
import { attempt, done, known, problem, type RouteParts, type Routes } from './parts.ts';

/** How somebody at a table is pointed at: by the seat they hold, or by a line they have said. */
const pointed = {
  table: tableId,
  seat: z.int().min(0).max(15).optional(),
  line: z.int().min(1).max(1_000_000).optional(),
};
type Pointed = z.infer<z.ZodObject<typeof pointed>>;

/** How many guests one guest may block, and report in a day. */
const most = { blocks: 500, reports: 20 };
const day = 86_400_000;

/** What people do about each other: keep somebody from their own tables, or tell the operator. */
export function peopleRoutes(scope: Routes, parts: RouteParts): void {
  const { house, limits } = parts;
  const { storage, now } = house.parts;

  scope.get(
    '/api/me/blocks',
    {
      schema: {
        summary: 'Whom you have blocked from your own tables, the latest first',
        response: {
          200: z.object({
            blocks: z.array(z.object({ guest: z.string(), name: z.string(), at: z.number() })),
          }),
          401: problem,
        },
      },
    },
    async (request, reply) => {
      const guest = await known(parts, request, reply);
      return guest
        ? { blocks: (await storage.people.blocks(guest.id)).map((block) => ({ ...block })) }
        : reply;
    },
  );

  scope.post(
    '/api/me/blocks',
    {
      schema: {
        summary: 'Blocks somebody who sits at a table, or has said a line there, from the tables you open',
        body: z.strictObject(pointed),
        response: { 200: done, 400: problem, 401: problem },
      },
    },
    async (request, reply) =>
      attempt(parts, request, reply, async ({ id }) => {
        const { guest, name } = await whoIs(parts, request.body);
        if (guest === null) throw new Error('Nobody is there to be blocked.');
        if (guest === id) throw new Error('You cannot block yourself.');
        if ((await storage.people.blocks(id)).length >= most.blocks)
          throw new Error('You have blocked too many players already.');
        await storage.people.block(id, { guest, name, at: now() });
        for (const table of await house.tablesOf(id, 50))
          if (table.own && table.status === 'waiting') await freeSeat(parts, table.id, id, guest);
        await house.heedBlock(id, guest);
        return { ok: true };
      }),
  );

  scope.delete(
    '/api/me/blocks/:guest',
    {
      schema: {
        summary: 'Blocks somebody no more',
        params: z.object({ guest: z.string().regex(/^[\w-]{1,60}$/) }),
        response: { 200: done, 401: problem },
      },
    },
    async (request, reply) =>
      attempt(parts, request, reply, async ({ id }) => {
        await storage.people.unblock(id, request.params.guest);
        return { ok: true };
      }),
  );

  scope.post(
    '/api/reports',
    {
      schema: {
        summary: 'Tells the operator about a line of the chat, a name, or a table as a whole',
        body: z.strictObject({ ...pointed, reason: plainText(500) }),
        response: { 200: done, 400: problem, 401: problem, 429: problem },
      },
    },
    async (request, reply) => {
      const tooMany = 'You have reported enough for today.';
      return attempt(parts, request, reply, async ({ id }) => {
        const { reason, ...where } = request.body;
        if ((await storage.people.countReports(id, now() - day)) >= most.reports) throw new Error(tooMany);
        if (!(await limits.count('reports', request, reply, tooMany))) return undefined;
        const { guest, what } = await whoIs(parts, where);
        await storage.people.report({ at: now(), by: id, about: guest, table: where.table, what, reason });
        return { ok: true };
      });
    },
  );
}

/** Frees the seat of somebody at a table of one's own that has not begun. */
async function freeSeat({ house }: RouteParts, id: string, owner: string, guest: string): Promise<void> {
  const table = await house.table(id);
  const seat = table?.book.seatOf(guest) ?? null;
  if (table?.book.owner === owner && table.book.status === 'waiting' && seat !== null)
    await table.do({ guest: owner, name: '' }, { type: 'stand', seat });
}

/** Who is pointed at, and what there is to see of them; nobody when it is the table. Throws a plain `Error`. */
async function whoIs(
  { house }: RouteParts,
  { table, seat, line }: Pointed,
): Promise<{ readonly guest: string | null; readonly name: string; readonly what: string }> {
  const found = await house.table(table);
  if (!found) throw new Error('There is no such table.');
  if (line !== undefined) {
    const entries = (await house.parts.storage.read(table, 0)).map(({ body }) => readEntry(body));
    const said = entries.filter((entry) => entry.kind === 'said')[line - 1];
    if (!said) throw new Error('There is no such line.');
    return { guest: said.guest, name: said.name, what: `${said.name}: ${said.text}` };
  }
  if (seat === undefined) return { guest: null, name: '', what: found.book.setup.game };
  const holder = found.book.holders[seat];
  if (!holder || !('guest' in holder)) throw new Error('Nobody sits there.');
  return { guest: holder.guest, name: holder.name, what: holder.name };
}
