import type { EndorView } from '../view.ts';
import { isShieldDown, trackNumbers } from './endor-track.tsx';
import { boardWords } from './words.ts';

/** How far the shield is from falling; nothing once the game is over. */
export function banner(view: EndorView, language: string): string | null {
  if (view.winner !== null) return null;
  const words = boardWords(language).banner;
  return isShieldDown(view) ? words.down : words.up(trackNumbers(view).length - view.team);
}
