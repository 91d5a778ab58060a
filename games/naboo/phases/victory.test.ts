import { keptIn } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { naboo } from '../index.ts';
import type { NabooEvent } from '../state.ts';
import { scene } from '../testing/scene.ts';

const viceroys = 'VR1:f3-2-0,VR2:f3-4-0';

describe('the Trade Federation', () => {
  test('NAB-OBJ-04 NAB-END-07 NAB-OBJ-05 NAB-RULING-31 wins when two Naboo palace pieces are left, Jedi among them', () => {
    const game = scene({
      card: 'tp-02',
      more: 'bare pool=63,12',
      pieces: `PG1:f1-1-7,QuiGon:gc-02,ObiWan:gc-03,Maul:gc-13,PBD1:f1-1-5,PBD2:f1-1-4,F1:bf-5-2,${viceroys}`,
      piles: 'np-14,-',
    });
    game.play('choose tp-02a', 'use PBD1', 'stay', 'attack PG1: gray1');
    expect(naboo.outcome(game.state)).toEqual({ ranks: [2, 1], reason: 'palaceHeld' });
    // NAB-RULING-25: nothing is played after that.
    expect([game.state.piles[0]?.length, game.bonus, naboo.question(game.state).seats]).toEqual([
      1,
      [0, 0],
      [],
    ]);
    expect([0, 1].map((seat) => naboo.legal(game.state, seat))).toEqual([[], []]);
  });

  test('NAB-END-04 wins after the end of the ship too', () => {
    const game = scene({
      card: 'tp-01',
      more: 'bare gone=65,12 anakin=5',
      pieces: `PG1:f3-3-3,PG2:f3-3-5,PG3:f1-1-7,Maul:f3-3-4,${viceroys}`,
    });
    game.play('choose tp-01a', 'use Maul', 'strike PG1 1: red1');
    expect(naboo.outcome(game.state)?.reason).toBe('palaceHeld');
  });
});

