import { RecordedChance } from '@holoboard/kernel';
import { expect, test } from 'vitest';
import { naboo } from '../index.ts';
import { facesOf, scene } from '../testing/scene.ts';

/* What is told of whole actions, event by event. */

test('NAB-ATT-04 NAB-DEF-02 NAB-RIP-02 a strike: the attack dice, the defence dice, who was hit, and the riposte', () => {
  const game = scene({ card: 'np-01', pieces: 'QuiGon:gc-06/6' }).play('choose np-01a', 'use QuiGon');
  expect(game.allTold()).toEqual([{ type: 'actionChosen', seat: 0, action: 'np-01a' }]);
  game.play('strike Maul 3: red2 red1 red0 green! gold1');
  expect(game.allTold()).toEqual([
    {
      type: 'attacked',
      piece: 'QuiGon',
      target: 'Maul',
      dice: [2, 1, 0].map((shows) => ({ colour: 'red', shows })),
    },
    {
      type: 'defended',
      piece: 'Maul',
      dice: [
        { colour: 'green', shows: 0, riposte: true },
        { colour: 'gold', shows: 1 },
      ],
    },
    { type: 'hurt', piece: 'Maul', hits: 2, left: 8, riposte: false },
    { type: 'hurt', piece: 'QuiGon', hits: 1, left: 5, riposte: true },
  ]);
});

test('NAB-DEF-03 an attack that is blocked is told as a miss, and one without defence has no defence told', () => {
  const game = scene({ card: 'tp-02', pieces: 'PBD5:f1-4-7' }).play('choose tp-02a', 'use PBD5', 'stay');
  game.play('attack RedQueen: gray1 blue1');
  expect(game.allTold()).toEqual([
    { type: 'attacked', piece: 'PBD5', target: 'RedQueen', dice: [{ colour: 'gray', shows: 1 }] },
    { type: 'defended', piece: 'RedQueen', dice: [{ colour: 'blue', shows: 1 }] },
    { type: 'missed', piece: 'PBD5', target: 'RedQueen' },
  ]);
  game.play('use PBD2', 'stay', 'attack PG1: gray0');
  expect(game.allTold().map(({ type }) => type)).toEqual(['attacked', 'missed']);
});

test('NAB-DMG-06 NAB-RULING-34 losses of a group, the end of a piece, and of a queen', () => {
  const group = scene({ card: 'nb-05', pieces: 'G3:bf-3-4' }).play('choose nb-05a', 'use G3', 'stay');
  group.play('attack BD3: gray1 gray1 gray0');
  expect(group.told('hurt')).toEqual([{ type: 'hurt', piece: 'BD3', hits: 2, left: 2, riposte: false }]);
  const queen = scene({ card: 'tp-05', pieces: 'PDD1:f1-3-7,RedQueen:gb-2-10/2', more: 'real=PurpleQueen' });
  queen.play('choose tp-05a', 'use PDD1', 'stay', 'attack RedQueen: red2 red2 blue1');
  // Three hits get through, two are all she has left.
  expect(queen.told('destroyed', 1)).toEqual([
    {
      type: 'destroyed',
      piece: 'RedQueen',
      unit: 'redQueen',
      space: 'gb-2-10',
      hits: 2,
      riposte: false,
      real: false,
      reveals: true,
    },
  ]);
});

test('NAB-MOVE-05 a move tells its way, step by step', () => {
  const game = scene({ card: 'nb-04', pieces: 'K1:bf-4-1' }).play('choose nb-04a', 'use K1', 'move bf-3-0');
  expect(game.told('moved')).toEqual([{ type: 'moved', piece: 'K1', path: ['bf-4-1', 'bf-3-0'] }]);
  const duel = scene({ card: 'tp-01' }).play('choose tp-01a', 'use Maul', 'move gc-11');
  expect(duel.told('moved')).toEqual([
    { type: 'moved', piece: 'Maul', path: ['gc-08', 'gc-09', 'gc-10', 'gc-11'] },
  ]);
});

