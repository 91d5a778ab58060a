import { expect, test } from './test.ts';

test('once opened, the app works without a connection: start, a game against a bot, a reload', async ({
  page,
  context,
  table,
}) => {
  await page.goto('/');
  await expect(page.getByText('Holoboard now works without a connection.')).toBeVisible();
  await context.setOffline(true);

  await page.reload();
  await page.getByRole('link', { name: 'Rules' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules: Escape from Hoth');
  await page.goBack();

  let seen = await table.start({ seed: '6' });
  for (let decisions = 0; decisions < 8; decisions++) {
    await table.click(seen.targets.at(-1) as string);
    seen = await table.decision(seen.version);
  }
  expect((await table.logLines()).join(' ')).toContain('Green Leader moves Vader');
  await expect(page.getByRole('alert')).toHaveCount(0);

  const board = await table.textBoard();
  await page.reload();
  await table.decision();
  expect(await table.textBoard()).toBe(board);
  await page.goto('/learn/hoth');
  await expect(page.getByRole('complementary', { name: 'Coach' })).toContainText('Lesson 1 of');
});
