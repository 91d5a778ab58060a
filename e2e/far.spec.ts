import { Battle } from './battle.ts';
import { enough, Person, playAlong } from './far.ts';
import { phone } from './phone.ts';
import { expect, test } from './test.ts';
import { violations } from './violations.ts';

/** A whole game between people is a hundred decisions and more, and a busy machine takes its time over each. */
const wholeGame = 600_000;

test('two people play a whole battle by link, and verify the dice', async ({ browser }) => {
  test.setTimeout(wholeGame);
  const ann = await Person.come(browser, 'Ann');
  const ben = await Person.come(browser, 'Ben');
  const link = await ann.openTable('The Battle of Endor');
  expect(await violations(ann.page)).toEqual([]);
  await ben.follow(link);
  await Promise.all([ann, ben].map(({ page }) => new Battle(page, { far: true }).play()));
  const words = await ann.page.locator('.over-words').textContent();
  expect(words).toMatch(/wins in round \d+/);
  await expect(ben.page.locator('.over-words')).toHaveText(words ?? '');
  await ann.page.getByRole('button', { name: 'Verify this game' }).click();
  await expect(ann.page.locator('.verify')).toContainText('every draw is the one the table was bound to');
  // Neither was ever sent what only the other may know.
  for (const [person, other] of [
    [ann, 1],
    [ben, 0],
  ] as const) {
    const told = person.frames.flatMap((frame) =>
      [...frame.matchAll(/"type":"(?:planned|drew)"[^}]*/g)].map(String),
    );
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((event) => event.includes(`"seat":${other}`) && event.includes('"cards":['))).toEqual(
      [],
    );
    expect(person.frames.filter((frame) => /"seed"|"draws"/.test(frame))).toEqual([]);
  }
  await ann.page.getByRole('button', { name: 'Play again' }).click();
  await expect(ann.page.getByLabel('Link to this table')).toBeVisible();
  await Promise.all([ann.leave(), ben.leave()]);
});

test('four people race by link, one of them from a phone, and somebody watches', async ({ browser }) => {
  test.setTimeout(wholeGame);
  const people = await Promise.all(
    ['Ann', 'Ben', 'Cem', 'Dora'].map((name) => Person.come(browser, name, name === 'Dora' ? phone : {})),
  );
  const [host, ...others] = people as [Person, ...Person[]];
  const link = await host.openTable('Escape from Hoth', 4);
  const eve = await Person.come(browser, 'Eve');
  await eve.page.goto(link);
  await expect(eve.page.getByRole('button', { name: 'Sit down and play' })).toBeVisible();
  for (const person of others) await person.follow(link);
  const pages = people.map(({ page }) => page);
  const turns = pages.map(() => 0);
  await Promise.all(
    pages.map((page, seat) =>
      playAlong(page, () => {
        turns[seat] = (turns[seat] ?? 0) + 1;
        if (turns.every((count) => count > 1)) void enough(pages);
      }),
    ),
  );
  expect(Math.min(...turns)).toBeGreaterThan(1);
  // Somebody ends it, and all of them see the same position, those who watch too.
  await host.resign();
  const boards: string[] = [];
  for (const { page } of [...people, eve]) {
    const blue = page.locator('.log-line').filter({ hasText: 'Blue Leader' });
    await expect(blue.filter({ hasText: 'resign' })).toHaveCount(1);
    await page.getByRole('tab', { name: 'Text board' }).click();
    boards.push(await page.locator('.text-board pre').innerText());
  }
  expect(new Set(boards).size).toBe(1);
  // Who watches has nothing to decide.
  await expect(eve.page.locator('.dock [data-choice]')).toHaveCount(0);
  // The race is over when one is left, and everybody is told the same.
  const [second, third] = others as [Person, Person];
  await second.resign();
  await third.resign();
  const words = await host.page.locator('.over-words').textContent();
  for (const { page } of [...people, eve]) await expect(page.locator('.over-words')).toHaveText(words ?? '');
  for (const person of [...people, eve]) await person.leave();
});

test('one closes the tab and comes back, the line breaks and mends, and people talk', async ({ browser }) => {
  const ann = await Person.come(browser, 'Ann');
  const ben = await Person.come(browser, 'Ben');
  const link = await ann.openTable('Escape from Hoth');
  await ben.follow(link);
  for (const { page } of [ann, ben]) await expect(page.locator('.seat')).toHaveCount(2);
  await ben.page.close();
  await expect(ann.page.locator('.seat-note')).toHaveText('away');
  // A bot is offered only once the server would let it sit down.
  await expect(ann.page.getByRole('button', { name: 'Let a bot go on' })).toHaveCount(0);
  const again = await ben.page.context().newPage();
  await again.goto(link);
  await expect(again.locator('.seat')).toHaveCount(2);
  await expect(ann.page.locator('.seat-note')).toHaveCount(0);
  await again.getByRole('tab', { name: 'Talk' }).click();
  const line = again.getByLabel('Say something');
  // Nothing that can be seen is left of such a line: it is refused, and stays where it was typed.
  await line.fill('\u200b\u200b');
  await again.getByRole('button', { name: 'Send' }).click();
  await expect(again.locator('.chat [role="alert"]')).not.toBeEmpty();
  await expect(line).toHaveValue('\u200b\u200b');
  await line.fill('<b>I am back</b>');
  await again.getByRole('button', { name: 'Send' }).click();
  await expect(line).toHaveValue('');
  await expect(again.locator('.chat [role="alert"]')).toHaveCount(0);
  await ann.page.getByRole('tab', { name: 'Talk' }).click();
  await expect(ann.page.locator('.chat li')).toContainText('<b>I am back</b>');
  await ann.leave();
  await expect(again.locator('.seat-note')).toHaveText('away');
  await again.context().close();
});

test('a bot goes on for somebody who has left, and the table is listed among my games', async ({
  browser,
}) => {
  const ann = await Person.come(browser, 'Ann');
  const ben = await Person.come(browser, 'Ben');
  const link = await ann.openTable('Escape from Hoth');
  await ben.follow(link);
  await expect(ben.page.locator('.seat')).toHaveCount(2);
  await ben.page.evaluate(async (id) => {
    await fetch(`/api/tables/${id}/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'stand' }),
    });
  }, link.split('/').at(-1));
  await ben.leave();
  await ann.page.getByRole('button', { name: 'Let a bot go on' }).click();
  await expect(ann.page.locator('.seat').nth(1)).toContainText('Bot');
  let steps = 0;
  await playAlong(ann.page, () => {
    if (++steps === 4) void enough([ann.page]);
  });
  await ann.page.goto('/lobby');
  await expect(ann.page.locator('.saved li').first()).toContainText('Escape from Hoth');
  expect(await violations(ann.page)).toEqual([]);
  await ann.page.getByRole('link', { name: 'To the table' }).first().click();
  await expect(ann.page.locator('.seat')).toHaveCount(2);
  await ann.leave();
});
