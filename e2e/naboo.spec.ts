import { Gambit, type Sight } from './gambit.ts';
import { overhang, phone } from './phone.ts';
import { expect, test } from './test.ts';
import { violations } from './violations.ts';

const decided =
  /(?:Naboo|Trade Federation) wins in round \d+: (?:only two of the Naboo palace pieces are left|the Control Ship is gone and)/;

/** With a last round a war may also end without a winner. */
const ended = new RegExp(`${decided.source}|The game is a draw: the last round has been played`);

/** A whole war is some hundred decisions. */
const wholeWar = 400_000;

for (const [side, seats] of [
  ['naboo', ['human', 'pilot']],
  ['tradeFederation', ['pilot', 'human']],
] as const)
  test(`a whole war against a bot, as ${side}; no hidden card and no queen is anywhere on the page`, async ({
    page,
    table,
  }) => {
    test.setTimeout(wholeWar);
    const gambit = new Gambit(page);
    await gambit.open(table, seats, '5', 5);
    const own = seats.indexOf('human');
    const visited = new Set<string>();
    await gambit.play(async ({ sides, cover, front, over }, turn) => {
      expect(cover).toBe(false);
      expect(sides.filter((each) => each !== side)).toEqual([]);
      visited.add(front);
      if (over || turn % 4 !== 0) return;
      const { known, queens, blind } = await gambit.held();
      expect({ known, blind }).toEqual({ known: [own], blind: [] });
      if (side === 'tradeFederation') expect(queens).toEqual([]);
      else if (turn > 0 && turn < 20) expect(queens).toHaveLength(1);
    });
    await expect(page.locator('.over-words')).toContainText(ended);
    // The director has been at more than one battle.
    expect(visited.size).toBeGreaterThan(2);
  });

test('two people choose and plan behind a cover, and play in the open, to the end', async ({
  page,
  table,
}) => {
  test.setTimeout(wholeWar);
  const gambit = new Gambit(page);
  await gambit.open(table, ['human', 'human'], '6', 3);
  const planned = new Set<string>();
  let covers = 0;
  await gambit.play(async ({ cover, sides, prompt, over }, turn) => {
    if (cover) covers++;
    const planning = prompt.includes('cards in the order');
    if (over || cover || (!planning && turn % 4 !== 0)) return;
    const { known, queens, blind } = await gambit.held();
    expect(blind).toEqual([]);
    const seat = prompt.includes('Naboo') ? 0 : 1;
    if (planning) {
      expect({ sides, known }).toEqual({ sides: [seat === 0 ? 'naboo' : 'tradeFederation'], known: [seat] });
      if (seat === 1) expect(queens).toEqual([]);
      planned.add(`${sides}`);
    } else if (!prompt.includes('which queen')) expect({ known, sides }).toEqual({ known: [], sides: [] });
  });
  expect([...planned].toSorted()).toEqual(['naboo', 'tradeFederation']);
  expect(covers).toBeGreaterThan(3);
  await expect(page.locator('.over-words')).toContainText(ended);
});

test('four people fight in teams at one screen; teammates see each other’s cards, nobody else does', async ({
  page,
  table,
}) => {
  test.setTimeout(wholeWar);
  const gambit = new Gambit(page);
  await gambit.open(table, ['human', 'human', 'human', 'human'], '7', 3);
  const planners = new Set<string>();
  await gambit.play(async ({ sides, prompt, cover, over }) => {
    if (over || cover || !prompt.includes('cards in the order')) return;
    const [seat = ''] = /(?:TF|Naboo) (?:plains|palace)/.exec(prompt) ?? [];
    planners.add(seat);
    const { known, blind } = await gambit.held();
    expect(blind).toEqual([]);
    expect({ sides, known }).toEqual(
      seat.startsWith('TF')
        ? { sides: ['tradeFederation'], known: [0, 1] }
        : { sides: ['naboo'], known: [2, 3] },
    );
  });
  expect([...planners].toSorted()).toEqual(['Naboo palace', 'Naboo plains', 'TF palace', 'TF plains']);
  await expect(page.locator('.over-words')).toContainText(ended);
});

