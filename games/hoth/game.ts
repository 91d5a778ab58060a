import type { Game } from '@holoboard/kernel';
import { census } from './census.ts';
import { notation } from './notation/notation.ts';
import { type HothOptions, options } from './options.ts';
import { check, legal, steps } from './phases/actions.ts';
import { question } from './phases/question.ts';
import { outcome, overlong, resignSeat, takeAction } from './phases/turn.ts';
import { room } from './room.ts';
import { rulebook } from './rulebook/rulebook.ts';
import { advise, evaluate } from './sense/evaluate.ts';
import { features } from './sense/features.ts';
import { setup } from './setup.ts';
import { copy, type HothAction, type HothEvent, type HothState } from './state.ts';
import { type HothView, redeal, view } from './view.ts';
import { words } from './words/words.ts';

export type { HothOptions } from './options.ts';
export type { HothAction, HothEvent, HothQuestion, HothState } from './state.ts';
export type { HothView } from './view.ts';

/** Escape from Hoth. */
export const hoth: Game<HothState, HothAction, HothEvent, HothOptions, HothView> = {
  id: room.id,
  title: room.about.en.title,
  rulesVersion: 1,
  seats: room.players,
  options,
  rulebook,
  complete: true,
  open: true,
  endings: ['landed', 'lastRemaining'],
  setup,
  question,
  legal,
  check: (state, _seat, action) => check(state, action),
  apply: (state, _seat, action, chance, tell) => takeAction(state, action, chance, tell),
  resign: resignSeat,
  outcome,
  overlong,
  view,
  redeal,
  copy,
  census,
  steps,
  advise,
  evaluate,
  features,
  thinking: { iterations: 800, depth: 4 },
  notation,
  words: { en: words },
};
