import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import type { Heard, hearAll } from './sounds-in-page.ts';
import { expect, test } from './test.ts';

async function bundle(): Promise<string> {
  const built = (await build({
    configFile: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    build: { write: false, lib: { entry: join(import.meta.dirname, 'sounds-in-page.ts'), formats: ['es'] } },
  })) as Rollup.RollupOutput[];
  return built[0]?.output[0].code ?? '';
}

/** How different two sounds are: 0 for the same in pitch and time, 1 for nothing in common. */
function distance(one: Heard, other: Heard): number {
  return 1 - one.print.reduce((sum, value, i) => sum + value * (other.print[i] ?? 0), 0);
}

test('every sound is clean, about as loud as the others, no longer than written, and like no other', async ({
  page,
}) => {
  await page.addScriptTag({ type: 'module', content: await bundle() });
  await page.waitForFunction(() => 'hearAll' in globalThis);
  const heard = await page.evaluate(() => (globalThis as unknown as { hearAll: typeof hearAll }).hearAll());
  const table = heard.map(
    ({ room, name, peak, loudness, length, written }) =>
      `${room.padEnd(7)}${name.padEnd(12)}peak ${peak.toFixed(2)}  ${loudness.toFixed(1)} dB  ${length.toFixed(2)} of ${written.toFixed(2)} s`,
  );
  const pairs = heard.flatMap((one, i) =>
    heard
      .slice(i + 1)
      .map((other) => ({ pair: `${one.name} and ${other.name}`, apart: distance(one, other) })),
  );
  const nearest = [...pairs].sort((one, other) => one.apart - other.apart).slice(0, 5);
  console.info(
    [...table, ...nearest.map(({ pair, apart }) => `${pair}: ${apart.toFixed(2)} apart`)].join('\n'),
  );
  expect(heard.length).toBeGreaterThan(10);
  for (const { name, peak, length, written } of heard) {
    // Two at once must not clip.
    expect.soft(peak, `${name}: peak`).toBeLessThan(0.6);
    expect.soft(length, `${name}: length`).toBeLessThan(written + 0.02);
    expect.soft(length, `${name}: length`).toBeGreaterThan(written * 0.5);
  }
  const loudness = heard.map((each) => each.loudness);
  expect.soft(Math.max(...loudness) - Math.min(...loudness)).toBeLessThan(6);
  expect.soft(Math.min(...loudness)).toBeGreaterThan(-30);
  for (const { pair, apart } of nearest) expect.soft(apart, pair).toBeGreaterThan(0.15);
});
