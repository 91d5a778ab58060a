import { readOptions } from '@holoboard/kernel';
import { expect, test } from 'vitest';
import { naboo } from './index.ts';
import { options } from './options.ts';

test('the fifteen options, their defaults and the rulings they change', () => {
  expect(options.map(({ key, default: usual, clause }) => [key, usual, clause])).toEqual([
    ['edgeLos', 'wholeLine', 'NAB-RULING-01'],
    ['rangeMeaning', 'upTo', 'NAB-RULING-02'],
    ['rangeTwoPath', 'anyCommonNeighbour', 'NAB-RULING-03'],
    ['groupDefense', 'perMember', 'NAB-RULING-04'],
    ['vehiclesMayEnterShieldHex', false, 'NAB-RULING-05'],
    ['windowMiddleBlocks', false, 'NAB-RULING-06'],
    ['excessDroids', 'outOfPlay', 'NAB-RULING-07'],
    ['partialGroupToPalace', false, 'NAB-RULING-08'],
    ['riposteWhenKilled', true, 'NAB-RULING-09'],
    ['droidsWipedOutCounts', false, 'NAB-RULING-10'],
    ['rushAfterQueenDeath', 'cardValue', 'NAB-RULING-11'],
    ['reshuffleDecks', true, 'NAB-RULING-12'],
    ['bonusOrder', 'firstDrawnFirst', 'NAB-RULING-13'],
    ['fourPlayerSeating', 'bySide', 'NAB-RULING-21'],
    ['roundLimit', 0, 'NAB-RULING-26'],
  ]);
});

test('every option can be read, and has words', () => {
  for (const spec of options) {
    const value = spec.kind === 'flag' ? !spec.default : spec.values[1];
    expect(readOptions(options, { [spec.key]: value }, 2)[spec.key]).toBe(value);
    const words = naboo.words.en.options[spec.key];
    expect(words?.why).toMatch(/^[A-Z].*\.$/);
    if (spec.kind !== 'flag') expect(Object.keys(words?.values ?? {})).toEqual(spec.values.map(String));
  }
});
