import { type Chance, readOptions, SeededChance } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { goal, spaceAt } from './data/graph.ts';
import { type HothAction, type HothOptions, type HothState, hoth } from './index.ts';
import { none } from './state.ts';
import { at } from './testing/scene.ts';

/* Each line of the census notices a rule that loses or makes something: here are such rules. */

/** What a broken rule does to a state after an action was carried out. */
type Fault = (state: HothState, action: HothAction, before: HothState) => void;

const faults: readonly (readonly [rule: string, line: string, fault: Fault])[] = [
  [
    'HOTH-RULING-27 play that passes to one who has resigned',
    'xWings',
    (state, _action, { active }) => {
      const gone = state.rebels.indexOf(none);
      if (gone >= 0 && state.active !== active) state.active = gone;
    },
  ],
  [
    'HOTH-ATT-12 an attack that breaks off the last piece',
    'puzzles',
    (state, action, { phase, targets, pieces }) => {
      const [victim = none] = targets;
      if (phase === 'attackSpin' && action.type === 'spin' && pieces[victim] === 1) state.pieces[victim] = 0;
    },
  ],
  [
    'HOTH-REP-02 a repair that joins a piece too many',
    'puzzles',
    (state, action, { pieces }) => {
      const repaired = state.pieces.findIndex((count, seat) => count > (pieces[seat] ?? count));
      if (action.type === 'fly' && repaired >= 0) state.pieces[repaired] = 6;
    },
  ],
  [
    'HOTH-RULING-12 a Vader who lands on the planet',
    'tieFighters',
    (state, action) => {
      if (action.type === 'steer' && state.vader === spaceAt('dan-in-16')) state.vader = goal;
    },
  ],
  [
    'HOTH-RULING-27 a card that stays with one who has resigned',
    'forceCards',
    (state) => {
      const gone = state.rebels.indexOf(none);
      if (gone >= 0 && state.force === none) state.force = gone;
    },
  ],
  [
    'HOTH-HOUSE-02 a throttle without a token',
    'throttleTallies',
    (state, _action, { active, throttles }) => {
      if (throttles[active] === 0) state.throttles[active] = -1;
    },
  ],
  [
    'HOTH-HOUSE-01 orders that are not taken back',
    'orderHands',
    (state, action, { active, orders }) => {
      if (action.type !== 'order' && orders[active] === 0) state.orders[active] = 0;
    },
  ],
];

/** The lines of the census that ever differ from the first one in games under a fault. */
function noticed(fault: Fault): string[] {
  const lines = new Set<string>();
  const chance = new SeededChance('census');
  for (let game = 0; game < 20; game++) {
    const state = hoth.setup(variants, 3, chance);
    const first = hoth.census(state);
    hoth.resign(state, chance.draw('seat', 3));
    while (!hoth.outcome(state) && sameLines(first, state, lines)) playOn(state, chance, fault);
  }
  return [...lines];
}

const variants = readOptions(
  hoth.options,
  { houseImperialOrders: true, houseThrottle: true },
  3,
) as HothOptions;

function sameLines(first: object, state: HothState, lines: Set<string>): boolean {
  const now = hoth.census(state);
  const changed = Object.entries(first).flatMap(([line, count]) => (now[line] === count ? [] : [line]));
  for (const line of changed) lines.add(line);
  return changed.length === 0;
}

function playOn(state: HothState, chance: Chance, fault: Fault): void {
  const before = hoth.copy(state);
  const legal = hoth.legal(state, state.active);
  const action = legal[chance.draw('choice', legal.length)] ?? { type: 'spin' };
  hoth.apply(state, state.active, action, chance);
  fault(state, action, before);
}

describe('the census', () => {
  test('HOTH-SETUP-02 counts a marker and a puzzle for each, one Vader and one card', () => {
    expect(hoth.census(at('orange=hyper-09/5').state)).toEqual({
      xWings: 3,
      puzzles: 3,
      tieFighters: 1,
      forceCards: 1,
    });
    expect(hoth.census(hoth.setup(variants, 3, new SeededChance('first')))).toEqual({
      xWings: 3,
      puzzles: 3,
      tieFighters: 1,
      forceCards: 1,
      throttleTallies: 3,
      orderHands: 3,
    });
  });

  test('says the same all through games by the rules', () => {
    expect(noticed(() => undefined)).toEqual([]);
  });

  test.each(faults)('%s is noticed: %s', (_rule, line, fault) => {
    expect(noticed(fault)).toEqual([line]);
  });
});
