import { describe, expect, test } from 'vitest';
import { rulebook } from '../rulebook/rulebook.ts';
import { type Position, scene } from '../testing/scene.ts';

/** What is refused: the clause, the position, the lines that lead on from it, the action, and what the player reads. */
type Row = readonly [
  clause: string,
  position: Position,
  lines: readonly string[],
  action: string | object,
  sentence: string,
];

function clauseText(id: string): string {
  return rulebook.find((clause) => clause.id === id)?.text ?? 'There is no such clause.';
}

/** A row whose sentence is the clause itself. */
function plain(clause: string, position: Position, lines: readonly string[], action: string): Row {
  return [clause, position, lines, action, clauseText(clause)];
}

// X-wings and Y-wings in m1, which touches o1, o2, o9, m2, m7, i1 and i2.
const front = {
  m1: { xwing: 3, ywing: 2 },
  m2: { bwing: 1 },
  i1: { tie: 1 },
  m7: { tie: 1 },
  o8: { executor: 1 },
};
const xwings = { card: 'R04', ships: front };
const launch = { ...xwings, ships: { o1: { xwing: 1 } }, markers: { f1: { ywing: 4 }, f2: { xwing: 5 } } };
const converging = { card: 'R04', ships: { m1: { xwing: 3 }, m3: { xwing: 2 }, i1: { tie: 1 } } };
const picket = { m6: { executor: 1, tie: 2 }, m7: { ywing: 4 } };
const inside = { i2: { xwing: 2, falcon: 1 }, i5: { tie: 4, executor: 1 } };
const nobodyThere = 'Nobody can go there, or aim there: it is the Death Star itself.';

const moves: readonly Row[] = [
  [
    'END-MOVE-02',
    xwings,
    ['order xwing'],
    'move m1 i1 2',
    'Enemy ships hold Port Trench (i1); clear it first.',
  ],
  ['END-MOVE-05', xwings, ['order xwing'], 'move m2 o2 1', 'There are no X-wings to move at Spearhead (m2).'],
  [
    'END-MOVE-07',
    xwings,
    ['order xwing'],
    { type: 'move', from: 'm1', to: 'i2', ships: 0 },
    'A move takes at least one ship; to move none, stay.',
  ],
  [
    'END-RULING-07',
    xwings,
    ['order xwing'],
    'move m1 i2 4',
    "At Falcon's Run (m1) there are only 3 X-wings.",
  ],
  [
    'END-RULING-07',
    { ...converging, options: { moveOrigins: 'converging' } },
    ['order xwing', 'move m1 i2 2'],
    'move m1 i2 1',
    "Ships have already moved from Falcon's Run (m1) by this order.",
  ],
  plain(
    'END-MOVE-06',
    { ...converging, options: { moveOrigins: 'converging' } },
    ['order xwing', 'move m1 i2 2'],
    'move m3 i3 1',
  ),
  [
    'END-MOVE-11',
    xwings,
    ['order xwing'],
    'move m1 m3 1',
    "Gold Lane (m3) is not next to Falcon's Run (m1), and fighters move 1 sector.",
  ],
  [
    'END-MOVE-09',
    { card: 'R19', ships: { m2: { falcon: 1 } } },
    ['order falcon'],
    'move m2 i6 1',
    'Port Dish (i6) is more than 2 sectors from Spearhead (m2).',
  ],
  [
    'END-MOVE-10',
    { card: 'E01', ships: front },
    ['order executor'],
    'move o8 i1 1',
    'Port Trench (i1) is more than 2 sectors from Executor Station (o8).',
  ],
  [
    'END-MOVE-03',
    { card: 'R19', ships: { o1: { falcon: 1 }, o9: { tie: 1 }, m1: { tie: 1 } } },
    ['order falcon'],
    'move o1 m7 1',
    'Every way from Port Anchorage (o1) to Port Gap (m7) leads through enemy ships.',
  ],
  plain('END-MOVE-04', { card: 'R16', ships: inside }, ['order xwing'], 'move i2 ds 1'),
  plain('END-MOVE-04', { card: 'R16', ships: { i2: { falcon: 1 } } }, ['order falcon'], 'move i2 i5 1'),
  plain('END-FAQ-01', { card: 'E04', ships: inside }, ['order tie'], 'move i5 ds 4'),
  plain('END-FAQ-02', { card: 'E01', ships: inside }, ['order executor'], 'move i5 ds 1'),
  [
    'END-RULING-04',
    { card: 'R16', ships: inside, options: { deathStarRun: true }, team: 27 },
    ['order xwing'],
    'move i2 ds 1',
    nobodyThere,
  ],
  [
    'END-RULING-14',
    launch,
    ['order xwing'],
    'move f2 o3 1',
    'Fighters on Home One (f2) launch only into the sector beside it.',
  ],
  [
    'END-RULING-14',
    launch,
    ['order xwing'],
    'move o1 f1 1',
    'No ship may enter a fleet marker or return to one.',
  ],
  [
    'END-MOVE-02',
    { ...launch, ships: { o1: { xwing: 1 }, o2: { tie: 1 } } },
    ['order xwing'],
    'move f2 o2 1',
    'Enemy ships hold Port Vanguard (o2); clear it first.',
  ],
  ['END-HIT-15', launch, ['order xwing'], 'move f4 o3 1', 'Defiance (f4) has already been destroyed.'],
  ['END-MOVE-05', launch, ['order xwing'], 'move f1 o1 1', 'There are no X-wings to move at Liberty (f1).'],
  ['END-RULING-33', xwings, ['order xwing'], 'move m1 m1 1', 'A move ends in another sector than it began.'],
];

