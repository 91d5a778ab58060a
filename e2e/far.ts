import { messagesOf } from '@holoboard/table';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { pressed } from './table.ts';
import { expect } from './test.ts';

/** How long anybody waits for what others do, in milliseconds: a busy machine is no failure. */
const patience = 60_000;

/** Somebody with a browser of their own, far away from the others. */
export class Person {
  readonly name: string;
  readonly page: Page;
  /** Every text that the server has sent to this browser. */
  readonly frames: string[] = [];
  private readonly errors: string[] = [];

  private constructor(name: string, page: Page) {
    this.name = name;
    this.page = page;
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.frames.push(String(payload)));
    });
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(message.text());
    });
    page.on('pageerror', (error) => this.errors.push(String(error.stack)));
  }

  /** The number of the last step that this browser has been told of. */
  get told(): number {
    const versions = this.frames
      .flatMap(messagesOf)
      .map((message) => ('standing' in message ? message.standing.version : 0));
    return Math.max(0, ...versions);
  }

  /** Somebody comes, with nothing moving on the screen and every decision made by hand. */
  static async come(browser: Browser, name: string, options: BrowserContextOptions = {}): Promise<Person> {
    const context = await browser.newContext(options);
    context.setDefaultTimeout(patience);
    await context.addInitScript(() => {
      const chosen = { motion: 'off', playForced: false, sound: false };
      if (location.protocol === 'http:') localStorage['holoboard.settings'] ??= JSON.stringify(chosen);
    });
    return new Person(name, await context.newPage());
  }

  /** Opens a table from the home page, and gives the link to it: three clicks, the last of which copies it. */
  async openTable(game: string, seats = 2): Promise<string> {
    const { page } = this;
    await page.goto('/');
    await page.getByRole('link', { name: `With friends ${game}` }).click();
    await page.getByLabel('Your name').fill(this.name);
    if (seats !== 2) await page.getByLabel('Players').selectOption(String(seats));
    await page.getByRole('button', { name: 'Open the table' }).click();
    const link = page.getByLabel('Link to this table');
    await expect(link).toBeVisible();
    return link.inputValue();
  }

  /** Follows a link and sits down: one click, besides the name. */
  async follow(link: string): Promise<void> {
    await this.page.goto(link);
    await this.page.getByLabel('Your name').fill(this.name);
    await this.page.getByRole('button', { name: 'Sit down and play' }).click();
  }

  /** Gives the game up. */
  async resign(): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu' }).click();
    await this.page.getByRole('button', { name: 'Resign', exact: true }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  }

  /** Leaves, and nothing may have gone wrong meanwhile. */
  async leave(provoked = /(?!)/): Promise<void> {
    await this.page.context().close();
    expect(this.errors.filter((error) => !provoked.test(error))).toEqual([]);
  }
}

/** Plays whenever something is to be decided here, each time the last of the choices, until `enough` is called or the game is over. */
export async function playAlong(page: Page, decided: () => void = () => {}): Promise<void> {
  let version = -1;
  for (;;) {
    const seen = await page.waitForFunction((before) => {
      const over = document.querySelector('.over-words') !== null;
      const enough = document.documentElement.dataset['enough'] === 'yes';
      const dock = document.querySelector<HTMLElement>('.dock[data-sent="false"]:not(:has(.prompt .quiet))');
      const choices = [...(dock?.querySelectorAll('[data-choice]') ?? [])].map(
        (choice) => choice.getAttribute('data-choice') ?? '',
      );
      const told = Number(dock?.dataset['version']);
      if (over || enough) return { wanted: null, told };
      return choices.length > 0 && told > before ? { wanted: choices.at(-1) ?? null, told } : null;
    }, version);
    const { wanted, told } = (await seen.jsonValue()) as { wanted: string | null; told: number };
    if (wanted === null) return;
    version = told;
    await page.locator(`.dock [data-choice="${wanted}"]`).click();
    await pressed(page);
    decided();
  }
}

/** Ends what these pages are playing. */
export async function enough(pages: readonly Page[]): Promise<void> {
  await Promise.all(
    pages.map((page) =>
      page.evaluate(() => {
        document.documentElement.dataset['enough'] = 'yes';
      }),
    ),
  );
}
