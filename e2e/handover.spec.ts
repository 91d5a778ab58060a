import type { AnyGame, Seat } from '@holoboard/kernel';
import { type Match, question, versionFor, versionOf } from '@holoboard/table';
import type { Page } from '@playwright/test';
import { secretMoments, secretsOf, traces } from './handover.ts';
import { savedMatch, secretive } from './hidden.ts';
import { pressed } from './table.ts';
import { expect, test } from './test.ts';

/** What there is to do at the table. */
type Sight = 'cover' | 'asked' | null;

function look(): Sight {
  if (document.querySelector('.cover')) return 'cover';
  const mine = document.querySelector('.dock[data-sent="false"] .prompt[data-mine="true"]:not(:has(.quiet))');
  return mine ? 'asked' : null;
}

/** The buttons that answer, the best first: whole screens, what is enough, what the pilot would take, anything. */
const answers = [
  '.tactical-setup-go .primary:not(:disabled)',
  '.tactical-options:last-of-type .tactical-option:not(:disabled, [aria-pressed="true"])',
  '.dock [data-choice="done"]:not(:disabled, [aria-disabled="true"])',
  '.dock [data-choice="do:ready"]:not(:disabled, [aria-disabled="true"])',
  '.dock [data-choice="do:fill"]:not(:disabled, [aria-disabled="true"])',
  '.choices button:has-text("Best"):not(:disabled)',
  '.dock [data-choice]:not(:disabled, [aria-disabled="true"], [aria-pressed="true"])',
] as const;

/** Does the next thing there is to do here; nothing while the army is deployed by itself. */
async function answer(page: Page): Promise<void> {
  for (const selector of answers) {
    const button = page.locator(selector).first();
    if (!(await button.isVisible())) continue;
    await button.click();
    break;
  }
  await pressed(page);
}

const viewers = [0, 1, 'spectator'] as const;

/** The match as the page has saved it, once everything that was played is saved. */
async function matchOn(page: Page, game: AnyGame): Promise<Match> {
  const version = Number(await page.locator('.dock').getAttribute('data-version'));
  for (let last = -1; ; ) {
    const match = await savedMatch(page, game);
    // Whose version the screen counts by is not known here; a save that is behind grows.
    const most = Math.max(...viewers.map((viewer) => versionFor(match, viewer)));
    if (most >= version && versionOf(match) === last) return match;
    last = versionOf(match);
    await page.waitForTimeout(40);
  }
}

/** Tries to undo in every way there is; nothing may come of it. */
async function tryUndo(page: Page, game: AnyGame): Promise<void> {
  const dock = page.locator('.dock');
  const before = await dock.getAttribute('data-version');
  const steps = versionOf(await savedMatch(page, game));
  await page.getByRole('button', { name: 'Undo', exact: true }).dispatchEvent('click');
  for (const key of ['u', 'Control+z']) await page.keyboard.press(key);
  await pressed(page);
  expect(await dock.getAttribute('data-version')).toBe(before);
  expect(versionOf(await savedMatch(page, game))).toBe(steps);
  await page.keyboard.press('Escape');
}

for (const game of secretive)
  for (const { name, kind, hidden, file } of secretMoments(game))
    test(`${game.title}, ${name}: after a handover nothing is left of the seat before`, async ({
      page,
      table,
    }) => {
      const hasNot = async (secrets: readonly string[]): Promise<void> =>
        expect(await traces(page, secrets)).toEqual([]);
      await table.openFile(file);
      let covers = 0;
      let found = 0;
      let eyes: Seat | null = null;
      // Whether the last answer was a secret one: only what all could see may be undone by the next.
      let sealed = false;
      for (let turn = 0; turn < 200 && covers < 3; turn++) {
        const sight = (await (await page.waitForFunction(look)).jsonValue()) as Sight;
        const match = await matchOn(page, game);
        const [seat = 0] = question(match).seats;
        if (sight === 'cover') {
          covers++;
          const secrets = secretsOf(match, [0, 1], 'spectator', kind);
          await hasNot(secrets);
          await tryUndo(page, game);
          // Whoever asks for a hint on the cover is told nothing either.
          await page.keyboard.press('h');
          await page.locator('.hint').waitFor();
          await hasNot(secrets);
          await page.keyboard.press('Escape');
          await page.locator('.cover .button').click();
          await page.waitForFunction(look);
          await hasNot(secretsOf(match, [1 - seat], seat, kind));
          if (sealed) await tryUndo(page, game);
          // What is asked for now must be gone at the next handover: the position in words, and a hint.
          await page.keyboard.press('t');
          await page.keyboard.press('h');
          await page.locator('.hint .hint-best').waitFor();
          found += (await traces(page, secretsOf(match, [seat], 'spectator', kind))).length;
          eyes = seat;
        } else {
          if (eyes !== seat) await hasNot(secretsOf(match, [0, 1], 'spectator', kind));
          if (eyes !== null && eyes !== seat) {
            if (sealed) await tryUndo(page, game);
            break;
          }
          sealed = hidden && question(match).kind === kind;
          await answer(page);
        }
      }
      expect(covers).toBeGreaterThan(0);
      // The search finds what a seat does know: else nothing would be proved by what is not found.
      expect(found).toBeGreaterThan(0);
    });
