import { type AnyGame, readOptions } from '@holoboard/kernel';
import { exportMatch, openLocalMatch, type SeatSpec } from '@holoboard/table';
import { expect, type Page } from '@playwright/test';
import { pressed } from './table.ts';

/** What can be decided now at a table of miniatures. */
export interface Sight {
  readonly over: boolean;
  readonly cover: boolean;
  /** What has the whole screen, if anything does. */
  readonly setup: string;
  readonly prompt: string;
  readonly choices: readonly string[];
  readonly mark: string;
}

/** Looks at the table; sees nothing until something is to be decided that was not before. */
function look(before: string): Sight | null {
  const over = document.querySelector('.over-words') !== null;
  const cover = document.querySelector('.cover') !== null;
  const setup = document.querySelector('.tactical-setup h2')?.textContent ?? '';
  const choices = [...document.querySelectorAll('.dock [data-choice]:not(:disabled)')].map(
    (choice) => choice.getAttribute('data-choice') ?? '',
  );
  // What is about to be done by itself is nothing to decide.
  const mine =
    document.querySelector('.dock[data-sent="false"] > .prompt[data-mine="true"]:not(:has(.quiet))') !== null;
  if (!over && !cover && (!mine || (setup === '' && choices.length === 0))) return null;
  const prompt = document.querySelector('.prompt > span:not(.quiet)')?.textContent ?? '';
  // While all prepare at the same time, what others do is nothing new to decide here.
  const alone = setup === '' && !choices.some((id) => id === 'do:fill' || id === 'do:ready');
  const version = alone ? document.querySelector<HTMLElement>('.dock')?.dataset['version'] : '';
  const step = document.querySelector('.tactical-go small')?.textContent ?? '';
  const who = document.querySelector('.prompt > strong')?.textContent ?? '';
  const mark = JSON.stringify([over, cover, setup, who, prompt, choices, version, step]);
  return mark === before ? null : { over, cover, setup, prompt, choices, mark };
}

/** The file of a battle that has just begun. */
export function newBattle(
  game: AnyGame,
  seats: readonly SeatSpec[],
  options: Readonly<Record<string, string>>,
): string {
  const match = openLocalMatch({
    ...{ game, options: readOptions(game.options, options, seats.length), seats },
    ...{ seed: '5'.repeat(64), now: 0 },
  });
  return exportMatch(match, { sealed: true });
}

/** A battle of miniatures as a player fights it. */
export class Skirmish {
  readonly page: Page;
  private mark = '';

  constructor(page: Page) {
    this.page = page;
  }

  /** What is to be decided next. */
  async next(): Promise<Sight> {
    await pressed(this.page);
    const seen = await this.page.waitForFunction(look, this.mark);
    const sight = (await seen.jsonValue()) as Sight;
    this.mark = sight.mark;
    return sight;
  }

  /**
   * Fights to the end: takes what is offered first on every screen of the set-up, has the army deployed, fires whenever
   * somebody is in range, and lets `move` do every Maneuver. Gives how often each kind of thing was decided.
   */
  async toTheEnd(
    press: (selector: string) => Promise<void>,
    move: (turn: number) => Promise<void>,
  ): Promise<Readonly<Record<'moves' | 'attacks' | 'others', number>>> {
    const counts = { moves: 0, attacks: 0, others: 0 };
    for (let turn = 0; turn < 3000; turn++) {
      const { over, cover, setup, choices } = await this.next();
      if (over) return counts;
      if (cover) await press('.cover .button');
      else if (setup !== '') await press('.tactical-setup-go .primary');
      else if (choices.some((id) => id.startsWith('weapon:')) && (await this.inRange()) > 0) {
        counts.attacks++;
        await press('.tactical-attack:not(:has-text("out of range"))');
      } else if (choices.includes('do:move')) {
        counts.moves++;
        await move(turn);
      } else {
        counts.others++;
        const done = choices.includes('do:end') ? 'do:end' : choices[0];
        await press(`.dock [data-choice="${done}"]`);
      }
    }
    throw new Error('This battle does not end.');
  }

  private inRange(): Promise<number> {
    return this.page.locator('.tactical-attack:not(:has-text("out of range"))').count();
  }

  /** Where the ghost is on the screen, and a point to drag it to: in its reach, mostly ahead, and so many pixels away if there is one. */
  async drag(
    turn: number,
    least: number,
  ): Promise<{
    readonly from: { readonly x: number; readonly y: number };
    readonly to: { readonly x: number; readonly y: number };
  }> {
    const found = await this.page.evaluate(
      ([number, far]) => {
        const reach = document.querySelector<SVGPathElement>('.tactical-reach');
        const ghost = document.querySelector('.tactical-ghost [data-ghost] .tactical-ring');
        const stage = document.querySelector('.kit-stage')?.getBoundingClientRect();
        const matrix = reach?.getScreenCTM();
        if (!reach || !ghost || !matrix || !stage) return null;
        const ring = ghost.getBoundingClientRect();
        const from = { x: ring.x + ring.width / 2, y: ring.y + ring.height / 2 };
        const box = reach.getBBox();
        let seed = number * 7919 + 17;
        const random = (): number => {
          seed = (seed * 16_807) % 2_147_483_647;
          return seed / 2_147_483_647;
        };
        for (let tries = 0; tries < 400; tries++) {
          const point = new DOMPoint(box.x + random() * box.width, box.y + random() * box.height * 0.7);
          if (!reach.isPointInFill(point)) continue;
          const to = point.matrixTransform(matrix);
          const inside =
            to.x > stage.left + 4 &&
            to.x < stage.right - 60 &&
            to.y > stage.top + 4 &&
            to.y < stage.bottom - 4;
          if (inside && Math.hypot(to.x - from.x, to.y - from.y) > far)
            return { from, to: { x: to.x, y: to.y } };
        }
        return { from, to: from };
      },
      [turn, least] as const,
    );
    expect(found).not.toBeNull();
    return found as NonNullable<typeof found>;
  }
}
