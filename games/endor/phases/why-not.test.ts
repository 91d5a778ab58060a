import { at, SeededChance, stableJson } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { sectorIds } from '../data/space.ts';
import { endor } from '../index.ts';
import { notation } from '../notation/notation.ts';
import { rulebook } from '../rulebook/rulebook.ts';
import { scene, start } from '../testing/scene.ts';
import { check } from './why-not.ts';

describe('the shape of an action', () => {
  const game = scene({ card: 'R16' });
  test.each([
    [{ type: 'order' }, 'it has exactly these fields: type, order'],
    [{ type: 'order', order: 'xwing', extra: 1 }, 'it has exactly these fields: type, order'],
    [{ type: 'order', order: 'fleet' }, "'order' is an order"],
    [{ type: 'order', order: 'constructor' }, "'order' is an order"],
    [{ type: 'order', order: 7 }, "'order' is an order"],
    [{ type: 'plan', cards: 'R01' }, "'cards' is a list of cards"],
    [{ type: 'plan', cards: [1, 2, 3] }, "'cards' is a list of cards"],
    [{ type: 'plan', cards: ['R01', 2, 'R03'] }, "'cards' is a list of cards"],
    [{ type: 'move', from: 'm1', to: 'i9', ships: 1 }, "'to' is a sector or a fleet marker"],
    [{ type: 'move', from: 'deathStar', to: 'i1', ships: 1 }, "'from' is a sector or a fleet marker"],
    [{ type: 'move', from: 'm1', to: 'i1', ships: 0.5 }, "'ships' is a whole number"],
    [{ type: 'attack', from: 'm1', at: null }, "'at' is a sector, a fleet marker or the Death Star"],
    [{ type: 'attack', from: 'm1', at: 'i9' }, "'at' is a sector, a fleet marker or the Death Star"],
    [{ type: 'fire', at: 'deathStar' }, "'at' is a sector or a fleet marker"],
    [{ type: 'ambush', troopers: '3' }, "'troopers' is a whole number"],
    [{ type: 'assign', hits: ['tie', 'deathStar'] }, "'hits' is a list of ships"],
    [{ type: 'fly' }, 'this game has no such action'],
    [{ type: 'toString' }, 'this game has no such action'],
  ])('%j', (action, problem) => {
    expect(check(game.state, 0, action)).toEqual({ clause: 'TABLE-SHAPE', params: { problem } });
  });
});

/** Every move, attack and shot that can be written, and everything without a choice. */
function everythingImaginable(): string[] {
  const markers = ['f1', 'f2', 'f3', 'f4', 'f5', 'f6'];
  const places = [...sectorIds, ...markers];
  const orders = [
    'xwing',
    'ywing',
    'falcon',
    'luke',
    'vaderRedeemed',
    'tie',
    'deathStar',
    'emperor',
    'shieldAmbush',
  ];
  return [
    ...places.flatMap((from) => places.flatMap((to) => [1, 5].map((count) => `move ${from} ${to} ${count}`))),
    ...places.flatMap((from) => [...places, 'deathStar'].map((at) => `attack ${from} ${at}`)),
    ...places.map((at) => `fire ${at}`),
    ...orders.map((order) => `order ${order}`),
    ...[
      'pass',
      'deploy',
      'stay',
      'hold',
      'keep',
      'reroll 3',
      'ambush 1',
      'ambush 3',
      'plan R02 R06 R13',
      'plan E01 E02 E03',
    ],
    ...['assign tie', 'assign xwing bwing', 'assign falcon', 'assign tie tie executor'],
  ];
}

test('who is not asked is told so, whatever the action', () => {
  const planning = start().play('0 plan R21 R20 R19');
  expect(check(planning.state, 0, notation.readAction('plan R21 R18 R17'))?.clause).toBe('TABLE-TURN');
  const turn = scene({ card: 'R16' });
  expect(check(turn.state, 1, notation.readAction('order luke'))?.clause).toBe('TABLE-TURN');
  expect(check(turn.state, 7, notation.readAction('order luke'))?.clause).toBe('TABLE-TURN');
  expect(check(turn.play('0 resign').state, 0, notation.readAction('order luke'))?.clause).toBe('TABLE-OVER');
});

describe('the judge', () => {
  const imaginable = everythingImaginable().map(notation.readAction);
  const clauses = new Set(rulebook.map(({ id }) => id));

  test.each([
    {},
    {
      deathStarRun: true,
      moveOrigins: 'converging',
      attackFrom: 'anySector',
      deployThenMove: true,
      freePass: true,
    },
    { attackersMustMove: true, emptyMarkersShield: false, duelLeadReroll: true, fightersHitMarkers: false },
  ])('allows what is legal and refuses everything else by a clause, with options %j', (options) => {
    const chance = new SeededChance(`judge ${stableJson(options)}`);
    for (let i = 0; i < 3; i++) {
      const { state } = start(2, options);
      for (let actions = 0; !endor.outcome(state); actions++) {
        const seat = at(endor.question(state).seats, 0);
        const legal = endor.legal(state, seat);
        if (actions % 40 === 0) {
          const before = stableJson(state);
          const listed = new Set(legal.map(notation.action));
          const wrong = imaginable.filter((action) => {
            const refusal = check(state, seat, action);
            return (
              (refusal === null) !== listed.has(notation.action(action)) ||
              (refusal !== null && !clauses.has(refusal.clause))
            );
          });
          expect(wrong).toEqual([]);
          expect(legal.filter((action) => check(state, seat, action) !== null)).toEqual([]);
          expect(stableJson(state)).toBe(before);
        }
        endor.apply(state, seat, at(legal, chance.draw('choice', legal.length)), chance);
      }
    }
  });
});
