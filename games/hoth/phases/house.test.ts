import { describe, expect, test } from 'vitest';
import { idOf } from '../data/graph.ts';
import { at, start } from '../testing/scene.ts';
import { vaderMoves } from './vader-move.ts';

function numbered(prefix: string, first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => `${prefix}${String(first + i).padStart(2, '0')}`);
}

describe('Imperial Orders', () => {
  const orders = 'options=houseImperialOrders:true orders=12345678,12345678';

  test('HOTH-HOUSE-01 an order card takes the place of the spin for Vader', () => {
    const game = start(2, { houseImperialOrders: true }).play('spin R1', 'fly hoth-in-05');
    expect(game.says('phase', 'orders')).toBe('phase=vaderOrder orders=12345678,12345678');
    expect(game.legal()).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((card) => `order ${card}`));
    expect(game.refusal('spin')).toBe('HOTH-HOUSE-01');
    game.play('order 5');
    expect(game.says('phase', 'spun', 'steps', 'orders')).toBe(
      'phase=vaderMove steps=5 orders=1234678,12345678',
    );
    expect(game.events).toEqual([{ type: 'orderPlayed', seat: 0, card: 5 }]);
    expect(game.legal()).toEqual(['steer hoth-in-03 slide', 'steer hoth-out-05']);
  });

  test('HOTH-HOUSE-01 each player has his own cards, and a card played is gone', () => {
    const game = at('phase=vaderOrder options=houseImperialOrders:true orders=18,345');
    expect(game.legal()).toEqual(['order 1', 'order 8']);
    expect(game.refusal('order 3')).toBe('HOTH-HOUSE-01');
    expect(game.why('order 3')).toBe('You have already played order 3.');
    game.play('order 8', 'steer hoth-out-08');
    expect(game.says('active', 'orders')).toBe('active=green orders=1,345');
  });

  test('HOTH-HOUSE-01 after the last card all eight come back at the end of that turn, when the attacks are over', () => {
    const game = at(
      'phase=vaderOrder options=houseImperialOrders:true orders=5,345 blue=hoth-in-05/5 green=hyper-20/5 vader=hyper-15',
    );
    game.play('order 5', 'steer hyper-20');
    expect(game.says('phase', 'orders')).toBe('phase=attackSpin orders=-,345');
    game.play('spin I2');
    expect(game.says('active', 'orders')).toBe('active=green orders=12345678,345');
    expect(game.happened()).toEqual(['attacked', 'ordersRenewed', 'turnStarted']);
    const quiet = at('phase=vaderOrder options=houseImperialOrders:true orders=5,345 vader=hoth-out-01').play(
      'order 5',
      'steer hoth-out-06',
    );
    expect(quiet.says('orders')).toBe('orders=12345678,345');
  });

  test('HOTH-HOUSE-01 cards are renewed too when the last attack is dropped by a resignation', () => {
    const game = at(
      'phase=attackSpin targets=green options=houseImperialOrders:true orders=-,345,1 blue=hoth-in-05/5 green=hyper-20/5 orange=hyper-30/5 vader=hyper-20',
    ).play('resign green');
    expect(game.says('active', 'orders')).toBe('active=orange orders=12345678,345,1');
  });

  test('HOTH-HOUSE-01 attacks are still spun', () => {
    const game = at(`phase=vaderOrder ${orders} blue=hoth-in-05/5 green=hyper-20/5 vader=hyper-15`).play(
      'order 5',
      'steer hyper-20',
    );
    expect(game.legal()).toEqual(['spin']);
    expect(game.play('spin I3').says('green')).toBe('green=hyper-20/3');
  });

  test('HOTH-HOUSE-01 every card always has a legal move on this board', () => {
    const gates = ['closed', 'open', 'must'] as const;
    const stuck: string[] = [];
    for (const [vader, id] of idOf.entries()) {
      if (id.startsWith('planet')) continue;
      for (const hyperspace of gates)
        for (const dantooine of gates)
          for (let card = 1; card <= 8; card++) {
            const { moves } = vaderMoves(false, { hyperspace, dantooine }, vader, card, false);
            if (!moves.length || moves.some(({ pathIds }) => pathIds.length !== card))
              stuck.push(`${id} ${card}`);
          }
    }
    expect(stuck).toEqual([]);
  });
});

