import type { GameAction } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { naboo } from '../index.ts';
import type { NabooAction } from '../state.ts';
import { scene } from '../testing/scene.ts';

function check(game: ReturnType<typeof scene>, seat: number, action: NabooAction) {
  return naboo.check(game.state, seat, action);
}

/** What is no action at all, whatever is asked: a field that names nothing, or too many or too few of them. */
const shapeless: readonly (readonly [field: string, action: Record<string, unknown>])[] = [
  ['type', { type: 'fly' }],
  ['queen', { type: 'queen', queen: 'blueQueen' }],
  ['cards', { type: 'plan', cards: 'nb-01' }],
  ['cards', { type: 'plan', cards: ['nb-01', 2] }],
  ['action', { type: 'choose', action: 'nb-99a' }],
  ['action', { type: 'choose', action: 1 }],
  ['piece', { type: 'use', piece: 'PG99' }],
  ['piece', { type: 'use', piece: 4 }],
  ['to', { type: 'move', to: 'f1-9-9' }],
  ['to', { type: 'move', to: 7 }],
  ['target', { type: 'attack', target: 'BD-n1' }],
  ['dice', { type: 'strike', target: 'Maul', dice: 1.5 }],
  ['deck', { type: 'bonus', deck: 'gungans' }],
  ['slots', { type: 'block', slots: 7 }],
  ['slots', { type: 'block', slots: [1] }],
  ['slots', { type: 'block', slots: [8, 7] }],
  ['slots', { type: 'block', slots: [7, 7] }],
  ['grid', { type: 'deploy', grid: 'grid-6' }],
  ['group', { type: 'send', group: 'BD99' }],
  ['droids', { type: 'take', droids: '2' }],
  ['spaces', { type: 'arrive', spaces: 'f1-0-0' }],
  ['spaces', { type: 'arrive', spaces: ['f1-0-0', 3] }],
  ['spaces', { type: 'arrive', spaces: ['f1-0-0', 'f1-9-9'] }],
  ['spaces', { type: 'arrive', spaces: ['f1-0-1', 'f1-0-0'] }],
  ['to', { type: 'activate', to: 'bf-9-9' }],
  ['fields', { type: 'stay', to: 'f1-0-0' }],
  ['fields', { type: 'use' }],
];

test.each(shapeless)('what has no such %s is no action: %o', (field, action) => {
  const refusal = naboo.check(scene({ card: 'np-14' }).state, 0, action as never as GameAction);
  expect(refusal?.clause).toBe('TABLE-SHAPE');
  if (field !== 'type') expect(refusal?.params?.['problem']).toContain(field);
});

test('who is not asked may not act, and nobody after the end', () => {
  const game = scene({ card: 'np-14' });
  expect(game.refusal('choose np-14a', 1)).toBe('TABLE-TURN');
  naboo.resign(game.state, 1);
  expect(game.refusal('choose np-14a', 0)).toBe('TABLE-OVER');
});

test('NAB-CARD-01 an answer to something else is refused, by what is asked', () => {
  const game = scene({ card: 'np-14' });
  expect(['stay', 'done', 'bonus nabooPalace', 'block 7'].map((action) => game.refusal(action))).toEqual(
    new Array<string>(4).fill('NAB-CARD-01'),
  );
  const choose = { type: 'choose', action: 'np-14a' } as const;
  const params = naboo.check(game.play('choose np-14a').state, 0, choose)?.params;
  expect(params).toEqual({ now: 'units', action: 'choose' });
});

test('NAB-LOS-04 a refusal names the piece, its target and what is in the way', () => {
  const game = scene({ card: 'np-14', pieces: 'PG1:f1-3-1,PBD3:f1-3-4,PBD9:f1-3-8' });
  game.play('choose np-14a', 'use PG1', 'stay');
  const refusal = check(game, 0, { type: 'attack', target: 'PBD9' });
  // Along row 3 the Destroyer on f1-3-2 stands next to the guard.
  expect(refusal).toEqual({
    clause: 'NAB-LOS-04',
    params: { piece: 'PG1', target: 'PBD9', blocker: 'f1-3-2' },
  });
});

/** The refusal of PG1's attack on PBD1. */
function sightRefusal(pieces: string, options?: string) {
  const game = scene({ card: 'np-14', pieces, ...(options && { options }) });
  game.play('choose np-14a', 'use PG1', 'stay');
  return check(game, 0, { type: 'attack', target: 'PBD1' });
}

