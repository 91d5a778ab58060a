import { offered } from '@holoboard/games';
import { aboutIn } from '@holoboard/kernel';
import type { Page } from '@playwright/test';
import { unfinishedGame } from './games.ts';
import { expect, test } from './test.ts';

/** The titles of games that are called the same in both languages. */
const titles = offered
  .map((room) => [aboutIn(room, 'en').title, aboutIn(room, 'de').title] as const)
  .flatMap(([english, german]) => (english === german ? [english] : []));

/** What is the same in both languages: names of the house, its games, places and people, keys, and a few words. */
const shared: readonly (string | RegExp)[] = [
  ...titles,
  ...['Holoboard', 'Escape from Hoth · Holoboard', 'Planet Hoth', 'HOTH', 'DANTOOINE', 'Dantooine'],
  ...['Aurek', 'Besh', 'Cresh'],
  ...['Shard Drift', 'Broken Moon', 'The Grinder', 'Outer Debris', 'Ann', 'Ben', 'Cem', 'Ann · Ben · Cem'],
  ...['English', 'Deutsch', 'Normal', 'Bot: Pilot', 'Enter', 'Esc'],
  /^HOTH-[A-Z]+-\d\d$/,
];

function isShared(text: string): boolean {
  return shared.some((known) => (typeof known === 'string' ? known === text : known.test(text)));
}

/** Everything a page says: what stands there, and the names of what can be pointed at. */
function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said: string[] = [document.title];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) said.push(texts.currentNode.textContent ?? '');
    for (const element of document.querySelectorAll('*'))
      for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext'])
        said.push(element.getAttribute(name) ?? '');
    return [...new Set(said.map((text) => text.trim()))].filter((text) => /\p{L}{3}/u.test(text));
  });
}

/** Goes where something is to be seen, and waits until it is. */
type Visit = (page: Page) => Promise<void>;

const go =
  (address: string): Visit =>
  async (page) => {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };

const open =
  (letter: string): Visit =>
  async (page) => {
    await page.locator('[data-choice]').first().waitFor();
    await page.keyboard.press(letter);
  };

async function chooseGerman(page: Page): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
}

test('German is complete: nothing is said as in English, but for names', async ({ page, table }) => {
  await table.openFile(unfinishedGame(({ phase, choices }) => phase === 'vaderMove' && choices > 1));
  await table.decision();
  const here = page.url();
  const visits: readonly Visit[] = [
    ...['/', '/new/hoth', '/learn/hoth', '/rules/hoth', '/settings', '/about', '/nowhere', '/play/none'].map(
      go,
    ),
    go(here.replace('/play/', '/replay/')),
    go(here),
    open('r'),
    open('t'),
    open('?'),
  ];
  const english = new Set<string>();
  for (const visit of visits) {
    await visit(page);
    for (const text of await saidOn(page)) english.add(text);
  }
  await chooseGerman(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const same = new Set<string>();
  for (const visit of visits) {
    await visit(page);
    for (const text of await saidOn(page)) if (english.has(text) && !isShared(text)) same.add(text);
  }
  expect([...same]).toEqual([]);
});

test('a turn is played in German, and the choice is remembered', async ({ page, table, context }) => {
  await chooseGerman(page);
  await page.goto('/new/hoth');
  await page.getByRole('button', { name: 'Spielen', exact: true }).click();
  let seen = await table.decision();
  for (const says of ['Drehe die Rebellenscheibe.', 'Fliege', 'Drehe', 'Vader']) {
    expect(seen.prompt).toContain(says);
    await table.click(seen.targets.at(-1) as string);
    seen = await table.decision(seen.version);
  }
  expect((await table.logLines()).join(' ')).toMatch(/dreht|fliegt/);
  const other = await context.newPage();
  await other.goto('/about');
  await expect(other.locator('html')).toHaveAttribute('lang', 'de');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Über Holoboard');
});

test.describe('a system that speaks German', () => {
  test.use({ locale: 'de-DE' });

  test('is answered in German without being asked', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Einstellungen' })).toBeVisible();
  });
});
