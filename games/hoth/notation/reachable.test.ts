import { readStart } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { hoth } from '../index.ts';

const start =
  'turn=1 active=blue phase=rebelSpin blue=planet-hoth/5 green=planet-hoth/5 vader=hoth-out-21 force=none';
const attack =
  'turn=9 active=blue phase=attackSpin blue=hyper-20/5 green=hyper-21/5 orange=hyper-20/3 vader=hyper-20 force=none targets=green,orange,blue';
const over =
  'turn=40 active=green phase=over blue=hyper-01/5 green=planet-dantooine/2 vader=hoth-out-21 force=none winner=green';

function refuses(text: string, problem: string): void {
  // A stored match that began from it still opens.
  expect(() => hoth.notation.readPosition(text)).not.toThrow();
  expect(() => readStart(hoth, text)).toThrow(`This position is impossible: ${problem}.`);
}

test.each([
  start,
  `${start} options=firstPlayer:blue`,
  start.replace('active=blue', 'active=green'),
  attack,
  attack.replace('green,orange,blue', 'orange,blue'),
  over,
  over.replace('blue=hyper-01', 'blue=gone').replace('planet-dantooine', 'hyper-20'),
  'turn=2 active=green phase=rebelSpin blue=hoth-in-05/5 green=planet-hoth/5 vader=hoth-out-04 force=none',
])('a match can begin from %s', (text) => {
  expect(hoth.notation.position(readStart(hoth, text) as never)).toBe(text);
});

test('HOTH-WIN-03 HOTH-RULING-27 who has won has landed, or is left alone', () => {
  refuses(
    over.replace('planet-dantooine', 'hyper-20'),
    'the winner has landed, or is the last one who remains',
  );
  refuses(
    over.replace('blue=hyper-01', 'blue=gone'),
    'the winner has landed, or is the last one who remains',
  );
  refuses(over.replace('active=green', 'active=blue'), 'the winner has landed in the turn of another player');
});

describe('HOTH-ATT-09 attacks', () => {
  test('go round from the left of the active player', () => {
    refuses(attack.replace('green,orange,blue', 'orange,green'), 'the targets are attacked in another order');
    refuses(attack.replace('green,orange,blue', 'green,green'), 'the targets are attacked in another order');
  });

  test('HOTH-ATT-01 HOTH-FORCE-03 are on those in attack position without a shelter', () => {
    const sheltered = 'a target is sheltered or not in attack position';
    refuses(attack.replace('green=hyper-21', 'green=hyper-25'), sheltered);
    refuses(attack.replace('force=none', 'force=green'), sheltered);
  });

  test('leave nobody out', () => {
    refuses(attack.replace('green,orange,blue', 'green,blue'), 'a Rebel in attack position is not attacked');
    // HOTH-RULING-16: orange may just have spent the Force card.
    const spent = `${attack.replace('green,orange,blue', 'green,blue')} options=forceCardSingleUse:true`;
    expect(() => readStart(hoth, spent)).not.toThrow();
  });
});

describe('the course of the game', () => {
  test('HOTH-SETUP-11 HOTH-SETUP-12 turns pass to the left from who goes first', () => {
    refuses(`${start} options=firstPlayer:green`, "it is not this player's turn when green goes first");
  });

  test('HOTH-SETUP-04 who has had no turn is on Planet Hoth, and nobody else', () => {
    const problem = 'those who have had no turn yet, and they alone, are on Planet Hoth';
    refuses(start.replace('green=planet-hoth', 'green=hyper-20'), problem);
    refuses(start.replace('blue=planet-hoth', 'blue=hoth-in-05'), problem);
    refuses(start.replace('turn=1', 'turn=3'), problem);
  });

  test('HOTH-SETUP-08 Vader waits on the TIE symbol', () => {
    refuses(start.replace('hoth-out-21', 'hyper-20'), 'Vader has not moved yet');
  });

  test('HOTH-SETUP-10 HOTH-HOUSE-04 the Force card lies beside the board, or with the last player', () => {
    refuses(start.replace('force=none', 'force=green'), 'nobody has taken the Force yet');
    const fair = `${start.replace('force=none', 'force=green')} options=houseFairStart:true`;
    expect(() => readStart(hoth, fair)).not.toThrow();
    refuses(fair.replace('force=green', 'force=none'), 'nobody has taken the Force yet');
  });

  test('HOTH-HOUSE-01 HOTH-HOUSE-02 tokens and orders are used in one’s own turns', () => {
    refuses(`${start} throttles=3,2 options=houseThrottle:true`, 'who has had no turn yet has used nothing');
    refuses(
      `${start} orders=12345678,1234567 options=houseImperialOrders:true`,
      'who has had no turn yet has used nothing',
    );
  });

  test('HOTH-HOUSE-03 a turn begins with the right to surge', () => {
    const surge =
      'turn=9 active=blue phase=rebelSpin blue=hyper-20/5 green=hyper-25/5 vader=hyper-07 force=blue surgeable options=houseForceSurge:true';
    expect(() => readStart(hoth, surge)).not.toThrow();
    refuses(surge.replace(' surgeable', ''), 'who begins a turn with the Force may surge it');
  });
});