describe('NAB-LOS-11 NAB-RULING-01 a line blocked from both sides', () => {
  // From f1-0-5 to f1-4-5 the line runs between f1-1-4 and f1-1-5, across f1-2-5, and between f1-3-4 and f1-3-5.
  const ends = 'PG1:f1-0-5,PBD1:f1-4-5';
  const named = (blocker: string, opposite: string) => ({
    clause: 'NAB-LOS-11',
    params: { piece: 'PG1', target: 'PBD1', blocker, opposite },
  });

  test('names a hex on either side, the nearest ones', () => {
    expect(sightRefusal(`${ends},PBD2:f1-1-4,PBD3:f1-3-5`)).toEqual(named('f1-1-4', 'f1-3-5'));
    expect(sightRefusal(`${ends},PBD2:f1-1-4,PBD3:f1-3-5,PBD4:f1-3-4`)).toEqual(named('f1-1-4', 'f1-3-5'));
  });

  test('names with perEdge those that face each other, not one that does no harm', () => {
    // f1-1-4 has nothing opposite it on f1-1-5.
    const pieces = `${ends},PBD2:f1-1-4,PBD3:f1-3-4,PBD4:f1-3-5`;
    expect(sightRefusal(pieces, 'edgeLos:perEdge')).toEqual(named('f1-3-4', 'f1-3-5'));
    expect(sightRefusal(`${ends},PBD2:f1-1-4,PBD3:f1-3-5`, 'edgeLos:perEdge')).toBeNull();
  });

  test('names what the line crosses instead, where it crosses something', () => {
    const pieces = `${ends},PBD2:f1-1-4,PBD4:f1-1-5,PBD3:f1-2-5`;
    for (const options of ['edgeLos:wholeLine', 'edgeLos:perEdge'])
      expect(sightRefusal(pieces, options)).toEqual({
        clause: 'NAB-LOS-04',
        params: { piece: 'PG1', target: 'PBD1', blocker: 'f1-2-5' },
      });
  });

  test('names a wall where one is', () => {
    // From f3-1-4 to f3-5-4 the line runs between the wall f3-2-4 and f3-2-5, across f3-3-4, and between the wall f3-4-4 and f3-4-5.
    const walls = 'PG1:f3-1-4,PBD1:f3-5-4,PBD18:f3-2-5';
    for (const options of ['edgeLos:wholeLine', 'edgeLos:perEdge']) {
      const { clause, params } = sightRefusal(walls, options) ?? {};
      expect([clause, [params?.['blocker'], params?.['opposite']].toSorted()]).toEqual([
        'NAB-LOS-11',
        ['f3-2-5', 'wall'],
      ]);
    }
    // The same row of hexes, with the obstruction further on.
    const { params } = sightRefusal(walls.replace('f3-2-5', 'f3-4-5')) ?? {};
    expect([params?.['blocker'], params?.['opposite']]).toEqual(['wall', 'f3-4-5']);
  });
});

test('NAB-LOS-04 NAB-RULING-17 a refusal tells of a wall', () => {
  // The line along row 3 crosses the wall in the middle of the second floor.
  const pieces = 'PG1:f2-3-2,PBD1:f2-3-6,PDD2:f1-3-6';
  expect(sightRefusal(pieces)?.params).toEqual({ piece: 'PG1', target: 'PBD1', blocker: 'wall' });
});

test('NAB-CARD-04 NAB-RULING-08 refusals tell which piece, and how many droids must arrive', () => {
  const guards = scene({ card: 'np-14' }).play('choose np-14a', 'use PG1', 'stay', 'hold');
  expect(check(guards, 0, { type: 'use', piece: 'PG1' })?.params).toEqual({ piece: 'PG1' });
  const droids = scene({ card: 'tb-09' }).play('choose tb-09a', 'send BD3');
  expect(check(droids, 1, { type: 'arrive', spaces: ['f1-0-0'] })?.params).toEqual({
    wanted: 4,
    given: 1,
  });
});

test('NAB-ROUND-02 NAB-RULING-43 a refusal of a plan tells how many cards are wanted', () => {
  const hands = 'nb-01+nb-02+nb-03+nb-04+nb-05,tb-01+tp-01';
  const game = scene({ more: `phase=plan hands=${hands}` });
  const refused = (seat: number, cards: readonly string[]) => check(game, seat, { type: 'plan', cards });
  expect(refused(0, ['nb-01'])).toEqual({ clause: 'NAB-ROUND-02', params: { wanted: 4, given: 1 } });
  expect(refused(1, ['tb-01'])).toEqual({ clause: 'NAB-RULING-43', params: { wanted: 2, given: 1 } });
  expect(refused(0, ['nb-01', 'nb-02', 'nb-03', 'nb-06'])).toEqual({
    clause: 'NAB-ROUND-02',
    params: { wanted: 4, given: 4, card: 'nb-06' },
  });
  expect(refused(0, ['nb-01', 'nb-02', 'nb-03', 'no-such-card-in-any-of-the-decks'])).toEqual({
    clause: 'NAB-SETUP-23',
    params: { card: 'no-such-card-in-any-' },
  });
});
