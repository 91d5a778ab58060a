import {
  Fields,
  items,
  listText,
  type Notation,
  oneOf,
  readTerms,
  rulesMark,
  type Seat,
  wholeNumber,
} from '@holoboard/kernel';
import { allCards, coinsEach } from '../data/cards.ts';
import { type CargoOptions, options as optionSpecs } from '../options.ts';
import { type CargoAction, type CargoState, type Ending, nobody, type Phase } from '../state.ts';
import { whyImpossible } from './reachable.ts';

/*
 * A position on one line, lists by seat between commas and cards joined by plus:
 *   phase=prize winner=0 deck=1+2+3+4 discard=8+5 hands=9+10,6+7 plans=0,0 points=1,0 purses=2,2 vaults=0,0
 * and, only where they apply: peeker=, gone=, reason=, goal=3, blind, rules= (the version; absent for the first).
 */

const phases: readonly Phase[] = ['plan', 'prize', 'over'];
const endings: readonly Ending[] = ['points', 'exhaustion', 'resignation'];
const lastCard = allCards.length;
/** More than a game can ever bring. */
const mostPoints = 99;
const versions = 99;

function position(state: CargoState): string {
  const { options } = state;
  const gone = state.gone.flatMap((left, seat) => (left ? [seat] : []));
  return [
    `phase=${state.phase}`,
    ...(state.winner === nobody ? [] : [`winner=${state.winner}`]),
    `deck=${listText(state.deck, '+')}`,
    `discard=${listText(state.discard, '+')}`,
    `hands=${state.hands.map((hand) => listText(hand, '+')).join()}`,
    `plans=${state.plans.join()}`,
    `points=${state.points.join()}`,
    `purses=${state.purses.join()}`,
    `vaults=${state.vaults.join()}`,
    ...(state.peeker === nobody ? [] : [`peeker=${state.peeker}`]),
    ...(gone.length > 0 ? [`gone=${gone.join()}`] : []),
    ...(state.reason === null ? [] : [`reason=${state.reason}`]),
    ...(options.goal === '2' ? [] : [`goal=${options.goal}`]),
    ...(options.peeking ? [] : ['blind']),
    ...(state.rules === undefined ? [] : [`rules=${state.rules}`]),
  ].join(' ');
}

function readPosition(text: string): CargoState {
  const fields = new Fields(text);
  const hands = fields.need('hands').split(',').map(readCards);
  const seats = hands.length;
  const numbers = (name: string, most: number): number[] => {
    const list = fields.list(name).map((word) => wholeNumber(word, 0, most, `word '${name}'`));
    if (list.length !== seats)
      throw new Error(`The word '${name}' has one number for each of ${seats} hands.`);
    return list;
  };
  const seat = (name: string): Seat => (fields.has(name) ? fields.number(name, 0, seats - 1) : nobody);
  const gone = fields.list('gone').map((word) => wholeNumber(word, 0, seats - 1, 'seat that has gone'));
  const reason = fields.take('reason');
  const rules = fields.has('rules') ? fields.number('rules', 2, versions) : 1;
  const chosen = { goal: fields.take('goal') ?? '2', peeking: !fields.flag('blind') };
  const state: CargoState = {
    ...rulesMark(rules),
    options: readTerms(optionSpecs, { rules, seats, options: chosen }).options as CargoOptions,
    phase: fields.word('phase', phases),
    winner: seat('winner'),
    deck: readCards(fields.need('deck')),
    discard: readCards(fields.need('discard')),
    hands,
    plans: numbers('plans', lastCard),
    points: numbers('points', mostPoints),
    purses: numbers('purses', coinsEach),
    vaults: numbers('vaults', coinsEach),
    peeker: seat('peeker'),
    gone: hands.map((_, each) => gone.includes(each)),
    reason: reason === undefined ? null : oneOf(reason, endings, "word 'reason'"),
  };
  fields.finish();
  const problem = whatIsImpossible(state);
  if (problem) throw new Error(`This position is impossible: ${problem}.`);
  return state;
}

function readCards(text: string): number[] {
  return items(text, '+').map((word) => wholeNumber(word, 1, lastCard, 'card'));
}

/** Why no game can have come to a position; nothing when it can be played on. */
function whatIsImpossible(state: CargoState): string | null {
  const seats = state.hands.length;
  const cards = [...state.deck, ...state.discard, ...state.hands.flat(), ...state.plans].filter(
    (card) => card > 0,
  );
  const staying = state.gone.filter((gone) => !gone).length;
  if (seats !== 2 && seats !== 3) return 'two or three smugglers play';
  if (cards.length !== lastCard || new Set(cards).size !== lastCard) return 'each card is somewhere, once';
  if (state.purses.some((coins, seat) => coins + (state.vaults[seat] ?? 0) !== coinsEach))
    return `each smuggler has ${coinsEach} coins`;
  if ((state.phase === 'prize') !== (state.winner !== nobody))
    return 'a prize has a winner, and nothing else has';
  if ((state.phase === 'over') !== (state.reason !== null)) return 'a game that is over has its reason';
  if (state.gone[state.winner] || state.gone[state.peeker]) return 'who has gone wins and sees nothing';
  if (state.gone.some((gone, seat) => gone && (state.hands[seat]?.length || state.plans[seat])))
    return 'who has gone has no cards';
  if (state.phase !== 'over' && staying < 2) return 'nobody plays alone';
  if (state.phase === 'plan' && !state.gone.some((gone, seat) => !gone && state.plans[seat] === 0))
    return 'somebody has still to plan';
  if (
    state.phase === 'plan' &&
    state.hands.some((hand, seat) => !state.gone[seat] && hand.length + (state.plans[seat] ?? 0) === 0)
  )
    return 'everybody has a card to plan';
  return null;
}

/** `plan 7`, `bank 2`, `peek`, `take`, `search`. */
function writeAction(action: CargoAction): string {
  switch (action.type) {
    case 'plan':
      return `plan ${action.card}`;
    case 'bank':
      return `bank ${action.coins}`;
    default:
      return action.type;
  }
}

function readAction(text: string): CargoAction {
  const [type = '', number, ...rest] = text.trim().split(/\s+/);
  if (rest.length === 0) {
    if (type === 'plan' && number) return { type, card: wholeNumber(number, 1, lastCard, 'card') };
    if (type === 'bank' && number)
      return { type, coins: wholeNumber(number, 1, coinsEach, 'number of coins') };
    if (!number && (type === 'peek' || type === 'take' || type === 'search')) return { type };
  }
  throw new Error(
    `'${text.trim().slice(0, 40)}' is no action; write plan CARD, bank COINS, peek, take or search.`,
  );
}

export const notation: Notation<CargoState, CargoAction> = {
  position,
  readPosition,
  whyImpossible,
  action: writeAction,
  readAction,
};
