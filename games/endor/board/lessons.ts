import type { Lesson } from '@holoboard/kit';
import type { EndorAction } from '../state.ts';

export { lessonWords } from './lesson-words.ts';

/*
 * The first battle of a newcomer: what newcomers get wrong, in the order in which a game brings it up. The player is the
 * Rebel, and for two lessons the Empire. Draws are dice, each less one.
 */

/** The start of a battle, but for TIE fighters that have come down to the Port Trench (i1). */
const ships =
  'ships=o1:b3,o2:y4,o3:x5,o4:b3,o6:t4,o7:t4,o8:executor,m1:x5+falcon,m2:b3,m3:y4,m5:t4,m6:t4,i4:t4,i5:t4,i1:t4';
const fleet = 'fleet=f1:y4,f2:x5,f3:b3,f4:y4,f5:b3,f6:x5';
const hulls = 'reserve=28 falcon=6 executor=8';
/** What is left in both hands once three cards are planned. */
const hands = 'hands=R06+R09+R21,E03+E08+E09';

/** A position in the middle of a Rebel turn; nobody has more cards to play. */
function rebelTurn(words: string, there = ships, hullsLeft = hulls): string {
  return `active=0 ${there} ${fleet} ${hullsLeft} ${hands} piles=-,- ${words}`;
}

export const lessons: readonly Lesson<EndorAction>[] = [
  {
    key: 'plan',
    clause: 'END-PLAN-05',
    position: `round=1 phase=plan active=0 planned=1 ${ships} ${fleet} ${hulls} luke=4 vader=4 team=0 hands=R04+R06+R02+R09+R13+R21,E03+E08+E09 piles=-,E03+E04+E06`,
    draws: [],
    expects: { type: 'plan', cards: ['R04', 'R13', 'R02'] },
    points: 'card:R04',
  },
  {
    key: 'order',
    clause: 'END-TURN-04',
    draws: [],
    expects: { type: 'order', order: 'xwing' },
    points: 'order:xwing',
  },
  {
    key: 'held',
    clause: 'END-MOVE-02',
    draws: [],
    tries: { type: 'move', from: 'm1', to: 'i1', ships: 5 },
    points: 'place:i1',
  },
  {
    key: 'stay',
    clause: 'END-ATK-07',
    draws: [],
    expects: { type: 'stay' },
    points: 'stay',
  },
  {
    key: 'attack',
    clause: 'END-ATK-03',
    draws: [0, 1, 2, 4, 5],
    expects: { type: 'attack', from: 'm1', at: 'i1' },
    points: 'place:i1',
  },
  {
    key: 'clear',
    clause: 'END-BONUS-01',
    position: rebelTurn(
      'round=1 phase=target card=R13 order=xwing luke=4 vader=4 team=8 rebelDiscard=R01+R04',
      ships.replace('i1:t4', 'i1:t1'),
    ),
    draws: [0, 3, 1, 0, 1],
    expects: { type: 'attack', from: 'm1', at: 'i1' },
    points: 'place:i1',
  },
  {
    key: 'shield',
    clause: 'END-RULING-03',
    draws: [0, 4, 0, 2, 1],
    expects: { type: 'order', order: 'shieldAssault' },
    points: 'order:shieldAssault',
  },
  {
    key: 'inside',
    clause: 'END-MOVE-04',
    position: rebelTurn(
      'round=2 phase=move card=R08 order=bwing luke=4 vader=4 team=14',
      ships.replace('m2:b3', 'i2:b3').replace(',i1:t4', ''),
    ),
    draws: [],
    tries: { type: 'move', from: 'i2', to: 'ds', ships: 3 },
    points: 'place:deathStar',
  },
  {
    key: 'duel',
    clause: 'END-DUEL-05',
    position: rebelTurn('round=2 phase=chooseOrder card=R20 luke=4 vader=4 team=14'),
    draws: [0, 3, 5, 2],
    expects: { type: 'order', order: 'luke' },
    points: 'order:luke',
  },
  {
    key: 'redeem',
    clause: 'END-BONUS-06',
    position: rebelTurn('round=2 phase=chooseOrder card=R01 luke=2 vader=2 team=14'),
    draws: [],
    expects: { type: 'order', order: 'vaderRedeemed' },
    points: 'order:vaderRedeemed',
  },
  {
    key: 'markers',
    clause: 'END-DSW-08',
    position: `round=3 phase=fire active=1 ${ships} fleet=f1:down,f2:x5,f3:-,f4:down,f5:down,f6:down ${hulls} luke=2 vader=redeemed team=19 ${hands} piles=-,- card=E06 order=deathStar`,
    draws: [],
    tries: { type: 'fire', at: 'm3' },
    points: 'place:m3',
  },
  {
    key: 'carried',
    clause: 'END-HIT-14',
    draws: [4, 0],
    expects: { type: 'fire', at: 'f2' },
    points: 'place:f2',
  },
  {
    key: 'win',
    clause: 'END-DSA-04',
    position: rebelTurn(
      'round=5 phase=target card=R08 order=bwing luke=2 vader=redeemed team=28',
      ships.replace('m2:b3', 'i2:b3').replace(',i1:t4', ''),
    ),
    draws: [1, 5, 3],
    expects: { type: 'attack', from: 'i2', at: 'deathStar' },
    points: 'place:deathStar',
  },
];
