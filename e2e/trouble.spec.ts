import type { Page } from '@playwright/test';
import { gameFromTheFuture, unfinishedGame } from './games.ts';
import { expect, test } from './test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The address of a game that has just been started. */
async function addressOfNewGame(page: Page): Promise<string> {
  await page.goto('/new/hoth');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('.dock')).toBeVisible();
  return page.url();
}

/** Puts something else in the place of how a saved game began. */
async function overwrite(page: Page, address: string, text: string): Promise<void> {
  await page.evaluate(
    async ([id, broken]) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('holoboard');
        request.onsuccess = () => resolve(request.result);
      });
      const change = database.transaction('headers', 'readwrite');
      change.objectStore('headers').put(broken, id);
      await new Promise((resolve) => {
        change.oncomplete = resolve;
      });
      database.close();
    },
    [address.split('/').at(-1) as string, text] as const,
  );
}

test('a corrupt saved game is told of, can be saved and deleted, and others stay', async ({
  page,
  table,
}) => {
  const broken = await addressOfNewGame(page);
  const sound = await addressOfNewGame(page);
  await page.goto('/');
  await overwrite(page, broken, 'rubbish');

  for (const address of [broken, broken.replace('/play/', '/replay/')]) {
    await page.goto(address);
    await expect(heading(page)).toHaveText('This saved game cannot be read');
    await expect(page.getByRole('alert')).toContainText('Your other games are not touched.');
  }
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the file' }).click();
  expect((await file).suggestedFilename()).toMatch(/[.]json$/);
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.locator('.saved').getByRole('listitem')).toHaveCount(1);
  await page.goto(sound);
  await table.decision();
});

test('a log of another version, and what is no log at all, is refused in one sentence', async ({
  page,
  table,
}) => {
  await addressOfNewGame(page);
  const text = unfinishedGame(({ steps }) => steps === 5);
  const files = [
    [gameFromTheFuture(), /Escape from Hoth follows version 99 of the rules/],
    [text.replace('"formatVersion": 2', '"formatVersion": 99'), /format 99/],
    [text.replace('"kind":"human"', '"kind":"remote"'), /it was changed/],
    ['{}', /./],
    ['Dear diary', /./],
    ['', /./],
  ] as const;
  for (const [file, says] of files) {
    await table.openFile(file);
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText(/^This file cannot be opened\. [A-Z][^\n]+\.$/);
    await expect(alert).toHaveText(says);
  }
  await expect(page.locator('.saved').getByRole('listitem')).toHaveCount(1);
  await table.openFile(text);
  await table.decision();
});

test('what an older app has left behind does no harm', async ({ page, table }) => {
  await page.goto('/healthz');
  await page.evaluate(async () => {
    const request = indexedDB.open('holoboard', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('summaries', { keyPath: 'id' }).put({ id: 'old', game: 'hoth' });
      request.result.createObjectStore('files').put('{}', 'old');
    };
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    request.result.close();
  });
  await page.goto('/');
  await expect(page.getByText('Your games will be listed here.')).toBeVisible();
  await page.goto(await addressOfNewGame(page));
  await table.decision();
});

test('a game that is not on this device is told of', async ({ page }) => {
  for (const address of ['/play/nosuchgame', '/replay/nosuchgame?at=3']) {
    await page.goto(address);
    await expect(heading(page)).toHaveText('This game is not here');
  }
  await page.getByRole('link', { name: 'To the start' }).click();
  await expect(heading(page)).toHaveText('Holoboard');
});

test('a full storage is told of, the game goes on and can be taken away as a file', async ({
  page,
  table,
}) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...what) {
      if ('full' in globalThis) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      return put.apply(this, what);
    };
  });
  let seen = await table.start({ seed: '6' });
  await page.evaluate(() => Object.assign(globalThis, { full: true }));
  for (let decisions = 0; decisions < 4; decisions++) {
    await table.click(seen.targets.at(-1) as string);
    seen = await table.decision(seen.version);
  }
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('The storage of this device is full');
  const board = await table.textBoard();
  const file = page.waitForEvent('download');
  await notice.getByRole('button', { name: 'Save as file' }).click();
  const path = await (await file).path();
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toBeHidden();

  // Until the page is closed the game is also kept here.
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await table.decision();
  expect(await table.textBoard()).toBe(board);

  await page.goto('/');
  await page.getByLabel('Open a game file').setInputFiles(path);
  await table.decision();
  expect(await table.textBoard()).toBe(board);
});

test('without any storage a game can be played, and it is told that it will be lost', async ({
  page,
  table,
}) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('Not here.', 'SecurityError');
    };
  });
  const seen = await table.start({ seed: '6' });
  await table.click('spin');
  await table.decision(seen.version);
  await expect(page.getByRole('alert')).toContainText('this game is lost when the page is closed');
});

test.describe('when a part of the app does not come', () => {
  test.use({
    provoked: /^Failed to load resource: net::ERR_FAILED|Failed to fetch dynamically imported module/,
    serviceWorkers: 'block',
  });

  test('it is told, and another try goes on', async ({ page, table }) => {
    const address = await addressOfNewGame(page);
    for (const part of ['**/assets/game-hoth-*.js', '**/assets/board-*.js', '**/assets/table-*.js']) {
      const fresh = await page.context().newPage();
      await fresh.route(part, (route) => route.abort());
      await fresh.goto(address);
      await expect(heading(fresh)).toHaveText('A part of the app did not load');
      await expect(fresh.getByRole('alert')).toContainText('Your games are safe; try again.');
      await fresh.unrouteAll();
      await fresh.getByRole('button', { name: 'Try again' }).click();
      await expect(fresh.locator('.dock')).toBeVisible();
      await fresh.close();
    }
    await page.goto(address);
    await table.decision();
  });

  test('bots that cannot be fetched stumble, and the game goes on', async ({ page, table }) => {
    await page.route('**/assets/thinker-*.js', (route) => route.abort());
    let seen = await table.start({ seed: '6' });
    await page.getByRole('alert').waitFor({ state: 'hidden' });
    while (!(await page.getByRole('alert').isVisible())) {
      await table.click(seen.targets.at(-1) as string);
      seen = await table.decision(seen.version);
    }
    await expect(page.getByRole('alert')).toContainText(
      'A bot has stumbled; the first legal move was played for it',
    );
    await page.getByRole('button', { name: 'Dismiss' }).click();
  });
});