describe('Naboo', () => {
  /** Anakin before the ship, Darth Maul alive or not, and some guards near the throne. */
  function lastGrid(pieces: string) {
    return scene({
      card: 'nb-01',
      more: 'anakin=4 pool=12,0',
      pieces: `PBD20:-,PBD21:-,PBD18:-,PBD19:-,PBD1:-,PBD2:-,PBD3:-,PBD4:-,PBD5:-,PBD6:-,PBD7:-,PBD8:-,${pieces}`,
    }).play('choose nb-01a: gray0 gray0 anakin3 anakin4');
  }

  test('NAB-END-01 NAB-OBJ-02 NAB-OBJ-03 NAB-RULING-28 all droids leave, Darth Maul and the Viceroys stay, and nobody earns a card', () => {
    const game = lastGrid('G1:bf-4-1');
    const { pieces, gone, pool } = naboo.view(game.state, 0);
    expect(pieces.filter(({ unit }) => /droid|aat|mtt/i.test(unit))).toEqual([]);
    expect([gone, pool, game.bonus]).toEqual([
      [53, 12],
      [12, 0],
      [0, 0],
    ]);
    expect([game.piece('Maul'), game.piece('VR1'), naboo.outcome(game.state)]).toEqual([
      'gc-08/10',
      'f3-2-0/1',
      null,
    ]);
  });

  test('NAB-END-02 wins at once when Darth Maul is dead', () => {
    expect(naboo.outcome(lastGrid('Maul:-').state)).toEqual({ ranks: [1, 2], reason: 'maulDefeated' });
  });

  test('NAB-END-03 NAB-END-05 NAB-RULING-33 NAB-OBJ-01 wins at once with three in the throne room', () => {
    expect(naboo.outcome(lastGrid('PG1:f3-2-3,PG2:f3-4-3,PG3:f3-3-3').state)?.reason).toBe('throneRoom');
    expect(naboo.outcome(lastGrid('PG1:f3-2-3,PG2:f3-4-3').state)).toBeNull();
  });

  const after = 'bare gone=65,12 anakin=5';

  test('NAB-END-03 NAB-RULING-25 NAB-THRONE-01 wins when the third arrives, by where the move ends', () => {
    const game = scene({
      card: 'np-14',
      more: after,
      pieces: `PG1:f3-2-3,PG2:f3-4-3,PG3:f3-3-4,Maul:gc-08,${viceroys}`,
    }).play('choose np-14a', 'use PG3', 'move f3-3-3');
    expect(naboo.outcome(game.state)).toEqual({ ranks: [1, 2], reason: 'throneRoom' });
  });

  test('NAB-RULING-33 Darth Maul in the room counts against it', () => {
    const game = scene({
      card: 'np-14',
      more: after,
      pieces: `PG1:f3-2-3,PG2:f3-4-3,PG3:f3-3-4,Maul:f3-1-1,${viceroys}`,
    }).play('choose np-14a', 'use PG3', 'move f3-3-3');
    expect(naboo.outcome(game.state)).toBeNull();
  });

  test('NAB-RULING-27 wins when Darth Maul dies later', () => {
    const game = scene({
      card: 'np-01',
      more: after,
      pieces: `PG1:f1-1-7,PG2:f1-5-7,QuiGon:gc-06,Maul:gc-08/1,${viceroys}`,
    }).play('choose np-01a', 'use QuiGon', 'strike Maul 3: red1 red0 red0 green0 gold0');
    expect([naboo.outcome(game.state)?.reason, game.bonus]).toEqual(['maulDefeated', [0, 0]]);
  });

  test('NAB-RULING-27 actions of droids are not available then', () => {
    const pieces = `PG1:f1-1-7,PG2:f1-5-7,PG3:f1-2-8,Maul:gc-08,${viceroys}`;
    expect(scene({ card: 'tp-01', more: after, pieces }).legal()).toEqual(['choose tp-01a']);
  });

  test('NAB-END-06 a majority in the throne room wins nothing while the ship flies', () => {
    const game = scene({
      card: 'np-14',
      more: 'bare pool=65,12 anakin=4',
      pieces: `PG1:f3-2-3,PG2:f3-4-3,PG3:f3-3-4,Maul:gc-08,${viceroys}`,
    }).play('choose np-14a', 'use PG3', 'move f3-3-3');
    expect(naboo.outcome(game.state)).toBeNull();
  });

  test.each([
    ['false', null],
    ['true', 'throneRoom'],
  ])('NAB-RULING-10 the last droid falls in battle, droidsWipedOutCounts %s', (value, reason) => {
    const game = scene({
      card: 'np-14',
      more: 'bare pool=64,12',
      pieces: `PG1:f3-2-3,PG2:f3-4-3,PG3:f3-3-3,PBD1:f3-1-1,Maul:gc-08,${viceroys}`,
      options: `droidsWipedOutCounts:${value}`,
    }).play('choose np-14a', 'use PG1', 'stay', 'attack PBD1: gray1');
    expect(naboo.outcome(game.state)?.reason ?? null).toBe(reason);
  });
});

test('a seat that resigns loses for its side', () => {
  const game = scene({ card: 'np-14', seats: 4 });
  const events: NabooEvent[] = [];
  naboo.resign(game.state, 3, keptIn(events));
  expect(events).toEqual([
    { type: 'resigned', seat: 3 },
    { type: 'won', side: 'tradeFederation', reason: 'resigned' },
  ]);
  expect(naboo.outcome(game.state)).toEqual({ ranks: [1, 1, 2, 2], reason: 'resigned' });
  // Who leaves after the end changes nothing.
  naboo.resign(game.state, 0);
  expect(naboo.outcome(game.state)?.ranks).toEqual([1, 1, 2, 2]);
});

test('no Starfighter card is lost when a seat leaves before it is laid', () => {
  const game = scene({ card: 'tb-02', more: 'anakin=2', tops: 'sf-7' });
  const before = naboo.census?.(game.state);
  game.play('choose tb-02a');
  expect(game.legal()).toEqual(['deploy grid-3', 'deploy grid-4', 'deploy grid-5']);
  naboo.resign(game.state, 0);
  expect(naboo.census?.(game.state)).toEqual(before);
});
