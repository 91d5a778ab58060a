import { Operator, type UsedTable } from '@holoboard/server';
import { type Command, readArgs, UsageError, wholeNumber } from '../command.ts';
import type { Terminal } from '../terminal.ts';

/** What an action is given. */
interface Asked {
  readonly operator: Operator;
  readonly terminal: Terminal;
  /** The word after the action, if there is one. */
  readonly who: string;
  readonly limit: number;
  readonly reason: string;
  readonly withAddress: boolean;
}

const actions: Readonly<Record<string, (asked: Asked) => Promise<number>>> = {
  tables: listTables,
  guests: listGuests,
  reports: listReports,
  bans: listBans,
  ban,
  unban,
};

export const admin: Command = {
  summary: 'Look after a server: tables, guests, reports, bans',
  usage: 'admin ACTION [WHO] [--data FOLDER] [--database URL] [--limit N] [--reason TEXT] [--with-address]',
  details: `  tables           the tables that were used last, and who sits there
  guests [TEXT]    the latest guests, or those whose name holds the text or whose id it is
  reports          what players have reported
  bans             who is banned
  ban WHO          keep out a guest, by id, or an address; WHO is told the reason
  unban WHO        let a guest, an address or the mark of an address in again

  --data FOLDER    the data folder of the server; ./data unless told
  --database URL   the PostgreSQL of the server; otherwise DATABASE_URL from the environment
  --limit N        how many are listed; 50 unless told
  --reason TEXT    why somebody is banned; "Bad behavior." unless told
  --with-address   ban a guest together with the address they last came from

The server may be running meanwhile: bans hold within seconds. Addresses are stored as marks that only tell them apart; an IPv6
address counts by its first 64 bits. Example: holoboard admin ban 203.0.113.7 --reason "Spam in the lobby."`,
  async run(args, terminal) {
    const { values, positionals } = readArgs(
      args,
      {
        data: { type: 'string', default: 'data' },
        database: { type: 'string' },
        limit: { type: 'string', default: '50' },
        reason: { type: 'string', default: 'Bad behavior.' },
        'with-address': { type: 'boolean', default: false },
      },
      ['ACTION', '[WHO]'],
    );
    const [name = '', who = ''] = positionals;
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action) throw new UsageError(`There is no action '${name.slice(0, 40)}'.`);
    if ((action === ban || action === unban) && who === '') throw new UsageError('WHO is missing.');
    const limit = wholeNumber('limit', values.limit, 1, 10_000);
    const operator = await Operator.open(values.data, values.database || process.env['DATABASE_URL']);
    try {
      const { reason, 'with-address': withAddress } = values;
      return await action({ operator, terminal, who, limit, reason, withAddress });
    } finally {
      await operator.close();
    }
  },
};

async function listTables({ operator, terminal, limit }: Asked): Promise<number> {
  const tables = await operator.tables(limit);
  if (tables.length === 0) terminal.line('There are no tables.');
  for (const table of tables) terminal.line(`${table.id}  ${date(table.at)}  ${aboutTable(table)}`);
  return 0;
}

function aboutTable({ summary }: UsedTable): string {
  if (!summary) return 'not looked at since it was opened';
  const { setup, status, seats } = summary;
  const names = seats.map(({ holder }) => {
    if (!holder) return '(open)';
    return plain('guest' in holder ? `${holder.name} [${holder.guest}]` : `bot ${holder.name}`);
  });
  const kind = `${setup.game}, ${status}, ${setup.pace}${setup.listed ? ', listed' : ''}`;
  return `${kind}: ${names.join(', ')}`;
}

async function listGuests({ operator, terminal, who, limit }: Asked): Promise<number> {
  const guests = await operator.guests(who, limit);
  const banned = new Set((await operator.bans()).map(({ kind, key }) => `${kind} ${key}`));
  if (guests.length === 0) terminal.line('There are no such guests.');
  for (const { id, name, created, address } of guests) {
    const isOut = banned.has(`guest ${id}`) || banned.has(`address ${address}`);
    terminal.line(
      `${id}  ${date(created)}  address ${address || 'unknown'}  ${plain(name)}${isOut ? '  (banned)' : ''}`,
    );
  }
  return 0;
}

async function listReports({ operator, terminal, limit }: Asked): Promise<number> {
  const reports = await operator.reports(limit);
  if (reports.length === 0) terminal.line('There are no reports.');
  for (const { number, at, by, about, table, what, reason } of reports) {
    terminal.line(`#${number}  ${date(at)}  table ${table}  by ${by}  about ${about ?? 'the table'}`);
    terminal.line(`    what: ${plain(what)}`);
    terminal.line(`    why:  ${plain(reason)}`);
  }
  return 0;
}

async function listBans({ operator, terminal }: Asked): Promise<number> {
  const bans = await operator.bans();
  if (bans.length === 0) terminal.line('Nobody is banned.');
  for (const { kind, key, reason, at } of bans)
    terminal.line(`${kind} ${key}  ${date(at)}  ${plain(reason)}`);
  return 0;
}

async function ban({ operator, terminal, who, reason, withAddress }: Asked): Promise<number> {
  for (const { kind, key } of await operator.ban(who, reason, withAddress))
    terminal.line(`The ${kind} ${key} is banned: ${reason}`);
  return 0;
}

async function unban({ operator, terminal, who }: Asked): Promise<number> {
  const lifted = await operator.unban(who);
  terminal.line(lifted ? `${who} is let in again.` : `${who} was not banned.`);
  return lifted ? 0 : 1;
}

function date(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}

/** What people have written, without anything that a terminal would take for a command. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ');
}
