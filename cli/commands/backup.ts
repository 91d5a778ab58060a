import { backupDatabase, restoreDatabase } from '@holoboard/server';
import { type Command, readArgs } from '../command.ts';

const dataFlag = '  --data FOLDER   the data folder of the server; ./data unless told';

export const backup: Command = {
  summary: "Copy the server's database into a file",
  usage: 'backup FILE [--data FOLDER]',
  details: `${dataFlag}

The server may be running meanwhile. A PostgreSQL database has tools of its own: see docs/operations.md.`,
  async run(args, terminal) {
    const { values, positionals } = readArgs(args, { data: { type: 'string', default: 'data' } }, ['FILE']);
    await backupDatabase(values.data, positionals[0] ?? '');
    terminal.line(`The backup is in ${positionals[0]}.`);
    return 0;
  },
};

export const restore: Command = {
  summary: "Put a backup in the place of the server's database",
  usage: 'restore FILE [--data FOLDER]',
  details: `${dataFlag}

The server must be stopped. The database that was there is kept beside the new one.`,
  run(args, terminal) {
    const { values, positionals } = readArgs(args, { data: { type: 'string', default: 'data' } }, ['FILE']);
    const kept = restoreDatabase(values.data, positionals[0] ?? '');
    terminal.line(`The database is that of ${positionals[0]} again.`);
    if (kept) terminal.line(`What was there before is kept as ${kept}.`);
    return 0;
  },
};
