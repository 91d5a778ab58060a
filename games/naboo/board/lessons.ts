import type { Lesson } from '@holoboard/kit';
import type { NabooAction } from '../state.ts';

export { lessonWords } from './lesson-words.ts';

/*
 * The first evening of a newcomer: a short lesson for each battle, then the beginning of a round, and an end. What newcomers get wrong
 * is what they try in vain. The player is Naboo, and for some lessons the Trade Federation. Draws are the faces of dice by their place.
 */

const decks = ['nabooBattlefield', 'nabooPalace', 'tradeBattlefield', 'tradePalace'] as const;
const prefixes = ['nb', 'np', 'tb', 'tp'];

/** A position in the middle of a card: which one, the frames above it, and what differs from the set-up. */
function during(card: string, frames: string, more = ''): string {
  const deck = prefixes.indexOf(card.slice(0, 2));
  const seat = deck < 2 ? 0 : 1;
  const flipped = decks.map((_, each) => (each === deck ? 1 : 0)).join();
  const rest = more.includes('anakin=') ? more : `anakin=0 ${more}`;
  return `round=1 phase=play active=${seat} lead=0 frames=${frames} ${decks[deck]}Discard=${card} flipped=${flipped} real=RedQueen hands=-,- piles=-,- ${rest}`.trim();
}

/** A card of which an action has been chosen, with so many units left to use, and what is used now. */
function using(card: string, action: string, counts: string, unit: string, more = ''): string {
  const seat = card.startsWith('n') ? 0 : 1;
  const used = unit.split(':')[2] ?? '-';
  return during(
    card,
    `card:${seat}:${card}:${action}:0,units:${seat}:${action}:${counts}:${used},${unit}`,
    more,
  );
}

