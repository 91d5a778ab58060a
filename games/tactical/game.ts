import type { Game } from '@holoboard/kernel';
import type { TacticalAction, TacticalEvent } from './actions.ts';
import { census } from './census.ts';
import { copy } from './copy.ts';
import { numbers } from './data/numbers.ts';
import { notation } from './notation/notation.ts';
import { options, type TacticalOptions } from './options.ts';
import { outcome } from './phases/ending.ts';
import { check, deadline, legal, question } from './phases/questions.ts';
import { takeAction } from './phases/sequence.ts';
import { resignSeat } from './phases/surrender.ts';
import { room } from './room.ts';
import { rulebook } from './rulebook/rulebook.ts';
import { advise } from './sense/advice.ts';
import { evaluate } from './sense/evaluate.ts';
import { features } from './sense/features.ts';
import { thinking } from './sense/foresight.ts';
import { rulesVersion, setup } from './setup.ts';
import type { TacticalState } from './state.ts';
import { redeal, type TacticalView, view } from './view.ts';
import { words } from './words/words.ts';

export type { TacticalAction, TacticalEvent } from './actions.ts';
export type { TacticalOptions } from './options.ts';
export type { TacticalQuestion, TacticalState } from './state.ts';
export type { TacticalView } from './view.ts';

/** What a player points at, one after the other. */
function steps(action: TacticalAction): readonly string[] {
  switch (action.type) {
    case 'muster':
      return [...action.cards.map(([card, count]) => `card:${card}*${count}`), 'done'];
    case 'order':
      return [...action.cards.map((card) => `card:${card}`), 'done'];
    case 'rearrange':
      return ['do:rearrange', ...action.cards.map((card) => `card:${card}`), 'done'];
    case 'command':
      return [`unit:${action.commander}`, ...action.strategies.map((card) => `strategy:${card}`), 'done'];
    case 'strike':
      return [...action.targets.map((target) => `unit:${target}`), 'done'];
    case 'draw':
      return [notation.action(action)];
    case 'deploy':
    case 'drop':
    case 'place':
      return [`unit:${action.unit}`, `point:${action.x},${action.y}`];
    case 'embark':
      return [`unit:${action.unit}`, `unit:${action.transport}`];
    case 'select':
    case 'recall':
    case 'abandon':
      return [`unit:${action.unit}`];
    case 'board':
    case 'mend':
      return [`do:${action.type}`, `unit:${action.unit}`];
    case 'maneuver':
      return ['do:move', `heading:${action.heading}`, `speed:${action.speed}`];
    case 'attack':
      return [`weapon:${action.weapon}`, `unit:${action.target}`];
    case 'run':
      return [`weapon:${action.weapon}`, `heading:${action.heading}`, `length:${action.length}`];
    case 'repair':
      return ['do:repair', `unit:${action.target}`];
    case 'rerollDie':
      return [`die:${action.die}`];
    case 'smoke':
    case 'bombard':
      return [`do:${action.type}`, `point:${action.x},${action.y}`];
    case 'era':
      return [`era:${action.era}`];
    case 'table':
      return [`table:${action.table}`];
    case 'faction':
      return [`faction:${action.faction}`];
    case 'army':
      return [`army:${action.army}`];
    default:
      return [`do:${action.type}`];
  }
}

/** Tactical Battles. */
export const tactical: Game<TacticalState, TacticalAction, TacticalEvent, TacticalOptions, TacticalView> = {
  id: room.id,
  title: room.about.en.title,
  rulesVersion,
  seats: room.players,
  options,
  rulebook,
  // Space is continuous: `legal` lists candidates, `check` accepts any move that the rules allow.
  complete: false,
  open: false,
  endings: ['eliminated', 'surrendered', 'limit'],
  setup,
  question,
  legal,
  check,
  apply: takeAction,
  resign: resignSeat,
  outcome,
  // TAC-RULING-27: points are counted after the last round at the latest.
  overlong: (state) => state.round > numbers.lastRound,
  deadline,
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
