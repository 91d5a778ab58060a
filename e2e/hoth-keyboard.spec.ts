import type { Locator, Page } from '@playwright/test';
import type { Glance, Table } from './table.ts';
import { expect, test } from './test.ts';

/** Presses a key until something has the focus. */
async function walkTo(page: Page, key: string, goal: Locator): Promise<void> {
  await expect(goal).toBeAttached();
  for (let presses = 0; presses < 60; presses++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(goal).toBeFocused();
}

/** Goes from the start to the first decision. */
async function startByKeys(page: Page, table: Table, seed: string): Promise<Glance> {
  await page.goto('/');
  await walkTo(page, 'Tab', page.getByRole('link', { name: 'Play Escape from Hoth' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await walkTo(page, 'Tab', page.locator('summary', { hasText: 'More options' }));
  await page.keyboard.press('Enter');
  await walkTo(page, 'Tab', page.getByLabel('Seed of the dice'));
  await page.keyboard.type(seed);
  await page.keyboard.press('Enter');
  return table.decision();
}

/** Keeps everything that the live region of a table has said. */
function listen(): void {
  const heard: string[] = [];
  Object.assign(globalThis, { heard });
  const hear = (nodes: Iterable<Node>): void => {
    for (const node of nodes)
      if (node instanceof HTMLParagraphElement && node.closest('[role="log"][aria-live]'))
        heard.push(node.textContent);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) hear(addedNodes);
  }).observe(document, { childList: true, subtree: true });
}

const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);

test('a whole game against a bot by keyboard alone, every word of it announced', async ({ page, table }) => {
  await page.addInitScript(listen);
  const first = await startByKeys(page, table, '46');
  await table.playToEnd(async (id, { prompt }) => {
    await expect(page.locator('[role="log"] p').last()).toHaveText(prompt);
    await walkTo(page, 'ArrowRight', page.locator(`.dock [data-choice="${id}"]`));
    await page.keyboard.press('Enter');
  }, first);

  const verify = table.result.getByRole('button', { name: 'Verify this game' });
  await walkTo(page, 'Tab', verify);
  await page.keyboard.press('Enter');
  await expect(table.result.getByRole('status')).toContainText('every draw is the one');
  await page.keyboard.press('Escape');
  await expect(table.result).toBeHidden();

  const said = await heard(page);
  const lines = await table.logLines();
  expect(said.filter((line) => lines.includes(line))).toEqual(lines);
  expect(said.at(-1)).toMatch(/Leader wins: first on Planet Dantooine/);
});

test('the board can be played with the keyboard too', async ({ page, table }) => {
  let seen = await startByKeys(page, table, '6');
  const onBoard = (id: string): Locator => page.locator(`.kit-stage [role="button"][data-id="${id}"]`);
  for (let decisions = 0; decisions < 6; decisions++) {
    const [entry, ...others] = seen.targets;
    await walkTo(page, 'Tab', onBoard(entry as string));
    if (others.length > 0) await walkTo(page, 'ArrowRight', onBoard(others.at(-1) as string));
    await page.keyboard.press('Enter');
    seen = await table.decision(seen.version);
  }
});

test('letters open what they stand for, and Escape closes it', async ({ page, table }) => {
  await startByKeys(page, table, '6');
  const panel = page.getByRole('tabpanel');
  await page.keyboard.press('t');
  await expect(panel).toContainText('The whole position in words');
  await page.keyboard.press('r');
  await expect(panel).toContainText('The game is played by the book');
  await page.keyboard.press('l');
  await expect(panel).toContainText('Nothing has happened yet.');
  await page.keyboard.press('h');
  const hint = page.getByRole('region', { name: 'Hint' });
  await expect(hint).toContainText('There is only one thing to do: Spin: what comes of it is left to luck.');
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toContainText('skip what is being shown');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('u');
  await expect(page.getByRole('alert')).toContainText('There is nothing to take back yet.');
});
