import type { Page } from '@playwright/test';
import { Battle } from './battle.ts';
import { type Glance, Table } from './table.ts';
import { expect, test } from './test.ts';

/** Plays until a ship has flown and luck has not spoken since, so that the flight could be taken back. */
async function playSomeTurns(table: Table): Promise<Glance> {
  let seen = await table.start({ seed: '6' });
  for (let decisions = 0; decisions < 6 || !seen.prompt.includes('to move Darth Vader'); decisions++) {
    await table.click(seen.targets.at(-1) as string);
    seen = await table.decision(seen.version);
  }
  return seen;
}

/** Everything a player knows of a game. */
async function knowledge(table: Table) {
  const seen = await table.decision();
  return { seen, board: await table.textBoard(), log: await table.logLines() };
}

/** The number of steps that the last line of the log tells of. */
async function stepsTold(page: Page): Promise<number> {
  const address = await page.locator('.log a').last().getAttribute('href');
  return Number(new URL(address ?? '', page.url()).searchParams.get('at'));
}

/** How many steps of the game of a page lie in the storage. */
function stepsSaved(page: Page): Promise<number | undefined> {
  return page.evaluate(async () => {
    const result = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const database = await result(indexedDB.open('holoboard'));
    const summaries = database.transaction('summaries').objectStore('summaries');
    const summary: unknown = await result(summaries.get(location.pathname.split('/').at(-1) as string));
    database.close();
    return (summary as { steps: number } | undefined)?.steps;
  });
}

test('a reload in the middle of a game restores it exactly, and what could be taken back still can', async ({
  page,
  table,
}) => {
  await playSomeTurns(table);
  const before = await knowledge(table);
  const steps = await stepsTold(page);
  await expect.poll(() => stepsSaved(page)).toBe(steps);
  await page.reload();
  expect(await knowledge(table)).toEqual(before);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(table.prompt).toContainText('Fly');
  const undone = await knowledge(table);
  expect(undone.log).toEqual(before.log.slice(0, undone.log.length));
  expect(undone.log.length).toBeLessThan(before.log.length);
  // What was taken back stays in the file, and so does the taking back.
  await expect.poll(() => stepsSaved(page)).toBe(steps + 1);
  await page.reload();
  expect(await knowledge(table)).toEqual(undone);
});

test('a game is there after a crash, is listed at the start, and goes on', async ({
  page,
  table,
  context,
}) => {
  await playSomeTurns(table);
  const before = await knowledge(table);
  const steps = await stepsTold(page);
  await expect.poll(() => stepsSaved(page)).toBe(steps);
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  void session.send('Page.crash').catch(() => undefined);
  await crashed;

  const again = new Table(await context.newPage());
  await again.page.goto('/');
  const unfinished = again.page.locator('.saved', { hasText: 'Unfinished games' });
  await expect(unfinished.getByRole('listitem')).toHaveCount(1);
  await unfinished.getByRole('link', { name: 'Continue' }).click();
  expect(await knowledge(again)).toEqual(before);
  await again.click('spin');
  await again.decision(before.seen.version);
});

test('a saved game can be deleted, after a question', async ({ page, table }) => {
  await table.start();
  await page.getByRole('link', { name: 'Home' }).click();
  const entry = page.locator('.saved').getByRole('listitem');
  await entry.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(entry).toHaveCount(1);
  await entry.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(entry).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Your games will be listed here.')).toBeVisible();
});

test('a plan that is half chosen is there again after a reload', async ({ page }) => {
  const battle = new Battle(page);
  await battle.start(['human', 'pilot'], 'half a plan');
  const cards = page.locator('button.endor-ticket');
  for (const index of [3, 0]) await cards.nth(index).click();
  await expect(cards.nth(0)).toHaveAttribute('data-place', '2');
  await page.reload();
  await expect(cards.nth(3)).toHaveAttribute('data-place', '1');
  await expect(cards.nth(0)).toHaveAttribute('data-place', '2');
});