describe('Throttle', () => {
  const three = 'options=houseThrottle:true throttles=3,3';

  test('HOTH-HOUSE-02 a token turns a plain number into any number up to it', () => {
    const game = start(2, { houseThrottle: true });
    expect(game.says('throttles')).toBe('throttles=3,3');
    game.play('spin R1');
    expect(game.legal()).toEqual(['fly hoth-in-05', 'throttle']);
    game.play('throttle');
    expect(game.events).toEqual([{ type: 'throttled', seat: 0, steps: 5, left: 2 }]);
    expect(game.legal()).toEqual([...numbered('fly hoth-in-', 1, 5), 'fly hoth-out-05 slide']);
    expect(game.play('fly hoth-out-05 slide').says('phase', 'throttles')).toBe(
      'phase=vaderSpin throttles=2,3',
    );
  });

  test('HOTH-HOUSE-02 a plain 2 is the least that can be throttled', () => {
    const game = at('options=houseThrottle:true throttles=3,3').play('spin R2', 'throttle');
    expect(game.legal()).toEqual(['fly hoth-in-01', 'fly hoth-in-02']);
  });

  test('HOTH-HOUSE-02 not for "1-10", not without a token, not without a spin, not for Vader, not twice', () => {
    expect(start(2, { houseThrottle: true }).play('spin R3').legal()).not.toContain('throttle');
    const spent = at('blue=hyper-15/5 options=houseThrottle:true throttles=0,3').play('spin R1');
    expect(spent.legal()).toEqual(['fly hyper-22']);
    expect(spent.refusal('throttle')).toBe('HOTH-HOUSE-02');
    expect(at(`blue=hyper-19/3 phase=rebelMove steps=3 ${three}`).refusal('throttle')).toBe('HOTH-HOUSE-02');
    expect(at(`phase=vaderMove spun=I1 steps=4 ${three}`).refusal('throttle')).toBe('HOTH-HOUSE-02');
    const once = at(`blue=hyper-15/5 ${three}`).play('spin R1', 'throttle');
    expect(once.refusal('throttle')).toBe('HOTH-HOUSE-02');
    expect(once.refusal('fly hyper-23')).toBe('HOTH-MOVE-05');
  });

  test('HOTH-HOUSE-02 three tokens are three throttles', () => {
    const game = at('blue=hyper-15/5 options=houseThrottle:true throttles=1,3').play('spin R1', 'throttle');
    expect(game.says('throttles')).toBe('throttles=0,3');
  });
});

describe('Force Surge', () => {
  const surge = 'options=houseForceSurge:true';

  test('HOTH-HOUSE-03 right after the Rebel spin the holder may give the card up for "1-10"', () => {
    const game = at(`blue=hyper-15/5 force=blue surgeable ${surge}`).play('spin R1');
    expect(game.legal()).toEqual(['fly hyper-22', 'surge']);
    game.play('surge');
    expect(game.says('force', 'steps', 'free')).toBe('steps=10 free force=none');
    expect(game.events).toEqual([
      { type: 'surged', seat: 0, steps: 10 },
      { type: 'forceReturned', seat: 0, cause: 'surge' },
    ]);
    expect(game.legal()).toEqual(numbered('fly hyper-', 16, 25));
  });

  test('HOTH-HOUSE-03 right after the Imperial spin he may choose 1 to 8 instead', () => {
    const game = at(
      `phase=vaderSpin blue=hyper-02/5 green=hyper-33/5 vader=hyper-20 force=blue surgeable ${surge}`,
    ).play('spin I1');
    expect(game.legal()).toEqual(['steer hyper-16', 'steer hyper-24', 'surge']);
    game.play('surge');
    expect(game.legal()).toEqual([...numbered('steer hyper-', 12, 19), ...numbered('steer hyper-', 21, 28)]);
    expect(game.why('steer hyper-29')).toBe('Vader moves 1 to 8 forward or 1 to 8 back, never some of each.');
  });

  test('HOTH-HOUSE-03 protection is gone at once', () => {
    const game = at(`phase=vaderSpin blue=hyper-16/5 vader=hyper-20 force=blue surgeable ${surge}`).play(
      'spin I2',
      'surge',
      'steer hyper-16',
    );
    expect(game.says('force', 'targets')).toBe('force=none targets=blue');
  });

  test('HOTH-HOUSE-03 once a turn', () => {
    const game = at(`blue=hyper-15/5 force=blue surgeable ${surge}`).play(
      'spin R1',
      'surge',
      'fly hyper-16',
      'spin I1',
    );
    expect(game.legal()).not.toContain('surge');
    expect(game.refusal('surge')).toBe('HOTH-HOUSE-03');
  });

  test('HOTH-HOUSE-03 a card just gained cannot be surged that turn, but one kept can', () => {
    const gained = at(`blue=hyper-15/5 force=green ${surge}`).play('spin R4');
    expect(gained.legal()).toEqual(['fly hyper-21']);
    gained.play('fly hyper-21', 'spin I1');
    expect(gained.refusal('surge')).toBe('HOTH-HOUSE-03');
    const kept = at(`blue=hyper-15/5 force=blue surgeable ${surge}`).play('spin R4');
    expect(kept.legal()).toEqual(['fly hyper-21', 'surge']);
  });

  test('HOTH-HOUSE-03 the card gained last turn can be surged in the next', () => {
    const game = at(`blue=hyper-15/5 green=hoth-in-02/5 vader=hoth-out-01 ${surge}`).play(
      'spin R4',
      'fly hyper-21',
      'spin I2',
      'steer hoth-out-02',
    );
    expect(game.says('active', 'surgeable')).toBe('active=green');
    game.play('spin R2', 'fly hoth-in-04', 'spin I2', 'steer hoth-out-03');
    expect(game.says('active', 'surgeable')).toBe('active=blue surgeable');
  });

  test('HOTH-HOUSE-03 a Rebel who does not spin has nothing to surge, but Vader is spun for', () => {
    const game = at(`blue=hyper-19/2 phase=rebelMove steps=2 force=blue surgeable ${surge}`);
    expect(game.legal()).toEqual(['fly hyper-21']);
    expect(game.refusal('surge')).toBe('HOTH-HOUSE-03');
    expect(game.play('fly hyper-21', 'spin I2').legal()).toContain('surge');
  });

  test('HOTH-HOUSE-03 only on his own turn', () => {
    const game = at(`blue=hyper-15/5 force=green ${surge}`).play('spin R1');
    expect(game.refusal('surge')).toBe('HOTH-HOUSE-03');
  });
});

