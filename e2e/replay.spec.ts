import { join } from 'node:path';
import { hoth } from '@holoboard/hoth';
import { type GameAction, readOptions, SeededChance } from '@holoboard/kernel';
import { exportMatch, legal, openLocalMatch, outcome, question, submit, versionOf } from '@holoboard/table';
import { expect, test } from '@playwright/test';
import { build, type Rollup } from 'vite';
import { readMatch } from './replay-in-page.ts';

/** The rules and the table as a browser loads them, bundled like an app. */
async function bundle(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: join(import.meta.dirname, 'replay-in-page.ts'), formats: ['es'] } },
  })) as Rollup.RollupOutput[];
  return built[0]?.output[0].code ?? '';
}

/** The file of a whole game between three who choose at random. */
function savedGame(seed: number): string {
  const chance = new SeededChance(seed);
  const match = openLocalMatch({
    game: hoth,
    options: readOptions(hoth.options, {}, 3),
    seats: ['Ann', 'Ben', 'Cem'].map((name) => ({ kind: 'human', name })),
    seed: String(seed).repeat(64),
    now: 0,
  });
  while (!outcome(match)) {
    const seat = question(match).seats[0] as number;
    const choices = legal(match, seat);
    const action = choices[chance.draw('choice', choices.length)] as GameAction;
    expect(submit(match, { seat, version: versionOf(match), action, now: 0 })).toBeNull();
  }
  return exportMatch(match);
}

test('a saved log replays to the same hashes and verdict in Node and in a browser', async ({ page }) => {
  await page.addScriptTag({ type: 'module', content: await bundle() });
  await page.waitForFunction(() => 'readMatch' in globalThis);
  for (const seed of [1, 2]) {
    const text = savedGame(seed);
    const inPage = await page.evaluate(
      (file) => (globalThis as unknown as { readMatch: typeof readMatch }).readMatch(file),
      text,
    );
    expect(inPage.hashes.length).toBeGreaterThan(50);
    expect(inPage).toEqual(readMatch(text));
    expect(inPage.verdict).toMatchObject({ ok: true, dice: 'proven' });
  }
});
