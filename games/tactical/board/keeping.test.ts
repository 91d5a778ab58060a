import { describe, expect, it } from 'vitest';
import { layouts } from '../data/tables.ts';
import { readTable, tableProblem } from '../phases/custom-table.ts';
import { armyLink, readArmyLink, readTableLink, tableLink } from './keeping.ts';
import { newSketch, scaledBy, shiftedBy, sketchesOf, textOf, turnedBy, withCorner } from './table-drawing.ts';

describe('links', () => {
  it('bring an army as it was built', () => {
    const army = {
      ...{ name: 'Snow & ice', era: 'rebellion', faction: 'rebel_alliance' },
      cards: [['reb_t47', 4] as const, ['reb_luke', 1] as const],
    };
    const text = armyLink(army);
    expect(text).toBe('rebellion.rebel_alliance.reb_t47*4+reb_luke*1.Snow%20%26%20ice');
    expect(readArmyLink(text)).toEqual(army);
  });

  it('that hold no army are told apart: another era, an unknown card, no number, twice the same', () => {
    for (const text of [
      'nowhere.rebel_alliance.reb_t47*4.',
      'clone_wars.rebel_alliance.reb_t47*4.',
      'rebellion.rebel_alliance.reb_none*4.',
      'rebellion.rebel_alliance.reb_t47*x.',
      'rebellion.rebel_alliance.reb_t47*1+reb_t47*1.',
    ])
      expect(readArmyLink(text), text).toBeNull();
  });

  it('bring a table, and nothing that is none', () => {
    const text = '36000x36000;rock:18000,18000,1300';
    expect(readTableLink(tableLink({ name: 'Öde', text }))).toMatchObject({ name: 'Öde', text });
    for (const none of ['', 'table', '36000x36000;cake:1,2,3']) expect(readTableLink(none), none).toBeNull();
  });
});

describe('the table editor', () => {
  const middle = { x: 18_000, y: 18_000 };

  it('draws what the rules can read, whichever way round its corners go', () => {
    const block = newSketch('rock', false, middle);
    const backwards = { ...block, numbers: [16_500, 19_000, 19_500, 19_000, 19_500, 17_000, 16_500, 17_000] };
    for (const sketch of [block, backwards, turnedBy(block, 30), scaledBy(block, 1.5), withCorner(block)])
      expect(tableProblem(readTable(textOf(36_000, 36_000, [sketch])), 2)).toBeNull();
  });

  it('moves, grows and turns pieces', () => {
    const disc = newSketch('forest', true, middle);
    expect(shiftedBy(disc, 500, -1000).numbers).toEqual([18_500, 17_000, 1500]);
    expect(scaledBy(disc, 2).numbers).toEqual([18_000, 18_000, 3000]);
    // A quarter of a turn lays a block of 3 by 2 inches on its side.
    expect(turnedBy(newSketch('rock', false, middle), 90).numbers).toEqual([
      ...[17_000, 19_500, 17_000, 16_500, 19_000, 16_500, 19_000, 19_500],
    ]);
  });

  it('TAC-TBL-04 tells of pieces that are too near each other, and gives a table of the house back as it was', () => {
    const near = [newSketch('rock', true, middle), newSketch('rock', true, { x: 22_000, y: 18_000 })];
    // Two discs of 1.5 inches whose middles are 4 apart leave one inch.
    expect(tableProblem(readTable(textOf(36_000, 36_000, near)), 2)?.clause).toBe('TAC-TBL-04');
    for (const layout of layouts) {
      const { width, height } = layout;
      const again = readTable(textOf(width, height, sketchesOf(layout)));
      expect(again.pieces.flatMap(({ shapes }) => shapes)).toEqual(
        layout.pieces.flatMap(({ shapes }) => shapes),
      );
    }
  });
});
