import type { Lesson } from '@holoboard/kit';
import type { TacticalAction } from '../actions.ts';

export { lessonWords } from './lesson-words.ts';

/*
 * What newcomers get wrong, in the order in which a battle brings it up. The player is the Rebel in the south. Draws are dice, each less one.
 */

/** A battle between some Rebel and some Imperial Units: cards with their ids, Units as the notation writes them, and who acts. */
function battle(
  table: string,
  rebel: readonly [army: string, slots: string],
  empire: readonly [army: string, slots: string],
  units: readonly string[],
  acting: string,
): string {
  return [
    `phase=battle round=1 first=0 turn=0 era=rebellion table=${table}`,
    `p0=rebel_alliance:0:1:${rebel[0]}:0:-:-:0:0 s0=${rebel[1]}`,
    `p1=galactic_empire:0:1:${empire[0]}:0:-:-:0:0 s1=${empire[1]}`,
    `u=${units.map((unit) => `${unit}:0:0:0:0`).join()} a=${acting} rules=2`,
  ].join(' ');
}

const open = '36000x36000';

/** An X-Wing that has a long way before it. */
const flight = battle(
  'endor',
  ['reb_xwing*1', 'reb_xwing:1:0:0'],
  ['emp_tie*1+emp_storm*1', 'emp_tie:2:0:0,emp_storm:3:0:0'],
  [
    '1:0:reb_xwing:1:18000:3000:0:3:deployed:0',
    '2:1:emp_tie:1:18000:31000:1800:2:deployed:0',
    '3:1:emp_storm:1:22500:25000:0:2:deployed:0',
  ],
  '0:1:18000:3000:3:2:5:-1:3:none:-:none:0:-:-:0:0:0',
);

/** Troopers before a forest, and a TIE Fighter above it. */
const forest = battle(
  'endor',
  ['reb_troopers*1', 'reb_troopers:1:0:0'],
  ['emp_tie*1+emp_storm*1', 'emp_tie:2:0:0,emp_storm:3:0:0'],
  [
    '1:0:reb_troopers:1:7000:4500:0:2:deployed:0',
    '2:1:emp_tie:1:7000:10600:1800:2:deployed:0',
    '3:1:emp_storm:1:7000:33000:0:2:deployed:0',
  ],
  '0:1:7000:4500:2:0:3:-1:2:none:-:none:0:-:-:0:0:0',
);

function duel(y: number, acting: string): string {
  return battle(
    open,
    ['reb_luke*1', 'reb_luke:1:0:0'],
    ['emp_storm*2', 'emp_storm:2+3:0:0'],
    [
      `1:0:reb_luke:1:18000:${y}:0:4:deployed:0`,
      '2:1:emp_storm:1:18000:14000:0:2:deployed:0',
      '3:1:emp_storm:2:30000:30000:0:2:deployed:0',
    ],
    acting,
  );
}

function landing(y: number, acting: string): string {
  return battle(
    open,
    ['reb_falcon*1+reb_troopers*1', 'reb_falcon:1:0:0'],
    ['emp_storm*1', 'emp_storm:3:0:0'],
    [
      `1:0:reb_falcon:1:18000:${y}:0:5:deployed:0`,
      '2:0:reb_troopers:1:0:0:0:2:embarked:1',
      '3:1:emp_storm:1:18000:26000:0:2:deployed:0',
    ],
    acting,
  );
}

const cards = ['reb_t47', 'reb_tauntaun', 'reb_troopers', 'reb_aa5', 'reb_ywing', 'reb_luke'];

