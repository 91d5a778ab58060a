import type { Lesson } from '@holoboard/kit';
import type { CargoAction } from '../state.ts';

/*
 * The first round of a newcomer, who is Amber (seat 0). Draws count from 0, so the roll of a 5 is a 4.
 */
export const lessons: readonly Lesson<CargoAction>[] = [
  {
    key: 'plan',
    clause: 'CARGO-PLAN-02',
    position:
      'phase=plan deck=1+2+3+4+6+11 discard=- hands=9+10+12,7+8 plans=0,5 points=0,0 purses=2,2 vaults=0,0 blind rules=2',
    draws: [],
    expects: { type: 'plan', card: 12 },
    points: 'card:12',
  },
  { key: 'peek', clause: 'CARGO-PRIZE-04', draws: [], tries: { type: 'peek' }, points: 'deck' },
  { key: 'bank', clause: 'CARGO-PRIZE-02', draws: [], expects: { type: 'bank', coins: 2 }, points: 'purse' },
  { key: 'search', clause: 'CARGO-PRIZE-06', draws: [4], expects: { type: 'search' }, points: 'die' },
];

export const lessonWords = {
  en: {
    plan: {
      title: 'Plan in secret',
      text: 'Jade has planned already, and you cannot see what. The highest card wins the round: plan your 12.',
    },
    peek: {
      title: 'Not everything is played everywhere',
      text: 'The round is yours, and so is the prize. At this table nobody looks at the top card: point at the deck and choose to look at it.',
    },
    bank: {
      title: 'Coins break ties',
      text: 'Coins in your vault count when points are equal. Point at your purse and bank both.',
    },
    search: {
      title: 'Take or search',
      text: 'A round ends when you take the top card or search. A search scores another point with a 5 or a 6. Roll the die!',
    },
  },
} as const;
