import type { NabooView } from '../view.ts';
import { boardWords } from './words.ts';

/** How the war stands; nothing once it is over. */
export function banner(view: NabooView, language: string): string | null {
  return view.phase === 'over' ? null : boardWords(language).banner(view);
}
