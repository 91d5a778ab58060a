import {
  type Chance,
  type Game,
  type GameAction,
  type GameEvent,
  hasExactly,
  houseRefusal,
  refuse,
  roll,
  type Seat,
  shuffle,
  type Tell,
  type Viewer,
} from '@holoboard/kernel';

/**
 * A small game for the tests of the table. In each round the leader sets a stake (an ordinary choice), rolls for the
 * prize (a die), and all seats bid a card of their hidden hand at once (a secret choice): the highest card wins prize
 * times stake. Three rounds, or one in the short game.
 */
export interface AuctionState {
  readonly rounds: number;
  round: number;
  phase: 'stake' | 'roll' | 'bid';
  stake: number;
  prize: number;
  readonly hands: number[][];
  /** The card each seat has bid; 0 for none. */
  bids: number[];
  readonly gone: number[];
  readonly scores: number[];
  readonly left: boolean[];
}

export type AuctionAction =
  | { readonly type: 'stake'; readonly stake: number }
  | { readonly type: 'roll' }
  | { readonly type: 'bid'; readonly card: number };

export interface AuctionEvent extends GameEvent {
  readonly seat?: Seat;
  readonly value?: number;
}

export interface AuctionView extends Omit<AuctionState, 'hands' | 'bids'> {
  readonly hand: readonly number[];
  readonly handSizes: readonly number[];
  readonly bid: number;
  readonly hasBid: readonly boolean[];
}

const deck = Array.from({ length: 12 }, (_, i) => i + 1);
const rest = (state: AuctionState): Seat[] => state.left.flatMap((left, seat) => (left ? [] : [seat]));

function leader(state: AuctionState): Seat {
  const seats = rest(state);
  return seats[state.round % seats.length] ?? 0;
}

function asked(state: AuctionState): Seat[] {
  if (outcome(state)) return [];
  return state.phase === 'bid' ? rest(state).filter((seat) => !state.bids[seat]) : [leader(state)];
}

function legal(state: AuctionState, seat: Seat): AuctionAction[] {
  if (!asked(state).includes(seat)) return [];
  if (state.phase === 'stake') return [1, 2].map((stake) => ({ type: 'stake', stake }));
  if (state.phase === 'roll') return [{ type: 'roll' }];
  return (state.hands[seat] ?? []).map((card) => ({ type: 'bid', card }));
}

function same(one: AuctionAction, other: GameAction): boolean {
  return (
    hasExactly(other, Object.keys(one)) &&
    Object.entries(one).every(([key, value]) => {
      return (other as unknown as Record<string, unknown>)[key] === value;
    })
  );
}

function apply(
  state: AuctionState,
  seat: Seat,
  action: AuctionAction,
  chance: Chance,
  tell?: Tell<AuctionEvent>,
): void {
  if (action.type === 'stake') {
    state.stake = action.stake;
    state.phase = 'roll';
    tell?.({ type: 'stake', seat, value: action.stake });
  } else if (action.type === 'roll') {
    state.prize = roll(chance, 'prize', 1)[0] ?? 0;
    state.phase = 'bid';
    tell?.({ type: 'prize', value: state.prize });
  } else {
    const hand = state.hands[seat] ?? [];
    hand.splice(hand.indexOf(action.card), 1);
    state.bids[seat] = action.card;
    tell?.({ type: 'bid', seat, value: action.card, only: [seat], others: { type: 'hasBid' } });
    settle(state, tell);
  }
}

/** Once everybody has bid, the cards are shown and the highest takes the prize. */
function settle(state: AuctionState, tell?: Tell<AuctionEvent>): void {
  if (state.phase !== 'bid' || rest(state).some((seat) => !state.bids[seat])) return;
  const best = Math.max(...state.bids);
  const winner = state.bids.indexOf(best);
  state.scores[winner] = (state.scores[winner] ?? 0) + state.prize * state.stake;
  state.gone.push(...state.bids.filter((card) => card > 0));
  state.bids = state.bids.map(() => 0);
  state.round++;
  state.phase = 'stake';
  tell?.({ type: 'sold', seat: winner, value: best, reveals: true });
}

function leave(state: AuctionState, seat: Seat, tell?: Tell<AuctionEvent>): void {
  if (state.left[seat]) return;
  state.left[seat] = true;
  state.gone.push(
    ...(state.hands[seat] ?? []).splice(0),
    ...state.bids.filter((card, i) => card && i === seat),
  );
  state.bids[seat] = 0;
  if (state.phase !== 'bid') state.phase = 'stake';
  tell?.({ type: 'left', seat, reveals: true });
  settle(state, tell);
}

