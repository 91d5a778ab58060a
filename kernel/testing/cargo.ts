import type { Chance } from '../chance.ts';
import { shuffle } from '../chance.ts';
import type { Tell } from '../events.ts';
import type { Game, GameAction, Outcome, Question, Refusal, Seat } from '../game.ts';
import { hasExactly, refuse } from '../judge.ts';
import type { Clause } from '../rulebook.ts';
import { cargoNotation } from './cargo-notation.ts';
import {
  allCards,
  type CargoAction,
  type CargoEvent,
  type CargoOptions,
  type CargoState,
} from './cargo-state.ts';
import { type CargoView, cargoRedeal, cargoView } from './cargo-view.ts';
import { cargoWords } from './cargo-words.ts';

const rulebook: readonly Clause[] = [
  { id: 'CARGO-PLAN-01', section: 'Planning', text: 'A seat plans one card of its hand, in secret.' },
  { id: 'CARGO-PRIZE-01', section: 'Prize', text: 'The winner of a round banks, peeks, takes or searches.' },
  { id: 'CARGO-PRIZE-02', section: 'Prize', text: 'Only coins of the purse can be banked.' },
  { id: 'CARGO-PRIZE-03', section: 'Prize', text: 'Only a card that is there can be taken or looked at.' },
  {
    id: 'CARGO-PRIZE-04',
    section: 'Prize',
    text: 'The top card is looked at once, where peeking is played.',
  },
];

/** Cargo Run, whole; see the state for how it is played. */
export const cargo: Game<CargoState, CargoAction, CargoEvent, CargoOptions, CargoView> = {
  id: 'cargo',
  title: 'Cargo Run',
  rulesVersion: 1,
  seats: [2, 3],
  options: [
    { key: 'goal', kind: 'choice', values: ['2', '3'], default: '2', group: 'table' },
    { key: 'peeking', kind: 'flag', default: true, group: 'house', clause: 'CARGO-PRIZE-04' },
  ],
  rulebook,
  complete: true,
  endings: ['points', 'exhaustion', 'resignation'],

  setup(options: CargoOptions, seats: number, chance: Chance): CargoState {
    const deck = shuffle(chance, 'deck', [...allCards]);
    const each = <Value>(value: () => Value): Value[] => Array.from({ length: seats }, value);
    return {
      options,
      phase: 'plan',
      winner: -1,
      hands: each(() => deck.splice(-3)),
      deck,
      discard: [],
      plans: each(() => 0),
      points: each(() => 0),
      purses: each(() => 2),
      vaults: each(() => 0),
      peeker: -1,
      gone: each(() => false),
      reason: '',
    };
  },
  question: askedNow,
  legal(state, seat): CargoAction[] {
    if (!askedNow(state).seats.includes(seat)) return [];
    return candidates(state, seat).filter((action) => cargo.check(state, seat, action) === null);
  },
  check,
  apply(state, seat, action, chance, tell): void {
    switch (action.type) {
      case 'plan':
        plan(state, seat, action.card, tell);
        return;
      case 'bank':
        state.purses[seat] = purse(state, seat) - action.coins;
        state.vaults[seat] = (state.vaults[seat] ?? 0) + action.coins;
        tell?.({ type: 'banked', seat, coins: action.coins });
        return;
      case 'peek':
        state.peeker = seat;
        tell?.(shownTo(seat, 'peeked', state.deck.at(-1) ?? 0));
        return;
      case 'take': {
        const card = state.deck.pop() ?? 0;
        state.hands[seat]?.push(card);
        state.peeker = -1;
        tell?.(shownTo(seat, 'took', card));
        nextRound(state);
        return;
      }
      case 'search': {
        const die = chance.draw('search', 6) + 1;
        if (die === 6) state.points[seat] = (state.points[seat] ?? 0) + 1;
        tell?.({ type: 'searched', seat, die });
        nextRound(state);
        return;
      }
    }
  },
  resign(state, seat, tell): void {
    if (state.gone[seat]) return;
    const cards = [...(state.hands[seat] ?? []), state.plans[seat] ?? 0].filter((card) => card > 0);
    state.gone[seat] = true;
    state.hands[seat] = [];
    state.plans[seat] = 0;
    state.discard.push(...cards);
    if (state.peeker === seat) state.peeker = -1;
    tell?.({ type: 'left', seat, cards, reveals: true });
    if (staying(state).length === 1) finish(state, 'resignation');
    else if (state.phase === 'prize' && state.winner === seat) nextRound(state);
    else if (state.phase === 'plan') showdown(state, tell);
  },
  outcome(state): Outcome | null {
    if (state.reason === '') return null;
    const score = state.points.map((points, seat) => (state.gone[seat] ? -1 : points));
    return {
      ranks: score.map((own) => 1 + score.filter((other) => other > own).length),
      reason: state.reason,
    };
  },
  overlong: () => false,

  view: cargoView,
  redeal: cargoRedeal,
  copy: (state) => ({
    ...state,
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    plans: state.plans.slice(),
    points: state.points.slice(),
    purses: state.purses.slice(),
    vaults: state.vaults.slice(),
    gone: state.gone.slice(),
  }),
  census: (state) => ({
    cards: [...state.deck, ...state.discard, ...state.hands.flat(), ...state.plans].filter((card) => card > 0)
      .length,
    coins: [...state.purses, ...state.vaults].reduce((sum, coins) => sum + coins, 0),
  }),
  steps(action) {
    if (action.type === 'plan') return [`card:${action.card}`];
    if (action.type === 'bank') return ['purse', `coins:${action.coins}`];
    return [action.type === 'search' ? 'die' : 'deck', `do:${action.type}`];
  },
  advise: (_state, _seat, actions) => actions.map((action) => (action.type === 'plan' ? action.card : 1)),
  thinking: { iterations: 20, depth: 2 },
  evaluate(state) {
    const ended = cargo.outcome(state);
    if (ended) return ended.ranks.map((rank) => (rank === 1 ? 1 : 0));
    const total = state.points.reduce((sum, points) => sum + points, 0);
    return state.points.map((points) => (total === 0 ? 1 / state.points.length : points / total));
  },
  features: {
    names: ['points', 'lead', 'highest card', 'coins banked'],
    of(state, seat) {
      const points = state.points[seat] ?? 0;
      const rivals = state.points.filter((_, other) => other !== seat);
      const hand = state.hands[seat] ?? [];
      return [points, points - Math.max(...rivals), Math.max(0, ...hand), state.vaults[seat] ?? 0];
    },
  },
  notation: cargoNotation,
  words: { en: cargoWords },
};

