import { at, type GameAction, hasExactly, type Refusal, refuse } from '@holoboard/kernel';
import { actionOf, cardId, cardOf, deckOfCard, decks } from '../data/cards.ts';
import { cardNumbers, seatsOf, sideOf } from '../data/seats.ts';
import { spaceOf } from '../data/spaces.ts';
import { grids, slots } from '../data/track.ts';
import type { Frame, NabooAction, NabooState } from '../state.ts';
import { question } from './asking.ts';
import { pieceNamed } from './pieces.ts';
import { plannedCards } from './plans.ts';
import { whyNoAnswer } from './why-not-frames.ts';

/** What a field of an action must be, in words, and how that is told. */
interface Field {
  readonly is: string;
  readonly fits: (value: unknown, state: NabooState) => boolean;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isAscending(list: readonly number[]): boolean {
  return list.every((value, i) => i === 0 || value > (list[i - 1] as number));
}

const piece: Field = {
  is: 'a piece',
  fits: (value, state) => isText(value) && pieceNamed(state, value) !== undefined,
};
const space: Field = { is: 'a space', fits: (value) => isText(value) && spaceOf(value) !== undefined };
const wholeNumber: Field = { is: 'a whole number', fits: Number.isInteger };

/** The fields of each kind of action, apart from its type. */
const fields: { readonly [Type in NabooAction['type']]: Readonly<Record<string, Field>> } = {
  queen: {
    queen: { is: 'one of the two queens', fits: (value) => value === 'redQueen' || value === 'purpleQueen' },
  },
  plan: { cards: { is: 'a list of cards', fits: (value) => Array.isArray(value) && value.every(isText) } },
  choose: {
    action: { is: 'an action of a card', fits: (value) => isText(value) && actionOf(value) !== undefined },
  },
  use: { piece },
  done: {},
  move: { to: space },
  stay: {},
  attack: { target: piece },
  hold: {},
  strike: { target: piece, dice: wholeNumber },
  bonus: { deck: { is: 'a deck', fits: (value) => decks.some(({ id }) => id === value) } },
  block: {
    slots: {
      is: 'a list of slots in ascending order',
      fits: (value) =>
        Array.isArray(value) && value.every((slot) => slots.includes(slot as number)) && isAscending(value),
    },
  },
  deploy: { grid: { is: 'a grid', fits: (value) => grids.some(({ id }) => id === value) } },
  send: { group: piece },
  take: { droids: wholeNumber },
  arrive: {
    spaces: {
      is: 'a list of spaces in the order of the board',
      fits: (value) => {
        if (!Array.isArray(value) || !value.every(isText)) return false;
        const numbers = value.map(spaceOf);
        return numbers.every((number) => number !== undefined) && isAscending(numbers);
      },
    },
  },
  activate: { to: space },
};

/** The frames in which each kind of action is an answer. */
const framesOf: { readonly [Type in NabooAction['type']]: readonly Frame['kind'][] } = {
  queen: [],
  plan: [],
  choose: ['card'],
  use: ['units'],
  done: ['units', 'duel'],
  move: ['move', 'duel'],
  stay: ['move'],
  attack: ['attack'],
  hold: ['attack'],
  strike: ['duel'],
  bonus: ['bonus'],
  block: ['block'],
  deploy: ['deploy'],
  send: ['send'],
  take: ['take'],
  arrive: ['arrive'],
  activate: ['activate'],
};

/** Judges one action and names the clause it breaks. */
export function check(state: NabooState, seat: number, action: GameAction): Refusal | null {
  const problem = shapeProblem(state, action);
  if (problem) return refuse('TABLE-SHAPE', { problem });
  if (state.phase === 'over') return refuse('TABLE-OVER');
  if (!question(state).seats.includes(seat)) return refuse('TABLE-TURN', { seat });
  const known = action as NabooAction;
  const untimely = whyNotNow(state, known);
  if (untimely) return untimely;
  if (known.type === 'queen') return null;
  if (known.type === 'plan') return whyNoPlan(state, seat, known.cards);
  return whyNoAnswer(state, at(state.frames, state.frames.length - 1), known);
}

/** What keeps a record from being an action of this game. */
function shapeProblem(state: NabooState, action: GameAction): string | null {
  if (!Object.hasOwn(fields, action.type)) return 'this game has no such action';
  const wanted = fields[action.type as NabooAction['type']];
  const names = Object.keys(wanted);
  if (!hasExactly(action, ['type', ...names]))
    return `it has exactly these fields: ${['type', ...names].join(', ')}`;
  for (const name of names) {
    const { is, fits } = wanted[name] as Field;
    if (!fits((action as unknown as Record<string, unknown>)[name], state)) return `'${name}' is ${is}`;
  }
  return null;
}

/** Why an action is no answer to what is asked now. */
function whyNotNow(state: NabooState, { type }: NabooAction): Refusal | null {
  // NAB-QUEEN-01: the queen is chosen once, before everything else.
  if ((state.phase === 'queen') !== (type === 'queen')) return refuse('NAB-QUEEN-01', { now: state.phase });
  if (state.phase === 'queen') return null;
  // NAB-ROUND-08: cards are played when everybody has planned; NAB-ROUND-04: then the rest of the hand is set aside.
  if (state.phase === 'plan') return type === 'plan' ? null : refuse('NAB-ROUND-08', { now: 'plan' });
  if (type === 'plan') return refuse('NAB-ROUND-04', { now: 'play' });
  const { kind } = at(state.frames, state.frames.length - 1);
  if (framesOf[type].includes(kind)) return null;
  const params = { now: kind, action: type };
  if (kind === 'move' && (type === 'attack' || type === 'hold')) return refuse('NAB-MOVE-01', params);
  if (kind === 'attack' && (type === 'move' || type === 'stay')) return refuse('NAB-MOVE-02', params);
  if (kind === 'duel' && type === 'attack') return refuse('NAB-JEDI-04', params);
  if (type === 'strike') return refuse('NAB-ATT-07', params);
  // NAB-RULING-14: what was begun is finished first.
  if (type === 'use') return refuse('NAB-RULING-14', params);
  return refuse('NAB-CARD-01', params);
}

/**
 * NAB-ROUND-02, NAB-RULING-43: so many cards of the own hand, or all when it has fewer. NAB-SETUP-23: of the own decks. NAB-4P-09: a
 * teammate's cards are not one's own.
 */
function whyNoPlan(state: NabooState, seat: number, cards: readonly string[]): Refusal | null {
  const side = sideOf(state, seat);
  const stranger = cards.find((id) => {
    const card = cardOf(id);
    return card === undefined || at(decks, at(deckOfCard, card)).side !== side;
  });
  if (stranger !== undefined) return refuse('NAB-SETUP-23', { card: stranger.slice(0, 20) });
  const wanted = plannedCards(state, seat);
  const params = { wanted, given: cards.length };
  if (cards.length !== wanted)
    return refuse(wanted < cardNumbers(state).planned ? 'NAB-RULING-43' : 'NAB-ROUND-02', params);
  const hand = at(state.hands, seat).map(cardId);
  for (const card of cards) {
    const held = hand.indexOf(card);
    if (held < 0) {
      const lends = seatsOf(state, side).some(
        (mate) => mate !== seat && at(state.hands, mate).some((each) => cardId(each) === card),
      );
      return refuse(lends ? 'NAB-4P-09' : 'NAB-ROUND-02', { ...params, card });
    }
    hand.splice(held, 1);
  }
  return null;
}
