import type { Game, Outcome, Question } from '@holoboard/kernel';
import { house, puzzle } from './data/components.ts';
import { idOf, type Space } from './data/graph.ts';
import { notation } from './notation/notation.ts';
import { type HothOptions, options } from './options.ts';
import { holdsOrder, maySurge, mayThrottle } from './phases/house.ts';
import { rebelActions } from './phases/rebel-move.ts';
import { resignSeat, takeAction } from './phases/turn.ts';
import { vaderActions } from './phases/vader-move.ts';
import { check } from './phases/why-not.ts';
import { room } from './room.ts';
import { rulebook } from './rulebook/rulebook.ts';
import { advise, evaluate } from './sense/evaluate.ts';
import { features } from './sense/features.ts';
import { setup } from './setup.ts';
import { type HothAction, type HothEvent, type HothState, none, type Phase } from './state.ts';
import { type HothView, redeal, view } from './view.ts';
import { germanWords } from './words/words.de.ts';
import { words } from './words/words.ts';

export { commanders, components } from './data/components.ts';
export type { HothOptions } from './options.ts';
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

/** Every question there is, by phase and active seat; made once, as they are asked at every step. */
const seatsAlone = [[0], [1], [2], [3]];
const rebelSpin = questionsOf('rebelSpin');
const rebelMove = questionsOf('rebelMove');
const vaderSpin = questionsOf('vaderSpin');
const vaderOrder = questionsOf('vaderOrder');
const vaderMove = questionsOf('vaderMove');
const attackSpin = questionsOf('attackSpin');
const over: readonly Question[] = seatsAlone.map(() => ({ kind: 'over', seats: [] }));

function questionsOf(kind: Phase): readonly Question[] {
  return seatsAlone.map((seats) => ({ kind, seats }));
}

function questionsIn(phase: Phase): readonly Question[] {
  switch (phase) {
    case 'rebelSpin':
      return rebelSpin;
    case 'rebelMove':
      return rebelMove;
    case 'vaderSpin':
      return vaderSpin;
    case 'vaderOrder':
      return vaderOrder;
    case 'vaderMove':
      return vaderMove;
    case 'attackSpin':
      return attackSpin;
    case 'over':
      return over;
  }
}

function question(state: HothState): Question {
  return questionsIn(state.phase)[state.active] as Question;
}

/** The actions of the step that is due; HOTH-TURN-02: there are no others. */
function legal(state: HothState, seat: number): readonly HothAction[] {
  if (seat !== state.active) return [];
  switch (state.phase) {
    case 'rebelMove':
      return withHouseActions(state, rebelActions(state));
    case 'vaderMove':
      return withHouseActions(state, vaderActions(state));
    case 'vaderOrder':
      return ordersInHand(state.orders[seat] as number);
    case 'over':
      return [];
    default:
      return spins;
  }
}

function ordersInHand(cards: number): readonly HothAction[] {
  return orders.filter((_, i) => holdsOrder(cards, i + 1));
}

function withHouseActions(state: HothState, moves: readonly HothAction[]): readonly HothAction[] {
  const { houseThrottle, houseForceSurge } = state.options;
  return houseThrottle || houseForceSurge ? moves.concat(houseActions(state)) : moves;
}

function houseActions(state: HothState): HothAction[] {
  return [...(mayThrottle(state) ? [throttling] : []), ...(maySurge(state) ? [surging] : [])];
}

/** HOTH-GOAL-02: there are no later places. */
function result({ rebels, winner }: HothState): Outcome {
  const ranks = rebels.map((_, seat) => (seat === winner ? 1 : 2));
  const landed = rebels.filter((space) => space !== none).length > 1;
  return { ranks, reason: landed ? 'landed' : 'lastRemaining' };
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
  id: room.id,
  title: room.about.en.title,
  rulesVersion: 1,
  seats: room.players,
  options,
  rulebook,
  complete: true,
  endings: ['landed', 'lastRemaining'],
  setup,
  question,
  legal,
  check: (state, _seat, action) => check(state, action),
  apply: (state, _seat, action, chance, tell) => takeAction(state, action, chance, tell),
  resign: resignSeat,
  outcome: (state) => (state.winner === none ? null : result(state)),
  overlong: (state) => state.turn > mostTurns,
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
  words: { en: words, de: germanWords },
};
