import type { Page } from '@playwright/test';
import { finishedGame, unfinishedGame } from './games.ts';
import { overhang, phone } from './phone.ts';
import { expect, test } from './test.ts';
import { violations } from './violations.ts';

test.use(phone);

/** The scale and the place of the drawing. */
function camera(page: Page): Promise<string | null> {
  return page.locator('.kit-drawing > g').getAttribute('transform');
}

const scaleOf = (transform: string | null): number => Number(/scale\((.*)\)/.exec(transform ?? '')?.[1]);

test('a whole game against a bot by taps, on the board itself', async ({ page, table }) => {
  const first = await table.start({ seed: '6' });
  await table.playToEnd((id, seen) => table.tap(id, seen), first);
  await expect(table.result).toContainText('wins: first on Planet Dantooine');
  expect(await overhang(page)).toBe(0);
  await table.result.getByRole('button', { name: 'Look at the board' }).tap();
  await page.getByRole('button', { name: 'Result' }).tap();
  await expect(table.result).toBeVisible();
});

test('a tap on one of several ways shows its odds, and the dock confirms it', async ({ page, table }) => {
  await table.openFile(unfinishedGame(({ phase, choices }) => phase === 'rebelMove' && choices > 2));
  const seen = await table.decision();
  const [id = ''] = seen.targets;
  const { x, y } = await table.spotOf(id);
  await page.touchscreen.tap(x, y);
  const confirm = page.locator('.dock .confirm');
  await expect(confirm).toBeVisible();
  expect((await table.decision()).version).toBe(seen.version);
  await confirm.tap();
  await table.decision(seen.version);
});

test('four people play by taps on the action bar, whatever it offers', async ({ table }) => {
  let seen = await table.start({
    mode: 'Friends at this screen',
    names: ['Ann', 'Ben', 'Cem', 'Dora'],
    seed: '12',
  });
  for (let decisions = 0; decisions < 40; decisions++) {
    await table.page.locator(`.dock [data-choice="${seen.choices.at(-1)}"]`).tap();
    seen = await table.decision(seen.version);
  }
});

test('the table is accessible in every phase', async ({ page, table }) => {
  for (const phase of ['rebelSpin', 'rebelMove', 'vaderSpin', 'vaderMove', 'attackSpin']) {
    await table.openFile(unfinishedGame((asked) => asked.phase === phase));
    await table.decision();
    expect([phase, await violations(page), await overhang(page)]).toEqual([phase, [], 0]);
  }
});

test('nothing scrolls sideways on any screen', async ({ page, table }) => {
  for (const address of [
    '/',
    '/new/hoth',
    '/learn/hoth',
    '/rules/hoth',
    '/settings',
    '/about',
    '/nowhere',
    '/play/none',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([address, await overhang(page)]).toEqual([address, 0]);
  }
  await table.openFile(finishedGame(1));
  await expect(page.getByRole('region', { name: 'Playback' })).toBeVisible();
  expect(await overhang(page)).toBe(0);
});

test('panels are drawers that open, close and can be read aloud', async ({ page, table }) => {
  await table.start({ seed: '6' });
  const panel = page.getByRole('tabpanel');
  await expect(panel).toBeHidden();
  for (const [name, says] of [
    ['Log', 'Nothing has happened yet.'],
    ['Rules', 'HOTH-TURN-01'],
    ['Reference', ''],
    ['Text board', 'Blue Leader'],
  ] as const) {
    await page.getByRole('tab', { name }).tap();
    await expect(panel).toContainText(says);
    await expect(panel).toBeInViewport();
    expect(await overhang(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
  }
  await panel.getByRole('button', { name: 'Close' }).tap();
  await expect(panel).toBeHidden();
  await page.getByRole('tab', { name: 'Log' }).tap();
  await expect(panel).toBeVisible();
  await page.getByRole('tab', { name: 'Log' }).tap();
  await expect(panel).toBeHidden();
  await table.decision();
});

test('the board zooms by pinch and by buttons, and is fitted again', async ({ page, table, context }) => {
  await table.start({ seed: '6' });
  await drawn(page);
  const whole = await camera(page);

  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', spread: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [-1, 1].map((side) => ({ x: 195 + side * spread, y: 350, id: side + 1 })),
    });
  await touch('touchStart', 30);
  for (const spread of [50, 70, 90]) await touch('touchMove', spread);
  await touch('touchEnd', 90);
  await expect.poll(async () => scaleOf(await camera(page))).toBeGreaterThan(2 * scaleOf(whole));

  await page.getByRole('button', { name: 'Show the whole board' }).tap();
  await expect.poll(() => camera(page)).toBe(whole);
  await page.getByRole('button', { name: 'Zoom in' }).tap();
  await drawn(page);
  expect(scaleOf(await camera(page))).toBeCloseTo(1.4 * scaleOf(whole), 5);
  await page.getByRole('button', { name: 'Show the whole board' }).tap();
  await drawn(page);
  expect(scaleOf(await camera(page))).toBeCloseTo(scaleOf(whole), 5);
});

/** A pressed button acts after the next picture; this waits until that has been drawn, too. */
async function drawn(page: Page): Promise<void> {
  for (let picture = 0; picture < 3; picture++)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}
