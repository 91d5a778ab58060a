import type { ShipType } from './ships.ts';

/** Who stands where at the start. END-SETUP-01, END-RULING-25. */
export const startingShips: Readonly<Record<string, Readonly<Partial<Record<ShipType, number>>>>> = {
  o1: { bwing: 3 },
  o2: { ywing: 4 },
  o3: { xwing: 5 },
  o4: { bwing: 3 },
  m1: { xwing: 5, falcon: 1 },
  m2: { bwing: 3 },
  m3: { ywing: 4 },
  o6: { tie: 4 },
  o7: { tie: 4 },
  o8: { executor: 1 },
  m5: { tie: 4 },
  m6: { tie: 4 },
  i4: { tie: 4 },
  i5: { tie: 4 },
  i6: { tie: 4 },
};

/** TIE fighters that start with the Executor, and the group that the other start leaves out (END-RULING-24). */
export const tieStart = {
  half28: { reserve: 28, without: null },
  ksirk24: { reserve: 32, without: 'i4' },
} as const;