const deployments: readonly Row[] = [
  [
    'END-DEPLOY-01',
    { card: 'E02', ships: picket },
    ['order executor'],
    'deploy',
    'Only an order to TIE fighters deploys from the Reserve.',
  ],
  [
    'END-DEPLOY-01',
    { card: 'E04', ships: picket, reserve: 0 },
    ['order tie'],
    'deploy',
    'The Reserve is empty.',
  ],
  [
    'END-RULING-09',
    { card: 'E04', ships: picket, options: { deployThenMove: true } },
    ['order tie', 'deploy'],
    'deploy',
    'A TIE order either deploys or moves, not both.',
  ],
  [
    'END-RULING-30',
    { card: 'E04', ships: { i1: { tie: 2 }, m1: { xwing: 1 } } },
    ['order tie'],
    'deploy',
    'Without the Executor no TIE fighters can be deployed.',
  ],
];

const attacks: readonly Row[] = [
  [
    'END-ATK-01',
    xwings,
    ['order xwing', 'stay'],
    'attack m1 i5',
    "Superlaser Crown (i5) is not next to Falcon's Run (m1); attacks go into the next sector.",
  ],
  [
    'END-ATK-03',
    xwings,
    ['order xwing', 'stay'],
    'attack m2 i2',
    'There are no X-wings at Spearhead (m2), and only they attack now.',
  ],
  [
    'END-ATK-06',
    xwings,
    ['order xwing', 'stay'],
    'attack m1 i2',
    'There is nothing of the enemy to attack at South Trench (i2).',
  ],
  [
    'END-ATK-06',
    { card: 'E04', ships: { i5: { tie: 2 }, m5: { xwing: 1 } } },
    ['order tie', 'stay'],
    'attack i5 deathStar',
    'There is nothing of the enemy to attack at the Death Star.',
  ],
  plain(
    'END-DSA-01',
    { card: 'R04', ships: { i2: { xwing: 1 }, i1: { tie: 1 } }, team: 27 },
    ['order xwing', 'stay'],
    'attack i2 deathStar',
  ),
  plain(
    'END-DSA-02',
    { card: 'R04', ships: { m1: { xwing: 1 }, i1: { tie: 1 } }, team: 28 },
    ['order xwing', 'stay'],
    'attack m1 deathStar',
  ),
  [
    'END-RULING-04',
    { card: 'R04', ships: { i2: { xwing: 1 }, i1: { tie: 1 } } },
    ['order xwing', 'stay'],
    'attack i2 ds',
    nobodyThere,
  ],
  [
    'END-RULING-06',
    { card: 'R04', ships: { ...front, m3: { xwing: 2 }, i3: { tie: 1 } } },
    ['order xwing', 'move m3 i2 1'],
    'attack m1 i1',
    'After a move the attack comes from the sector the ships moved to.',
  ],
  [
    'END-RULING-08',
    {
      card: 'R04',
      ships: { ...front, m3: { xwing: 2 }, i3: { tie: 1 } },
      options: { attackersMustMove: true },
    },
    ['order xwing', 'move m3 i2 1'],
    'attack m1 i1',
    'Only ships that this order has moved may attack.',
  ],
  [
    'END-RULING-11',
    { card: 'R04', ships: { o2: { xwing: 1 }, m1: { tie: 1 } } },
    ['order xwing', 'stay'],
    'attack o2 f2',
    'A fleet marker is attacked only by Imperial ships in the sector beside it.',
  ],
  [
    'END-RULING-14',
    { card: 'R04', ships: { o2: { xwing: 1 }, m1: { tie: 1 } } },
    ['order xwing', 'stay'],
    'attack f2 m1',
    'Fighters on a fleet marker cannot attack; launch them first.',
  ],
  [
    'END-HIT-15',
    { card: 'E04', ships: { o2: { tie: 3 }, m1: { xwing: 1 } }, markers: { f3: {} } },
    ['order tie', 'stay'],
    'attack o2 f2',
    'Home One (f2) has already been destroyed.',
  ],
];

const fired = { card: 'E06', ships: { m1: { xwing: 2 }, i5: { tie: 4 } }, markers: { f2: { xwing: 5 } } };

