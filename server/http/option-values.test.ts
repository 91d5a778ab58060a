import { isPlayable, loadGame, offered } from '@holoboard/games';
import { optionValues, readOptions } from '@holoboard/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Player } from '../testing/player.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let host: Player;

beforeAll(async () => {
  server = await startTestServer();
  host = await server.player('Ann');
});

afterAll(() => server.close());

for (const { id } of offered.filter(isPlayable))
  it(`opens a table of ${id} with every value of every option`, async () => {
    const game = await loadGame(id);
    const seats = game.seats.at(-1) ?? 2;
    for (const spec of game.options)
      for (const value of optionValues(spec, seats)) {
        // As the friends page does, every option is sent, the defaults too.
        const options = readOptions(game.options, { [spec.key]: value }, seats);
        const answer = await host.http('POST', '/api/tables', { game: id, seats, options });
        expect([spec.key, value, await answer.json()]).toEqual([
          spec.key,
          value,
          { id: expect.stringMatching(/^[\w-]{22}$/) },
        ]);
      }
  });

it('refuses what is no value of any option', async () => {
  for (const value of [null, 1.5, ['card'], { card: true }, 'x'.repeat(201)]) {
    const answer = await host.http('POST', '/api/tables', {
      game: 'naboo',
      seats: 2,
      options: { roundLimit: value },
    });
    expect([value, answer.status]).toEqual([value, 400]);
  }
});
