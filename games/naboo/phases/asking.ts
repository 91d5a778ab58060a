import { at } from '@holoboard/kernel';
import { controller } from '../data/seats.ts';
import type { Frame, NabooAction, NabooQuestion, NabooState } from '../state.ts';
import { bonusActions } from './bonus.ts';
import { choiceActions } from './cards.ts';
import { duelActions } from './core.ts';
import { activateActions, arriveActions, sendActions, takeActions } from './droids.ts';
import { planActions } from './plans.ts';
import { blockActions, deployActions } from './space.ts';
import { attackActions } from './targets.ts';
import { moveActions, unitActions } from './units.ts';

const everySeat = [0, 1, 2, 3];

/** Questions are made once and shared; those of planning by the seats that are left, as bits. */
const planQuestions: readonly NabooQuestion[] = Array.from({ length: 16 }, (_, left) => ({
  kind: 'plan',
  seats: everySeat.filter((seat) => (left >> seat) & 1),
  secret: true,
}));
const queenQuestions: readonly NabooQuestion[] = everySeat.map((seat) => ({ kind: 'queen', seats: [seat] }));
const frameQuestions = new Map<string, readonly NabooQuestion[]>(
  (
    [
      'card',
      'units',
      'move',
      'attack',
      'duel',
      'bonus',
      'block',
      'deploy',
      'send',
      'take',
      'arrive',
      'activate',
    ] satisfies Frame['kind'][]
  ).map((kind) => [kind, everySeat.map((seat) => ({ kind, seats: [seat] }))]),
);
const nobody: NabooQuestion = { kind: 'over', seats: [] };

/** NAB-RULING-22: the seat that chooses the real queen. */
function queenChooser(state: NabooState): number {
  return controller(state, 'naboo', 'palace');
}

/** Who must decide: NAB-ROUND-08: everybody who has not planned, at once; later whoever the innermost frame asks. */
export function question(state: NabooState): NabooQuestion {
  switch (state.phase) {
    case 'queen':
      return at(queenQuestions, queenChooser(state));
    case 'plan': {
      let left = 0;
      for (let seat = 0; seat < state.planned.length; seat++) if (!state.planned[seat]) left |= 1 << seat;
      return at(planQuestions, left);
    }
    case 'play': {
      const { kind, seat } = at(state.frames, state.frames.length - 1);
      return frameQuestions.get(kind)?.[seat] ?? nobody;
    }
    case 'over':
      return nobody;
  }
}

const queens: readonly NabooAction[] = [
  { type: 'queen', queen: 'redQueen' },
  { type: 'queen', queen: 'purpleQueen' },
];

/** The actions a seat can answer with. */
export function legal(state: NabooState, seat: number): readonly NabooAction[] {
  if (state.phase === 'plan') return planActions(state, seat);
  if (state.phase === 'over') return [];
  if (state.phase === 'queen') return seat === queenChooser(state) ? queens : [];
  const frame = at(state.frames, state.frames.length - 1);
  return frame.seat === seat ? answersTo(state, frame) : [];
}

function answersTo(state: NabooState, frame: Frame): readonly NabooAction[] {
  switch (frame.kind) {
    case 'card':
      return choiceActions(state, frame.card);
    case 'units':
      return unitActions(state, frame);
    case 'move':
      return moveActions(state, frame.piece);
    case 'attack':
      return attackActions(state, frame.piece);
    case 'duel':
      return duelActions(state, frame);
    case 'bonus':
      return bonusActions(state, frame);
    case 'block':
      return blockActions(state, frame.hits);
    case 'deploy':
      return deployActions(state);
    case 'send':
      return sendActions(state, frame.droid);
    case 'take':
      return takeActions(state, frame.piece);
    case 'arrive':
      return arriveActions(state, frame.droids);
    case 'activate':
      return activateActions(state);
  }
}