/** What is asked, by the choices that are offered. */
function kindOf({ choices, over }: Sight): string {
  if (over) return 'the end';
  return [...new Set(choices.map((id) => id.split(':')[0]))].toSorted().join(' ');
}

test.describe('on a phone', () => {
  test.use(phone);

  test('a whole war against a bot by taps; nothing is pushed sideways', async ({ page, table }) => {
    test.setTimeout(wholeWar);
    const gambit = new Gambit(page, { touch: true });
    await gambit.open(table, ['human', 'pilot'], '8', 5);
    await gambit.play(async () => expect(await overhang(page)).toBe(0));
    await expect(page.locator('.over-words')).toContainText(ended);
  });
});

test('the first cards are played by keyboard alone', async ({ page }) => {
  test.setTimeout(wholeWar);
  const gambit = new Gambit(page);
  await gambit.start(['human', 'pilot'], 'by keys');
  const kinds = new Set<string>();
  for (let turn = 0; turn < 30; turn++) {
    const sight = await gambit.sight();
    kinds.add(kindOf(sight));
    await gambit.stepByKey(sight, turn);
  }
  expect(kinds.size).toBeGreaterThan(3);
});

test('a miniature shows its battle until something new is asked, and a pin keeps it', async ({ page }) => {
  const gambit = new Gambit(page);
  await gambit.start(['human', 'pilot'], 'looking around');
  await gambit.sight();
  const scene = page.locator('.naboo-scene');
  const mini = (front: string) => page.locator(`.naboo-mini[data-front="${front}"]`);
  await expect(scene).toHaveAttribute('data-front', 'palace');
  await mini('space').click();
  await expect(scene).toHaveAttribute('data-front', 'space');
  await expect(mini('space')).toHaveAttribute('aria-pressed', 'true');
  await mini('core').click();
  await page.getByRole('button', { name: 'Keep this battle on the screen' }).click();
  const pinned: string[] = [];
  await gambit.play(({ front, over }) => {
    if (!over) pinned.push(front);
  }, 12);
  expect(new Set(pinned)).toEqual(new Set(['core']));
  await page.getByRole('button', { name: 'Keep this battle on the screen' }).click();
  const followed = new Set<string>();
  await gambit.play(({ front }) => void followed.add(front), 24);
  expect(followed.size).toBeGreaterThan(1);
});

/** How long a war is looked at in a theme, and how many lessons are gone on to from one that is. */
const looks = [
  ['dark', 50, 1],
  ['light', 20, 3],
  ['contrast', 20, 3],
] as const;

for (const [theme, decisions, every] of looks)
  test.describe(`in the ${theme} theme`, () => {
    test.use({ settings: { theme, motion: 'off', playForced: false } });

    test('a war is accessible, whatever is asked', async ({ page, table }) => {
      test.setTimeout(wholeWar);
      const gambit = new Gambit(page);
      await gambit.start(['human', 'pilot'], 'all kinds');
      await gambit.sight();
      for (const panel of ['Rules', 'Reference', 'Text board', 'Log'] as const) {
        await table.openPanel(panel);
        expect([panel, await violations(page)]).toEqual([panel, []]);
      }
      const checked = new Set<string>();
      await gambit.play(async (sight) => {
        const kind = `${kindOf(sight)} ${sight.front}`;
        if (!checked.has(kind)) expect([kind, await violations(page)]).toEqual([kind, []]);
        checked.add(kind);
      }, decisions);
      expect(checked.size).toBeGreaterThan(3);
    });

    test('its lessons are accessible', async ({ page }) => {
      test.setTimeout(wholeWar);
      await page.goto('/learn/naboo');
      const coach = page.getByRole('complementary', { name: 'Coach' });
      const count = await coach.getByRole('progressbar').getAttribute('max');
      for (let lesson = 0; lesson < Number(count); lesson++) {
        if (lesson % every === 0) expect([lesson, await violations(page)]).toEqual([lesson, []]);
        await coach.getByRole('button', { name: /^(Skip|Next)$/ }).click();
      }
      await expect(coach).toContainText('You are ready to fly');
    });
  });
