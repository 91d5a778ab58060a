import type { SeededChance } from '@holoboard/kernel';
import type { Page } from '@playwright/test';

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
export async function nextDecision(page: Page, before: string): Promise<Sight> {
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
export async function decide(
  page: Page,
  { choices }: Sight,
  chance: SeededChance,
  touch: boolean,
): Promise<void> {
  const main = page.locator('.choices .button.primary:not(:disabled)');
  const id = choices[chance.draw('choice', Math.max(choices.length, 1))] ?? '';
  const wanted =
    (await main.count()) > 0 ? main.first() : page.locator(`${open}[data-choice="${id}"]`).first();
  await (touch ? wanted.tap() : wanted.click());
}
