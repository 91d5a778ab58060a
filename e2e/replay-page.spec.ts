import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { finishedGame, textBoardAt, unfinishedGame } from './games.ts';
import { Table } from './table.ts';
import { expect, test } from './test.ts';

const text = finishedGame(1);
const steps = (JSON.parse(text) as { steps: { seat: number }[] }).steps;
const last = steps.length;

/** Opens the recorded game, whose text board is kept in sight. */
async function openReplay(table: Table): Promise<void> {
  await table.openFile(text);
  await expect(table.page.getByRole('heading', { level: 1 })).toHaveText('Replay: Escape from Hoth');
  await table.openPanel('Text board');
}

/** The moment on show is this one: by its number, by its address and by its position. */
async function expectMoment(page: Page, at: number): Promise<void> {
  await expect(page.getByText(`Step ${at} of ${last}`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`[?]at=${at}$`));
  await expect(page.locator('.text-board pre')).toHaveText(textBoardAt(text, at), { useInnerText: true });
}

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

test('any moment can be reached by scrubbing, stepping, keys and the log', async ({ page, table }) => {
  await openReplay(table);
  await expectMoment(page, last);
  await page.getByRole('slider', { name: 'Moment of the game' }).fill('20');
  await expectMoment(page, 20);
  await press(page, 'A step on');
  await expectMoment(page, 21);
  await press(page, 'A step back');
  await press(page, 'A step back');
  await expectMoment(page, 19);
  await press(page, 'To the beginning');
  await expectMoment(page, 0);
  await press(page, 'To the end');
  await page.keyboard.press('ArrowLeft');
  await expectMoment(page, last - 1);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expectMoment(page, 1);

  // Three take part: the fourth turn begins the second round, and the slider tells it.
  const slider = page.getByRole('slider', { name: 'Moment of the game' });
  await page.keyboard.press('Home');
  await page.keyboard.press(']');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Round 2, Step \d+ of/);
  await expect(page.getByRole('status').filter({ hasText: 'Turn 4:' })).toContainText('Round 2');
  await press(page, 'A round on');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Round 3, Step/);
  await page.keyboard.press('[');
  await press(page, 'A round back');
  await expectMoment(page, 0);

  await table.openPanel('Log');
  const entry = page.locator('.log').getByRole('link', { name: 'Turn 5:' });
  const at = Number(new URL((await entry.getAttribute('href')) ?? '', page.url()).searchParams.get('at'));
  await entry.click();
  await table.openPanel('Text board');
  await expectMoment(page, at);
});

test('a replay plays by itself, and stops', async ({ page, table }) => {
  await page.clock.install();
  await openReplay(table);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await press(page, 'To the beginning');
  await page.getByLabel('Speed').selectOption('4×');
  await press(page, 'Play');
  await page.clock.runFor(2000);
  await press(page, 'Pause');
  const at = Number(await page.getByRole('slider').inputValue());
  expect(at).toBeGreaterThan(3);
  await page.clock.runFor(2000);
  await expectMoment(page, at);
});

test('an address leads to an exact moment, also of a page that is opened anew', async ({
  page,
  table,
  context,
}) => {
  await openReplay(table);
  const address = new URL(page.url());
  for (const [asked, shown] of [
    ['33', 33],
    ['0', 0],
    ['99999', last],
    ['nonsense', last],
  ] as const) {
    address.searchParams.set('at', asked);
    const other = new Table(await context.newPage());
    await other.page.goto(address.href);
    await other.openPanel('Text board');
    await expect(other.page.getByText(`Step ${shown} of ${last}`)).toBeVisible();
    await expect(other.page.locator('.text-board pre')).toHaveText(textBoardAt(text, shown), {
      useInnerText: true,
    });
    await other.page.close();
  }
});

test('a game can be played on from a moment against bots, and the recorded one stays', async ({
  page,
  table,
}) => {
  await openReplay(table);
  const at = steps.findIndex(({ seat }, step) => step > 20 && seat === 0);
  await page.getByRole('slider', { name: 'Moment of the game' }).fill(String(at));
  await expectMoment(page, at);
  await press(page, 'Play on from here');
  await page.getByRole('button', { name: 'Play as Blue Leader' }).click();
  await expect(page).toHaveURL(/[/]play[/]/);
  const seen = await table.decision();
  expect(await table.textBoard()).toBe(textBoardAt(text, at));
  await table.click(seen.targets.at(-1) as string);
  await table.decision(seen.version);

  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.locator('.saved', { hasText: 'Unfinished games' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.locator('.saved', { hasText: 'Finished games' }).getByRole('listitem')).toContainText([
    `Ann · Ben · Cem · ${last} steps`,
  ]);
});

test('a game goes out into a file and comes back from it', async ({ page, table }) => {
  await openReplay(table);
  await press(page, 'Menu');
  const file = page.waitForEvent('download');
  await press(page, 'Save as file');
  expect(readFileSync(await (await file).path(), 'utf8')).toBe(text);

  const unfinished = unfinishedGame(({ steps: taken }) => taken === 30);
  await table.openFile(unfinished);
  await table.decision();
  expect(await table.textBoard()).toBe(textBoardAt(unfinished, 30));
  await press(page, 'Menu');
  const again = page.waitForEvent('download');
  await press(page, 'Save as file');
  const exported = readFileSync(await (await again).path(), 'utf8');
  expect(textBoardAt(exported, 30)).toBe(textBoardAt(unfinished, 30));
  await table.openFile(exported);
  await table.decision();
  expect(await table.textBoard()).toBe(textBoardAt(unfinished, 30));
});
