import { startServer } from '../server.ts';
import type { ServerSettings } from '../settings.ts';

/* A server as a process of its own, to be killed. Its settings are one argument of JSON; it says its port when it is ready. */

const settings = JSON.parse(process.argv[2] ?? '{}') as Omit<ServerSettings, 'log'>;
const server = await startServer({ ...settings, log: () => {} });
process.stdout.write(`ready ${server.port}\n`);
