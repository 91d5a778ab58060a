import type { Game } from '@holoboard/kernel';
import { census } from './census.ts';
import { copy } from './copy.ts';
import { numbers } from './data/numbers.ts';
import { sideOf } from './data/seats.ts';
import { notation } from './notation/notation.ts';
import { steps } from './notation/steps.ts';
import { type EndorOptions, options } from './options.ts';
import { legal, question } from './phases/question.ts';
import { resignSeat, takeAction } from './phases/sequence.ts';
import { check } from './phases/why-not.ts';
import { room } from './room.ts';
import { rulebook } from './rulebook/rulebook.ts';
import { advise, evaluate } from './sense/evaluate.ts';
import { features } from './sense/features.ts';
import { setup } from './setup.ts';
import type { EndorAction, EndorEvent, EndorState } from './state.ts';
import { type EndorView, redeal, view } from './view.ts';
import { words } from './words/words.ts';

export type { EndorOptions } from './options.ts';
export type { EndorAction, EndorEvent, EndorQuestion, EndorState } from './state.ts';
export type { EndorView } from './view.ts';

/** The Battle of Endor. */
export const endor: Game<EndorState, EndorAction, EndorEvent, EndorOptions, EndorView> = {
  id: room.id,
  title: room.about.en.title,
  rulesVersion: 1,
  seats: room.players,
  options,
  rulebook,
  complete: true,
  open: false,
  endings: ['deathStarDestroyed', 'rebelsDestroyed', 'resigned'],
  setup,
  question,
  legal,
  check,
  apply: takeAction,
  resign: resignSeat,
  outcome(state) {
    if (!state.winner) return null;
    const seats = state.hands.length;
    const ranks = state.hands.map((_, seat) => (sideOf(seat, seats) === state.winner ? 1 : 2));
    return { ranks, reason: state.ending as string };
  },
  // END-RULING-37: automated play gives up after 200 rounds.
  overlong: (state) => state.round > numbers.mostRounds,
  view,
  redeal,
  copy,
  census,
  steps,
  advise,
  evaluate,
  features,
  // Deep enough for what is left of a round, which is where a search ends.
  thinking: { iterations: 800, depth: 60 },
  notation,
  words: { en: words },
};
