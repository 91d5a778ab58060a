import type { Game, Question } from '@holoboard/kernel';
import { idOf, type Space } from './board-graph.ts';
import { house, puzzle } from './data/components.ts';
import { advise, evaluate } from './evaluate.ts';
import { notation } from './notation.ts';
import { type HothOptions, options } from './options.ts';
import { holdsOrder, maySurge, mayThrottle } from './phases/house.ts';
import { rebelOptions } from './phases/rebel-move.ts';
import { resignSeat, takeAction } from './phases/turn.ts';
import { vaderOptions } from './phases/vader-move.ts';
import { rulebook } from './rulebook.ts';
import { setup } from './setup.ts';
import { type HothAction, type HothEvent, type HothState, none } from './state.ts';
import { type HothView, redeal, view } from './view.ts';
import { check } from './why-not.ts';
import { germanWords } from './words.de.ts';
import { words } from './words.ts';

export { commanders, components } from './data/components.ts';
export type { HothOptions } from './options.ts';
export { perftPositions } from './perft.ts';
export type { HothAction, HothEvent, HothState } from './state.ts';
export type { HothView } from './view.ts';

/** Automated play stops here and calls the game unfinished (HOTH-RULING-27). */
const mostTurns = 2000;

const spins: readonly HothAction[] = [{ type: 'spin' }];
const throttling: HothAction = { type: 'throttle' };
const surging: HothAction = { type: 'surge' };
const orders: readonly HothAction[] = Array.from({ length: house.orderCards }, (_, i) => ({
  type: 'order',
  card: i + 1,
}));

const nobody: Question = { kind: 'over', seats: [] };

/** Every question there is, made once: they are asked at every step. */
const questions: Readonly<Record<string, readonly Question[]>> = Object.fromEntries(
  (['rebelSpin', 'rebelMove', 'vaderSpin', 'vaderOrder', 'vaderMove', 'attackSpin'] as const).map((kind) => [
    kind,
    [0, 1, 2, 3].map((seat) => ({ kind, seats: [seat] })),
  ]),
);

function question(state: HothState): Question {
  return questions[state.phase]?.[state.active] ?? nobody;
}

/** The actions of the step that is due; HOTH-TURN-02: there are no others. */
function legal(state: HothState, seat: number): readonly HothAction[] {
  if (seat !== state.active) return [];
  switch (state.phase) {
    case 'rebelMove':
      return withHouseActions(state, rebelOptions(state).actions);
    case 'vaderMove':
      return withHouseActions(state, vaderOptions(state).actions);
    case 'vaderOrder':
      return orders.filter((_, i) => holdsOrder(state.orders[seat] as number, i + 1));
    case 'over':
      return [];
    default:
      return spins;
  }
}

function withHouseActions(state: HothState, moves: readonly HothAction[]): readonly HothAction[] {
  const throttles = mayThrottle(state);
  const surges = maySurge(state);
  if (!throttles && !surges) return moves;
  return [...moves, ...(throttles ? [throttling] : []), ...(surges ? [surging] : [])];
}

function copy(state: HothState): HothState {
  return {
    options: state.options,
    turn: state.turn,
    active: state.active,
    phase: state.phase,
    rebels: state.rebels.slice(),
    pieces: state.pieces.slice(),
    vader: state.vader,
    force: state.force,
    spun: state.spun,
    steps: state.steps,
    free: state.free,
    targets: state.targets.slice(),
    replaced: state.replaced,
    surgeable: state.surgeable,
    throttles: state.throttles.slice(),
    orders: state.orders.slice(),
    winner: state.winner,
  };
}

/** HOTH-SETUP-02, HOTH-FORCE-05, HOTH-SETUP-06: markers, puzzles and the one card never get lost or doubled. */
function census(state: HothState): Record<string, number> {
  const onBoard = (space: Space): boolean => idOf[space] !== undefined;
  const attached = state.pieces.filter(
    (count) => count >= puzzle.fewestPieces && count <= puzzle.wholePieces,
  );
  return {
    xWings: state.rebels.filter((space) => space === none || onBoard(space)).length,
    puzzles: attached.length,
    tieFighters: onBoard(state.vader) ? 1 : 0,
    forceCards: state.force === none || (state.rebels[state.force] ?? none) !== none ? 1 : 0,
    throttleTallies: state.throttles.filter((count) => count >= 0 && count <= house.throttleTokens).length,
    orderHands: state.orders.filter((cards) => cards >= 0 && cards < 2 ** house.orderCards).length,
  };
}

/** What a player points at: the spinner, a space, a card or a button. Both ends of a slide are targets of their own. */
function steps(action: HothAction): readonly string[] {
  switch (action.type) {
    case 'fly':
    case 'steer':
      return [`space:${action.to}`];
    case 'order':
      return [`order:${action.card}`];
    default:
      return [action.type];
  }
}

/** Escape from Hoth. */
export const hoth: Game<HothState, HothAction, HothEvent, HothOptions, HothView> = {
  id: 'hoth',
  title: 'Escape from Hoth',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options,
  rulebook,
  complete: true,
  endings: ['landed', 'lastRemaining'],
  setup,
  question,
  legal,
  check: (state, _seat, action) => check(state, action),
  apply: (state, _seat, action, chance, events) => takeAction(state, action, chance, events),
  resign: resignSeat,
  outcome(state) {
    if (state.winner === none) return null;
    // HOTH-GOAL-02: there are no later places.
    const ranks = state.rebels.map((_, seat) => (seat === state.winner ? 1 : 2));
    const landed = state.rebels.filter((space) => space !== none).length > 1;
    return { ranks, reason: landed ? 'landed' : 'lastRemaining' };
  },
  overlong: (state) => state.turn > mostTurns,
  view,
  redeal,
  copy,
  census,
  steps,
  advise,
  evaluate,
  notation,
  words: { en: words, de: germanWords },
};