export const lessons: readonly Lesson<NabooAction>[] = [
  // The plains.
  {
    key: 'group',
    clause: 'NAB-BF-01',
    position: during('nb-05', 'card:0:nb-05:nb-05a:0,units:0:nb-05a:3:-'),
    draws: [],
    expects: { type: 'use', piece: 'G3' },
    points: 'piece:G3',
  },
  {
    key: 'shieldHex',
    clause: 'NAB-SHIELD-05',
    draws: [],
    expects: { type: 'move', to: 'bf-3-4' },
    points: 'space:bf-3-4',
  },
  {
    key: 'attack',
    clause: 'NAB-DMG-06',
    draws: [0, 1, 4],
    expects: { type: 'attack', target: 'BD3' },
    points: 'piece:BD3',
  },
  {
    key: 'once',
    clause: 'NAB-CARD-04',
    draws: [],
    tries: { type: 'use', piece: 'G3' },
    points: 'piece:G3',
  },
  {
    key: 'theatre',
    clause: 'NAB-RULING-42',
    draws: [],
    tries: { type: 'use', piece: 'PG1' },
    points: 'piece:PG1',
  },
  {
    key: 'outside',
    clause: 'NAB-SHIELD-04',
    position: using('tb-06', 'tb-06a', '0', 'attack:1:AAT2', 'pieces=AAT2:bf-2-4,BD3:bf-0-4'),
    draws: [],
    tries: { type: 'attack', target: 'G3' },
    points: 'piece:G3',
  },
  {
    key: 'fambaa',
    clause: 'NAB-SHIELD-08',
    position: using('tb-03', 'tb-03a', '1', 'attack:1:DD1', 'pieces=DD1:bf-3-2,G2:bf-3-3'),
    draws: [0, 0, 2, 4, 4, 3],
    expects: { type: 'attack', target: 'F1' },
    points: 'piece:F1',
  },
  {
    key: 'bonus',
    clause: 'NAB-BONUS-05',
    draws: [],
    expects: { type: 'bonus', deck: 'tradePalace' },
    points: 'deck:tradePalace',
  },
  // The palace.
  {
    key: 'sight',
    clause: 'NAB-LOS-04',
    position: using('np-14', 'np-14a', '3', 'attack:0:PG1', 'pieces=PG1:f1-0-1'),
    draws: [],
    tries: { type: 'attack', target: 'PBD8' },
    points: 'piece:PBD8',
  },
  {
    key: 'window',
    clause: 'NAB-LEDGE-04',
    position: using('np-06', 'np-06a', '3', 'move:0:PG5'),
    draws: [],
    expects: { type: 'move', to: 'f3-0-6' },
    points: 'space:f3-0-6',
  },
  {
    key: 'shot',
    clause: 'NAB-LOS-02',
    draws: [2],
    expects: { type: 'attack', target: 'PBD18' },
    points: 'piece:PBD18',
  },
  // The core.
  {
    key: 'duel',
    clause: 'NAB-JEDI-05',
    position: using('np-01', 'np-01a', '0', 'duel:0:QuiGon:12:3'),
    draws: [0, 2, 4, 3, 4],
    expects: { type: 'strike', target: 'Maul', dice: 3 },
    points: 'piece:Maul',
  },
  {
    key: 'bound',
    clause: 'NAB-CORE-05',
    draws: [],
    tries: { type: 'move', to: 'gb-3-14' },
    points: 'space:gb-3-14',
  },
  // Space.
  {
    key: 'block',
    clause: 'NAB-SPACE-05',
    position: during('nb-01', 'card:0:nb-01:nb-01a:0,block:1:2', 'anakin=1'),
    draws: [2, 3],
    expects: { type: 'block', slots: [6, 7] },
    points: '+slot:7',
  },
  {
    key: 'fly',
    clause: 'NAB-SPACE-07',
    position: during('nb-02', 'card:0:nb-02:-:0', 'anakin=1'),
    draws: [3, 5, 4, 2],
    expects: { type: 'choose', action: 'nb-02a' },
    points: 'action:nb-02a',
  },
  // A first round.
  {
    key: 'plan',
    clause: 'NAB-ROUND-03',
    position:
      'round=1 phase=plan lead=0 planned=1 anakin=0 real=RedQueen hands=nb-01+nb-04+nb-05+nb-06+nb-10+np-01+np-02+np-03+np-12+np-14,tb-01+tb-03+tb-04+tp-01+tp-02+tp-03 piles=-,tb-02+tb-05+tp-05+tp-06',
    draws: [],
    expects: { type: 'plan', cards: ['nb-01', 'np-02', 'np-01', 'nb-05'] },
    points: 'card:nb-01',
  },
  {
    key: 'first',
    clause: 'NAB-CARD-01',
    draws: [4, 5, 2, 3],
    expects: { type: 'choose', action: 'nb-01a' },
    points: 'action:nb-01a',
  },
  {
    key: 'answer',
    clause: 'NAB-ROUND-10',
    draws: [],
    expects: { type: 'choose', action: 'tb-02a' },
    points: 'action:tb-02a',
  },
  {
    key: 'starfighter',
    clause: 'NAB-SF-02',
    draws: [],
    expects: { type: 'deploy', grid: 'grid-5' },
    points: 'grid:grid-5',
  },
  // The end.
  {
    key: 'win',
    clause: 'NAB-END-05',
    position: using(
      'np-14',
      'np-14a',
      '3',
      'move:0:PG3',
      'anakin=5 bare pieces=PG1:f3-1-1,PG2:f3-5-1,PG3:f3-3-4,PG4:gb-3-9,Panaka:gb-3-10,RedQueen:gb-2-10,PurpleQueen:gb-4-10,ObiWan:gc-07/3,Maul:gc-08/4,VR1:f3-2-0,VR2:f3-4-0,F1:bf-5-2,F2:bf-5-7 gone=65,12',
    ),
    draws: [],
    expects: { type: 'move', to: 'f3-3-3' },
    points: 'space:f3-3-3',
  },
];
