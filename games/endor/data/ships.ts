/** The two sides, in the order of play. */
export type Side = 'rebel' | 'empire';

export type ShipType = 'xwing' | 'ywing' | 'bwing' | 'falcon' | 'tie' | 'executor';

export interface ShipData {
  readonly type: ShipType;
  readonly side: Side;
  readonly count: number;
  /** How many sectors one move takes it at most. */
  readonly moves: number;
  /** How many dice it rolls in an attack. */
  readonly dice: number;
  /** The lowest die that hits it. */
  readonly hitOn: number;
  /** The clause that says so. */
  readonly hitClause: string;
  /** How many hits it takes. */
  readonly hits: number;
}

/**
 * Ships by number, as states count them. END-COMP-02, END-COMP-03, END-COMP-04, END-COMP-05, END-COMP-07, END-COMP-08: how many
 * there are.
 */
export const ships: readonly ShipData[] = [
  { type: 'xwing', side: 'rebel', count: 20, moves: 1, dice: 1, hitOn: 3, hitClause: 'END-HIT-01', hits: 1 },
  { type: 'ywing', side: 'rebel', count: 16, moves: 1, dice: 1, hitOn: 4, hitClause: 'END-HIT-03', hits: 1 },
  { type: 'bwing', side: 'rebel', count: 15, moves: 1, dice: 1, hitOn: 5, hitClause: 'END-HIT-04', hits: 1 },
  { type: 'falcon', side: 'rebel', count: 1, moves: 2, dice: 2, hitOn: 5, hitClause: 'END-HIT-05', hits: 6 },
  { type: 'tie', side: 'empire', count: 56, moves: 1, dice: 1, hitOn: 3, hitClause: 'END-HIT-02', hits: 1 },
  {
    type: 'executor',
    side: 'empire',
    count: 1,
    moves: 2,
    dice: 4,
    hitOn: 5,
    hitClause: 'END-HIT-07',
    hits: 8,
  },
];

/*
 * What the innermost loops of the rules read, they read from lists of one kind: `at`, which reads lists of all kinds, would cost a
 * fifth of all speed there. Such functions assert what they find; there are few.
 */

/** The data of a ship. */
export function shipData(ship: number): ShipData {
  return ships[ship] as ShipData;
}
