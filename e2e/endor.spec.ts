import { Battle, type Sight } from './battle.ts';
import { overhang, phone } from './phone.ts';
import { expect, test } from './test.ts';
import { violations } from './violations.ts';

const decided = /wins in round \d+: (?:the Death Star is destroyed|no Rebel ship is left)/;

/** Whether the question is about the own cards, whatever step of it. */
const isPlanning = (prompt: string): boolean => /the first on top|is on top|Lay the pile down/.test(prompt);

/** A whole battle is a hundred decisions and more. */
const wholeBattle = 300_000;

for (const [side, seats] of [
  ['rebel', ['human', 'pilot']],
  ['empire', ['pilot', 'human']],
] as const)
  test(`a whole battle against a bot, as the ${side} side; the other side's cards are nowhere on the page`, async ({
    page,
  }) => {
    test.setTimeout(wholeBattle);
    const battle = new Battle(page);
    await battle.start(seats, `whole ${side}`);
    const own = seats.indexOf('human');
    const name = side === 'rebel' ? 'Rebel Alliance' : 'Galactic Empire';
    await battle.play(async ({ sides, told, cover, over }) => {
      expect(cover).toBe(false);
      expect(sides.filter((each) => each !== side)).toEqual([]);
      expect(told.filter((teller) => teller !== name)).toEqual([]);
      const { known, told: drawn, blind } = await battle.held();
      expect({ known, blind }).toEqual({ known: [own], blind: [] });
      expect(drawn.filter((seat) => seat !== own)).toEqual([]);
      // What this side did itself is told, so the checks above have something to look at.
      if (over) expect({ drawn, told: told.includes(name) }).toEqual({ drawn: [own], told: true });
    });
    await expect(page.locator('.over-words')).toContainText(decided);
  });

test('two people plan behind a cover and give their orders in the open, to the end', async ({ page }) => {
  test.setTimeout(wholeBattle);
  const battle = new Battle(page);
  await battle.start(['human', 'human'], 'two at one screen');
  let covers = 0;
  const planned = new Set<string>();
  await battle.play(async ({ cover, sides, told, prompt }) => {
    const { known, told: drawn, blind } = await battle.held();
    expect(blind).toEqual([]);
    if (cover) covers++;
    if (isPlanning(prompt)) {
      const seat = prompt.includes('Rebel') ? 0 : 1;
      expect({ sides, known }).toEqual({ sides: [seat === 0 ? 'rebel' : 'empire'], known: [seat] });
      expect(drawn.filter((each) => each !== seat)).toEqual([]);
      planned.add(`${sides}`);
    } else expect({ sides, told, known, drawn }).toEqual({ sides: [], told: [], known: [], drawn: [] });
  });
  expect([...planned].toSorted()).toEqual(['empire', 'rebel']);
  expect(covers).toBeGreaterThan(3);
  await expect(page.locator('.over-words')).toContainText(decided);
});

test('four people fight in teams at one screen; teammates see each other’s cards, nobody else does', async ({
  page,
}) => {
  test.setTimeout(wholeBattle);
  const battle = new Battle(page);
  await battle.start(['human', 'human', 'human', 'human'], 'four at one screen');
  const planners = new Set<string>();
  await battle.play(async ({ sides, prompt }) => {
    const [seat] = /(?:Rebel|Empire) [12]/.exec(prompt) ?? [''];
    const { known, blind } = await battle.held();
    expect(blind).toEqual([]);
    if (!isPlanning(prompt)) expect({ sides, known }).toEqual({ sides: [], known: [] });
    else {
      planners.add(seat);
      expect({ sides, known }).toEqual(
        seat.startsWith('Rebel') ? { sides: ['rebel'], known: [0, 3] } : { sides: ['empire'], known: [1, 2] },
      );
    }
  });
  expect([...planners].toSorted()).toEqual(['Empire 1', 'Empire 2', 'Rebel 1', 'Rebel 2']);
  await expect(page.locator('.over-words')).toContainText(decided);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a whole battle against a bot by taps; nothing is pushed sideways', async ({ page }) => {
    test.setTimeout(wholeBattle);
    const battle = new Battle(page, { touch: true });
    await battle.start(['human', 'pilot'], 'by finger');
    const checked = new Set<string>();
    await battle.play(async (sight) => {
      expect(await overhang(page)).toBe(0);
      const kind = kindOf(sight);
      if (!checked.has(kind)) expect([kind, await violations(page)]).toEqual([kind, []]);
      checked.add(kind);
    });
    await expect(page.locator('.over-words')).toContainText(decided);
  });
});

test('a pile is put together card by card, each can be taken back, and nothing is laid down unasked', async ({
  page,
}) => {
  const battle = new Battle(page);
  await battle.start(['human', 'pilot'], 'card by card');
  await battle.sight();
  const cards = page.locator('button.endor-ticket');
  await expect(cards).toHaveCount(6);
  for (const index of [3, 0, 5]) await cards.nth(index).click();
  await expect(cards.nth(3)).toHaveAttribute('data-place', '1');
  await expect(cards.nth(5)).toHaveAttribute('data-place', '3');
  await cards.nth(3).click();
  await expect(cards.nth(0)).toHaveAttribute('data-place', '1');
  await expect(page.locator('[data-choice="done"]')).toHaveCount(0);
  await cards.nth(3).click();
  await expect(cards.nth(3)).toHaveAttribute('data-place', '3');
  await page.getByRole('button', { name: 'Lay the pile down' }).click();
  await expect(page.locator('.endor-orders')).toBeVisible();
});

/** What is asked, by the choices that are offered. */
function kindOf({ choices, over }: Sight): string {
  if (over) return 'the end';
  const kinds = choices.map((id) => id.split(':')[0]);
  return [...new Set(kinds)].toSorted().join(' ');
}

for (const theme of ['dark', 'light', 'contrast'])
  test.describe(`in the ${theme} theme`, () => {
    test.use({ settings: { theme, motion: 'off', playForced: false } });

    test('a battle is accessible, whatever is asked', async ({ page, table }) => {
      test.setTimeout(wholeBattle);
      const battle = new Battle(page);
      await battle.start(['human', 'pilot'], 'all kinds');
      await battle.sight();
      for (const panel of ['Rules', 'Reference', 'Text board', 'Log'] as const) {
        await table.openPanel(panel);
        expect([panel, await violations(page)]).toEqual([panel, []]);
      }
      const checked = new Set<string>();
      await battle.play(async (sight) => {
        const kind = kindOf(sight);
        if (!checked.has(kind)) expect([kind, await violations(page)]).toEqual([kind, []]);
        checked.add(kind);
      });
      expect(checked.size).toBeGreaterThan(3);
    });

    test('its lessons are accessible', async ({ page }) => {
      await page.goto('/learn/endor');
      const coach = page.getByRole('complementary', { name: 'Coach' });
      const count = await coach.getByRole('progressbar').getAttribute('max');
      for (let lesson = 0; lesson < Number(count); lesson++) {
        expect([lesson, await violations(page)]).toEqual([lesson, []]);
        await coach.getByRole('button', { name: /^(Skip|Next)$/ }).click();
      }
      await expect(coach).toContainText('You are ready to fly');
    });
  });
