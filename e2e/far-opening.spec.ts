import { isPlayable, loadGame, offered } from '@holoboard/games';
import { SeededChance } from '@holoboard/kernel';
import { decide, nextDecision } from './decisions.ts';
import { Person } from './far.ts';
import { Program } from './program.ts';
import { pressed } from './table.ts';
import { expect, test } from './test.ts';

/** How many decisions are made in the browser; the rest of the game is played over HTTP. */
const decisions = 20;

for (const { id: gameId, about } of offered.filter(isPlayable))
  test(`${about.en.title} is opened from the friends page, played to its end and joined again`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    const game = await loadGame(gameId);
    const ann = await Person.come(browser, 'Ann');
    const { page } = ann;
    const link = await ann.openTable(about.en.title);
    const id = link.split('/').at(-1) ?? '';
    const other = new Program(game, String(baseURL), id);
    await other.sit('Program');
    await expect(page.locator('.seat')).toHaveCount(2);
    const played = other.playToEnd();
    const chance = new SeededChance(3);
    let mark = '';
    for (let taken = 0; taken < decisions; taken++) {
      const sight = await nextDecision(page, mark);
      if (sight.over) break;
      await decide(page, sight, chance, false);
      await pressed(page);
      mark = sight.mark;
    }
    const cookies = await page.context().cookies();
    await page.goto('/');
    const mine = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    await Promise.all([played, new Program(game, String(baseURL), id, mine).playToEnd()]);
    // Whoever comes back finds the end of the game, and the whole of it in the log.
    await page.goto(link);
    await expect(page.locator('.over-words')).toBeVisible();
    await expect(page.locator('.log-line').first()).toBeAttached();
    await ann.leave();
  });
