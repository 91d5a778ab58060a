import { at, type Game, type Question } from '@holoboard/kernel';
import { numbers } from './data/numbers.ts';
import { sideOf } from './data/seats.ts';
import { notation } from './notation/notation.ts';
import { type EndorOptions, options } from './options.ts';
import { attackActions } from './phases/attack.ts';
import { fireActions } from './phases/death-star.ts';
import { rerollActions } from './phases/duel.ts';
import { assignActions } from './phases/hits.ts';
import { moveActions } from './phases/movement.ts';
import { orderActions } from './phases/orders.ts';
import { planActions } from './phases/planning.ts';
import { resignSeat, takeAction } from './phases/sequence.ts';
import { ambushActions } from './phases/shield.ts';
import { check } from './phases/why-not.ts';
import { room } from './room.ts';
import { rulebook } from './rulebook/rulebook.ts';
import { advise, evaluate } from './sense/evaluate.ts';
import { features } from './sense/features.ts';
import { setup } from './setup.ts';
import type { EndorAction, EndorEvent, EndorState, Phase } from './state.ts';
import { type EndorView, redeal, view } from './view.ts';
import { germanWords } from './words/words.de.ts';
import { words } from './words/words.ts';

export type { EndorOptions } from './options.ts';
export type { EndorAction, EndorEvent, EndorState } from './state.ts';
export type { EndorView } from './view.ts';

/** Questions are made once and shared; those of planning by the seats that are left, as bits. */
const planQuestions: readonly Question[] = Array.from({ length: 16 }, (_, left) => ({
  kind: 'plan',
  seats: [0, 1, 2, 3].filter((seat) => (left >> seat) & 1),
  secret: true,
}));
const turnQuestions = new Map<Phase, readonly Question[]>(
  (['chooseOrder', 'move', 'target', 'fire', 'ambush', 'reroll', 'assign'] as const).map((kind) => [
    kind,
    [0, 1, 2, 3].map((seat) => ({ kind, seats: [seat] })),
  ]),
);
const nobody: Question = { kind: 'over', seats: [] };

/** END-PLAN-02: everybody who has not planned yet, at once; later the seat whose card is played. */
function question(state: EndorState): Question {
  if (state.phase !== 'plan') return turnQuestions.get(state.phase)?.[state.active] ?? nobody;
  let left = 0;
  for (let seat = 0; seat < state.planned.length; seat++) if (!state.planned[seat]) left |= 1 << seat;
  return at(planQuestions, left);
}

/** The actions of the step that is due. */
function legal(state: EndorState, seat: number): readonly EndorAction[] {
  if (state.phase === 'plan') return planActions(state, seat);
  if (seat !== state.active) return [];
  switch (state.phase) {
    case 'chooseOrder':
      return orderActions(state);
    case 'move':
      return moveActions(state);
    case 'target':
      return attackActions(state);
    case 'fire':
      return fireActions(state);
    case 'ambush':
      return ambushActions(state);
    case 'reroll':
      return rerollActions(state);
    case 'assign':
      return assignActions(state);
    case 'over':
      return [];
  }
}

function copy(state: EndorState): EndorState {
  return {
    options: state.options,
    round: state.round,
    phase: state.phase,
    active: state.active,
    ships: state.ships.slice(),
    carried: state.carried.slice(),
    faceUp: state.faceUp.slice(),
    reserve: state.reserve,
    falcon: state.falcon,
    executor: state.executor,
    luke: state.luke,
    vader: state.vader,
    redeemed: state.redeemed,
    team: state.team,
    troopers: state.troopers.slice(),
    decks: copyLists(state.decks),
    discards: copyLists(state.discards),
    hands: copyLists(state.hands),
    piles: copyLists(state.piles),
    bonus: state.bonus.slice(),
    freshBonus: state.freshBonus.slice(),
    outside: copyLists(state.outside),
    planned: state.planned.slice(),
    card: state.card,
    order: state.order,
    moved: state.moved.slice(),
    origins: state.origins.slice(),
    deployed: state.deployed,
    from: state.from,
    target: state.target,
    dice: state.dice.slice(),
    winner: state.winner,
    ending: state.ending,
  };
}

function copyLists(lists: readonly number[][]): number[][] {
  const copies: number[][] = [];
  for (const list of lists) copies.push(list.slice());
  return copies;
}

/** END-COMP-09, END-COMP-13, END-COMP-14: cards, Stormtroopers and the team are never lost; ships only ever leave by the rules. */
function census(state: EndorState): Record<string, number> {
  const seats = state.hands.length;
  const cards = [0, 0];
  const add = (side: number, count: number): void => {
    cards[side] = at(cards, side) + count;
  };
  state.decks.forEach((deck, side) => {
    add(side, deck.length + (state.discards[side]?.length ?? 0));
  });
  for (let seat = 0; seat < seats; seat++)
    add(
      sideOf(seat, seats) === 'rebel' ? 0 : 1,
      (state.hands[seat]?.length ?? 0) + (state.piles[seat]?.length ?? 0),
    );
  if (state.card >= 0) add(sideOf(state.active, seats) === 'rebel' ? 0 : 1, 1);
  return {
    rebelCards: at(cards, 0),
    empireCards: at(cards, 1),
    markers: state.faceUp.length,
    troopersTwice: state.troopers.length - new Set(state.troopers).size,
    negativeCounts: [...state.ships, ...state.carried, state.reserve, state.falcon, state.executor].filter(
      (count) => count < 0,
    ).length,
  };
}

/** What a player points at, one after the other. */
function steps(action: EndorAction): readonly string[] {
  switch (action.type) {
    case 'plan':
      return [...action.cards.map((card) => `card:${card}`), 'done'];
    case 'order':
      return [`order:${action.order}`];
    case 'move':
      return [`place:${action.from}`, `place:${action.to}`, `count:${action.ships}`];
    case 'attack':
      return [`place:${action.at}`, `place:${action.from}`];
    case 'fire':
      return [`place:${action.at}`];
    case 'ambush':
      return [`troopers:${action.troopers}`];
    case 'reroll':
      return [`die:${action.die}`];
    case 'assign':
      return [...action.hits.map((ship) => `+ship:${ship}`), 'done'];
    default:
      return [action.type];
  }
}

/** The Battle of Endor. */
export const endor: Game<EndorState, EndorAction, EndorEvent, EndorOptions, EndorView> = {
  id: room.id,
  title: room.about.en.title,
  rulesVersion: 1,
  seats: room.players,
  options,
  rulebook,
  complete: true,
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
  words: { en: words, de: germanWords },
};
