import { finishedGame, textBoardAt } from './games.ts';
import { Table } from './table.ts';
import { expect, test } from './test.ts';

const text = finishedGame(1);

test('the address of a moment shows it in another browser', async ({
  page,
  table,
  browser,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await table.openFile(text);
  await page.getByRole('slider', { name: 'Moment of the game' }).fill('33');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Copy the address of this moment' }).click();
  await expect(page.getByText('Copied. It shows this moment in any browser.')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address.length).toBeLessThan(4000);

  const elsewhere = await browser.newContext({ baseURL: baseURL as string });
  const there = new Table(await elsewhere.newPage());
  await there.page.goto(address);
  await expect(there.page.getByText(/^Step 33 of/)).toBeVisible();
  await there.openPanel('Text board');
  await expect(there.page.locator('.text-board pre')).toHaveText(textBoardAt(text, 33), {
    useInnerText: true,
  });
  // It goes on from there, the address keeps the game, and nothing was stored.
  await there.page.getByRole('button', { name: 'A step on', exact: true }).click();
  await expect(there.page).toHaveURL(/[?]at=34#game=/);
  await there.page.reload();
  await expect(there.page.getByText(/^Step 34 of/)).toBeVisible();
  await there.page.getByRole('button', { name: 'Menu' }).click();
  await there.page.getByRole('button', { name: 'Verify this game' }).click();
  await expect(there.page.getByText(/every draw is the one the table was bound to/)).toBeVisible();
  await elsewhere.close();
});

test('an address that carries no game is told of in plain words', async ({ page }) => {
  for (const bad of ['#game=', '#game=nonsense', `#game=${'A'.repeat(9000)}`]) {
    await page.goto('/about');
    await page.goto(`/replay/elsewhere?at=3${bad}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This address carries no game');
    await expect(page.getByRole('alert')).toContainText('A part of it may be missing');
  }
});
