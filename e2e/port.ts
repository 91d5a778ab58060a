import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

const name = 'HOLOBOARD_E2E_PORT';

/** A port for the server under test: any free one, and the same in every process of a run. */
export async function freePort(): Promise<string> {
  if (process.env[name]) return process.env[name];
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  process.env[name] = String((probe.address() as AddressInfo).port);
  probe.close();
  return process.env[name];
}
