import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { startServer } from '@holoboard/server';
import { type Command, Problem, readArgs, UsageError, wholeNumber } from '../command.ts';
import { stopSignal } from '../stop-signal.ts';

export const serve: Command = {
  summary: 'Start the server and its page',
  usage:
    'serve [--port N] [--host ADDRESS] [--data FOLDER] [--database URL] [--bots WHERE] [--trust-proxy WHOM] [--new-guests N] [--requests N] [--log LEVEL]',
  details: `  --port N        the port to listen at; otherwise PORT from the environment, otherwise 4700
  --host ADDRESS  the address to listen at; 127.0.0.1 unless told, so that only this machine can reach it
  --data FOLDER   where everything is stored; ./data unless told
  --database URL  a PostgreSQL to share with other nodes, in place of the data folder; otherwise DATABASE_URL from the environment
  --bots WHERE    where bots think: 'here', or 'queue' for the workers of the PostgreSQL; here unless told
  --trust-proxy WHOM  whom to believe about who is calling: how many proxies stand before this server (1),
                  or their addresses and subnets (10.0.0.0/8,::1); nobody unless told
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
        'trust-proxy': { type: 'string' },
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
      trustProxy: readProxies(values['trust-proxy']),
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
  if (publicKey && privateKey && subject) return { publicKey, privateKey, subject };
  const keys = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject };
  const missing = Object.entries(keys).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length === 3) return undefined;
  throw new Problem(
    `The push keys are incomplete: ${missing.join(' and ')} missing. Set all three, or none.`,
  );
}

/** Whom to believe about who is calling: a number of proxies, or their addresses. */
function readProxies(text: string | undefined): number | readonly string[] | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]$/.test(text)) return Number(text);
  const places = text.split(',').map((place) => place.trim());
  for (const place of places)
    if (!isPlace(place))
      throw new UsageError(
        `--trust-proxy is a number of proxies from 1 to 9, or addresses and subnets with commas between them, not '${place.slice(0, 40)}'.`,
      );
  return places;
}

/** Whether a text is an address, or a subnet such as 10.0.0.0/8. */
function isPlace(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const kind = isIP(address);
  if (kind === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128));
}

function readBots(text: string): 'here' | 'queue' {
  if (text === 'here' || text === 'queue') return text;
  throw new UsageError(`--bots is here or queue, not '${text.slice(0, 40)}'.`);
}

function readLogLevel(text: string): string {
  if (['silent', 'error', 'warn', 'info'].includes(text)) return text;
  throw new UsageError(`--log is silent, error, warn or info, not '${text.slice(0, 40)}'.`);
}
