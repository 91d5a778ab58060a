import { loadGame } from '@holoboard/games';
import { readOptions } from '@holoboard/kernel';
import { exportMatch, openLocalMatch } from '@holoboard/table';
import { expect, type Page } from '@playwright/test';
import { amongHeld } from './held.ts';
import type { Table } from './table.ts';

/** What is on the screen when somebody must do something. */
export interface Sight {
  readonly over: boolean;
  readonly cover: boolean;
  readonly confirm: boolean;
  readonly prompt: string;
  readonly choices: readonly string[];
  /** The battle in the middle. */
  readonly front: string;
  /** The sides whose cards can be seen in a hand or a pile. */
  readonly sides: readonly string[];
  /** Changes with everything that is asked, picked or told. */
  readonly mark: string;
}

/** Looks at the table; sees nothing while nobody here has anything to do, or while all is still as it was. */
function look(before: string): Sight | null {
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  const over = document.querySelector('.over-words') !== null;
  const cover = document.querySelector('.cover') !== null;
  const open = '.dock [data-choice]:not(:disabled, [aria-disabled="true"], [aria-pressed="true"])';
  const choices = all(open).map((choice) => choice.getAttribute('data-choice') ?? '');
  // What is about to be done by itself is nothing to decide.
  const mine =
    document.querySelector('.dock[data-sent="false"] > .prompt[data-mine="true"]:not(:has(.quiet))') !== null;
  if (!over && !cover && (choices.length === 0 || !mine)) return null;
  const confirm = document.querySelector('.dock .confirm')?.checkVisibility() ?? false;
  const prompt = document.querySelector('.prompt')?.textContent ?? '';
  const picked = all('.naboo-ticket[data-place], .button.picked, .naboo-picked > *').length;
  const version = document.querySelector<HTMLElement>('.dock')?.dataset['version'];
  const mark = JSON.stringify([over, cover, confirm, prompt, choices, picked, version]);
  if (mark === before) return null;
  const tickets = all('.dock .naboo-ticket:not(.naboo-blind)');
  const sideOf = (ticket: Element): string =>
    ticket.classList.contains('naboo-side-naboo') ? 'naboo' : 'tradeFederation';
  return {
    over,
    cover,
    confirm,
    prompt,
    choices,
    front: document.querySelector('.naboo-scene')?.getAttribute('data-front') ?? '',
    sides: [...new Set(tickets.map(sideOf))],
    mark,
  };
}

/** What the page holds to show, all but the table that plays the game. */
export interface Held {
  readonly views: number;
  /** The seats whose hand or planned cards are known. */
  readonly known: readonly number[];
  /** The real queen, as some part of the page knows her while both live: the death of one reveals them. */
  readonly queens: readonly string[];
  /** Decks or blind cards that somebody could read. */
  readonly blind: readonly string[];
}

/** Goes through everything that is held to be shown. */
function heldToShow(visitAll: (visit: (thing: unknown) => void) => void): Held {
  type Thing = Record<string, unknown>;
  const views: Thing[] = [];
  visitAll((thing) => {
    if (typeof thing !== 'object' || thing === null) return;
    if ('hands' in thing && 'piles' in thing && 'real' in thing) views.push(thing as Thing);
  });
  interface Cards {
    readonly cards: readonly string[] | null;
    readonly planned?: number;
    readonly blind?: readonly string[];
  }
  const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)].toSorted();
  const isDeck = (word: string): boolean => /^(naboo|trade)(Battlefield|Palace)$/.test(word);
  return {
    views: views.length,
    known: unique(
      views.flatMap(({ hands, piles }) =>
        [...(hands as Cards[]).entries(), ...(piles as Cards[]).entries()].flatMap(([seat, { cards }]) =>
          cards === null ? [] : [seat],
        ),
      ),
    ),
    queens: unique(
      views.flatMap(({ real, pieces }) => {
        const living = (pieces as { unit: string }[]).filter(({ unit }) => unit.endsWith('Queen')).length;
        return real === null || living < 2 ? [] : [String(real)];
      }),
    ),
    blind: unique(
      views.flatMap(({ decks, piles, bonus }) => [
        ...(decks as unknown[]).filter((deck) => typeof deck !== 'number').map(String),
        ...(piles as Cards[]).flatMap(({ blind = [] }) => blind.filter((word) => !isDeck(word))),
        ...(bonus as string[][]).flat().filter((word) => !isDeck(word)),
      ]),
    ),
  };
}

/** A spot of a target on the board where a click would hit it. */
function spotOf(id: string): { x: number; y: number } | null {
  const light = document.querySelector(`.kit-stage [role="button"][data-id="${id}"]`);
  const stage = document.querySelector('.kit-stage')?.getBoundingClientRect();
  const { x = 0, y = 0, width = 0, height = 0 } = light?.getBoundingClientRect() ?? {};
  for (const across of [0.5, 0.3, 0.7, 0.2, 0.8])
    for (const down of [0.5, 0.3, 0.7, 0.2, 0.8]) {
      const spot = { x: x + across * width, y: y + down * height };
      if (!stage || spot.x < stage.x || spot.y < stage.y) continue;
      if (document.elementFromPoint(spot.x, spot.y)?.closest('[data-id]') === light) return spot;
    }
  return null;
}

