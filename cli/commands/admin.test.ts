import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Player } from '../../server/testing/player.ts';
import { startTestServer, type TestServer } from '../../server/testing/server.ts';
import { holoboard } from '../testing.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ limits: { house: { sweep: 50 } } });
});
afterEach(() => server.close());

const admin = (...args: readonly string[]) =>
  holoboard(['admin', ...args, '--data', join(server.folder, 'data')]);
const idOf = async (player: Player): Promise<string> =>
  ((await (await player.http('GET', '/api/me')).json()) as { guest: { id: string } }).guest.id;

it('shows tables, guests and reports of a running server, bans and lets in again', async () => {
  const [ann, ben] = [await server.player('Ann'), await server.player('Ben')];
  const id = await idOf(ben);
  const table = await ann.open({ game: 'cargo', seats: 2, listed: true });
  await ben.join(table);
  await ben.sit();
  await ben.do({ type: 'chat', text: 'pest!' });
  await ann.http('POST', '/api/reports', { table, line: 1, reason: 'an insult' });

  await expect
    .poll(async () => (await admin('tables')).output, { timeout: 20_000 })
    .toMatch(new RegExp(`^${table}  \\d{4}-.* cargo, waiting, live, listed: Ben \\[${id}\\], \\(open\\)\n$`));
  expect((await admin('guests', 'ben')).output).toMatch(
    new RegExp(`^${id}  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d  address [\\w-]{16}  Ben\n$`),
  );
  const reports = (await admin('reports')).output;
  expect(reports).toMatch(new RegExp(`^#1 .* table ${table}  by ${await idOf(ann)}  about ${id}\n`));
  expect(reports).toContain('what: Ben: pest!\n');
  expect(reports).toContain('why:  an insult\n');

  const banned = await admin('ban', id, '--reason', 'Insults.');
  expect(banned).toEqual({ code: 0, output: `The guest ${id} is banned: Insults.\n`, errors: '' });
  await ben.until(() => !ben.connected, 'the end of the connection');
  const refused = await ben.http('GET', '/api/me/tables');
  expect([refused.status, await refused.json()]).toEqual([
    403,
    { error: 'You have been banned from this server: Insults.' },
  ]);
  expect((await ann.http('GET', '/api/me/tables')).status).toBe(200);
  expect((await admin('guests', 'ben')).output).toContain('Ben  (banned)\n');
  expect((await admin('unban', id)).output).toBe(`${id} is let in again.\n`);
  await expect.poll(async () => (await ben.http('GET', '/api/me/tables')).status).toBe(200);
  expect(await admin('unban', id)).toMatchObject({ code: 1, output: `${id} was not banned.\n` });

  expect((await admin('ban', '127.0.0.1')).output).toMatch(
    /^The address [\w-]{16} is banned: Bad behavior\.\n$/,
  );
  await ann.until(() => !ann.connected, 'the end of the connection');
  expect((await new Player(server.url, 'Eve').http('POST', '/api/guests', { name: 'Eve' })).status).toBe(403);
  expect((await admin('unban', '127.0.0.1')).code).toBe(0);
  expect((await admin('ban', id, '--with-address')).output).toMatch(/^The guest .*\nThe address .*\n$/);
  expect((await admin('bans')).output.split('\n')).toHaveLength(3);
});

it('says in one sentence what is wrong', async () => {
  const said = async (...args: readonly string[]) => {
    const { code, errors } = await admin(...args);
    return [code, errors];
  };
  expect(await said('dance')).toEqual([
    2,
    "holoboard: There is no action 'dance'. See: holoboard admin --help\n",
  ]);
  expect(await said('ban')).toEqual([2, 'holoboard: WHO is missing. See: holoboard admin --help\n']);
  expect(await said('ban', 'nobody')).toEqual([1, "holoboard: There is no guest with the id 'nobody'.\n"]);
  expect(await said('ban', '127.0.0.1', '--reason', 'x'.repeat(71))).toEqual([
    1,
    'holoboard: A reason has 1 to 70 letters.\n',
  ]);
  const nowhere = join(server.folder, 'nowhere');
  expect(await holoboard(['admin', 'tables', '--data', nowhere])).toEqual({
    code: 1,
    output: '',
    errors: `holoboard: There is no database in the folder ${nowhere}.\n`,
  });
});
