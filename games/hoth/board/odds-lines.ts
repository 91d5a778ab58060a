import type { OddsLine } from '@holoboard/kit';
import { hoth } from '../index.ts';
import { oddsOf } from '../sense/odds.ts';
import type { HothAction } from '../state.ts';
import type { HothView } from '../view.ts';
import { boardWords } from './words.ts';

/** Exact odds of an action as lines in a language. */
export function odds(
  view: HothView,
  seat: number,
  action: HothAction,
  language: string,
): readonly OddsLine[] {
  const words = boardWords(language);
  const names = (Object.hasOwn(hoth.words, language) ? hoth.words[language] : undefined) ?? hoth.words.en;
  return oddsOf(view, seat, action).map(({ about, seat: whom, count, ...numbers }) => ({
    label: words.odds[about](whom === undefined ? '' : names.seat(view, whom), count ?? 0, whom === seat),
    ...numbers,
  }));
}
