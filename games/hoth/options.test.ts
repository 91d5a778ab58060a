import { readOptions } from '@holoboard/kernel';
import { expect, test } from 'vitest';
import { hoth } from './index.ts';

test('HOTH-RULING-25 unless chosen otherwise chance decides who begins, all rulings stand and no variant is on', () => {
  expect(readOptions(hoth.options, {}, 2)).toEqual({
    firstPlayer: 'random',
    winOnRedSpace: false,
    stopAtJunctions: false,
    vaderOneWaySlides: false,
    forceCardSingleUse: false,
    slideEndsAdjacent: false,
    healthyMayStopAtRepair: false,
    houseImperialOrders: false,
    houseThrottle: false,
    houseForceSurge: false,
    houseFairStart: false,
  });
});

test('each reading names the ruling it changes', () => {
  const readings = hoth.options
    .filter(({ group }) => group === 'reading')
    .map(({ key, clause }) => [key, clause]);
  expect(Object.fromEntries(readings)).toEqual({
    winOnRedSpace: 'HOTH-RULING-03',
    stopAtJunctions: 'HOTH-RULING-06',
    vaderOneWaySlides: 'HOTH-RULING-09',
    forceCardSingleUse: 'HOTH-RULING-16',
    slideEndsAdjacent: 'HOTH-RULING-13',
    healthyMayStopAtRepair: 'HOTH-RULING-19',
  });
});

test('every option has a label and a sentence of why, and every value of a choice a name', () => {
  for (const spec of hoth.options) {
    const words = hoth.words.en.options[spec.key];
    expect(words?.label).toMatch(/^[A-Z]/);
    expect(words?.why).toMatch(/^[A-Z].*\.$/);
    if (spec.kind === 'choice') expect(Object.keys(words?.values ?? {})).toEqual(spec.values);
  }
  expect(Object.keys(hoth.words.en.options)).toEqual(hoth.options.map(({ key }) => key));
});
