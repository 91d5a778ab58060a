import { isPlayable, offered } from '@holoboard/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

test.each(offered.filter(isPlayable).map(({ id }) => id))('the schema of %s is served', async (id) => {
  const answer = await fetch(`${server.url}/api/games/${id}/schema`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/schema+json');
  const schema = (await answer.json()) as { properties: object };
  expect(Object.keys(schema.properties)).toEqual(['action', 'event', 'view', 'question']);
});

test.each(['nonsense', '..%2fhoth', 'cargo%00'])('there is no schema of %s', async (id) => {
  const answer = await fetch(`${server.url}/api/games/${id}/schema`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ error: 'There is no such game.' });
});
