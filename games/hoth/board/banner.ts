import { findSpace, type Space, stageOf } from '../data/graph.ts';
import { gatesNow } from '../phases/vader-move.ts';
import { type HothView, redeal } from '../view.ts';
import { boardWords } from './words.ts';

/** What Vader may do at the next junction; nothing once he is at Dantooine, or the game is over. */
export function banner(view: HothView, language: string): string | null {
  const stage = stageOf[findSpace(view.vader) as Space];
  if (stage === 2 || view.winner !== null) return null;
  const gate = stage === 1 ? 'dantooine' : 'hyperspace';
  return boardWords(language).gates[gate][gatesNow(redeal(view))[gate]];
}
