import type { OptionSpec } from '@holoboard/kernel';

/** The set-up options, as chosen. */
export type HothOptions = {
  readonly firstPlayer: 'random' | 'blue' | 'green' | 'orange' | 'violet';
  readonly winOnRedSpace: boolean;
  readonly stopAtJunctions: boolean;
  readonly vaderOneWaySlides: boolean;
  readonly forceCardSingleUse: boolean;
  readonly slideEndsAdjacent: boolean;
  readonly healthyMayStopAtRepair: boolean;
  readonly houseImperialOrders: boolean;
  readonly houseThrottle: boolean;
  readonly houseForceSurge: boolean;
  readonly houseFairStart: boolean;
};

/** Another reading of a ruling; off means as ruled. */
function reading(key: keyof HothOptions, clause: string): OptionSpec {
  return { key, kind: 'flag', default: false, group: 'reading', clause };
}

/** A variant of our own, not in the published game. */
function houseVariant(key: keyof HothOptions): OptionSpec {
  return { key, kind: 'flag', default: false, group: 'house' };
}

export const options: readonly OptionSpec[] = [
  {
    // HOTH-RULING-25: random unless the host chooses.
    key: 'firstPlayer',
    kind: 'choice',
    values: ['random', 'blue', 'green', 'orange', 'violet'],
    needsSeats: { orange: 3, violet: 4 },
    default: 'random',
    group: 'table',
    clause: 'HOTH-RULING-25',
  },
  reading('winOnRedSpace', 'HOTH-RULING-03'),
  reading('stopAtJunctions', 'HOTH-RULING-06'),
  reading('vaderOneWaySlides', 'HOTH-RULING-09'),
  reading('forceCardSingleUse', 'HOTH-RULING-16'),
  reading('slideEndsAdjacent', 'HOTH-RULING-13'),
  reading('healthyMayStopAtRepair', 'HOTH-RULING-19'),
  houseVariant('houseImperialOrders'),
  houseVariant('houseThrottle'),
  houseVariant('houseForceSurge'),
  houseVariant('houseFairStart'),
];