test('NAB-SF-07 NAB-SPACE-05 NAB-SPACE-06 an attempt: screens, blocks, flights, a passed card, and the step', () => {
  const game = scene({ card: 'nb-01', more: 'stacks=sf-1,-,-,-,-' }).play('choose nb-01a: gray1 gray0');
  expect(game.allTold()).toEqual([
    { type: 'actionChosen', seat: 0, action: 'nb-01a' },
    {
      type: 'screened',
      grid: 'sf-1',
      dice: [
        { colour: 'gray', shows: 1 },
        { colour: 'gray', shows: 0 },
      ],
    },
  ]);
  game.play('block 7: anakin5 anakin3 gray0 gray0 anakin2 anakin4');
  const none = { colour: 'gray', shows: 0 };
  expect(game.allTold().slice(0, 6)).toEqual([
    { type: 'blocked', grid: 'sf-1', slots: [7] },
    { type: 'flew', grid: 'sf-1', dice: [5, 3], through: true },
    { type: 'starfighterPassed', starfighter: 'sf-1' },
    { type: 'screened', grid: 'grid-1', dice: [none, none] },
    { type: 'flew', grid: 'grid-1', dice: [2, 4], through: true },
    { type: 'anakinAdvanced', to: 1 },
  ]);
});

test('NAB-SF-01 NAB-RULING-30 a Starfighter card is turned up, and told again where it lies', () => {
  const game = scene({ card: 'tb-02', tops: 'sf-7' }).play('choose tb-02a', 'deploy grid-2');
  expect(game.allTold().slice(1, 3)).toEqual([
    { type: 'starfighterDrawn', starfighter: 'sf-7', reveals: true },
    { type: 'starfighterDeployed', starfighter: 'sf-7', grid: 'grid-2' },
  ]);
});

test('NAB-END-01 the end of the droids names all of them', () => {
  const pieces = 'PG1:f1-1-7,PG2:f1-5-7,PG3:f1-2-8,Maul:gc-08,VR1:f3-2-0,VR2:f3-4-0';
  const droids = 'BD1:bf-2-1/2,DD1:bf-2-3,AAT1:bf-1-1,MTT1:bf-0-2,PBD1:f1-0-4,PDD1:f1-3-2';
  const game = scene({ card: 'nb-01', more: 'bare anakin=4 pool=62,9', pieces: `${pieces},${droids}` });
  game.play('choose nb-01a: gray0 gray0 anakin3 anakin4');
  expect(game.told('droidsShutDown').map((event) => event.pieces.toSorted())).toEqual([
    ['AAT1', 'BD1', 'DD1', 'MTT1', 'PBD1', 'PDD1'],
  ]);
  expect([game.state.gone, game.state.pool]).toEqual([
    [3, 3],
    [62, 9],
  ]);
});

test('NAB-CARD-09 NAB-CARD-07 cards tell where they come from: a plan, a deck, a bonus pile', () => {
  const game = scene({ card: 'nb-10', tops: 'nb-05 nb-04', piles: 'np-14+np-01*,-' });
  game.play('choose nb-10a', 'choose nb-05a', 'done', 'choose nb-04a', 'done', 'choose np-14a', 'done');
  expect(game.told('flipped')).toEqual([
    { type: 'flipped', seat: 0, card: 'nb-05', from: 'deck', reveals: true },
    { type: 'flipped', seat: 0, card: 'nb-04', from: 'deck', reveals: true },
    { type: 'flipped', seat: 0, card: 'np-14', from: 'pile', reveals: true },
    { type: 'flipped', seat: 0, card: 'np-01', from: 'bonus', reveals: true },
  ]);
});

test('NAB-ROUND-03 NAB-4P-08 a plan is told to the own side alone, a round to everybody', () => {
  const hands = 'tb-01+tp-01,tb-02+tp-02,np-01+nb-01,np-02+nb-02';
  const game = scene({ seats: 4, more: `phase=plan lead=2 hands=${hands}` }).play('plan tp-01 tb-01');
  const plan = { type: 'planned', seat: 0 };
  expect([0, 1, 2, 3, 'spectator' as const].map((viewer) => game.allTold(viewer))).toEqual([
    [{ ...plan, cards: ['tp-01', 'tb-01'] }],
    [{ ...plan, cards: ['tp-01', 'tb-01'] }],
    [{ ...plan, cards: null }],
    [{ ...plan, cards: null }],
    [{ ...plan, cards: null }],
  ]);
});

