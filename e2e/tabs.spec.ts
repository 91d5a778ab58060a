import { Table } from './table.ts';
import { expect, test } from './test.ts';

const notice = 'This game is open in another tab.';

test('a game is played in one tab, and another follows along and can take over', async ({
  page,
  table,
  context,
}) => {
  let seen = await table.start({ seed: '6' });
  const other = new Table(await context.newPage());
  await other.page.goto(page.url());
  await expect(other.page.getByText(notice)).toBeVisible();
  await expect(page.getByText(notice)).toBeHidden();

  // What is played in the first is seen in the second, where nothing can be done.
  for (let decisions = 0; decisions < 3; decisions++) {
    await table.click(seen.targets.at(-1) as string);
    seen = await table.decision(seen.version);
    await expect(other.log.locator('a > span')).toHaveText(await table.logLines());
  }
  expect(await other.textBoard()).toBe(await table.textBoard());
  await expect(other.page.locator('.dock [data-choice]')).toHaveCount(0);

  await other.page.getByRole('button', { name: 'Play here' }).click();
  let there = await other.decision();
  await expect(other.page.getByText(notice)).toBeHidden();
  expect(there.version).toBe(seen.version);
  await expect(page.getByText(notice)).toBeVisible();
  await expect(page.locator('.dock [data-choice]')).toHaveCount(0);
  await other.click(there.targets.at(-1) as string);
  there = await other.decision(there.version);
  await expect(table.log.locator('a > span')).toHaveText(await other.logLines());

  // Nothing was lost on either side.
  const lines = await other.logLines();
  await other.page.close();
  await expect(page.getByText(notice)).toBeHidden();
  await table.decision();
  expect(await table.logLines()).toEqual(lines);
});

test('the words about it are German where German is spoken', async ({ page, table, context }) => {
  await table.start({ seed: '6' });
  await page.evaluate(() => {
    localStorage['holoboard.settings'] = JSON.stringify({ language: 'de', motion: 'off', sound: false });
  });
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText('Dieses Spiel ist in einem anderen Tab offen.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Hier spielen' })).toBeVisible();
});

test('where the browser has no locks a game is played as ever', async ({ page, table, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
  });
  await table.start({ seed: '6' });
  const other = new Table(await context.newPage());
  await other.page.goto(page.url());
  await other.decision();
  await expect(other.page.getByText(notice)).toBeHidden();
});
