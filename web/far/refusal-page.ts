import { houseRefusal, type Refusal } from '@holoboard/kernel';
import type { Language } from '../settings.ts';
import type { AppWords } from '../words/en.ts';

/** What a page says that cannot show a table. */
interface RefusalPage {
  readonly title: string;
  readonly text: string;
  /** Whether it is worth another try. */
  readonly again: boolean;
}

/** Says why a table is not open. Only where there is none does the page say so. */
export function refusalPage(
  refusal: Refusal,
  { far, people }: Pick<AppWords, 'far' | 'people'>,
  language: Language,
): RefusalPage {
  // The address of the page is all that can be malformed: a letter of the link is missing.
  const reason = refusal.clause === 'TABLE-SHAPE' ? 'unknown' : refusal.params['reason'];
  switch (reason) {
    case 'unknown':
      return { title: far.noTableTitle, text: far.noTable, again: false };
    case 'removed':
      return { title: far.removedTitle, text: far.removedText, again: false };
    case 'private':
      return { title: far.privateTitle, text: far.privateText, again: true };
    case 'banned':
      // The operator's own words.
      return { title: people.barredTitle, text: String(refusal.params['problem']), again: false };
    default:
      return {
        title: people.barredTitle,
        text: houseRefusal(refusal, language) ?? refusal.clause,
        again: true,
      };
  }
}
