import { Person } from './far.ts';
import { type Sight, Skirmish } from './skirmish.ts';
import { expect, test } from './test.ts';

/** One of two who fight, each at a screen of their own. */
interface Fighter {
  readonly person: Person;
  readonly battle: Skirmish;
  /** What is to be decided here next, as soon as there is something. */
  next: Promise<Sight>;
  dragged: number;
  /** The last step that was known here before the last drag. */
  before: number;
}

/** Every Unit and where it stands, as a screen tells it in words: on the board each sees their own edge below. */
async function unitsOn({ page }: Person): Promise<readonly string[]> {
  const lines = (await page.locator('.text-board pre').innerText()).split('\n');
  return lines.filter((line) => /^\s*\d+ .*\d\.\d/.test(line));
}

/** Drags the ghost of the Unit that is to move; one that is hemmed in stays where it is. */
async function move(fighter: Fighter, turn: number): Promise<void> {
  const { page } = fighter.person;
  const { from, to } = await fighter.battle.drag(turn, 6);
  fighter.before = fighter.person.told;
  if (from.x === to.x && from.y === to.y) {
    await page.locator('[data-choice="do:move"]').click();
    return;
  }
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  fighter.dragged++;
}

/** Decides what is asked: what is offered first before the battle, a Maneuver by hand, and nothing else in it. */
async function decide(fighter: Fighter, { setup, choices }: Sight, turn: number): Promise<void> {
  const { page } = fighter.person;
  if (setup !== '') await page.locator('.tactical-setup-go .primary').first().click();
  else if (choices.includes('do:move')) await move(fighter, turn);
  else
    await page.locator(`.dock [data-choice="${choices.includes('do:end') ? 'do:end' : choices[0]}"]`).click();
}

test('two people fight with miniatures by link: what one drags stands there for the other', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const people = [await Person.come(browser, 'Ann'), await Person.come(browser, 'Ben')] as const;
  const [ann, ben] = people;
  await ben.follow(await ann.openTable('Tactical Battles'));
  const fighters = people.map((person): Fighter => {
    const battle = new Skirmish(person.page);
    return { person, battle, next: battle.next(), dragged: 0, before: 0 };
  });
  for (let turn = 0; turn < 200 && fighters.some(({ dragged }) => dragged === 0); turn++) {
    const [fighter, sight] = await Promise.race(
      fighters.map((each) => each.next.then((seen) => [each, seen] as const)),
    );
    await decide(fighter, sight, turn);
    fighter.next = fighter.battle.next();
  }
  // What nobody waits for any more ends with the page.
  for (const { next } of fighters) next.catch(() => {});
  expect(fighters.map(({ dragged }) => dragged > 0)).toEqual([true, true]);
  // Each has been told of their own last drag, and both see every Unit at the same place.
  for (const { person, before } of fighters)
    await expect.poll(() => person.told).toBeGreaterThanOrEqual(before + 1);
  for (const { page } of people) await page.getByRole('tab', { name: 'Text board' }).click();
  await expect
    .poll(async () => JSON.stringify(await unitsOn(ann)) === JSON.stringify(await unitsOn(ben)))
    .toBe(true);
  expect((await unitsOn(ann)).length).toBeGreaterThan(2);
  for (const person of people) await person.leave();
});
