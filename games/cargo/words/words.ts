import { houseRefusal, type OddsLine, type Refusal, type Seat, type Words } from '@holoboard/kernel';
import { finds } from '../phases/prize.ts';
import type { CargoAction, CargoEvent, Ending } from '../state.ts';
import type { CargoView } from '../view.ts';

/** What is said when a clause forbids something. */
const refusals: Readonly<Record<string, (params: Refusal['params']) => string>> = {
  'CARGO-PLAN-01': () => 'Plan one card of your hand.',
  'CARGO-PRIZE-01': () => 'Bank coins, look at the top card, take it, or search.',
  'CARGO-PRIZE-02': ({ purse }) =>
    purse === 0 ? 'Your purse is empty.' : `Your purse holds ${coins(Number(purse))}.`,
  'CARGO-PRIZE-03': () => 'There is no card left in the deck.',
  'CARGO-PRIZE-04': () => 'You cannot look at that card now.',
};

const endings: Readonly<Record<Ending, string>> = {
  points: 'by coming to the goal',
  exhaustion: 'when the cards had run out',
  resignation: 'because everybody else has left',
};

/** The name of a seat. */
function nameOf(seat: Seat): string {
  return ['Amber', 'Jade', 'Rose'][seat] ?? `Smuggler ${seat + 1}`;
}

function coins(count: number): string {
  return count === 1 ? '1 coin' : `${count} coins`;
}

function actionWords(action: CargoAction): string {
  switch (action.type) {
    case 'plan':
      return `Plan card ${action.card}`;
    case 'bank':
      return `Bank ${coins(action.coins)}`;
    case 'peek':
      return 'Look at the top card';
    case 'take':
      return 'Take the top card';
    case 'search':
      return 'Search for a bonus';
  }
}

/** CARGO-PRIZE-06: the chance of a search; nothing else is left to luck. */
function odds(view: CargoView, action: CargoAction): readonly OddsLine[] {
  if (action.type !== 'search') return [];
  const faces = [1, 2, 3, 4, 5, 6];
  return [{ label: 'Another point', chance: faces.filter((die) => finds(view, die)).length / faces.length }];
}

/** Why, in the terms of `advise`: a high card wins rounds, coins break ties, a look costs nothing. */
function reasons(view: CargoView, action: CargoAction, other: CargoAction | null): readonly string[] {
  switch (action.type) {
    case 'plan':
      return [
        other?.type === 'plan' && other.card < action.card
          ? `the higher card wins the round, and it beats ${action.card - other.card} more than the next best`
          : 'the higher card wins the round',
      ];
    case 'bank':
      return ['coins in the vault stay yours and break ties'];
    case 'peek':
      return ['a look costs nothing'];
    case 'take':
      return ['a card in hand is sure'];
    case 'search':
      return odds(view, action).map(
        ({ chance = 0 }) => `${Math.round(chance * 100)} % to find another point`,
      );
  }
}

function eventWords(event: CargoEvent): string {
  const name = nameOf(event.seat);
  switch (event.type) {
    case 'planned':
      return `${name} has planned.`;
    case 'shown':
      return `${name} wins the round: ${shownCards(event.cards)}.`;
    case 'banked':
      return `${name} banks ${coins(event.coins)}.`;
    case 'peeked':
      return `${name} looks at the top card${event.card === undefined ? '' : `: it is ${event.card}`}.`;
    case 'took':
      return `${name} takes ${event.card === undefined ? 'the top card' : `card ${event.card}`}.`;
    case 'searched':
      return `${name} searches and rolls ${event.die}: ${event.found ? 'another point' : 'nothing'}.`;
    case 'left':
      return `${name} leaves the game.`;
  }
}

function shownCards(cards: readonly number[]): string {
  return cards.flatMap((card, seat) => (card > 0 ? [`${nameOf(seat)} ${card}`] : [])).join(', ');
}

/** The position line by line, for the terminal and for screen readers. */
function board(view: CargoView): string[] {
  return [
    `Deck: ${view.deckSize} cards${view.top === null ? '' : `, ${view.top} on top`}. Discarded: ${view.discard.join(', ') || 'nothing'}.`,
    ...view.hands.map(({ count, cards }, seat) => {
      if (view.gone[seat]) return `${nameOf(seat)} has left.`;
      const plan =
        view.plans[seat] === 0
          ? ''
          : view.plans[seat] === null
            ? ', has planned'
            : `, plans ${view.plans[seat]}`;
      return `${nameOf(seat)}: ${view.points[seat]} points, ${view.purses[seat]} in the purse, ${view.vaults[seat]} in the vault, hand ${cards?.join(' ') ?? `of ${count}`}${plan}.`;
    }),
  ];
}

/** Cargo Run in English. */
export const words: Words<CargoAction, CargoEvent, CargoView> = {
  seat: (_view, seat) => nameOf(seat),
  question(view, { kind, seats }, viewer) {
    if (typeof viewer === 'number' && seats.includes(viewer))
      return kind === 'plan' ? 'Plan a card.' : 'The round is yours: claim the prize.';
    return view.phase === 'over' ? 'The game is over.' : `${seats.map(nameOf).join(' and ')} must decide.`;
  },
  action: (_view, action) => actionWords(action),
  odds: (view, _seat, action) => odds(view, action),
  reasons: (view, _seat, action, other) => reasons(view, action, other),
  event: (_view, event) => eventWords(event),
  refusal: (refusal) => houseRefusal(refusal) ?? refusals[refusal.clause]?.(refusal.params) ?? '',
  outcome(_view, { ranks, reason }) {
    const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [nameOf(seat)] : []));
    const verb = winners.length > 1 ? 'share the win' : 'wins';
    return `${winners.join(' and ')} ${verb} ${endings[reason as Ending]}.`;
  },
  board,
  options: {
    goal: {
      label: 'Goal',
      why: 'How many points end the game.',
      values: { '2': 'Two points', '3': 'Three points' },
    },
    peeking: { label: 'Peeking', why: 'Whether the winner of a round may look at the top card first.' },
  },
};
