import { readFileSync } from 'node:fs';
import { type AnyGame, eventsFor, type Seat, sameJson, stableJson } from '@holoboard/kernel';
import {
  exportMatch,
  legal,
  type Match,
  openLocalMatch,
  question,
  submit,
  versionFor,
} from '@holoboard/table';
import type { Page } from '@playwright/test';
import { Battle } from './battle.ts';
import { holdingsOf } from './held.ts';
import { listsIn, ownSecrets, savedMatch, secretive, seed } from './hidden.ts';
import { expect, test } from './test.ts';

/** Something is asked here: in the dock, or on the whole screen. */
const asked = '.dock [data-choice], .board .choices .button';

/** What a seat may not know, as it would stand in a text: lists of hidden things, secret answers, sentences about them, dice. */
function secretsFrom(match: Match, seat: Seat): string[] {
  const { game, session } = match;
  const everything: unknown = game.view(session?.state, 'everything');
  const known = new Set(listsIn(game.view(session?.state, seat)));
  const lists = listsIn(everything).filter((list) => !known.has(list));
  const hidden = (session?.chapters ?? []).filter(
    ({ events }) => !sameJson(eventsFor(events, seat), eventsFor(events, 'everything')),
  );
  const actions = hidden.flatMap(({ step }) => {
    const taken = session?.log.steps[step];
    return taken && 'action' in taken ? [stableJson(taken.action), ...listsIn(taken.action)] : [];
  });
  const sentences = hidden.flatMap(({ events }) =>
    eventsFor(events, 'everything')
      .filter((event) => !eventsFor(events, seat).some((seen) => sameJson(seen, event)))
      .map((event) => game.words.en.event(everything, event)),
  );
  const lines = lists.map((list) => (JSON.parse(list) as string[]).join('+'));
  const dice = [match.seed ?? '', JSON.stringify(session?.log.opening)];
  return [...new Set([...lists, ...lines, ...actions, ...sentences, ...dice])].filter(
    (text) => text.length > 4,
  );
}

/** A match in which the first seat is asked, and the others hide something from it; most games begin so. */
function whereItHides(game: AnyGame): Match {
  const match = openLocalMatch({
    game,
    seats: Array.from({ length: game.seats[0] ?? 2 }, (_, seat) =>
      seat === 0 ? { kind: 'human', name: 'Ann' } : { kind: 'bot', name: `Bot ${seat}`, level: 'pilot' },
    ),
    seed,
    now: 0,
  });
  const isThere = (): boolean =>
    secretsFrom(match, 0).length > 5 &&
    ownSecrets(match, 0).length > 0 &&
    sameJson(question(match).seats, [0]);
  for (let version = 0; !isThere() && version < 100; version++) {
    const seat = question(match).seats.at(-1) ?? 0;
    // Others choose otherwise, so that what is theirs is not the first seat's too.
    const action = legal(match, seat).at(seat === 0 ? 0 : -1);
    if (action) submit(match, { seat, version: versionFor(match, seat), action, now: 0 });
  }
  return match;
}

/** The secrets that a page gives away, and where. */
async function leaks(page: Page, secrets: readonly string[]): Promise<string[]> {
  const holdings = Object.entries(await holdingsOf(page));
  return holdings.flatMap(([place, text]) =>
    secrets.filter((secret) => text.includes(secret)).map((secret) => `${place}: ${secret}`),
  );
}

/**
 * What can be pressed on a page, by name: not the moves of the game, not its end, and of many lines of the log only the last. When one
 * is named it is pressed, and nothing is given back as long as it is not there.
 */
function pressable(wanted?: string): string[] | null {
  const own = 'button, a[href], [role="tab"], label.button';
  const moves = ':disabled, [data-choice], [data-id], .confirm, .choices, .kit-stage, .dock-hand';
  const dialog = document.querySelector('dialog[open]');
  const found = new Map<string, HTMLElement>();
  for (const element of document.querySelectorAll<HTMLElement>(own)) {
    const within = !dialog || dialog.contains(element);
    if (!within || element.closest(moves) || !element.checkVisibility()) continue;
    const label = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    const name = element.closest('.log') ? 'a line of the log' : label;
    if (!/^(Resign|Delete|Play again|)$/.test(name)) found.set(name, element);
  }
  if (wanted === undefined) return [...found.keys()];
  found.get(wanted)?.click();
  return found.has(wanted) ? [wanted] : null;
}

async function press(page: Page, name: string): Promise<void> {
  await page.waitForFunction(pressable, name, { timeout: 30_000 });
}

/** Waits until a page is there and nothing more comes to be pressed; what that is. */
async function settled(page: Page): Promise<readonly string[]> {
  const look = async (): Promise<readonly string[]> => {
    await expect(page.locator('main[aria-busy]')).toHaveCount(0);
    return (await page.evaluate(pressable, undefined)) ?? [];
  };
  let names = await look();
  for (let before: readonly string[] | null = null; before === null || !sameJson(before, names); ) {
    await page.waitForTimeout(250);
    before = names;
    names = await look();
  }
  return names;
}

