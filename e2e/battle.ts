import { expect, type Page } from '@playwright/test';
import { amongHeld } from './held.ts';

/** What is on the screen of a battle when somebody must do something. */
export interface Sight {
  readonly over: boolean;
  readonly cover: boolean;
  /** Whether what was tapped at is to be confirmed. */
  readonly confirm: boolean;
  readonly round: number;
  readonly prompt: string;
  readonly choices: readonly string[];
  /** The sides whose order cards can be seen in a hand or a pile. */
  readonly sides: readonly string[];
  /** The seats of whose planned or drawn cards the log tells. */
  readonly told: readonly string[];
  /** Changes with everything that is asked, picked or told. */
  readonly mark: string;
}

/**
 * Looks at the table; sees nothing while nobody here has anything to do, or while all is still as it was. What was done at a table far
 * away shows a little later: there, what is seen must stay the same for some frames.
 */
function look({ before, frames }: { before: string; frames: number }): Sight | null {
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  const over = document.querySelector('.over-words') !== null;
  const cover = document.querySelector('.cover') !== null;
  const choices = all('.dock [data-choice]')
    .filter((choice) => choice.getAttribute('aria-disabled') !== 'true')
    .filter((choice) => choice.getAttribute('aria-pressed') !== 'true')
    .map((choice) => choice.getAttribute('data-choice') ?? '');
  const sent = document.querySelector('.dock[data-sent="true"]') !== null;
  if (!over && !cover && (choices.length === 0 || sent)) return null;
  const confirm = document.querySelector('.dock .confirm')?.checkVisibility() ?? false;
  const lines = all('.log-line > span').map((line) => line.textContent ?? '');
  const prompt = document.querySelector('.prompt')?.textContent ?? '';
  const picked = all('.endor-ticket[data-place], .button.picked, .endor-picked').length;
  // That others have planned changes nothing here.
  const told = lines.filter((line) => !line.endsWith(' has planned.')).length;
  const mark = JSON.stringify([over, cover, confirm, prompt, choices, picked, told]);
  const { dataset } = document.documentElement;
  const steady = dataset['mark'] === mark ? Number(dataset['frames']) + 1 : 0;
  dataset['mark'] = mark;
  dataset['frames'] = String(steady);
  if (mark === before || steady < frames) return null;
  const sideOf = (ticket: Element): string =>
    ticket.classList.contains('endor-side-rebel') ? 'rebel' : 'empire';
  return {
    over,
    cover,
    confirm,
    round: Number(document.querySelector('.endor-round-number')?.textContent ?? 0),
    prompt,
    choices,
    sides: [...new Set(all('.dock .endor-ticket:not(.endor-ticket-blind)').map(sideOf))],
    told: lines.flatMap((line) => /^(.*) (?:plans|draws) “/.exec(line)?.[1] ?? []),
    mark,
  };
}

/** What the page holds to show: everything that its components have been given, all but the table that plays the game. */
export interface Held {
  readonly views: number;
  /** The seats whose hand or planned cards are known. */
  readonly known: readonly number[];
  /** The seats of which it is told what they planned or drew. */
  readonly told: readonly number[];
  /** Blind cards or cards of a deck that somebody could read. */
  readonly blind: readonly string[];
}

/** Goes through everything that is held to be shown. */
function heldToShow(visitAll: (visit: (thing: unknown) => void) => void): Held {
  type Thing = Record<string, unknown>;
  const views: Thing[] = [];
  const events: Thing[] = [];
  visitAll((thing) => {
    if (typeof thing !== 'object' || thing === null) return;
    if ('hands' in thing && 'piles' in thing) views.push(thing as Thing);
    if ('type' in thing && 'seat' in thing) events.push(thing as Thing);
  });
  interface Cards {
    readonly cards: readonly string[] | null;
    readonly planned?: number;
  }
  const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)].toSorted();
  return {
    views: views.length,
    known: unique(
      views.flatMap(({ hands, piles }) =>
        [...(hands as Cards[]).entries(), ...(piles as Cards[]).entries()].flatMap(([seat, { cards }]) =>
          cards === null ? [] : [seat],
        ),
      ),
    ),
    told: unique(
      events.flatMap(({ type, seat, cards }) =>
        (type === 'planned' || type === 'drew') && Array.isArray(cards) ? [seat as number] : [],
      ),
    ),
    blind: unique(
      views.flatMap(({ decks, piles }) => [
        ...(decks as unknown[])
          .filter((deck) => typeof deck !== 'number')
          .map((deck) => JSON.stringify(deck)),
        ...(piles as Cards[])
          .filter(({ cards, planned }) => cards !== null && cards.length !== planned)
          .map((pile) => JSON.stringify(pile)),
      ]),
    ),
  };
}

