import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { Person } from './far.ts';
import { expect, test } from './test.ts';

const run = promisify(execFile);

/** Opens the talk beside the table. */
async function openTalk(page: Page): Promise<Locator> {
  await page.getByRole('tab', { name: /^Talk/ }).click();
  return page.locator('.chat');
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Say something').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** Opens what can be done about whoever said a line. */
async function optionsOf(chat: Locator, text: string): Promise<Locator> {
  await chat
    .getByRole('listitem')
    .filter({ hasText: text })
    .getByRole('button', { name: /^Options/ })
    .click();
  return chat.page().getByRole('dialog');
}

/** What the operator is told, by the command that they would use. */
async function reports(): Promise<string> {
  const command = ['tools/run.mjs', 'holoboard', 'admin', 'reports', '--data', '.cache/e2e-data'];
  return (await run('node', command, { cwd: new URL('..', import.meta.url) })).stdout;
}

test('a spectator with a player’s name is told apart, muted, reported and removed, and the table closes', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const [ann, ben, other] = [
    await Person.come(browser, 'Ann'),
    await Person.come(browser, 'Ben'),
    await Person.come(browser, 'Ben'),
  ];
  const link = await ann.openTable('Escape from Hoth');
  await ben.follow(link);
  await expect(ben.page.locator('.dock')).toBeVisible();
  // The third has been here before, and the server knows them by the same name.
  await other.page.goto('/');
  await other.page.request.post('/api/guests', { data: { name: 'Ben' } });
  await other.page.goto(link);
  const watching = await openTalk(other.page);
  const [hosting, playing] = [await openTalk(ann.page), await openTalk(ben.page)];
  await say(ben.page, 'Good luck!');
  await expect(hosting).toContainText('Good luck!');
  await say(other.page, 'I give up.');
  const mark = (chat: Locator, text: string): Locator =>
    chat.getByRole('listitem').filter({ hasText: text }).locator('.chat-mark');
  for (const chat of [hosting, playing, watching]) {
    await expect(mark(chat, 'Good luck!')).toContainText('Player · Green Leader');
    await expect(mark(chat, 'I give up.')).toContainText(/^Spectator/);
  }
  await expect(mark(playing, 'Good luck!')).toContainText('· you');
  await expect(mark(watching, 'I give up.')).toHaveText('Spectator · you');
  // Nobody mutes or reports themselves.
  await expect(watching.getByRole('button', { name: /^Options/ })).toHaveCount(1);

  await test.step('the menu gives the focus back', async () => {
    const options = playing.getByRole('button', { name: 'Options for Ben' });
    await options.focus();
    await ben.page.keyboard.press('Enter');
    await expect(ben.page.getByRole('dialog')).toContainText('Ben (Spectator)');
    await expect(ben.page.getByRole('button', { name: 'Mute on this device' })).toBeFocused();
    await ben.page.keyboard.press('Escape');
    await expect(options).toBeFocused();
  });

  await test.step('muting holds on this device until it is lifted', async () => {
    await (await optionsOf(playing, 'I give up.'))
      .getByRole('button', { name: 'Mute on this device' })
      .click();
    await expect(playing).not.toContainText('I give up.');
    await expect(playing.getByRole('list', { name: 'Talk' })).toBeFocused();
    await say(other.page, 'Really.');
    await expect(hosting).toContainText('Really.');
    await ben.page.reload();
    const again = await openTalk(ben.page);
    await expect(again).toContainText('Good luck!');
    await expect(again).not.toContainText('Really.');
    await again.getByRole('button', { name: 'Unmute Ben' }).click();
    await expect(again).toContainText('Really.');
  });

  await test.step('a line, a player and the table are reported', async () => {
    const { page } = ben;
    const send = async (reason: string): Promise<void> => {
      await page.getByLabel('What is wrong?').fill(reason);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'Thank you.' })).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    };
    const stamp = link.split('/').at(-1) ?? '';
    await (await optionsOf(playing, 'I give up.')).getByRole('button', { name: 'Report this line' }).click();
    await send(`Not me ${stamp}`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Options for Ann' }).click();
    await page.getByRole('button', { name: 'Report this player' }).click();
    await send(`A bad name ${stamp}`);
    await page.getByRole('button', { name: 'Report this table' }).click();
    await send(`A bad table ${stamp}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const told = await reports();
    expect(told).toContain('Ben: I give up.');
    for (const reason of ['Not me', 'A bad name', 'A bad table'])
      expect(told).toContain(`${reason} ${stamp}`);
  });

  await test.step('whoever opened the table removes the spectator, who stays away', async () => {
    await expect(playing.getByRole('button', { name: 'Remove from this table' })).toHaveCount(0);
    const dialog = await optionsOf(hosting, 'I give up.');
    await dialog.getByRole('button', { name: 'Remove from this table' }).click();
    await expect(dialog).toContainText('will not be able to watch this table again');
    await dialog.getByRole('button', { name: 'Remove from this table' }).click();
    await expect(dialog).toContainText('Ben has been removed.');
    await ann.page.keyboard.press('Escape');
    const title = other.page.getByRole('heading', { name: 'You have been removed from this table' });
    await expect(title).toBeVisible();
    await other.page.reload();
    await expect(title).toBeVisible();
    await expect(other.page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });

  await test.step('the table closes to spectators and opens again', async () => {
    const eve = await Person.come(browser, 'Eve');
    await eve.page.goto(link);
    await expect(eve.page.locator('.dock')).toBeVisible();
    await ann.page.getByRole('button', { name: 'Menu' }).click();
    await ann.page.getByRole('button', { name: 'Close to spectators' }).click();
    const title = eve.page.getByRole('heading', { name: 'This table is closed to spectators' });
    await expect(title).toBeVisible();
    await expect(ben.page.locator('.chat')).toContainText('This table is closed to spectators.');
    await eve.page.getByRole('button', { name: 'Try again' }).click();
    await expect(title).toBeVisible();
    await ann.page.getByRole('button', { name: 'Open to spectators' }).click();
    await ann.page.keyboard.press('Escape');
    await eve.page.getByRole('button', { name: 'Try again' }).click();
    await expect(eve.page.locator('.dock')).toBeVisible();
    await eve.leave();
  });

  await test.step('a player lets another person go on in their place', async () => {
    await ben.page.getByRole('button', { name: 'Menu' }).click();
    const consent = ben.page.getByRole('switch', { name: 'Another person may go on in my place' });
    await consent.click();
    await expect(consent).toBeChecked();
    await ben.page.keyboard.press('Escape');
    await expect(ben.page.getByRole('button', { name: 'Menu' })).toBeFocused();
  });
  for (const person of [ann, ben, other]) await person.leave();
});

test('somebody who was blocked is told so at the next table, and the block can be lifted', async ({
  browser,
}) => {
  const [ann, eve] = [await Person.come(browser, 'Ann'), await Person.come(browser, 'Eve')];
  const link = await ann.openTable('Escape from Hoth');
  await eve.page.goto('/');
  await eve.page.request.post('/api/guests', { data: { name: 'Eve' } });
  await eve.page.goto(link);
  await say(eve.page, 'Boo');
  const dialog = await optionsOf(ann.page.locator('.chat'), 'Boo');
  await dialog.getByRole('button', { name: 'Block from my tables' }).click();
  await dialog.getByRole('button', { name: 'Block from my tables' }).click();
  await expect(dialog).toContainText('Eve is blocked from your tables.');
  await expect(eve.page.getByRole('alert')).toHaveText('Whoever has opened this table has blocked you.');
  await ann.page.goto('/settings');
  await ann.page.getByText('Blocked players').click();
  await ann.page.getByRole('button', { name: 'Unblock' }).click();
  await expect(ann.page.getByText('You have blocked nobody.')).toBeVisible();
  await eve.page.getByRole('button', { name: 'Try again' }).click();
  await expect(eve.page.locator('.chat')).toContainText('Boo');
  for (const wrong of [link.slice(0, -1), `${link.slice(0, -3)}xyz`]) {
    await eve.page.goto(wrong);
    await expect(eve.page.getByRole('heading', { name: 'There is no such table' })).toBeVisible();
  }
  for (const person of [ann, eve]) await person.leave();
});
