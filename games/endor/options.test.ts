import { expect, test } from 'vitest';
import { endor } from './index.ts';
import { optionsOf } from './testing/scene.ts';

test('unless chosen otherwise every ruling stands as it is', () => {
  expect(optionsOf()).toEqual({
    duelTracks: 'seed4',
    shieldTrack: 'long28',
    shieldDice: 'assignEachDie',
    deathStarRun: false,
    attackFrom: 'movedGroupSector',
    moveOrigins: 'single',
    attackersMustMove: false,
    deployThenMove: false,
    fightersHitMarkers: true,
    emptyMarkersShield: true,
    deathStarMarkerBonus: true,
    freePass: false,
    tieStart: 'half28',
    duelLeadReroll: false,
  });
});

test('each option names the ruling it changes', () => {
  expect(Object.fromEntries(endor.options.map(({ key, clause }) => [key, clause]))).toEqual({
    duelTracks: 'END-RULING-01',
    shieldTrack: 'END-RULING-02',
    shieldDice: 'END-RULING-03',
    deathStarRun: 'END-RULING-04',
    attackFrom: 'END-RULING-06',
    moveOrigins: 'END-RULING-07',
    attackersMustMove: 'END-RULING-08',
    deployThenMove: 'END-RULING-09',
    fightersHitMarkers: 'END-RULING-11',
    emptyMarkersShield: 'END-RULING-13',
    deathStarMarkerBonus: 'END-RULING-16',
    freePass: 'END-RULING-19',
    tieStart: 'END-RULING-24',
    duelLeadReroll: 'END-RULING-27',
  });
});