function outcome(state: AuctionState): { ranks: number[]; reason: string } | null {
  const seats = rest(state);
  if (seats.length > 1 && state.round < state.rounds) return null;
  const worth = state.scores.map((score, seat) => (state.left[seat] ? -1 : score));
  const ranks = worth.map((score) => 1 + worth.filter((other) => other > score).length);
  return { ranks, reason: seats.length > 1 ? 'points' : 'resigned' };
}

function view(state: AuctionState, viewer: Viewer): AuctionView {
  const { rounds, round, phase, stake, prize, gone, scores, left } = state;
  const own = typeof viewer === 'number' ? viewer : -1;
  return {
    ...{ rounds, round, phase, stake, prize },
    ...{ gone: [...gone], scores: [...scores], left: [...left] },
    hand: [...(state.hands[own] ?? [])],
    handSizes: state.hands.map((hand) => hand.length),
    bid: state.bids[own] ?? 0,
    hasBid: state.bids.map((card) => card > 0),
  };
}

function redeal(seen: AuctionView, seat: Seat, chance: Chance): AuctionState {
  const { hand, handSizes, bid, hasBid, ...open } = seen;
  const known = new Set([...hand, ...open.gone, bid]);
  const unseen = shuffle(
    chance,
    'redeal',
    deck.filter((card) => !known.has(card)),
  );
  const copy = { ...open, gone: [...open.gone], scores: [...open.scores], left: [...open.left] };
  const hands = handSizes.map((size, other) => (other === seat ? [...hand] : unseen.splice(0, size)));
  const bids = hasBid.map((has, other) => (other === seat ? bid : has ? (unseen.pop() ?? 0) : 0));
  return { ...copy, hands, bids };
}

export const auction: Game<
  AuctionState,
  AuctionAction,
  AuctionEvent,
  { readonly short: boolean },
  AuctionView
> = {
  id: 'auction',
  title: 'Auction',
  rulesVersion: 3,
  seats: [2, 3],
  options: [{ key: 'short', kind: 'flag', default: false, group: 'house' }],
  rulebook: [{ id: 'AUC-BID-01', section: 'Bids', text: 'A bid is a card of your own hand.' }],
  complete: true,
  open: false,
  endings: ['points', 'resigned'],
  setup(options, seats, chance) {
    const cards = shuffle(chance, 'deal', [...deck]);
    return {
      ...{ rounds: options.short ? 1 : 3, round: 0, phase: 'stake', stake: 1, prize: 0 },
      hands: Array.from({ length: seats }, () => cards.splice(0, 3)),
      bids: Array.from({ length: seats }, () => 0),
      gone: [],
      scores: Array.from({ length: seats }, () => 0),
      left: Array.from({ length: seats }, () => false),
    };
  },
  question: (state) => ({
    kind: state.phase,
    seats: asked(state),
    ...(state.phase === 'bid' && { secret: true }),
  }),
  legal,
  check: (state, seat, action) =>
    legal(state, seat).some((one) => same(one, action)) ? null : refuse('AUC-BID-01', { type: action.type }),
  apply,
  resign: leave,
  outcome,
  overlong: () => false,
  view,
  redeal,
  copy: (state) => structuredCopy(state),
  census: (state) => ({
    hands: state.hands.flat().length + state.gone.length + state.bids.filter(Boolean).length,
  }),
  steps: (action) => [action.type],
  advise: (_state, _seat, actions) => actions.map(() => 0),
  thinking: { iterations: 20, depth: 2 },
  evaluate: (state) => state.hands.map(() => 0.5),
  features: { names: ['score'], of: (state, seat) => [state.scores[seat] ?? 0] },
  notation: {
    position: (state) => JSON.stringify(state),
    readPosition: (text) => JSON.parse(text) as AuctionState,
    action: (action) => JSON.stringify(action),
    readAction: (text) => JSON.parse(text) as AuctionAction,
  },
  words: {
    en: {
      seat: (_view, seat) => `Bidder ${seat + 1}`,
      question: (_view, { kind }) => `Say your ${kind}.`,
      action: (_view, action) => action.type,
      event: (_view, event) => event.type,
      refusal: (refusal) => houseRefusal(refusal) ?? 'A bid is a card of your own hand.',
      outcome: (_view, { reason }) => reason,
      board: () => [],
      options: { short: { label: 'Short game', why: 'One round instead of three.' } },
    },
  },
};

function structuredCopy(state: AuctionState): AuctionState {
  return JSON.parse(JSON.stringify(state)) as AuctionState;
}
