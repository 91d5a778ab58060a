import { at, type OptionSpec } from '@holoboard/kernel';

/** The set-up options, as chosen. */
export type NabooOptions = {
  readonly edgeLos: 'wholeLine' | 'perEdge';
  readonly rangeMeaning: 'upTo' | 'exact';
  readonly rangeTwoPath: 'anyCommonNeighbour' | 'straightOnly';
  readonly groupDefense: 'perMember' | 'perGroup';
  readonly vehiclesMayEnterShieldHex: boolean;
  readonly windowMiddleBlocks: boolean;
  readonly excessDroids: 'outOfPlay' | 'pool';
  readonly partialGroupToPalace: boolean;
  readonly riposteWhenKilled: boolean;
  readonly droidsWipedOutCounts: boolean;
  readonly rushAfterQueenDeath: 'cardValue' | 'doubleReduced';
  readonly reshuffleDecks: boolean;
  readonly bonusOrder: 'firstDrawnFirst' | 'lastDrawnFirst';
  readonly fourPlayerSeating: 'bySide' | 'alternating';
  /** The number of the last round; 0 for none. */
  readonly roundLimit: number;
};

function base(key: keyof NabooOptions, ruling: number) {
  const clause = `NAB-RULING-${String(ruling).padStart(2, '0')}`;
  return { key, group: 'reading', clause } as const;
}

function choice(key: keyof NabooOptions, ruling: number, values: readonly string[]): OptionSpec {
  return { ...base(key, ruling), kind: 'choice', values, default: at(values, 0) };
}

function flag(key: keyof NabooOptions, ruling: number, byDefault: boolean): OptionSpec {
  return { ...base(key, ruling), kind: 'flag', default: byDefault };
}

export const options: readonly OptionSpec[] = [
  choice('edgeLos', 1, ['wholeLine', 'perEdge']),
  choice('rangeMeaning', 2, ['upTo', 'exact']),
  choice('rangeTwoPath', 3, ['anyCommonNeighbour', 'straightOnly']),
  choice('groupDefense', 4, ['perMember', 'perGroup']),
  flag('vehiclesMayEnterShieldHex', 5, false),
  flag('windowMiddleBlocks', 6, false),
  choice('excessDroids', 7, ['outOfPlay', 'pool']),
  flag('partialGroupToPalace', 8, false),
  flag('riposteWhenKilled', 9, true),
  flag('droidsWipedOutCounts', 10, false),
  choice('rushAfterQueenDeath', 11, ['cardValue', 'doubleReduced']),
  flag('reshuffleDecks', 12, true),
  choice('bonusOrder', 13, ['firstDrawnFirst', 'lastDrawnFirst']),
  choice('fourPlayerSeating', 21, ['bySide', 'alternating']),
  {
    ...base('roundLimit', 26),
    kind: 'number',
    least: 0,
    most: 9999,
    values: [0, 5, 10, 15, 20, 30, 50, 100, 200, 400],
    default: 0,
  },
];