/** Where a page is: which kind of page, and which dialog is open. */
async function placeOf(page: Page): Promise<string> {
  const dialog = page.locator('dialog[open] h2');
  const title = (await dialog.count()) > 0 ? await dialog.first().innerText() : '';
  return `${new URL(page.url()).pathname.split('/')[1]} ${title}`;
}

/** Decides until the others hide something from the one who plays here, which is not so at the first question of every game. */
async function untilSecrets(
  page: Page,
  game: AnyGame,
): Promise<{ readonly match: Match; readonly seat: Seat; readonly secrets: readonly string[] }> {
  for (let turn = 0; ; turn++) {
    await page.waitForTimeout(300);
    const match = await savedMatch(page, game);
    const seat = match.seats.findIndex(({ kind }) => kind === 'human');
    const secrets = secretsFrom(match, seat);
    if (secrets.length > 5 || turn > 2) {
      expect(secrets.length).toBeGreaterThan(5);
      return { match, seat, secrets };
    }
    const asked = await page.locator('.prompt').innerText();
    await page.locator('.dock [data-choice]').first().click();
    await expect(page.locator('.prompt')).not.toHaveText(asked);
    await page.locator('.dock [data-choice]').first().waitFor();
  }
}

for (const game of secretive)
  test(`no button of a running game of ${game.title} gives anything away`, async ({ page, table }) => {
    test.setTimeout(600_000);
    const begun = whereItHides(game);
    if (begun.session?.log.steps.length === 0) {
      await page.goto(`/new/${game.id}`);
      await page.getByText('More options').click();
      await page.getByLabel('Seed of the dice').fill(seed);
      await page.getByRole('button', { name: 'Play', exact: true }).click();
    } else await table.openFile(exportMatch(begun, { sealed: true }));
    await page.locator(asked).first().waitFor();
    // That the app now works offline is told once, with a button: that has been when the walk begins.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const start = page.url();
    const { match, seat, secrets } = await untilSecrets(page, game);
    // The search finds what the seat does know: else nothing would be proved by what is not found.
    const own = ownSecrets(match, seat);
    expect(own.length).toBeGreaterThan(0);
    expect((await leaks(page, own)).length).toBeGreaterThan(0);

    const files: string[] = [];
    page.on('download', async (file) => files.push(readFileSync(await file.path(), 'utf8')));
    page.on('filechooser', () => {});
    const tried = new Set<string>();
    const paths: string[][] = [[]];
    const walked: string[] = [];
    for (let path = paths.shift(); path; path = paths.shift()) {
      // From an empty page: another of the app might be left in the middle of loading its parts.
      await page.goto('about:blank');
      await page.goto(start);
      await page.locator(asked).first().waitFor();
      for (const name of path) await press(page, name);
      const names = await settled(page);
      walked.push(path.join(' > '));
      expect([path, await leaks(page, secrets)]).toEqual([path, []]);
      const place = await placeOf(page);
      if (!/^(play|replay|) /.test(place) || path.length > 4) continue;
      for (const name of names) {
        if (tried.has(`${place} ${name}`)) continue;
        tried.add(`${place} ${name}`);
        paths.push([...path, name]);
      }
    }
    // It went all the way that once gave the plan away.
    expect(walked).toContain('a line of the log');
    expect(walked.some((path) => /Play on from here > .?Play as/.test(path))).toBe(true);
    expect(files.length).toBeGreaterThan(0);
    for (const text of files) expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

test('people at one screen hand it over before the eyes of a seat are shown', async ({ page }) => {
  const battle = new Battle(page);
  await battle.start(['human', 'human'], 'one screen');
  // The first has planned when the screen is covered for the second.
  let covers = 0;
  for (let turn = 0; covers < 2; turn++) {
    const sight = await battle.sight();
    if (sight.cover) covers++;
    if (covers < 2) await battle.step(sight, turn);
  }
  const game = secretive.find(({ id }) => id === 'endor') as AnyGame;
  await page.waitForTimeout(300);
  const match = await savedMatch(page, game);
  const secrets = [...secretsFrom(match, 0), ...secretsFrom(match, 1)];
  const shown = async (): Promise<string[]> => leaks(page, secrets);
  expect(await shown()).toEqual([]);
  await page.goto(page.url().replace('/play/', '/replay/'));
  await page.getByRole('button', { name: 'Play on from here' }).click();
  expect(await shown()).toEqual([]);
  const names = match.seats.map(({ name }) => name);
  await page
    .getByRole('button', { name: /^Play as/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText(`Hand the screen to ${names[0]}`);
  expect(await shown()).toEqual([]);
  await page.getByRole('button', { name: `I am ${names[0]}` }).click();
  await expect(page).toHaveURL(/[/]play[/]/);
  await page.locator('.dock').waitFor();
  // The first sees what is theirs, and nothing of the other.
  expect(await leaks(page, secretsFrom(match, 0))).toEqual([]);
});
