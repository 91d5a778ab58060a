import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { build, type Rollup } from 'vite';
import type { shelfAsSeenBy } from './shelf-in-page.ts';
import { expect, test } from './test.ts';

/* The shelf of saved games when apps of different versions share a browser. */

type App = Parameters<typeof shelfAsSeenBy>[0];
type Game = { readonly summary: { readonly id: string }; readonly rows: unknown };

let code: string;
test.beforeAll(async () => {
  const entry = join(import.meta.dirname, 'shelf-in-page.ts');
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'shelfInPage' } },
  })) as Rollup.RollupOutput[];
  code = built[0]?.output[0].code ?? '';
});

/** A window in which apps of other versions can look at the shelf. */
async function newWindow(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/healthz');
  await page.evaluate(code);
  return page;
}

/** What an app of some version finds in a window; the window keeps it open. */
function seenIn(page: Page, app: App): Promise<unknown> {
  return page.evaluate(
    (which) => (globalThis as unknown as { shelfAsSeenBy: typeof shelfAsSeenBy }).shelfAsSeenBy(which),
    app,
  );
}

/** What an app of some version finds in a window of its own, which is closed again. */
async function seenBy(context: BrowserContext, app: App): Promise<unknown> {
  const page = await newWindow(context);
  const seen = await seenIn(page, app);
  await page.close();
  return seen;
}

/** A window of an old app that keeps the storage open and does not listen: it may sleep. */
async function sleepingWindow(context: BrowserContext, version: number): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/healthz');
  await page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        indexedDB.open('holoboard', wanted).onsuccess = resolve;
      }),
    version,
  );
  return page;
}

test('an app with newer stores keeps every saved game, and one whose change fails leaves all as it was', async ({
  page,
  context,
  table,
}) => {
  for (const seed of ['6', '7']) {
    const { version } = await table.start({ seed });
    await table.click('spin');
    await table.decision(version);
  }
  await page.goto('/healthz');
  const before = (await seenBy(context, 'today')) as Game[];
  expect(before).toHaveLength(2);

  expect(await seenBy(context, 'failing')).toBe('failed');
  expect(await seenBy(context, 'today')).toEqual(before);

  const marked = before.map(({ summary, rows }) => ({ summary: { ...summary, marked: true }, rows }));
  expect(await seenBy(context, 'next')).toEqual(marked);
  expect(await seenBy(context, 'afterNext')).toEqual(marked);
});

test('an older app says that a newer one has the games, in plain words, and loses none', async ({
  page,
  context,
  table,
}) => {
  let seen = await table.start({ seed: '6' });
  await table.click('spin');
  seen = await table.decision(seen.version);
  // The old app lets go at once when a newer one comes.
  const kept = (await seenBy(context, 'next')) as Game[];
  expect(kept).toHaveLength(1);

  await table.click(seen.targets.at(-1) as string);
  await table.decision(seen.version);
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('A newer version of Holoboard runs in another window');
  await expect(notice).toContainText('What was saved is safe.');
  const file = page.waitForEvent('download');
  await notice.getByRole('button', { name: 'Save as file' }).click();
  expect((await file).suggestedFilename()).toMatch(/[.]json$/);

  const address = page.url();
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('a newer version of Holoboard has stored them');
  await expect(page.getByText('Your games will be listed here.')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('alert')).toContainText('Your games are safe');
  expect(await seenBy(context, 'next')).toEqual(kept);
});

test('an upgrade that another window blocks is told of, and is done once that window is closed', async ({
  page,
  context,
  table,
}) => {
  const { version } = await table.start({ seed: '6' });
  await table.click('spin');
  await table.decision(version);
  await page.goto('/healthz');
  const before = (await seenBy(context, 'today')) as Game[];
  const sleeping = await sleepingWindow(context, 2);
  const newer = await newWindow(context);
  expect(await seenIn(newer, 'next')).toBe('blocked');
  // Asked again, it does not wait again; nor does a third window, which waits behind the second one, wait for ever.
  expect(await seenIn(newer, 'next')).toBe('blocked');
  const third = await newWindow(context);
  expect(await seenIn(third, 'next')).toBe('blocked');
  await sleeping.close();
  const rows = before.map((game) => game.rows);
  for (const each of [newer, third])
    await expect(async () => {
      expect(((await seenIn(each, 'next')) as Game[]).map((game) => game.rows)).toEqual(rows);
    }).toPass();
});

test('the start page says that another window has the games open, and lists them once it is closed', async ({
  page,
  context,
}) => {
  const sleeping = await sleepingWindow(context, 1);
  await page.goto('/');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('an older version of Holoboard has them open in another window');
  await sleeping.close();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your games will be listed here.')).toBeVisible();
  await expect(alert).toBeHidden();
});