const shots: readonly Row[] = [
  ['END-HIT-15', fired, ['order deathStar'], 'fire f1', 'Liberty (f1) has already been destroyed.'],
  ['END-RULING-04', fired, ['order deathStar'], 'fire ds', nobodyThere],
  plain('END-DSW-08', fired, ['order deathStar'], 'fire m1'),
  plain('END-DSW-01', fired, ['order deathStar'], 'fire o5'),
  [
    'END-RULING-17',
    { ...fired, markers: {} },
    ['order deathStar'],
    'fire o5',
    'There is no Rebel ship at Starboard Flank (o5).',
  ],
];

// Five X-wings beside the Executor and three TIE fighters; the 5 may hit either, the 3 a TIE fighter only.
const station = { o8: { tie: 3, executor: 1 }, o9: { xwing: 5 } };
const rolled = ['order xwing', 'stay', 'attack o9 o8: 2 5 1 3 1'];

const hits: readonly Row[] = [
  [
    'END-ATK-06',
    { card: 'R04', ships: station },
    rolled,
    'assign xwing',
    'There are no X-wings of the enemy there to be hit.',
  ],
  [
    'END-HIT-02',
    { card: 'R04', ships: station },
    rolled,
    'assign tie tie tie',
    'There are not enough dice to hit TIE fighters so often.',
  ],
  [
    'END-HIT-07',
    { card: 'R04', ships: station },
    rolled,
    'assign executor executor',
    'There are not enough dice to hit the Executor so often.',
  ],
  [
    'END-RULING-32',
    { card: 'R04', ships: station },
    rolled,
    'assign executor',
    'Every die that can still hit a ship must be used.',
  ],
  [
    'END-RULING-32',
    { card: 'R04', ships: station, executor: 2 },
    ['order xwing', 'stay', 'attack o9 o8: 6 6 6 6 1'],
    'assign tie executor executor executor',
    'Only 2 hits can be given to the Executor there.',
  ],
  [
    'END-ATK-06',
    { card: 'R04', ships: station },
    ['order xwing'],
    'assign tie',
    'There are no hits to assign now.',
  ],
];

const outOfOrder: readonly Row[] = [
  ['END-PLAN-01', {}, [], 'order xwing', 'Planning comes first: choose the cards of your Order Pile.'],
  ['END-PLAN-03', {}, [], 'plan R02', 'You plan exactly 3 cards, not 1.'],
  [
    'END-PLAN-03',
    { hands: { 0: ['R01', 'R02', 'R02', 'R06', 'R06', 'R06'] } },
    [],
    'plan R01 R01 R02',
    'You do not have that many R01 in your hand.',
  ],
  ['END-SETUP-03', {}, [], 'plan E01 R02 R06', 'E01 is not a card of your side.'],
  [
    'END-PLAN-06',
    xwings,
    [],
    'plan R02 R06 R13',
    'Planning is over; the rest of your hand is set aside until new cards are drawn.',
  ],
  ['END-MOVE-08', xwings, ['order xwing'], 'attack m1 i1', 'First move, or stay; then attack.'],
  [
    'END-MOVE-08',
    xwings,
    ['order xwing', 'stay'],
    'move m1 i2 1',
    'Ships move before the attack, never after it.',
  ],
  [
    'END-TURN-04',
    xwings,
    [],
    'hold',
    'You carry out one order, step by step; now you must choose an order of the flipped card.',
  ],
  ['END-TURN-04', xwings, [], 'order ywing', 'Y-wings is not an order of R04.'],
  [
    'END-TURN-08',
    { card: 'R08', ships: { m1: { xwing: 1 } }, markers: {} },
    [],
    'order bwing',
    'B-wings cannot be used: no such ship is left to order.',
  ],
  [
    'END-RULING-19',
    xwings,
    [],
    'pass',
    'A card with a usable order may not be passed; a ship may stay and hold its fire.',
  ],
  plain('END-ATK-08', xwings, [], 'keep'),
  [
    'END-RULING-27',
    { ...xwings, options: { duelLeadReroll: true } },
    [],
    'keep',
    'There is nothing to re-roll now.',
  ],
  [
    'END-RULING-27',
    { ...xwings, options: { duelLeadReroll: true }, vader: 3 },
    ['order xwing', 'stay', 'attack m1 i1: 1 1 3'],
    'reroll 2',
    'No die shows a 2.',
  ],
];

describe.each([
  ['moves', moves],
  ['deployments', deployments],
  ['attacks', attacks],
  ['shots of the Death Star', shots],
  ['hits', hits],
  ['out of order', outOfOrder],
])('%s', (_name, rows) => {
  test.each(rows)('%s is why not: %j %j %j', (clause, position, lines, action, sentence) => {
    const game = scene(position).play(...lines);
    expect(game.refusal(action)).toBe(clause);
    expect(game.why(action)).toBe(sentence);
    expect(sentence).not.toMatch(/undefined|null|NaN|object|END-|There is no such clause/);
  });
});