/** A war as somebody plays it who uses what there is and attacks wherever that is possible. */
export class Gambit {
  readonly page: Page;
  private readonly touch: boolean;
  private mark = '';

  /** `touch` tells whether it is played by finger. */
  constructor(page: Page, { touch = false } = {}) {
    this.page = page;
    this.touch = touch;
  }

  /** Sets a war up: for each seat a person or a level of bot. */
  async start(seats: readonly string[], seed: string): Promise<void> {
    const { page } = this;
    await page.goto('/new/naboo');
    await page.getByLabel('Players').selectOption(String(seats.length));
    for (const [seat, who] of seats.entries())
      await page.getByRole('combobox', { name: 'Who plays' }).nth(seat).selectOption(who);
    await page.getByText('More options').click();
    await page.getByLabel('Seed of the dice').fill(seed);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
  }

  /** Opens a war with a last round: players who do what comes first would go on for hours. */
  async open(table: Table, seats: readonly string[], seed: string, lastRound: number): Promise<void> {
    const game = await loadGame('naboo');
    const match = openLocalMatch({
      game,
      options: readOptions(game.options, { roundLimit: lastRound }, seats.length),
      seats: seats.map((who, seat) =>
        who === 'human'
          ? { kind: 'human', name: `Player ${seat + 1}` }
          : { kind: 'bot', name: `Bot ${seat + 1}`, level: who },
      ),
      seed: seed.repeat(64).slice(0, 64),
      now: 0,
    });
    await table.openFile(exportMatch(match, { sealed: true }));
  }

  /** Waits until somebody here must do something that is not yet done. */
  async sight(): Promise<Sight> {
    const seen = await this.page.waitForFunction(look, this.mark);
    return (await seen.jsonValue()) as Sight;
  }

  /** What the page holds to show. */
  async held(): Promise<Held> {
    const held = await amongHeld(this.page, heldToShow);
    // Else nothing would be proved by what is not found.
    expect(held.views).toBeGreaterThan(0);
    return held;
  }

  /** Plays until the war is over or so many things have been done, and visits every sight on the way. */
  async play(
    visit: (sight: Sight, turn: number) => Promise<void> | void = () => {},
    most = Number.POSITIVE_INFINITY,
  ): Promise<Sight> {
    for (let turn = 0; ; turn++) {
      const sight = await this.sight();
      await visit(sight, turn);
      if (sight.over || turn >= most) return sight;
      await this.step(sight, turn);
    }
  }

  /** Does the next thing there is to do; `turn` varies what that is. */
  async step(sight: Sight, turn: number): Promise<void> {
    this.mark = sight.mark;
    if (sight.cover) await this.press('.cover button');
    else if (sight.confirm) await this.confirm();
    else await this.decide(sight, turn);
  }

  /** Confirms what was tapped at; it may have been done, and something else be asked, before the finger is there. */
  private async confirm(): Promise<void> {
    try {
      await this.page.locator('.dock .confirm').first().tap({ timeout: 3000 });
    } catch {
      this.mark = '';
    }
  }

  /** The same by keyboard: the focus goes to a choice, and Enter takes it. */
  async stepByKey(sight: Sight, turn: number): Promise<void> {
    this.mark = sight.mark;
    const { choices } = sight;
    const wanted = choices.includes('done') ? 'done' : choices[turn % choices.length];
    await this.page.locator(`.dock [data-choice="${wanted}"]:not([aria-pressed="true"])`).first().focus();
    await this.page.keyboard.press('Enter');
  }

  private async press(selector: string): Promise<void> {
    const button = this.page.locator(selector).first();
    await (this.touch ? button.tap() : button.click());
  }

  private async decide({ choices }: Sight, turn: number): Promise<void> {
    const of = (...kinds: readonly string[]): string[] =>
      choices.filter((id) => kinds.some((kind) => id.startsWith(kind)));
    if (of('card:', '+').length > 0 && (!choices.includes('done') || of('+').length > 0) && turn % 2 === 0)
      return this.press('.choices button:has-text("Best")');
    const some = (ids: readonly string[]): string | undefined => ids[turn % Math.max(1, ids.length)];
    const wanted =
      choices.find((id) => id === 'done') ??
      of('dice:').at(-1) ??
      some(of('piece:', 'action:', 'queen:', 'deck:', 'grid:')) ??
      some(of('space:', 'card:')) ??
      some(choices);
    // What is on the board can be pointed at there as well as in the action bar.
    const spot =
      wanted && turn % 3 === 1 && /^(piece|space):/.test(wanted)
        ? await this.page.evaluate(spotOf, wanted)
        : null;
    if (!spot) await this.press(`.dock [data-choice="${wanted}"]`);
    else if (this.touch) await this.page.touchscreen.tap(spot.x, spot.y);
    else await this.page.mouse.click(spot.x, spot.y);
  }
}
