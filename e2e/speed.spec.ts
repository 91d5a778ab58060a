import type { BrowserContext, Page } from '@playwright/test';
import type { Table } from './table.ts';
import { expect, test } from './test.ts';

// What the service worker fetches for later is not counted, nor may it disturb.
test.use({ serviceWorkers: 'block' });

/** Plays until a bot has decided something. */
async function meetBot(table: Table): Promise<void> {
  let seen = await table.decision();
  while (!(await table.logLines()).some((line) => line.startsWith('Green Leader'))) {
    await table.click(seen.targets.at(-1) as string);
    seen = await table.decision(seen.version);
  }
}

/** Adds up what a page and its workers fetch, as the server sends it: packed. What they share travels once. */
function weigh(context: BrowserContext): Map<string, number> {
  const sizes = new Map<string, number>();
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/[.](js|css|woff2)$/.test(pathname))
      sizes.set(pathname, Number(response.headers()['content-length']));
  });
  return sizes;
}

function totalOf(game: string, sizes: ReadonlyMap<string, number>): number {
  for (const part of ['index', `game-${game}`, `board-${game}`, 'thinker', 'oxanium'])
    expect([...sizes.keys()].filter((path) => path.startsWith(`/assets/${part}-`))).not.toEqual([]);
  const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  console.log(`The first load of ${game} takes ${(total / 1000).toFixed(1)} kB in ${sizes.size} files.`);
  return total;
}

test('the table with its bots takes at most 200 kB of scripts, styles and letters', async ({
  page,
  context,
  table,
}) => {
  const sizes = weigh(context);
  await page.goto('/');
  await page.getByRole('link', { name: 'Play Escape from Hoth' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await meetBot(table);
  expect(totalOf('hoth', sizes)).toBeLessThanOrEqual(200_000);
});

test('four battles at once take at most 230 kB', async ({ page, context, table }) => {
  const sizes = weigh(context);
  await page.goto('/');
  await page.getByRole('link', { name: "Play The Queen's Gambit" }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const { targets, version } = await table.decision();
  await table.click(targets[0] as string);
  // By then the bot has planned.
  await table.decision(version);
  expect(totalOf('naboo', sizes)).toBeLessThanOrEqual(230_000);
});

test('a bot that thinks for long never blocks the page', async ({ page, table }) => {
  // Every thought takes ten seconds without a pause.
  await page.route('**/assets/thinker-*.js', async (route) => {
    const response = await route.fetch();
    const slow =
      'addEventListener("message", () => { for (const end = Date.now() + 1e4; Date.now() < end; ); });';
    await route.fulfill({ response, body: slow + (await response.text()) });
  });
  await page.goto('/new/hoth');
  await page.locator('summary', { hasText: 'At the table' }).click();
  await page.getByLabel('First player').selectOption({ label: 'Green Leader' });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(table.prompt).toContainText('Green Leader is thinking');
  await page.evaluate(async () => {
    for (let pictures = 0; pictures < 20; pictures++) await new Promise(requestAnimationFrame);
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await table.prompt.textContent()).toContain('Green Leader is thinking');
});

interface Delay {
  readonly milliseconds: number;
  /** What was clicked. */
  readonly on: string;
}

/** Measures from now on how long it takes from every click to the next picture; the slowest comes last. */
async function measureClicks(page: Page): Promise<() => Promise<readonly Delay[]>> {
  await page.evaluate(() => {
    const delays = new Map<number, Delay>();
    Object.assign(globalThis, { delays });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
        const { interactionId, duration, target } = entry;
        if (interactionId === 0 || duration < (delays.get(interactionId)?.milliseconds ?? 0)) continue;
        const button = (target as Element | null)?.closest('button, [aria-label]');
        const on = button?.getAttribute('aria-label') ?? button?.textContent ?? 'something that is gone';
        delays.set(interactionId, { milliseconds: duration, on });
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  return async () => {
    const delays = await page.evaluate(() => [
      ...(globalThis as unknown as { delays: Map<number, Delay> }).delays.values(),
    ]);
    return delays.toSorted((one, other) => one.milliseconds - other.milliseconds);
  };
}

test('how long it takes from a click to the next picture, on a processor four times slower', async ({
  page,
  context,
  table,
}) => {
  let seen = await table.start({ seed: '6' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const delays = await measureClicks(page);
  for (let decisions = 0; decisions < 12; decisions++) {
    await table.click(seen.targets.at(-1) as string);
    seen = await table.decision(seen.version);
  }
  for (const panel of ['Rules', 'Reference', 'Text board', 'Log'] as const) await table.openPanel(panel);
  for (const button of ['Zoom in', 'Zoom out', 'Hint', 'Hint'])
    await page.getByRole('button', { name: button, exact: true }).click();
  const measured = await delays();
  const half = measured[Math.floor(measured.length / 2)];
  const slowest = measured.slice(-3).map(({ milliseconds, on }) => `${milliseconds} ms (${on})`);
  // Figures to look at, not to judge by: a busy machine says nothing about the page.
  console.log(
    `From a click to the next picture, of ${measured.length} clicks: half within ${half?.milliseconds} ms; the slowest ${slowest.toReversed().join(', ')}.`,
  );
  expect(measured.length).toBeGreaterThan(0);
});