export const lessons: readonly Lesson<TacticalAction>[] = [
  {
    key: 'order',
    clause: 'TAC-SET-06',
    position:
      'phase=order round=0 first=0 turn=1 era=rebellion table=hoth p0=rebel_alliance:0:0:reb_t47*4+reb_tauntaun*2+reb_troopers*6+reb_aa5*1+reb_ywing*1+reb_luke*1:0:-:-:0:0 p1=galactic_empire:0:1:emp_storm*3+emp_atat*2+emp_atst*1+emp_tie*4:0:-:-:0:0 u=- rules=2',
    draws: [],
    expects: { type: 'order', cards },
    points: 'done',
  },
  {
    key: 'duty',
    clause: 'TAC-MOVE-05',
    position: flight,
    draws: [],
    tries: { type: 'end' },
    points: 'do:end',
  },
  {
    key: 'first',
    clause: 'TAC-MOVE-01',
    draws: [],
    expects: { type: 'maneuver', heading: 0, speed: 5000 },
    points: 'do:move',
  },
  {
    key: 'speed',
    clause: 'TAC-MOVE-03',
    draws: [],
    tries: { type: 'maneuver', heading: 0, speed: 3000 },
    points: 'speed:3000',
  },
  {
    key: 'second',
    clause: 'TAC-MOVE-03',
    draws: [],
    expects: { type: 'maneuver', heading: 0, speed: 5000 },
    points: 'do:move',
  },
  {
    key: 'third',
    clause: 'TAC-MOVE-05',
    draws: [],
    expects: { type: 'maneuver', heading: 0, speed: 5000 },
    points: 'do:move',
  },
  {
    key: 'nearest',
    clause: 'TAC-ATK-07',
    draws: [],
    tries: { type: 'attack', weapon: 'laser_cannons', target: 2 },
    points: 'unit:2',
  },
  {
    // A 6 to hit, and a 1 to resist.
    key: 'six',
    clause: 'TAC-ATK-14',
    draws: [5, 0],
    expects: { type: 'attack', weapon: 'laser_cannons', target: 3 },
    points: 'weapon:laser_cannons',
  },
  {
    key: 'doubled',
    clause: 'TAC-ATK-10',
    position: forest,
    draws: [],
    expects: { type: 'attack', weapon: 'blaster_rifles', target: 2 },
    points: 'weapon:blaster_rifles',
  },
  {
    key: 'forest',
    clause: 'TAC-TER-03',
    draws: [],
    expects: { type: 'maneuver', heading: 0, speed: 3000 },
    points: 'do:move',
  },
  {
    key: 'announce',
    clause: 'TAC-RUN-03',
    position: duel(11_000, '0:1:18000:10000:2:0:4:1000:1:moving:-:none:0:-:-:0:0:0'),
    draws: [],
    tries: { type: 'run', weapon: 'lightsaber', heading: 0, length: 8000 },
    points: 'weapon:lightsaber',
  },
  {
    key: 'run',
    clause: 'TAC-RUN-02',
    position: duel(10_000, '0:1:18000:10000:2:0:4:-1:2:none:-:none:0:-:-:0:0:0'),
    draws: [],
    expects: { type: 'run', weapon: 'lightsaber', heading: 0, length: 8000 },
    points: 'weapon:lightsaber',
  },
  {
    // A 4 to hit, and a 1 to resist.
    key: 'strike',
    clause: 'TAC-RUN-06',
    draws: [3, 0],
    expects: { type: 'strike', targets: [2] },
    points: 'unit:2',
  },
  {
    key: 'still',
    clause: 'TAC-TRN-06',
    position: landing(14_000, '0:1:18000:12000:3:2:5:2000:2:moving:-:none:0:-:-:0:0:0'),
    draws: [],
    tries: { type: 'drop', unit: 2, x: 18_000, y: 15_752 },
    points: 'unit:2',
  },
  {
    key: 'drop',
    clause: 'TAC-TRN-08',
    position: landing(12_000, '0:1:18000:12000:3:2:5:-1:3:none:-:none:0:-:-:0:0:0'),
    draws: [],
    expects: { type: 'drop', unit: 2, x: 18_000, y: 13_752 },
    points: 'unit:2',
  },
  { key: 'decoy', clause: 'TAC-ATK-07', draws: [] },
];
