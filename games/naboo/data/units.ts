/** The two sides; lists kept by side have Naboo first. */
export type Side = 'naboo' | 'tradeFederation';
export const sides: readonly Side[] = ['naboo', 'tradeFederation'];

/** NAB-RULING-42: whether a unit belongs to the plains or to the palace with its core. */
export type Theatre = 'battlefield' | 'palace';

export type UnitId =
  | 'gungan'
  | 'kaadu'
  | 'catapult'
  | 'fambaa'
  | 'battleDroidGroup'
  | 'destroyerDroidGroup'
  | 'aat'
  | 'mtt'
  | 'palaceGuard'
  | 'redQueen'
  | 'purpleQueen'
  | 'captainPanaka'
  | 'quiGon'
  | 'obiWan'
  | 'darthMaul'
  | 'battleDroid'
  | 'destroyerDroid'
  | 'viceroy';

/** One line of a Reference Chart (NAB-COMP-10). */
export interface UnitData {
  readonly id: UnitId;
  readonly side: Side;
  readonly theatre: Theatre;
  /** NAB-BF-01, NAB-BF-02: a group is several pieces that move as one, and its dice are for each of them. */
  readonly group: boolean;
  /** NAB-OBJ-02, NAB-OBJ-03. */
  readonly droid: boolean;
  readonly move: number;
  /** Hexes on the plains; a line of sight in the palace (NAB-LOS-01); the next space for the Jedi and Darth Maul. */
  readonly range: number | 'sight' | 'adjacent';
  /** Attack dice (NAB-ATT-05). */
  readonly red: number;
  readonly gray: number;
  /** Defence dice. */
  readonly green: number;
  readonly gold: number;
  readonly blue: number;
  /** Members of a full group, or the point of damage that destroys (NAB-RULING-23). */
  readonly strength: number;
  /** Cards the enemy draws when it is destroyed. */
  readonly bonus: number;
  /** NAB-SHIELD-06, NAB-SHIELD-07. */
  readonly crossesShield: boolean;
  /** NAB-JEDI-01: whether it splits its moves and dice. */
  readonly duellist: boolean;
}

interface Chart extends Partial<UnitData> {
  readonly move: number;
  readonly strength: number;
}

function unit(id: UnitId, side: Side, theatre: Theatre, chart: Chart): UnitData {
  return {
    id,
    side,
    theatre,
    group: false,
    droid: false,
    range: theatre === 'palace' ? 'sight' : 1,
    red: 0,
    gray: 0,
    green: 0,
    gold: 0,
    blue: 0,
    bonus: theatre === 'battlefield' ? 1 : 0,
    crossesShield: true,
    duellist: false,
    ...chart,
  };
}

const plains = (id: UnitId, side: Side, chart: Chart): UnitData => unit(id, side, 'battlefield', chart);
const palace = (id: UnitId, side: Side, chart: Chart): UnitData => unit(id, side, 'palace', chart);
const duellist = { move: 12, range: 'adjacent', red: 3, green: 1, duellist: true } as const;
const tanks = { droid: true, move: 1, crossesShield: false } as const;

/**
 * The Reference Charts. A unit in a state is its place in this list. NAB-RULING-38: the old rules call the AAT an ATT in places.
 * NAB-BF-06, NAB-BF-07: Gungans move 1 and reach 1, Destroyer Droids 2 and 2. NAB-RANGE-03: Catapults reach 3.
 * NAB-PAL-01, NAB-JEDI-02, NAB-JEDI-03: movement 4 in the palace, 12 and three red dice for the duellists.
 * NAB-SHIELD-02, NAB-SHIELD-03, NAB-VICE-01, NAB-VICE-03: Fambaas and Viceroys neither move nor attack.
 * NAB-DMG-01, NAB-DMG-02, NAB-DMG-07: who dies from one hit, and what the others take; the Fambaa five.
 * NAB-BONUS-12 to NAB-BONUS-15 are the bonus cards of palace characters. NAB-BONUS-13, NAB-BONUS-14.
 */
export const units: readonly UnitData[] = [
  plains('gungan', 'naboo', { group: true, move: 1, gray: 1, strength: 3 }),
  plains('kaadu', 'naboo', { group: true, move: 2, red: 1, blue: 1, strength: 2 }),
  plains('catapult', 'naboo', { move: 1, range: 3, red: 3, gray: 1, gold: 1, strength: 4 }),
  plains('fambaa', 'naboo', { move: 0, range: 0, gold: 1, blue: 1, strength: 5, crossesShield: false }),
  plains('battleDroidGroup', 'tradeFederation', { group: true, droid: true, move: 1, gray: 1, strength: 4 }),
  plains('destroyerDroidGroup', 'tradeFederation', {
    group: true,
    droid: true,
    move: 2,
    range: 2,
    red: 2,
    blue: 2,
    strength: 2,
  }),
  plains('aat', 'tradeFederation', { ...tanks, range: 2, red: 4, gray: 2, gold: 1, strength: 4 }),
  plains('mtt', 'tradeFederation', { ...tanks, gray: 2, blue: 1, strength: 5 }),
  palace('palaceGuard', 'naboo', { move: 4, gray: 1, strength: 1 }),
  palace('redQueen', 'naboo', { move: 4, red: 1, blue: 1, strength: 4 }),
  palace('purpleQueen', 'naboo', { move: 4, red: 1, blue: 1, strength: 4 }),
  palace('captainPanaka', 'naboo', { move: 4, red: 1, blue: 1, strength: 4, bonus: 1 }),
  palace('quiGon', 'naboo', { ...duellist, blue: 1, strength: 8, bonus: 3 }),
  palace('obiWan', 'naboo', { ...duellist, blue: 1, strength: 7, bonus: 3 }),
  palace('darthMaul', 'tradeFederation', { ...duellist, gold: 1, strength: 10, bonus: 5 }),
  palace('battleDroid', 'tradeFederation', { droid: true, move: 4, gray: 1, strength: 1 }),
  palace('destroyerDroid', 'tradeFederation', { droid: true, move: 4, red: 2, blue: 2, strength: 1 }),
  palace('viceroy', 'tradeFederation', { move: 0, range: 0, strength: 1 }),
];

const unitNumbers = new Map(units.map(({ id }, unit) => [id, unit]));

/** The place of a unit in the charts. */
export function unitOf(id: UnitId): number {
  return unitNumbers.get(id) as number;
}

/** The two kinds of droid that are counted in pools: NAB-RULING-41. */
export type DroidId = 'battleDroid' | 'destroyerDroid';
export const droidIds: readonly DroidId[] = ['battleDroid', 'destroyerDroid'];

/** The group a kind of droid forms on the plains. */
export const groupOfDroid = [unitOf('battleDroidGroup'), unitOf('destroyerDroidGroup')] as const;
/** The single character a kind of droid is in the palace. */
export const palaceDroid = [unitOf('battleDroid'), unitOf('destroyerDroid')] as const;

/** The kind of droid a unit is made of, 0 or 1; -1 for tanks and everything else. */
export const droidKind: readonly number[] = units.map((_, unit) =>
  unit === groupOfDroid[0] || unit === palaceDroid[0]
    ? 0
    : unit === groupOfDroid[1] || unit === palaceDroid[1]
      ? 1
      : -1,
);
