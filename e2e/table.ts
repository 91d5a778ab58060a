import { expect, type Locator, type Page } from '@playwright/test';

/** What a player sees at one glance when something is to be decided, or when the game is over. */
export interface Glance {
  /** Whose turn it is. */
  readonly whose: string;
  /** The names that stand on the seats whose turn it is. */
  readonly lit: readonly string[];
  /** What is asked. */
  readonly prompt: string;
  /** Everything that can be done, as the action bar names it. */
  readonly choices: readonly string[];
  /** Everything that is lit on the board, the nearest first. */
  readonly targets: readonly string[];
  /** How many steps have been taken. */
  readonly version: number;
  /** Whether there is only one way, which is about to be gone by itself. */
  readonly forced: boolean;
  readonly over: boolean;
}

/** Waits until what was pressed has been taken in: a press is seen before it is done. */
export async function pressed(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => done()))),
      ),
  );
}

/** How a game is set up. */
export interface Wishes {
  /** The same words give the same dice, and bots the same thoughts. */
  readonly seed?: string;
  readonly names?: readonly string[];
  readonly mode?: 'Me against a bot' | 'Friends at this screen' | 'Watch bots';
}

/** Looks at the table; sees nothing until more steps than `after` have been taken and it is time to decide. */
function look(after: number): Glance | null {
  const ids = (selector: string, name: string): string[] =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
  const dock = document.querySelector<HTMLElement>('.dock');
  const version = Number(dock?.dataset['version']);
  const choices = ids('.dock [data-choice]', 'data-choice');
  const over = dock !== null && document.querySelector('.over-words') !== null;
  if (!(version > after) || (choices.length === 0 && !over)) return null;
  return {
    whose: document.querySelector('.prompt strong')?.textContent ?? '',
    lit: [...document.querySelectorAll('.seat[data-active="true"] header div')].map(
      (seat) => `${seat.children[0]?.textContent} (${seat.children[1]?.textContent})`,
    ),
    prompt: document.querySelector('.prompt > span:not(.quiet)')?.textContent ?? '',
    choices,
    targets: ids('.kit-stage [role="button"]', 'data-id'),
    version,
    forced: document.querySelector('.prompt .quiet') !== null,
    over,
  };
}

/** A table as a player uses it. */
export class Table {
  readonly page: Page;
  readonly prompt: Locator;
  readonly log: Locator;
  readonly result: Locator;

  constructor(page: Page) {
    this.page = page;
    this.prompt = page.locator('.prompt');
    this.log = page.locator('.log');
    this.result = page.getByRole('dialog', { name: /^You (win|lose)$| wins?$|^A shared win$/ });
  }

  /** Sets a game up on the form, and starts it. */
  async start({ seed, names = [], mode = 'Me against a bot' }: Wishes = {}): Promise<Glance> {
    const { page } = this;
    await page.goto('/new/hoth');
    await page.getByRole('radio', { name: mode }).check();
    if (names.length > 0) await page.getByLabel('Players').selectOption(String(names.length));
    for (const [seat, name] of names.entries())
      await page.getByRole('textbox', { name: 'Name of' }).nth(seat).fill(name);
    if (seed !== undefined) {
      await page.getByText('More options').click();
      await page.getByLabel('Seed of the dice').fill(seed);
    }
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    return this.decision();
  }

  /** Opens a game from a file on the home page. */
  async openFile(text: string): Promise<void> {
    await this.page.goto('/');
    await this.page
      .getByLabel('Open a game file')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  }

  /** Waits until something is to be decided here or the game is over; `after` counts the steps until then. */
  async decision(after = -1): Promise<Glance> {
    const seen = await this.page.waitForFunction(look, after);
    return (await seen.jsonValue()) as Glance;
  }

  /** The middle of something lit on the board. It must be what a click there would hit. */
  async spotOf(id: string): Promise<{ x: number; y: number }> {
    const spot = await this.page.evaluate((wanted) => {
      const light = document.querySelector(`.kit-stage [role="button"][data-id="${wanted}"] .kit-halo-light`);
      const { x = 0, y = 0, width = 0, height = 0 } = light?.getBoundingClientRect() ?? {};
      const middle = { x: x + width / 2, y: y + height / 2 };
      const hit = document.elementFromPoint(middle.x, middle.y)?.closest('[data-id]');
      return { ...middle, hit: hit?.getAttribute('data-id') ?? null };
    }, id);
    expect(spot.hit).toBe(id);
    return spot;
  }

  /** Clicks at something on the board. */
  async click(id: string): Promise<void> {
    const { x, y } = await this.spotOf(id);
    await this.page.mouse.click(x, y);
  }

  /** Taps at something on the board; of several it shows the odds first, and is done by a second tap. */
  async tap(id: string, { choices }: Glance): Promise<void> {
    const { x, y } = await this.spotOf(id);
    await this.page.touchscreen.tap(x, y);
    if (choices.length > 1) await this.page.touchscreen.tap(x, y);
  }

  /** Presses something in the action bar. */
  async press(id: string): Promise<void> {
    await this.page.locator(`.dock [data-choice="${id}"]`).click();
  }

  /** Decides again and again until the game is over, each time for what lies farthest. Gives the number of decisions. */
  async playToEnd(decide: (wanted: string, seen: Glance) => Promise<void>, first?: Glance): Promise<number> {
    let seen = first ?? (await this.decision());
    let decisions = 0;
    while (!seen.over) {
      expect(seen.targets.toSorted()).toEqual(seen.choices.toSorted());
      await decide(seen.targets.at(-1) as string, seen);
      decisions++;
      seen = await this.decision(seen.version);
    }
    return decisions;
  }

  /** Shows one of the panels. */
  async openPanel(name: 'Log' | 'Rules' | 'Reference' | 'Text board'): Promise<void> {
    await this.page.getByRole('tab', { name }).click();
    await expect(this.page.getByRole('tabpanel', { name })).toBeAttached();
  }

  /** The whole position in words. */
  async textBoard(): Promise<string> {
    await this.openPanel('Text board');
    const text = await this.page.locator('.text-board pre').innerText();
    await this.openPanel('Log');
    return text;
  }

  /** Everything that has happened, line by line. */
  async logLines(): Promise<string[]> {
    return this.log.locator('.log-line > span').allInnerTexts();
  }
}
