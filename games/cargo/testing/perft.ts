import type { PerftPosition } from '@holoboard/kernel';

/** Positions whose action sequences are counted, with counts worked out by hand. */
export const perftPositions: readonly PerftPosition[] = [
  {
    name: 'the start',
    position:
      'phase=plan deck=1+2+3+4+5+6 discard=- hands=10+11+12,7+8+9 plans=0,0 points=0,0 purses=2,2 vaults=0,0 rules=2',
    // 1: three plans for either seat. 2: three answers to each. 3: bank 1 or 2, peek, take, or search with six faces.
    // 4: after bank 1 nine; bank 2 eight; peek nine; take 3 + 2 plans; search 2 + 2 plans, but a 5 or 6 ends the game.
    expected: [6, 6 * 3, 6 * 3 * 10, 6 * 3 * (9 + 8 + 9 + 5 + 4 * 4)],
  },
];
