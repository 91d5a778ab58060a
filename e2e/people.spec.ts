import { Player } from '../server/testing/player.ts';
import { Person } from './far.ts';
import { expect, test } from './test.ts';

test('somebody is muted, reported and blocked from the chat, and unblocked in the settings', async ({
  browser,
  baseURL,
}) => {
  const ann = await Person.come(browser, 'Ann');
  const { page } = ann;
  const id = (await ann.openTable('Escape from Hoth', 3)).split('/').at(-1) ?? '';
  const eve = await (await new Player(baseURL ?? '', 'Eve').introduce()).connect();
  await eve.join(id);
  await eve.do({ type: 'chat', text: 'boo!' });
  const line = page.locator('.chat li', { hasText: 'Eve' });
  await expect(line).toContainText('Spectator');
  await expect(line).toContainText('boo!');
  const dialog = page.getByRole('dialog');
  await line.getByLabel('Options for Eve').click();
  await dialog.getByRole('button', { name: 'Mute on this device' }).click();
  await expect(page.locator('.chat')).not.toContainText('boo!');
  await page.getByRole('button', { name: 'Unmute Eve' }).click();
  await line.getByLabel('Options for Eve').click();
  await dialog.getByRole('button', { name: 'Report this line' }).click();
  await dialog.getByRole('textbox').fill('She is rude.');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog).toContainText('The operator has been told.');
  await page.keyboard.press('Escape');
  await line.getByLabel('Options for Eve').click();
  await dialog.getByRole('button', { name: 'Block from my tables' }).click();
  await dialog.getByRole('button', { name: 'Block from my tables' }).click();
  await expect(dialog).toContainText('Eve is blocked from your tables.');
  await eve.until(() => eve.left !== null);
  expect((await eve.join(id))?.type).toBe('refused');

  await page.goto('/settings');
  await expect(page.getByText('On this server you are known as Ann.')).toBeVisible();
  await page.getByText('Blocked players').click();
  await page.getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByText('You have blocked nobody.')).toBeVisible();
  expect((await eve.join(id))?.type).toBe('done');
  eve.cut();
  await ann.leave();
});

test('somebody who is blocked is told so at the table', async ({ browser, baseURL }) => {
  const host = await (await new Player(baseURL ?? '', 'Ann').introduce()).connect();
  const id = await host.open({ game: 'hoth', seats: 3 });
  const eve = await Person.come(browser, 'Eve');
  await eve.follow(`${baseURL}/table/${id}`);
  await expect(eve.page.locator('.waiting-seats')).toContainText('Eve');
  expect((await host.http('POST', '/api/me/blocks', { table: id, seat: 0 })).status).toBe(200);
  await expect(eve.page.getByRole('heading', { name: 'You cannot come in' })).toBeVisible();
  await expect(eve.page.getByText('Whoever has opened this table has blocked you.')).toBeVisible();
  host.cut();
  await eve.leave();
});

test('somebody deletes themselves in the settings, and others read a deleted player', async ({
  browser,
  baseURL,
}) => {
  const host = await (await new Player(baseURL ?? '', 'Ann').introduce()).connect();
  const id = await host.open({ game: 'hoth', seats: 3, listed: true });
  await host.join(id);
  const ben = await Person.come(browser, 'Ben');
  const { page } = ben;
  await page.goto('/lobby');
  const offer = page.locator('li', { hasText: 'Host: Ann' }).first();
  await expect(offer).toContainText('live, no clock');
  await ben.follow(`${baseURL}/table/${id}`);
  await page.getByLabel('Say something').fill('my address');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('.chat li')).toContainText('my address');
  await page.goto('/settings');
  await page.getByText('Delete my player').first().click();
  await expect(page.getByText('Backups of this server still have you until they expire.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete my player' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('You have been deleted.')).toBeVisible();
  await host.until(() => !host.connected);
  const eve = await Person.come(browser, 'Eve', { locale: 'de-DE' });
  await eve.page.goto(`/table/${id}`);
  const line = eve.page.locator('.chat li');
  await expect(line).toContainText('Gelöschter Spieler');
  await expect(line).not.toContainText('my address');
  await eve.leave();
  await ben.leave();
});
