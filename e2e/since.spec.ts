import { hoth } from '@holoboard/hoth';
import { exportMatch, openLocalMatch } from '@holoboard/table';
import type { Page } from '@playwright/test';
import { Battle } from './battle.ts';
import { expect, test } from './test.ts';
import { violations } from './violations.ts';

const strip = (page: Page) => page.getByRole('region', { name: 'Since your last move' });

/** The file of a game that Ann begins against two bots. */
function raceOfThree(): string {
  const bot = { kind: 'bot', level: 'recruit' } as const;
  const match = openLocalMatch({
    game: hoth,
    options: { firstPlayer: 'blue' },
    seats: [
      { kind: 'human', name: 'Ann' },
      { ...bot, name: 'Ben' },
      { ...bot, name: 'Cem' },
    ],
    seed: '6'.repeat(64),
    now: 0,
  });
  return exportMatch(match, { sealed: true });
}

test('what the others did is told until one acts, and each thing can be pointed at', async ({
  page,
  table,
}) => {
  await table.openFile(raceOfThree());
  let seen = await table.decision();
  await expect(strip(page)).toHaveCount(0);
  // A whole turn of one's own, then those of the two bots.
  for (let turn = 1; turn === 1 || seen.prompt !== 'Spin the Rebel spinner.'; turn++) {
    await table.click(seen.targets.at(-1) as string);
    seen = await table.decision(seen.version);
    // One's own doing is not told.
    if (seen.prompt !== 'Spin the Rebel spinner.') await expect(strip(page)).toHaveCount(0);
  }
  const entries = strip(page).getByRole('button');
  const words = await entries.allInnerTexts();
  expect(words.filter((text) => /Green Leader (flies|moves Vader) \d/.test(text))).toHaveLength(2);
  expect(words.filter((text) => /Orange Leader (flies|moves Vader) \d/.test(text))).toHaveLength(2);
  expect(words.join()).not.toContain('Blue Leader flies');
  // What was spun stands beside what it was for.
  await expect(entries.first().locator('i')).toHaveText(/\d/);
  // Each has an arrow on the board, and the one that is pointed at is lit, by mouse and by key.
  const arrows = page.locator('.kit-trace');
  const lit = page.locator('.kit-trace[data-lit="true"]');
  expect(await arrows.count()).toBeGreaterThanOrEqual(4);
  await expect(lit).toHaveCount(0);
  await entries.nth(1).hover();
  await expect(lit).toHaveCount(1);
  await expect(page.locator('.hoth-marked').first()).toBeAttached();
  await page.mouse.move(5, 5);
  await expect(lit).toHaveCount(0);
  await page.locator('.dock [data-choice="spin"]').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(entries.last()).toBeFocused();
  await expect(lit).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  // A reload forgets nothing; the own next act does.
  await page.reload();
  await expect(entries).toHaveText(
    words.map((text) => text.replace(/\s+/g, ' ').trim()),
    {
      useInnerText: true,
    },
  );
  await page.locator('.dock [data-choice="spin"]').click();
  await expect(strip(page)).toHaveCount(0);
  await expect(arrows).toHaveCount(0);
});

test('every line of the log tells by colour and shape whose doing it was', async ({ page, table }) => {
  const seen = await table.start({ seed: '6' });
  await table.click(seen.targets.at(-1) as string);
  await table.decision(seen.version);
  const lines = page.locator('.log a');
  for (const line of await lines.all()) await expect(line.locator('.kit-badge')).toHaveCount(1);
  await expect(lines.first().locator('.kit-glyph text')).toHaveText('B');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('it is a line above the decision, a tap points, and the board does not move for it', async ({
    page,
  }) => {
    const battle = new Battle(page, { touch: true });
    await battle.start(['human', 'recruit'], 'since');
    const heights = new Set<number>();
    let met = false;
    for (let turn = 0; !met; turn++) {
      const sight = await battle.sight();
      heights.add(Math.round((await page.locator('.board').boundingBox())?.height ?? 0));
      met = (await strip(page).count()) > 0 && sight.choices.some((id) => id.startsWith('order:'));
      if (!met) await battle.step(sight, turn);
    }
    expect([...heights]).toHaveLength(1);
    const first = strip(page).getByRole('button').first();
    await first.tap();
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await first.tap();
    await expect(first).toHaveAttribute('aria-pressed', 'false');
  });
});

test('the own pile and the cards set aside are on the table at every decision about something else', async ({
  page,
}) => {
  const battle = new Battle(page);
  await battle.start(['human', 'recruit'], 'held');
  const kinds = new Set<string>();
  await battle.play(async ({ over, choices }) => {
    if (over) return;
    const planning =
      choices.some((id) => id.startsWith('card:')) || (await page.locator('.endor-hand').count()) > 0;
    kinds.add(planning ? 'plan' : (choices[0]?.split(':')[0] ?? ''));
    const aside = page.getByRole('region', { name: 'Set aside' }).getByRole('listitem');
    if (planning) await expect(page.locator('.endor-hand li')).toHaveCount(6);
    else await expect(aside).toHaveCount(3);
  }, 3);
  expect(kinds.size).toBeGreaterThan(3);
});