function staying(state: CargoState): Seat[] {
  return state.hands.map((_, seat) => seat).filter((seat) => !state.gone[seat]);
}

function askedNow(state: CargoState): Question {
  if (state.phase === 'prize') return { kind: 'prize', seats: [state.winner] };
  if (state.phase === 'over') return { kind: 'over', seats: [] };
  return { kind: 'plan', seats: staying(state).filter((seat) => state.plans[seat] === 0), secret: true };
}

function purse(state: CargoState, seat: Seat): number {
  return state.purses[seat] ?? 0;
}

/** All actions that could be legal; the judge decides. */
function candidates(state: CargoState, seat: Seat): CargoAction[] {
  if (state.phase === 'plan') return (state.hands[seat] ?? []).map((card) => ({ type: 'plan', card }));
  return [
    { type: 'bank', coins: 1 },
    { type: 'bank', coins: 2 },
    { type: 'peek' },
    { type: 'take' },
    { type: 'search' },
  ];
}

function check(state: CargoState, seat: Seat, action: GameAction): Refusal | null {
  const { card, coins } = action as { card?: unknown; coins?: unknown };
  if (state.phase === 'plan') {
    const isPlan = action.type === 'plan' && hasExactly(action, ['type', 'card']);
    return isPlan && state.hands[seat]?.includes(card as number) ? null : refuse('CARGO-PLAN-01');
  }
  if (action.type === 'bank' && hasExactly(action, ['type', 'coins'])) {
    const fits = Number.isInteger(coins) && (coins as number) >= 1 && (coins as number) <= purse(state, seat);
    return fits ? null : refuse('CARGO-PRIZE-02', { purse: purse(state, seat) });
  }
  if (!['peek', 'take', 'search'].includes(action.type) || !hasExactly(action, ['type']))
    return refuse('CARGO-PRIZE-01');
  if (action.type !== 'search' && state.deck.length === 0) return refuse('CARGO-PRIZE-03');
  if (action.type === 'peek' && (!state.options.peeking || state.peeker === seat))
    return refuse('CARGO-PRIZE-04');
  return null;
}

/** An event that shows a card to one seat alone. */
function shownTo(seat: Seat, type: string, card: number): CargoEvent {
  return { type, seat, card, only: [seat], others: { type, seat }, reveals: true };
}

function plan(state: CargoState, seat: Seat, card: number, tell?: Tell<CargoEvent>): void {
  const hand = state.hands[seat] ?? [];
  hand.splice(hand.indexOf(card), 1);
  state.plans[seat] = card;
  tell?.({ type: 'planned', seat });
  showdown(state, tell);
}

/** Turns the plans up once everybody has one; the highest card scores. */
function showdown(state: CargoState, tell?: Tell<CargoEvent>): void {
  if (askedNow(state).seats.length > 0) return;
  const cards = state.plans.slice();
  const seat = cards.indexOf(Math.max(...cards));
  state.discard.push(...cards.filter((card) => card > 0));
  state.plans.fill(0);
  state.points[seat] = (state.points[seat] ?? 0) + 1;
  state.phase = 'prize';
  state.winner = seat;
  tell?.({ type: 'shown', seat, cards, reveals: true });
}

function nextRound(state: CargoState): void {
  state.phase = 'plan';
  state.winner = -1;
  if (Math.max(...state.points) >= Number(state.options.goal)) finish(state, 'points');
  else if (staying(state).some((seat) => state.hands[seat]?.length === 0)) finish(state, 'exhaustion');
}

function finish(state: CargoState, reason: CargoState['reason']): void {
  state.phase = 'over';
  state.winner = -1;
  state.reason = reason;
}
