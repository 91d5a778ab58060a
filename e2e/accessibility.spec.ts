import type { Page } from '@playwright/test';
import { finishedGame, unfinishedGame } from './games.ts';
import { expect, test } from './test.ts';
import { violations } from './violations.ts';

/** Nothing is wrong with the screen as it stands; `name` tells which one it is. */
async function expectAccessible(page: Page, name: string): Promise<void> {
  expect([name, await violations(page)]).toEqual([name, []]);
}

/** Presses a button of the table's bar or menu. */
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

for (const theme of ['dark', 'light', 'contrast']) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ settings: { theme, motion: 'off', playForced: false } });

    test('every page is accessible', async ({ page, table }) => {
      for (const address of ['/rules/hoth', '/settings', '/about', '/nowhere', '/play/none']) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expectAccessible(page, address);
      }
      await page.goto('/new/hoth');
      await page.getByRole('radio', { name: 'Friends at this screen' }).check();
      for (const more of await page.locator('summary').all()) await more.click();
      await expectAccessible(page, 'a new game');
      await press(page, 'Play');
      await table.decision();
      await page.goto('/');
      await page.getByRole('button', { name: 'Delete' }).click();
      await expectAccessible(page, 'the question before a game is deleted');
      await press(page, 'Keep it');
      await expectAccessible(page, 'the start');
    });

    test('the table is accessible in every phase', async ({ page, table }) => {
      for (const phase of ['rebelSpin', 'rebelMove', 'vaderSpin', 'vaderMove', 'attackSpin']) {
        await table.openFile(
          unfinishedGame((asked) => asked.phase === phase && (asked.choices > 1 || phase.endsWith('Spin'))),
        );
        await table.decision();
        await page.locator('[data-choice]').first().focus();
        await expectAccessible(page, phase);
      }
    });

    test('what opens at a table is accessible', async ({ page, table }) => {
      await table.openFile(unfinishedGame(({ phase, choices }) => phase === 'rebelMove' && choices > 2));
      await table.decision();
      for (const panel of ['Rules', 'Reference', 'Text board'] as const) {
        await table.openPanel(panel);
        await expectAccessible(page, panel);
      }
      await page.keyboard.press('u');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page, 'a reason why not');
      await press(page, 'Hint');
      await expect(page.getByText('The pilot would choose')).toBeVisible();
      await expectAccessible(page, 'a hint');
      await press(page, 'Menu');
      await expectAccessible(page, 'the menu');
      await press(page, 'Keys');
      await expectAccessible(page, 'the keys');
      await page.keyboard.press('Escape');
      await press(page, 'Menu');
      await press(page, 'Resign');
      await expectAccessible(page, 'the question before one resigns');
      await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    test('the end of a game and its replay are accessible', async ({ page, table }) => {
      await table.start({ seed: '6' });
      await press(page, 'Menu');
      await press(page, 'Resign');
      await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
      await table.result.getByRole('button', { name: 'Verify this game' }).click();
      await expect(table.result.getByRole('status')).toContainText('every draw');
      await expectAccessible(page, 'the end of a game');
      await table.openFile(finishedGame(1));
      await expect(page.getByRole('region', { name: 'Playback' })).toBeVisible();
      await page.getByRole('slider').fill('20');
      await expectAccessible(page, 'a replay');
      await press(page, 'Play on from here');
      await expectAccessible(page, 'the question who plays on');
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await press(page, 'Menu');
      await expectAccessible(page, 'the menu of a replay');
    });

    test('the lessons are accessible', async ({ page }) => {
      await page.goto('/learn/hoth');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, 'the first lesson');
      const coach = page.getByRole('complementary', { name: 'Coach' });
      const count = await coach.getByRole('progressbar').getAttribute('max');
      for (let lesson = 0; lesson < Number(count); lesson++)
        await coach.getByRole('button', { name: /^(Skip|Next)$/ }).click();
      await expect(coach).toContainText('You are ready to fly');
      await expectAccessible(page, 'the end of the lessons');
    });
  });
}
