import type { Game, GameAction, Refusal, Seat } from '@holoboard/kernel';
import { census } from './census.ts';
import { notation } from './notation/notation.ts';
import { type CargoOptions, options } from './options.ts';
import { endRound, leave, outcome } from './phases/ending.ts';
import { plan, planCandidates, planners, planRefusal, showdown } from './phases/planning.ts';
import { bank, peek, prizeCandidates, prizeRefusal, search, take } from './phases/prize.ts';
import { room } from './room.ts';
import { rulebook } from './rulebook/rulebook.ts';
import { advise, evaluate, features } from './sense/sense.ts';
import { rulesVersion, setup } from './setup.ts';
import { type CargoAction, type CargoEvent, type CargoQuestion, type CargoState, copy } from './state.ts';
import { type CargoView, redeal, view } from './view.ts';
import { words } from './words/words.ts';

export type { CargoOptions } from './options.ts';
export type { CargoAction, CargoEvent, CargoQuestion, CargoState } from './state.ts';
export type { CargoView } from './view.ts';

function question(state: CargoState): CargoQuestion {
  switch (state.phase) {
    case 'plan':
      return { kind: 'plan', seats: planners(state), secret: true };
    case 'prize':
      return { kind: 'prize', seats: [state.winner] };
    case 'over':
      return { kind: 'over', seats: [] };
  }
}

/** The one judge: `legal` lists what it lets pass. */
function check(state: CargoState, seat: Seat, action: GameAction): Refusal | null {
  return state.phase === 'plan' ? planRefusal(state, seat, action) : prizeRefusal(state, seat, action);
}

function legal(state: CargoState, seat: Seat): CargoAction[] {
  if (!question(state).seats.includes(seat)) return [];
  const candidates = state.phase === 'plan' ? planCandidates(state, seat) : prizeCandidates(state, seat);
  return candidates.filter((action) => check(state, seat, action) === null);
}

/** Cargo Run: the example of a game, small and with everything that is hard about games. */
export const cargo: Game<CargoState, CargoAction, CargoEvent, CargoOptions, CargoView> = {
  id: room.id,
  title: room.about.en.title,
  rulesVersion,
  seats: room.players,
  options,
  rulebook,
  complete: true,
  open: false,
  endings: ['points', 'exhaustion', 'resignation'],
  setup,
  question,
  legal,
  check,
  apply(state, seat, action, chance, tell) {
    switch (action.type) {
      case 'plan':
        return plan(state, seat, action.card, tell);
      case 'bank':
        return bank(state, seat, action.coins, tell);
      case 'peek':
        return peek(state, seat, tell);
      case 'take':
        return take(state, seat, tell);
      case 'search':
        return search(state, seat, chance, tell);
    }
  },
  resign(state, seat, tell) {
    if (state.gone[seat] || !leave(state, seat, tell)) return;
    // The others go on: with a new round when it was the prize of the one who left.
    if (state.phase === 'plan') showdown(state, tell);
    else if (state.winner === seat) endRound(state);
  },
  outcome,
  // Every round takes a card out of each hand, and the deck runs out.
  overlong: () => false,
  view,
  redeal,
  copy,
  census,
  steps(action) {
    switch (action.type) {
      case 'plan':
        return [`card:${action.card}`];
      case 'bank':
        return ['purse', `coins:${action.coins}`];
      case 'peek':
      case 'take':
        return ['deck', `do:${action.type}`];
      case 'search':
        return ['die'];
    }
  },
  advise,
  thinking: { iterations: 200, depth: 4 },
  evaluate,
  features,
  notation,
  words: { en: words },
};
