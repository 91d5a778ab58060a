import type { UnitId } from '../data/units.ts';

/** By how the duel stands: it goes on, Darth Maul is dead, both Jedi are dead. */
type ByDuel = readonly [goesOn: number, maulDead: number, jediDead: number];

/** What a player of one side thinks things are worth, in points of about one Battle Droid of the palace. */
export interface Manner {
  /** What pieces are worth to who destroys them: for each point or member, and more for the last one. */
  readonly worths: Readonly<Record<UnitId, readonly [each: number, last: number]>>;
  /** What a hit counts that does not destroy yet, as a part of its share in the last one. */
  readonly progress: number;
  /** What a bonus card is worth, and the fall of the shield. */
  readonly bonus: number;
  readonly shield: number;

  /** What it is worth to have a unit ready, apart from what it can attack now. */
  readonly readiness: Readonly<Record<UnitId, number>>;
  /** How much that counts for units of palace and plains other than the duellists. */
  readonly palace: ByDuel;
  readonly plains: ByDuel;
  /** How much counts what units can do at once, as far as it is looked at. */
  readonly chances: { readonly palace: number; readonly plains: number; readonly duel: number };
  /** How much more a unit is worth that strikes twice, or moves farther than usual. */
  readonly twice: number;
  readonly swift: number;
  /** How much a card played later in the round is worth: the others will have struck first. */
  readonly later: number;
  /** An attempt of Anakin that succeeds, more of it for each grid he has passed, and more for each Starfighter card before him. */
  readonly flight: ByDuel;
  readonly flightStep: number;
  readonly flightStack: number;
  /** A Starfighter card deployed, a card drawn, droids sent to the palace, a whole group activated, a point recovered. */
  readonly screen: ByDuel;
  readonly draw: number;
  readonly send: ByDuel;
  readonly revive: number;
  readonly heal: number;

  /** Whether a duellist thinks of the dice that are left after a strike. */
  readonly shares: boolean;
  /** In the palace: a step toward the throne room, more for each grid Anakin has passed, a step away from the enemy, and a hit to be expected there. */
  readonly throne: ByDuel;
  readonly throneStep: ByDuel;
  readonly distance: ByDuel;
  readonly exposure: ByDuel;
  /** On the plains: a row nearer to where the side wants to be, a place outside the shield for Naboo, a step toward a Fambaa for droids. */
  readonly row: number;
  readonly outside: number;
  readonly fambaa: number;
}

const same = (value: number): ByDuel => [value, value, value];

/** How a pilot of Naboo thinks. As long as the Jedi may win the duel, or have won it, nobody is needed in the throne room: guards keep away from the droids upstairs, for every one of them counts. */
export const nabooPilot: Manner = {
  worths: {
    gungan: [0.5, 0.4],
    kaadu: [0.9, 0.4],
    catapult: [0.7, 0.8],
    fambaa: [0.6, 1],
    battleDroidGroup: [0.35, 0.3],
    destroyerDroidGroup: [1, 0.4],
    aat: [0.6, 0.6],
    mtt: [0.4, 0.6],
    palaceGuard: [0, 2.4],
    redQueen: [0.8, 2.4],
    purpleQueen: [0.8, 2.4],
    captainPanaka: [0.7, 2],
    quiGon: [1, 3],
    obiWan: [1.1, 3],
    darthMaul: [1.1, 6],
    battleDroid: [0, 1.1],
    destroyerDroid: [0, 2.6],
    viceroy: [0, 0],
  },
  progress: 0.5,
  bonus: 1.4,
  shield: 3,
  readiness: {
    gungan: 0.5,
    kaadu: 0.8,
    catapult: 1.4,
    fambaa: 0,
    battleDroidGroup: 0.5,
    destroyerDroidGroup: 1.6,
    aat: 1.4,
    mtt: 0.2,
    palaceGuard: 0.7,
    redQueen: 0.9,
    purpleQueen: 0.9,
    captainPanaka: 0.9,
    quiGon: 3.7,
    obiWan: 3.5,
    darthMaul: 4,
    battleDroid: 0.9,
    destroyerDroid: 2.4,
    viceroy: 0,
  },
  palace: same(1),
  plains: same(1),
  chances: { palace: 0, plains: 0, duel: 0 },
  twice: 1.8,
  swift: 1.5,
  later: 0.97,
  flight: same(6),
  flightStep: 1.2,
  flightStack: 0.8,
  // A Starfighter card costs Anakin as many attempts on whatever grid it lies: early or late, they add up.
  screen: same(4.5),
  draw: 2.2,
  send: same(3),
  revive: 1.6,
  heal: 1.1,
  shares: false,
  throne: [-0.05, -0.05, 0.04],
  throneStep: [0.01, 0, 0.02],
  distance: same(0),
  exposure: same(0),
  row: 0.05,
  outside: 0.4,
  fambaa: 0.12,
};

/** How a pilot of the Trade Federation thinks: the droids and Darth Maul make for Naboo. */
export const tradePilot: Manner = {
  ...nabooPilot,
  throne: same(0.01),
  throneStep: same(0),
  distance: same(-0.05),
};