/** A spot of a place on the board where a click would hit it; the nearer to its middle, the better. */
function spotOf(place: string): { x: number; y: number } | null {
  const light = document.querySelector(`.kit-stage [role="button"][data-id="${place}"]`);
  const { x = 0, y = 0, width = 0, height = 0 } = light?.getBoundingClientRect() ?? {};
  const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
  for (const across of parts)
    for (const down of parts) {
      const spot = { x: x + across * width, y: y + down * height };
      if (document.elementFromPoint(spot.x, spot.y)?.closest('[data-id]') === light) return spot;
    }
  return null;
}

/** A battle as somebody plays it who attacks wherever that is possible. */
export class Battle {
  readonly page: Page;
  private readonly touch: boolean;
  private readonly frames: number;
  private mark = '';

  /** `touch` tells whether it is played by finger, `far` whether a server holds the match. */
  constructor(page: Page, { touch = false, far = false } = {}) {
    this.page = page;
    this.touch = touch;
    this.frames = far ? 4 : 0;
  }

  /** Sets a battle up: for each seat a person or a level of bot. */
  async start(seats: readonly string[], seed: string): Promise<void> {
    const { page } = this;
    await page.goto('/new/endor');
    await page.getByLabel('Players').selectOption(String(seats.length));
    for (const [seat, who] of seats.entries())
      await page.getByRole('combobox', { name: 'Who plays' }).nth(seat).selectOption(who);
    await page.getByText('More options').click();
    await page.getByLabel('Seed of the dice').fill(seed);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
  }

  /** Waits until somebody here must do something that is not yet done. */
  async sight(): Promise<Sight> {
    const seen = await this.page.waitForFunction(look, { before: this.mark, frames: this.frames });
    return (await seen.jsonValue()) as Sight;
  }

  /** What the page holds to show. */
  async held(): Promise<Held> {
    const held = await amongHeld(this.page, heldToShow);
    // Else nothing would be proved by what is not found.
    expect(held.views).toBeGreaterThan(0);
    return held;
  }

  /** Plays until the battle is over or a round is, and visits every sight on the way. */
  async play(
    visit: (sight: Sight) => Promise<void> | void = () => {},
    lastRound = Number.POSITIVE_INFINITY,
  ): Promise<Sight> {
    for (let turn = 0; ; turn++) {
      const sight = await this.sight();
      await visit(sight);
      if (sight.over || sight.round > lastRound) return sight;
      await this.step(sight, turn);
    }
  }

  /** Does the next thing there is to do; `turn` varies what that is. */
  async step(sight: Sight, turn: number): Promise<void> {
    this.mark = sight.mark;
    if (sight.cover) await this.press('.cover button');
    else if (sight.confirm) await this.press('.dock .confirm');
    else await this.decide(sight, turn);
  }

  private async press(selector: string): Promise<void> {
    const button = this.page.locator(selector).first();
    await (this.touch ? button.tap() : button.click());
  }

  private async pointAt(place: string): Promise<void> {
    const spot = await this.page.evaluate(spotOf, place);
    if (!spot) throw new Error(`Nothing on the board can be hit for ${place}.`);
    if (this.touch) await this.page.touchscreen.tap(spot.x, spot.y);
    else await this.page.mouse.click(spot.x, spot.y);
  }

  private async decide({ choices }: Sight, turn: number): Promise<void> {
    const ofKind = (kind: string): string[] => choices.filter((id) => id.startsWith(kind));
    const building = ofKind('card:').length > 0 || ofKind('+ship:').length > 0;
    if (building && !choices.includes('done')) return this.press('.choices button:has-text("Best")');
    const places = ofKind('place:');
    const wanted =
      choices.find((id) => id === 'done') ??
      ofKind('count:').at(-1) ??
      ofKind('troopers:').at(-1) ??
      (choices.includes('stay') && turn % 3 > 0 ? 'stay' : undefined) ??
      places[turn % Math.max(1, places.length)] ??
      choices[turn % choices.length];
    // Every place can be pointed at on the board as well as in the action bar.
    if (wanted?.startsWith('place:') && turn % 2) await this.pointAt(wanted);
    else await this.press(`.dock [data-choice="${wanted}"]`);
  }
}
