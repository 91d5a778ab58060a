import { SeededChance, TapeChance } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { naboo } from './index.ts';
import { scene } from './testing/scene.ts';

const defaults = Object.fromEntries(naboo.options.map((option) => [option.key, option.default]));

function begin(seats: number, options = {}) {
  return naboo.setup({ ...defaults, ...options } as never, seats, new SeededChance('setup'));
}

describe('the set-up', () => {
  test('NAB-SETUP-01 NAB-SETUP-17 NAB-SETUP-26 NAB-SETUP-27 NAB-SETUP-28 NAB-SETUP-29 NAB-COMP-08 NAB-RULING-40 everybody at full strength', () => {
    const { pieces, anakin, shield, palacePieces } = naboo.view(begin(2), 'spectator');
    expect([pieces.length, anakin, shield, palacePieces]).toEqual([94, 0, true, 26]);
    const left = Object.fromEntries(pieces.map(({ id, left: points }) => [id, points]));
    expect(
      ['QuiGon', 'ObiWan', 'Maul', 'Panaka', 'RedQueen', 'PurpleQueen', 'F1', 'C1', 'AAT1', 'MTT1'].map(
        (id) => left[id],
      ),
    ).toEqual([8, 7, 10, 4, 4, 4, 5, 4, 4, 5]);
  });

  test('NAB-SETUP-22 NAB-SETUP-24 NAB-SETUP-25 five shuffles in the order of the decks', () => {
    const names: string[] = [];
    naboo.setup(defaults as never, 2, {
      draw(name) {
        names.push(name);
        return 0;
      },
    });
    const order = names.filter((name, i) => name !== names[i - 1]);
    expect(order).toEqual([
      'nabooBattlefield',
      'nabooPalace',
      'tradeBattlefield',
      'tradePalace',
      'starfighters',
    ]);
    expect(names).toHaveLength(4 * 44 + 7);
  });

  test('NAB-SETUP-30 NAB-SETUP-34 NAB-ROUND-06 the queen is chosen, then five cards come from each deck', () => {
    const state = begin(2);
    expect(naboo.question(state)).toEqual({ kind: 'queen', seats: [0] });
    expect([naboo.legal(state, 0).length, naboo.legal(state, 1)]).toEqual([2, []]);
    expect(naboo.view(state, 0).queenChosen).toBe(false);
    naboo.apply(state, 0, { type: 'queen', queen: 'purpleQueen' }, new TapeChance([]));
    const { hands, decks, bonus, fromBattlefield, queenChosen } = naboo.view(state, 0);
    expect(queenChosen).toBe(true);
    expect(naboo.question(state)).toEqual({ kind: 'plan', seats: [0, 1], secret: true });
    expect([hands.map(({ count }) => count), decks, bonus, fromBattlefield]).toEqual([
      [10, 10],
      [40, 40, 40, 40],
      [[], []],
      [5, 5],
    ]);
  });

  test('NAB-SETUP-33 NAB-COMP-11 the Trade Federation goes first', () => {
    expect([begin(2).lead, naboo.words.en.seat(naboo.view(begin(2), 0), 1)]).toEqual([1, 'Trade Federation']);
  });

  test('NAB-4P-01 NAB-4P-11 NAB-RULING-22 four players: three cards from each deck, the palace player chooses the queen', () => {
    const state = begin(4);
    expect([naboo.question(state).seats, state.lead]).toEqual([[2], 0]);
    naboo.apply(state, 2, { type: 'queen', queen: 'redQueen' }, new TapeChance([]));
    const { hands, fromBattlefield } = naboo.view(state, 0);
    expect([hands.map(({ count }) => count), fromBattlefield]).toEqual([
      [6, 6, 6, 6],
      [3, 3, 3, 3],
    ]);
  });

  test('NAB-SETUP-36 NAB-RULING-21 NAB-4P-05 who sits where', () => {
    const seats = (seating: string) => {
      const view = naboo.view(begin(4, { fourPlayerSeating: seating }), 0);
      return [0, 1, 2, 3].map((seat) => naboo.words.en.seat(view, seat));
    };
    expect(seats('bySide')).toEqual(['TF plains', 'TF palace', 'Naboo palace', 'Naboo plains']);
    expect(seats('alternating')).toEqual(['TF plains', 'Naboo plains', 'TF palace', 'Naboo palace']);
  });

  test('NAB-QUEEN-01 nothing else comes before the queen, and she is not chosen again', () => {
    const before = scene({ more: 'phase=queen' });
    expect([before.refusal('done'), before.refusal('queen redQueen')]).toEqual(['NAB-QUEEN-01', undefined]);
    expect(scene({ card: 'np-01' }).refusal('queen redQueen')).toBe('NAB-QUEEN-01');
  });
});
