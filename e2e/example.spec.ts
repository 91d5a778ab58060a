import { expect, test } from './test.ts';

/** Cargo Run is what a new game is copied from: what works here works there. */

test('the example is not offered, but can be opened and played on the board', async ({ page, table }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Play Escape from Hoth' })).toBeVisible();
  await expect(page.getByText('Cargo Run')).toHaveCount(0);

  await page.goto('/new/cargo');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  let seen = await table.decision();
  while (!seen.over) {
    const wanted = seen.targets.find((id) => id.startsWith('card:') || id === 'die');
    await table.click(wanted ?? 'nothing to point at');
    seen = await table.decision(seen.version);
  }
  await expect(table.result).toContainText(/(Amber|Jade) (wins|and Jade share the win) /);
});

test('a thing that cannot be pointed at now tells why', async ({ page, table }) => {
  await page.goto('/new/cargo');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await table.decision();
  await page.locator('[data-id="die"]').click();
  await expect(page.getByRole('alert')).toContainText('Plan one card of your hand.');
});

test('its lessons can be gone through', async ({ page, table }) => {
  await page.goto('/learn/cargo');
  await expect(page.getByText('First things first')).toBeVisible();
  await page.locator('[data-id="die"]').click();
  await expect(
    page.getByText('Plan one card of your hand. That is what this lesson is about.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Plan in secret')).toBeVisible();
  await table.click('card:12');
  await expect(page.getByText('Coins break ties')).toBeVisible();
});
