import type { Lesson } from '@holoboard/kit';
import type { CargoAction } from '../state.ts';

/*
 * The first round of a newcomer, who is Amber (seat 0). Draws count from 0, so the roll of a 5 is a 4.
 */
export const lessons: readonly Lesson<CargoAction>[] = [
  {
    key: 'early',
    clause: 'CARGO-PLAN-01',
    position:
      'phase=plan deck=1+2+3+4+6+11 discard=- hands=9+10+12,7+8 plans=0,5 points=0,0 purses=2,2 vaults=0,0 rules=2',
    draws: [],
    tries: { type: 'search' },
    points: 'die',
  },
  {
    key: 'plan',
    clause: 'CARGO-PLAN-02',
    draws: [],
    expects: { type: 'plan', card: 12 },
    points: 'card:12',
  },
  { key: 'bank', clause: 'CARGO-PRIZE-02', draws: [], expects: { type: 'bank', coins: 2 }, points: 'purse' },
  { key: 'search', clause: 'CARGO-PRIZE-06', draws: [4], expects: { type: 'search' }, points: 'die' },
];

export const lessonWords = {
  en: {
    early: {
      title: 'First things first',
      text: 'A round begins with a plan. Point at something that has to wait, and you are told why: try the die.',
    },
    plan: {
      title: 'Plan in secret',
      text: 'Jade has planned already, and you cannot see what. The highest card wins the round: plan your 12.',
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
