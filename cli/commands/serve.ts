import { fileURLToPath } from 'node:url';
import { startServer } from '@holoboard/server';
import { type Command, Problem, readArgs, UsageError, wholeNumber } from '../command.ts';
import { stopSignal } from '../stop-signal.ts';

export const serve: Command = {
  summary: 'Start the server and its page',
  usage:
    'serve [--port N] [--host ADDRESS] [--data FOLDER] [--database URL] [--bots WHERE] [--trust-proxy] [--new-guests N] [--requests N] [--log LEVEL]',
  details: `  --port N        the port to listen at; otherwise PORT from the environment, otherwise 4700
  --host ADDRESS  the address to listen at; 127.0.0.1 unless told, so that only this machine can reach it
  --data FOLDER   where everything is stored; ./data unless told
  --database URL  a PostgreSQL to share with other nodes, in place of the data folder; otherwise DATABASE_URL from the environment
  --bots WHERE    where bots think: 'here', or 'queue' for the workers of the PostgreSQL; here unless told
  --trust-proxy   believe the proxy before this server about who is calling
  --new-guests N  how many guests one address may create in an hour; 20 unless told
  --requests N    how many requests one address may make in a minute; 600 unless told
  --log LEVEL     silent, error, warn or info, to the standard error; error unless told`,
  async run(args, terminal) {
    const { values } = readArgs(
      args,
      {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        database: { type: 'string' },
        bots: { type: 'string', default: 'here' },
        'trust-proxy': { type: 'boolean' },
        'new-guests': { type: 'string', default: '20' },
        requests: { type: 'string', default: '600' },
        log: { type: 'string', default: 'error' },
      },
      [],
    );
    const stopped = stopSignal();
    const server = await startServer({
      port: readPort(values.port ?? (process.env['PORT'] || '4700')),
      host: values.host || '127.0.0.1',
      dataFolder: values.data || 'data',
      database: values.database || process.env['DATABASE_URL'] || undefined,
      bots: readBots(values.bots),
      push: pushKeys(process.env),
      trustProxy: values['trust-proxy'],
      limits: {
        guests: wholeNumber('new-guests', values['new-guests'], 1, 1_000_000),
        requests: wholeNumber('requests', values.requests, 1, 1_000_000),
      },
      logLevel: readLogLevel(values.log),
      appFolder: fileURLToPath(new URL('../../web/dist', import.meta.url)),
      log: (line) => terminal.line(line),
    });
    await stopped;
    await server.close();
    terminal.line('Holoboard has stopped. Goodbye.');
    return 0;
  },
};

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65535) return port;
  throw new Problem(`A port is a whole number from 0 to 65535, not '${text.slice(0, 40)}'.`);
}

/** The keys for push messages, when the environment has them. */
function pushKeys(env: NodeJS.ProcessEnv) {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env;
  return publicKey && privateKey && subject ? { publicKey, privateKey, subject } : undefined;
}

function readBots(text: string): 'here' | 'queue' {
  if (text === 'here' || text === 'queue') return text;
  throw new UsageError(`--bots is here or queue, not '${text.slice(0, 40)}'.`);
}

function readLogLevel(text: string): string {
  if (['silent', 'error', 'warn', 'info'].includes(text)) return text;
  throw new UsageError(`--log is silent, error, warn or info, not '${text.slice(0, 40)}'.`);
}