describe('Fair Start', () => {
  test('HOTH-HOUSE-04 the last player in turn order begins with the Force card', () => {
    expect(start(2, { houseFairStart: true }).says('force')).toBe('force=green');
    expect(start(4, { houseFairStart: true }).says('force')).toBe('force=violet');
    expect(start(3, { houseFairStart: true, firstPlayer: 'green' }).says('active', 'force')).toBe(
      'active=green force=blue',
    );
    expect(start(2).says('force')).toBe('force=none');
  });
});

describe('variants together', () => {
  test('HOTH-HOUSE-02 HOTH-HOUSE-03 one spin is replaced once: throttled or surged', () => {
    const both =
      'blue=hyper-15/5 force=blue surgeable options=houseThrottle:true,houseForceSurge:true throttles=3,3';
    const throttled = at(both).play('spin R1');
    expect(throttled.legal()).toEqual(['fly hyper-22', 'surge', 'throttle']);
    throttled.play('throttle');
    expect(throttled.refusal('surge')).toBe('HOTH-HOUSE-03');
    // The card is still there for the Imperial spin of the same turn.
    expect(throttled.play('fly hyper-16', 'spin I2').legal()).toContain('surge');
    const surged = at(both).play('spin R1', 'surge');
    expect(surged.refusal('throttle')).toBe('HOTH-HOUSE-02');
  });

  test('HOTH-HOUSE-01 HOTH-HOUSE-03 an order is no spin, so it cannot be surged', () => {
    const game = at(
      'phase=vaderOrder force=blue surgeable options=houseImperialOrders:true,houseForceSurge:true orders=1,1',
    ).play('order 1');
    expect(game.legal()).toEqual(['steer hoth-out-01']);
    expect(game.refusal('surge')).toBe('HOTH-HOUSE-03');
  });

  test('HOTH-HOUSE-03 HOTH-HOUSE-04 the card of a Fair Start can be surged on the first turn of its holder', () => {
    const game = start(2, { houseFairStart: true, houseForceSurge: true }).play(
      'spin R1',
      'fly hoth-in-05',
      'spin I2',
      'steer hoth-out-01',
    );
    expect(game.says('active', 'surgeable')).toBe('active=green surgeable');
    expect(game.play('spin R1').legal()).toEqual(['fly hoth-in-05', 'surge']);
  });

  test('HOTH-HOUSE-03 HOTH-RULING-16 a card spent by a prevented attack cannot be surged any more', () => {
    const game = at(
      'phase=vaderMove spun=I2 steps=1 blue=hyper-20/5 green=hyper-21/5 vader=hyper-19 force=blue surgeable options=houseForceSurge:true,forceCardSingleUse:true',
    ).play('steer hyper-20');
    expect(game.says('phase', 'force', 'surgeable')).toBe('phase=attackSpin force=none');
  });

  test('HOTH-HOUSE-01 HOTH-HOUSE-02 HOTH-HOUSE-03 without the option a variant is not there', () => {
    const game = at('blue=hyper-15/5 force=blue').play('spin R1');
    expect(game.legal()).toEqual(['fly hyper-22']);
    expect(['throttle', 'surge', 'order 1'].map((action) => game.refusal(action))).toEqual([
      'HOTH-HOUSE-02',
      'HOTH-HOUSE-03',
      'HOTH-HOUSE-01',
    ]);
    expect(game.why('throttle')).toBe('The house variant Throttle is not in play.');
  });
});
