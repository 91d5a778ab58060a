import { at, type OptionSpec } from '@holoboard/kernel';

/** The set-up options, as chosen. */
export type EndorOptions = {
  readonly duelTracks: 'seed4' | 'published12_13';
  readonly shieldTrack: 'long28' | 'short20';
  readonly shieldDice: 'assignEachDie' | 'countAgainstNext';
  readonly deathStarRun: boolean;
  readonly attackFrom: 'movedGroupSector' | 'anySector';
  readonly moveOrigins: 'single' | 'converging';
  readonly attackersMustMove: boolean;
  readonly deployThenMove: boolean;
  readonly fightersHitMarkers: boolean;
  readonly emptyMarkersShield: boolean;
  readonly deathStarMarkerBonus: boolean;
  readonly freePass: boolean;
  readonly tieStart: 'half28' | 'ksirk24';
  readonly duelLeadReroll: boolean;
};

function choice(key: keyof EndorOptions, ruling: number, values: readonly string[]): OptionSpec {
  return {
    key,
    kind: 'choice',
    values,
    default: at(values, 0),
    group: 'reading',
    clause: clauseOf(ruling),
  };
}

function flag(key: keyof EndorOptions, ruling: number, byDefault: boolean): OptionSpec {
  return { key, kind: 'flag', default: byDefault, group: 'reading', clause: clauseOf(ruling) };
}

function clauseOf(ruling: number): string {
  return `END-RULING-${String(ruling).padStart(2, '0')}`;
}

export const options: readonly OptionSpec[] = [
  choice('duelTracks', 1, ['seed4', 'published12_13']),
  choice('shieldTrack', 2, ['long28', 'short20']),
  choice('shieldDice', 3, ['assignEachDie', 'countAgainstNext']),
  flag('deathStarRun', 4, false),
  choice('attackFrom', 6, ['movedGroupSector', 'anySector']),
  choice('moveOrigins', 7, ['single', 'converging']),
  flag('attackersMustMove', 8, false),
  flag('deployThenMove', 9, false),
  flag('fightersHitMarkers', 11, true),
  flag('emptyMarkersShield', 13, true),
  flag('deathStarMarkerBonus', 16, true),
  flag('freePass', 19, false),
  choice('tieStart', 24, ['half28', 'ksirk24']),
  flag('duelLeadReroll', 27, false),
];
