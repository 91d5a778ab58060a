import { isPlayable, loadGame, offered } from '@holoboard/games';
import { type AnyGame, readOptions, SeededChance } from '@holoboard/kernel';
import { exportMatch, openLocalMatch } from '@holoboard/table';
import type { Page } from '@playwright/test';
import { faultsOf } from './fitting.ts';
import { expect, test } from './test.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const touchSizes: readonly Size[] = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
];

const mouseSizes: readonly Size[] = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1080 },
];

/** Whole games take some minutes on a busy machine. */
test.describe.configure({ timeout: 600_000 });

/** How a game is played: in which sizes, by how many, how many decisions long, and how large a target must be. */
interface Journey {
  readonly name: string;
  readonly touch: boolean;
  readonly sizes: readonly Size[];
  readonly seats: 'most' | 'few' | 'least';
  readonly decisions: number;
  readonly leastTarget: number;
}

const journeys: readonly Journey[] = [
  {
    name: 'a whole game by finger',
    touch: true,
    sizes: touchSizes,
    seats: 'most',
    decisions: Number.POSITIVE_INFINITY,
    leastTarget: 44,
  },
  {
    name: 'the first rounds by finger',
    touch: true,
    sizes: touchSizes,
    seats: 'few',
    decisions: 50,
    leastTarget: 44,
  },
  {
    name: 'a whole game by mouse',
    touch: false,
    sizes: mouseSizes,
    seats: 'least',
    decisions: Number.POSITIVE_INFINITY,
    leastTarget: 24,
  },
];

/**
 * A game of many hundred decisions is set up small, and played to its end by few; or it is played against bots that play to win, where one that
 * all play blindly would be very long, or not come to an end at all.
 */
const brief: Readonly<
  Record<
    string,
    {
      readonly options?: Readonly<Record<string, string>>;
      readonly level?: string;
      /** How many play where there would be as many as can, and where there would be few. */
      readonly most?: number;
      readonly few?: number;
      readonly least?: number;
    }
  >
> = {
  tactical: { options: { pointsLimit: '50', roundLimit: '6' }, most: 2, few: 4 },
  endor: { level: 'pilot' },
  naboo: { level: 'pilot' },
};

/*
 * Every game that is offered goes on all these journeys. Each decision is looked at in one size, the next one in the next; and a decision of a
 * kind that has not been seen yet is looked at in all of them.
 */
for (const room of offered.filter(isPlayable))
  for (const { name, touch, sizes, seats, decisions, leastTarget } of journeys)
    test.describe(`${room.id}, ${name}`, () => {
      test.use({ viewport: sizes[0] ?? null, hasTouch: touch, isMobile: touch });
      test('every decision fits on every screen', async ({ page, table }) => {
        const game = await loadGame(room.id);
        const { options = {}, level = 'recruit', ...by } = brief[room.id] ?? {};
        await table.openFile(freshGame(game, by[seats] ?? countOf(game, seats), options, level));
        const kinds = new Set<string>();
        const chance = new SeededChance(1);
        let sight = await nextDecision(page, '');
        let taken = 0;
        for (; !sight.over && taken < decisions; taken++) {
          const looked = kinds.has(sight.kind) ? [sizes[taken % sizes.length] as Size] : sizes;
          kinds.add(sight.kind);
          for (const size of looked) {
            await page.setViewportSize(size);
            const faults = await faultsOf(page, leastTarget);
            expect.soft(faults, `${size.width}x${size.height}: ${sight.prompt}`).toEqual([]);
          }
          // Where one thing does not fit, others will not either: a few are enough to see what is wrong.
          if (test.info().errors.length > 5) return;
          await decide(page, sight, chance, touch);
          sight = await nextDecision(page, sight.mark);
        }
        // Else nothing much was proved. A small game has few kinds of decisions: all of it is enough.
        expect(taken).toBeGreaterThan(3);
        if (!sight.over) expect(kinds.size).toBeGreaterThan(3);
      });
    });

/** How many sit at the table of a journey. */
function countOf({ seats }: AnyGame, wanted: Journey['seats']): number {
  return (wanted === 'most' ? seats.at(-1) : seats[0]) ?? 2;
}

/** The file of a game that has just begun: a person, and quick bots as the others. */
function freshGame(
  game: AnyGame,
  count: number,
  options: Readonly<Record<string, string>>,
  level: string,
): string {
  const match = openLocalMatch({
    game,
    options: readOptions(game.options, options, count),
    seats: Array.from({ length: count }, (_, seat) =>
      seat === 0 ? { kind: 'human', name: 'Ann' } : { kind: 'bot', name: `Bot ${seat}`, level },
    ),
    seed: '7'.repeat(64),
    now: 0,
  });
  return exportMatch(match, { sealed: true });
}

/** What is asked at a table of any game. */
interface Sight {
  readonly over: boolean;
  readonly prompt: string;
  /** What decisions of this kind have in common. */
  readonly kind: string;
  readonly choices: readonly string[];
  /** Changes with everything that is asked, picked or told. */
  readonly mark: string;
}

/** What can be pressed of what has not been pressed yet. */
const open = '.dock [data-choice]:not(:disabled, [aria-disabled="true"], [aria-pressed="true"])';

/** Waits until something is to be decided that was not before. */
async function nextDecision(page: Page, before: string): Promise<Sight> {
  const seen = await page.waitForFunction(
    ([selector, last]) => {
      const over = document.querySelector('.over-words') !== null;
      const choices = [...document.querySelectorAll(selector)].map(
        (choice) => choice.getAttribute('data-choice') ?? '',
      );
      const more = document.querySelectorAll('.choices .button:not(:disabled)').length;
      // What is about to be done by itself is nothing to decide.
      const mine =
        document.querySelector('.dock[data-sent="false"] > .prompt[data-mine="true"]:not(:has(.quiet))') !==
        null;
      if (!over && (!mine || (choices.length === 0 && more === 0))) return null;
      const prompt = document.querySelector('.prompt > span:not(.quiet)')?.textContent ?? '';
      const kinds = [...new Set(choices.map((id) => id.replace(/:.*/, '')))].sort();
      const much = choices.length > 9 ? 'many' : choices.length > 3 ? 'some' : choices.length;
      const version = document.querySelector<HTMLElement>('.dock')?.dataset['version'];
      const mark = JSON.stringify([over, prompt, choices, more, version]);
      if (mark === last) return null;
      return {
        over,
        prompt,
        kind: `${prompt.split(' ', 2).join(' ')} ${kinds.join(' ')} ${much}`,
        choices,
        mark,
      };
    },
    [open, before] as const,
  );
  return (await seen.jsonValue()) as Sight;
}

/** Confirms what can be confirmed, and else points at anything. */
async function decide(page: Page, { choices }: Sight, chance: SeededChance, touch: boolean): Promise<void> {
  const main = page.locator('.choices .button.primary:not(:disabled)');
  const id = choices[chance.draw('choice', Math.max(choices.length, 1))] ?? '';
  const wanted =
    (await main.count()) > 0 ? main.first() : page.locator(`${open}[data-choice="${id}"]`).first();
  await (touch ? wanted.tap() : wanted.click());
}
