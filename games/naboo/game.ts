import { at, type Game, type Thinking } from '@holoboard/kernel';
import { deckOfCard, decks } from './data/cards.ts';
import { numbers } from './data/numbers.ts';
import { sideOf } from './data/seats.ts';
import { droidKind } from './data/units.ts';
import { notation } from './notation/notation.ts';
import { type NabooOptions, options } from './options.ts';
import { legal, question } from './phases/asking.ts';
import { unitAt } from './phases/pieces.ts';
import { takeAction } from './phases/sequence.ts';
import { resignSeat } from './phases/victory.ts';
import { check } from './phases/why-not.ts';
import { redeal } from './redeal.ts';
import { room } from './room.ts';
import { rulebook } from './rulebook/rulebook.ts';
import { advise } from './sense/advise.ts';
import { counsel } from './sense/counsel.ts';
import { evaluate } from './sense/evaluate.ts';
import { features } from './sense/features.ts';
import { setup } from './setup.ts';
import type { Frame, NabooAction, NabooEvent, NabooState } from './state.ts';
import { type NabooView, view } from './view.ts';
import { words } from './words/words.ts';

export type { NabooOptions } from './options.ts';
export type { NabooAction, NabooEvent, NabooQuestion, NabooState } from './state.ts';
export type { NabooView } from './view.ts';

function copy(state: NabooState): NabooState {
  return {
    options: state.options,
    round: state.round,
    phase: state.phase,
    lead: state.lead,
    active: state.active,
    frames: state.frames.map(copyFrame),
    made: state.made.slice(),
    at: state.at.slice(),
    left: state.left.slice(),
    pool: state.pool.slice(),
    gone: state.gone.slice(),
    real: state.real,
    anakin: state.anakin,
    starfighters: state.starfighters.slice(),
    stacks: copyLists(state.stacks),
    passed: state.passed.slice(),
    decks: copyLists(state.decks),
    discards: copyLists(state.discards),
    flipped: state.flipped.slice(),
    outside: copyLists(state.outside),
    hands: copyLists(state.hands),
    piles: copyLists(state.piles),
    blind: state.blind.slice(),
    bonus: copyLists(state.bonus),
    planned: state.planned.slice(),
    winner: state.winner,
    ending: state.ending,
  };
}

function copyFrame(frame: Frame): Frame {
  if (frame.kind !== 'units') return { ...frame };
  return { ...frame, counts: frame.counts.slice(), used: frame.used.slice() };
}

function copyLists(lists: readonly number[][]): number[][] {
  const copies: number[][] = [];
  for (const list of lists) copies.push(list.slice());
  return copies;
}

/** NAB-COMP-01, NAB-COMP-03, NAB-COMP-04: droids, cards and Starfighter cards are somewhere, and no piece is lost from the count. */
function census(state: NabooState): Record<string, number> {
  const droids = [0, 1].map((kind) => at(state.pool, kind) + at(state.gone, kind));
  state.at.forEach((space, piece) => {
    const kind = at(droidKind, unitAt(state, piece));
    if (space >= 0 && kind >= 0) droids[kind] = at(droids, kind) + at(state.left, piece);
  });
  const inHands = [...state.hands, ...state.piles, ...state.bonus].flat();
  const counts = decks.map(({ id }, deck) => [
    id,
    at(state.decks, deck).length +
      at(state.discards, deck).length +
      inHands.filter((card) => deckOfCard[card] === deck).length,
  ]);
  const drawn = state.frames.filter(({ kind }) => kind === 'deploy').length;
  return {
    ...Object.fromEntries(counts),
    battleDroids: at(droids, 0),
    destroyerDroids: at(droids, 1),
    starfighters: state.starfighters.length + state.stacks.flat().length + state.passed.length + drawn,
    startingPieces: state.at.length - state.made.length,
    strengths: state.left.length - state.made.length,
  };
}

/** What a player points at, one after the other. */
function steps(action: NabooAction): readonly string[] {
  switch (action.type) {
    case 'queen':
      return [`queen:${action.queen}`];
    case 'plan':
      return [...action.cards.map((card) => `card:${card}`), 'done'];
    case 'choose':
      return [`action:${action.action}`];
    case 'use':
      return [`piece:${action.piece}`];
    case 'move':
    case 'activate':
      return [`space:${action.to}`];
    case 'attack':
      return [`piece:${action.target}`];
    case 'strike':
      return [`piece:${action.target}`, `dice:${action.dice}`];
    case 'bonus':
      return [`deck:${action.deck}`];
    case 'block':
      return [...action.slots.map((slot) => `+slot:${slot}`), 'done'];
    case 'deploy':
      return [`grid:${action.grid}`];
    case 'send':
      return [`piece:${action.group}`];
    case 'take':
      return [`droids:${action.droids}`];
    case 'arrive':
      return [...action.spaces.map((space) => `+space:${space}`), 'done'];
    case 'done':
      // Only what is put together piece by piece is confirmed by a last step; this is a choice like others.
      return ['stop'];
    default:
      return [action.type];
  }
}

/** The commander goes by its counsel alone: to look ahead from there at plans, to the end of the round, gained nothing. */
const thinking: Thinking<NabooState, NabooAction> = {
  iterations: 120,
  depth: 400,
  pays: () => false,
  counsel,
};

/** The Queen's Gambit. */
export const naboo: Game<NabooState, NabooAction, NabooEvent, NabooOptions, NabooView> = {
  id: room.id,
  title: room.about.en.title,
  rulesVersion: 1,
  seats: room.players,
  options,
  rulebook,
  complete: true,
  open: false,
  endings: ['palaceHeld', 'throneRoom', 'maulDefeated', 'roundLimit', 'outOfCards', 'resigned'],
  setup,
  question,
  legal,
  check,
  apply: takeAction,
  resign: resignSeat,
  outcome(state) {
    if (state.phase !== 'over') return null;
    const ranks = state.hands.map((_, seat) =>
      state.winner === null || sideOf(state, seat) === state.winner ? 1 : 2,
    );
    return { ranks, reason: state.ending as string };
  },
  overlong: (state) => state.round > numbers.mostRounds,
  view,
  redeal,
  copy,
  census,
  steps,
  advise,
  evaluate,
  features,
  thinking,
  notation,
  words: { en: words },
};
