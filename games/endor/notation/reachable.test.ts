import { readStart, SeededChance } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { endor } from '../index.ts';
import { optionsOf } from '../testing/scene.ts';

/** The Rebel's second card of round 2 is flipped: one planned card is left to it, and two to the Empire. */
const quiet = {
  round: '2',
  phase: 'chooseOrder',
  active: '0',
  ships: 'm1:x5+falcon,i1:t4,o8:executor',
  fleet: 'f1:y4,f2:down,f3:-,f4:y4,f5:b3,f6:x5',
  reserve: '28',
  falcon: '6',
  executor: '8',
  luke: '4',
  vader: '4',
  team: '0',
  hands: 'R02+R06+R07,E03+E03+E03',
  piles: 'R09+R13*,E04+E04',
  card: 'R05',
};

type Changes = Readonly<Record<string, string | null>>;

function text(changes: Changes = {}): string {
  return Object.entries({ ...quiet, ...changes })
    .flatMap(([name, value]) => (value === null ? [] : [value === '' ? name : `${name}=${value}`]))
    .join(' ');
}

function refuses(position: string, problem: string): void {
  // A stored match that began from it still opens.
  expect(() => endor.notation.readPosition(position)).not.toThrow();
  expect(() => readStart(endor, position)).toThrow(`This position is impossible: ${problem}.`);
}

test('END-TURN-01 END-TEAM-05 seats play their cards in turn', () => {
  const unturned = 'the seats have not played their cards in turn';
  for (const piles of ['R09+R13*,E04+E04', '-,E04', 'R13*,E04', 'R13*,-', 'R13*,E04*'])
    expect(() => readStart(endor, text({ piles })), piles).not.toThrow();
  refuses(text({ piles: 'R09,E04' }), unturned);
  refuses(text({ piles: 'R09,E04+E04+E06' }), unturned);
  refuses(text({ piles: '-,E04+E04' }), unturned);
  // Three planned cards are left, so the one that is flipped was none of them.
  refuses(text({ piles: 'R09+R13+R01,E04+E04+E06' }), unturned);
});

describe('END-SETUP-01 before the first order', () => {
  const first = endor.notation.position(endor.setup(optionsOf(), 2, new SeededChance('first')));

  test('all is as at the set-up', () => {
    expect(() => readStart(endor, first)).not.toThrow();
    const problem = 'before the first order, all is as at the set-up';
    refuses(first.replace('team=0', 'team=3'), problem);
    refuses(first.replace('luke=4', 'luke=3'), problem);
    refuses(first.replace('falcon=6', 'falcon=5'), problem);
    refuses(first.replace('reserve=28', 'reserve=24'), problem);
    refuses(first.replace('f1:y4', 'f1:y3'), problem);
    refuses(first.replace('o1:b3', 'm4:b3'), problem);
  });

  test('also when its card is flipped', () => {
    const chance = new SeededChance('first');
    const state = endor.setup(optionsOf(), 2, chance);
    for (const seat of [0, 1]) endor.apply(state, seat, endor.legal(state, seat)[0] as never, chance);
    const flipped = endor.notation.position(state);
    expect(flipped).toContain('phase=chooseOrder active=0');
    expect(() => readStart(endor, flipped)).not.toThrow();
    refuses(flipped.replace('team=0', 'team=3'), 'before the first order, all is as at the set-up');
  });
});

test('END-SETUP-08 fighters never come back to a fleet marker', () => {
  refuses(
    text({ fleet: quiet.fleet.replace('f3:-', 'f3:y3') }),
    'a fleet marker carries fighters that it never had',
  );
  expect(() => readStart(endor, text({ fleet: quiet.fleet.replace('f3:-', 'f3:b3') }))).not.toThrow();
});

test('what has nothing to choose is not asked', () => {
  // R05 gives an order to X-wings: those in m1 can move, and from o1 nothing is in reach of them.
  const target = { phase: 'target', order: 'xwing', ships: 'o1:x5+falcon,i5:t4,o8:executor' };
  refuses(text(target), 'nothing can be attacked');
  expect(() => readStart(endor, text({ ...target, ships: quiet.ships }))).not.toThrow();
  // END-RULING-06: ships move from one place only, and have.
  const moved = { phase: 'move', order: 'xwing', origins: 'm2', moved: 'm1:5' };
  refuses(text(moved), 'nothing can move');
  expect(() => readStart(endor, text({ ...moved, phase: 'target' }))).not.toThrow();
});
