import { stableJson } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { hoth } from './index.ts';
import { at } from './testing/scene.ts';

const scenes = [
  'phase=rebelMove spun=R3 steps=10 free blue=hoth-in-05/5 green=hyper-10/2 force=green',
  'phase=vaderMove spun=I5 steps=8 blue=hyper-20/4 green=gone/3 orange=dan-in-02/1 vader=hyper-12',
  'phase=attackSpin targets=green,blue blue=hyper-20/4 green=hyper-21/3 vader=hyper-20 throttles=0,3 orders=-,18 options=houseThrottle:true,houseImperialOrders:true',
  'phase=over winner=green blue=hyper-20/4 green=planet-dantooine/3',
];

describe('views', () => {
  test.each(scenes)('HOTH-SETUP-07 every seat and every spectator sees the same: %s', (scene) => {
    const { state } = at(scene);
    const seen = stableJson(hoth.view(state, 'spectator'));
    for (const seat of [0, 1, 2, 3]) expect(stableJson(hoth.view(state, seat))).toBe(seen);
  });

  test('name spaces, sectors and order cards as people do', () => {
    const { state } = at(
      'phase=rebelMove spun=R3 steps=10 free blue=hoth-in-05/5 green=gone/2 orange=hyper-10/1 force=orange orders=18,-,345 options=houseImperialOrders:true',
    );
    expect(hoth.view(state, 0)).toMatchObject({
      spun: 'R3',
      rebels: [
        { space: 'hoth-in-05', pieces: 5 },
        { space: null, pieces: 2 },
        { space: 'hyper-10', pieces: 1 },
      ],
      vader: 'hoth-out-21',
      force: 2,
      orders: [[1, 8], [], [3, 4, 5]],
    });
    expect(hoth.view(at('phase=vaderMove spun=I3 steps=6').state, 0).spun).toBe('I3');
  });

  test.each(scenes)('lead back to the one state that fits: %s', (scene) => {
    const { state } = at(scene);
    const view = hoth.view(state, 0);
    const world = hoth.redeal(view, 0, { draw: () => 0 });
    expect(world).toEqual(state);
    // What is played in that world touches neither the view nor the state.
    const [before, seen] = [stableJson(state), stableJson(view)];
    world.rebels[0] = 5;
    world.pieces[0] = 1;
    world.targets.push(0);
    expect([stableJson(state), stableJson(view)]).toEqual([before, seen]);
  });
});

describe('pointing', () => {
  test('every action is one thing to point at, both ends of a slide being things of their own', () => {
    const { steps } = hoth;
    expect(steps({ type: 'spin' })).toEqual(['spin']);
    expect(steps({ type: 'fly', to: 'hoth-in-03', slide: false })).toEqual(['space:hoth-in-03']);
    expect(steps({ type: 'fly', to: 'hoth-out-05', slide: true })).toEqual(['space:hoth-out-05']);
    expect(steps({ type: 'steer', to: 'hyper-23', slide: false })).toEqual(['space:hyper-23']);
    expect(steps({ type: 'order', card: 5 })).toEqual(['order:5']);
    expect(steps({ type: 'throttle' })).toEqual(['throttle']);
  });
});
