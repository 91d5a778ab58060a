import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { finishedGame } from './games.ts';
import { readMatch } from './replay-in-page.ts';
import { expect, test } from './test.ts';

/** The rules and the table as a browser loads them, bundled like an app. */
async function bundle(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: join(import.meta.dirname, 'replay-in-page.ts'), formats: ['es'] } },
  })) as Rollup.RollupOutput[];
  return built[0]?.output[0].code ?? '';
}

test('a saved log replays to the same hashes and verdict in Node and in a browser', async ({ page }) => {
  await page.addScriptTag({ type: 'module', content: await bundle() });
  await page.waitForFunction(() => 'readMatch' in globalThis);
  for (const seed of [1, 2]) {
    const text = finishedGame(seed);
    const inPage = await page.evaluate(
      (file) => (globalThis as unknown as { readMatch: typeof readMatch }).readMatch(file),
      text,
    );
    expect(inPage.hashes.length).toBeGreaterThan(50);
    expect(inPage).toEqual(readMatch(text));
    expect(inPage.verdict).toMatchObject({ ok: true, dice: 'proven' });
  }
});
