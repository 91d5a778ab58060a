import { houseRefusal, type Words } from '../words.ts';
import type { CargoAction, CargoEvent } from './cargo-state.ts';
import type { CargoView } from './cargo-view.ts';

const refusals: Readonly<Record<string, string>> = {
  'CARGO-PLAN-01': 'Plan one card of your hand.',
  'CARGO-PRIZE-01': 'Bank, peek, take or search.',
  'CARGO-PRIZE-02': 'You do not have so many coins.',
  'CARGO-PRIZE-03': 'There is no card left.',
  'CARGO-PRIZE-04': 'You cannot look at that card now.',
};

function name(seat: number): string {
  return `Smuggler ${seat + 1}`;
}

function sentence(event: CargoEvent): string {
  switch (event.type) {
    case 'planned':
      return `${name(event.seat)} has planned.`;
    case 'banked':
      return `${name(event.seat)} banks ${event.coins}.`;
    case 'searched':
      return `${name(event.seat)} searches and rolls ${event.die}.`;
    case 'left':
      return `${name(event.seat)} leaves.`;
    case 'shown':
      return `${name(event.seat)} wins the round of ${event.cards?.join(', ')}.`;
    default:
      return `${name(event.seat)} ${event.type} ${event.card === undefined ? 'a card' : `card ${event.card}`}.`;
  }
}

export const cargoWords: Words<CargoAction, CargoEvent, CargoView> = {
  seat: (_view, seat) => name(seat),
  question: (_view, question, viewer) =>
    typeof viewer === 'number' && question.seats.includes(viewer)
      ? `Your ${question.kind}, please.`
      : 'Waiting for others.',
  action(_view, action) {
    if (action.type === 'plan') return `Plan card ${action.card}`;
    return action.type === 'bank' ? `Bank ${action.coins}` : `Now ${action.type}`;
  },
  event: (_view, event) => sentence(event),
  refusal: (refusal) => houseRefusal(refusal) ?? refusals[refusal.clause] ?? '',
  outcome: (_view, outcome) => `${name(outcome.ranks.indexOf(1))} wins by ${outcome.reason}.`,
  board: (view) => [
    `Deck of ${view.deckSize}`,
    `Hand: ${view.hand.join(', ')}`,
    `Points: ${view.points.join(', ')}`,
  ],
  options: {
    goal: { label: 'Goal', why: 'How many points win.', values: { '2': 'Two', '3': 'Three' } },
    peeking: { label: 'Peeking', why: 'Whether the top card may be looked at.' },
  },
};