test('NAB-ROUND-12 NAB-ROUND-13 a new round: who draws what, and who leads', () => {
  const game = scene({ card: 'np-14', more: 'lead=1 hands=nb-01,tb-01', tops: 'nb-05 nb-06 np-01 np-02' });
  game.play('choose np-14a', 'done');
  expect(game.allTold(0).filter((event) => 'seat' in event && event.seat === 0)).toEqual([
    { type: 'actionChosen', seat: 0, action: 'np-14a' },
    { type: 'drew', seat: 0, deck: 'nabooBattlefield', count: 2, cards: ['nb-05', 'nb-06'], reveals: true },
    { type: 'drew', seat: 0, deck: 'nabooPalace', count: 2, cards: ['np-01', 'np-02'], reveals: true },
  ]);
  expect(game.told('drew', 1)).toMatchObject([{ seat: 1 }, { seat: 1 }, { cards: null }, { cards: null }]);
  expect(game.told('roundStarted')).toEqual([{ type: 'roundStarted', round: 2, lead: 0 }]);
});

test('NAB-ACTV-01 NAB-RULING-37 a group out of an MTT, and what is recovered', () => {
  const game = scene({ card: 'tb-12', pieces: 'DD1:-', more: 'pool=0,2' });
  game.play('choose tb-12a', 'activate bf-0-3');
  expect(game.told('droidsActivated')).toEqual([
    { type: 'droidsActivated', piece: 'DD-n1', space: 'bf-0-3', droids: 2 },
  ]);
  const maul = scene({ card: 'tp-08', pieces: 'Maul:gc-08/8' }).play('choose tp-08a');
  expect(maul.told('recovered')).toEqual([{ type: 'recovered', piece: 'Maul', points: 2, left: 10 }]);
});

test('NAB-GEN-01 whatever happens happens the same when nobody listens', () => {
  const scenes = [
    [{ card: 'np-01', pieces: 'QuiGon:gc-06/1,Maul:gc-08/1' }, 'choose np-01a', 'use QuiGon'],
    [{ card: 'nb-01', more: 'stacks=sf-1,-,-,-,-' }, 'choose nb-01a: gray1 gray0'],
    [{ card: 'tb-09' }, 'choose tb-09a', 'send BD3'],
    [{ card: 'tb-02', tops: 'sf-7' }, 'choose tb-02a'],
    [{ card: 'np-14', more: 'hands=nb-01,tb-01' }, 'choose np-14a'],
  ] as const;
  const answers = [
    [{ type: 'strike', target: 'Maul', dice: 1 }, 'strike Maul 1: red1 green! gold0'],
    [{ type: 'block', slots: [7] }, 'block 7: anakin1 anakin4'],
    [
      { type: 'arrive', spaces: ['f1-0-0', 'f1-0-1', 'f1-1-1', 'f1-6-1'] },
      'arrive f1-0-0 f1-0-1 f1-1-1 f1-6-1',
    ],
    [{ type: 'deploy', grid: 'grid-2' }, 'deploy grid-2'],
    [{ type: 'done' }, 'done'],
  ] as const;
  scenes.forEach(([begin, ...lines], i) => {
    const [action, line] = answers[i] as (typeof answers)[number];
    const told = scene(begin).play(...lines);
    const untold = scene(begin).play(...lines);
    naboo.apply(untold.state, untold.asked, action, new RecordedChance(facesOf(line)));
    told.play(line);
    expect(untold.state).toEqual(told.state);
  });
});

test('NAB-END-07 the victory names its side and how it came about', () => {
  const game = scene({
    card: 'tp-02',
    more: 'bare pool=64,12',
    pieces: 'PG1:f1-1-7,PG2:f1-5-7,PG3:f1-2-8,Maul:gc-13,PBD1:f1-1-5,F1:bf-5-2,VR1:f3-2-0,VR2:f3-4-0',
  }).play('choose tp-02a', 'use PBD1', 'stay', 'attack PG1: gray1');
  expect(game.told('won')).toEqual([{ type: 'won', side: 'tradeFederation', reason: 'palaceHeld' }]);
});
