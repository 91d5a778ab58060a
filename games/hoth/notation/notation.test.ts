import { at, readOptions, SeededChance } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { type HothOptions, type HothState, hoth } from '../index.ts';

const { position, readPosition, action, readAction } = hoth.notation;

const start =
  'turn=1 active=blue phase=rebelSpin blue=planet-hoth/5 green=planet-hoth/5 vader=hoth-out-21 force=none';

describe('positions', () => {
  test('say where everything is', () => {
    const text =
      'turn=31 active=orange phase=attackSpin blue=hyper-20/3 green=gone/5 orange=dan-in-16/5 violet=hyper-21/1 vader=hyper-20 force=orange targets=violet,blue';
    const state = readPosition(text);
    expect(hoth.view(state, 'spectator')).toMatchObject({
      turn: 31,
      active: 2,
      phase: 'attackSpin',
      rebels: [
        { space: 'hyper-20', pieces: 3 },
        { space: null, pieces: 5 },
        { space: 'dan-in-16', pieces: 5 },
        { space: 'hyper-21', pieces: 1 },
      ],
      vader: 'hyper-20',
      force: 2,
      targets: [3, 0],
      winner: null,
    });
    expect(position(state)).toBe(text);
  });

  test.each([
    start,
    'turn=7 active=blue phase=rebelMove spun=R3 steps=10 free blue=hoth-in-05/5 green=hyper-09/5 vader=hoth-out-21 force=none',
    'turn=7 active=blue phase=vaderMove spun=I5 steps=8 blue=hoth-in-05/5 green=hyper-09/5 vader=hoth-out-21 force=green',
    'turn=7 active=green phase=vaderMove steps=2 blue=hoth-in-05/5 green=hyper-09/5 vader=hoth-out-21 force=none orders=12345678,- options=houseImperialOrders:true',
    'turn=7 active=blue phase=rebelMove spun=R1 steps=5 free blue=hoth-in-05/5 green=hyper-09/5 vader=hoth-out-21 force=blue replaced surgeable throttles=2,0 options=houseThrottle:true,houseForceSurge:true',
    'turn=40 active=green phase=over blue=hyper-01/5 green=planet-dantooine/2 vader=hoth-out-21 force=none winner=green options=firstPlayer:green',
  ])('are read and written back: %s', (text) => {
    expect(position(readPosition(text))).toBe(text);
  });

  test('of random games with all options are written and read back to the same state', () => {
    const chance = new SeededChance('notation');
    for (let i = 0; i < 20; i++) {
      const seats = 2 + (i % 3);
      const chosen = hoth.options.flatMap(({ key, kind }) =>
        kind === 'flag' && chance.draw('flag', 2) ? [[key, true]] : [],
      );
      const options = readOptions(hoth.options, Object.fromEntries(chosen), seats) as HothOptions;
      const state = hoth.setup(options, seats, chance);
      for (let step = 0; !hoth.outcome(state); step++) {
        if (step % 150 === 149) hoth.resign(state, chance.draw('seat', seats));
        else playOne(state, chance);
        expect(readPosition(position(state))).toEqual(state);
      }
    }
  });

  function playOne(state: HothState, chance: SeededChance): void {
    const legal = hoth.legal(state, state.active);
    const chosen = at(legal, chance.draw('choice', legal.length));
    expect(readAction(action(chosen))).toEqual(chosen);
    hoth.apply(state, state.active, chosen, chance);
  }

  test.each([
    ['', 'at least the seats blue and green'],
    ['blue=hyper-01/5 orange=hyper-02/5', 'at least the seats blue and green'],
    [`${start} violet=hyper-02/5`, "a word that means nothing here: 'violet'"],
    [start.replace('turn=1 ', ''), "does not say 'turn='"],
    [start.replace('turn=1', 'turn=0'), "The turn is a number from 1 to 999999999, not '0'"],
    [start.replace('rebelSpin', 'lunch'), "not 'lunch'"],
    [start.replace('active=blue', 'active=orange'), "'orange' does not play in this position"],
    [start.replace('vader=hoth-out-21', 'vader=tatooine'), "There is no space 'tatooine' on the board"],
    [start.replace('vader=hoth-out-21', 'vader=planet-hoth'), 'Vader is on a planet'],
    [start.replace('blue=planet-hoth/5', 'blue=planet-hoth'), 'number of pieces'],
    [start.replace('blue=planet-hoth/5', 'blue=hoth-in-02/6'), 'number of pieces'],
    [start.replace('blue=planet-hoth/5', 'blue=planet-hoth/3'), 'damaged before it has left Planet Hoth'],
    [start.replace('blue=planet-hoth/5', 'blue=hyper-09/3'), 'would have been repaired'],
    [start.replace('blue=planet-hoth/5', 'blue=hyper-10/3'), 'does not spin'],
    [start.replace('blue=planet-hoth/5', 'blue=hyper-12/5'), 'does not spin'],
    [start.replace('blue=planet-hoth/5', 'blue=planet-dantooine/5'), 'has landed but has not won'],
    [start.replace('blue=planet-hoth/5', 'blue=gone/5'), 'the active player has resigned'],
    [start.replace('green=planet-hoth/5', 'green=gone/5'), 'only one player is left'],
    [start.replace('force=none', 'force=violet'), "'violet' does not play in this position"],
    [`${start} orange=gone/5`.replace('force=none', 'force=orange'), 'the holder of the Force has resigned'],
    [`${start} sunny`, "a word that means nothing here: 'sunny'"],
    [`${start} turn=2`, "says 'turn=2' twice"],
    [`${start} free=maybe`, "'free' is said or left out"],
    [`${start} free`, 'only a move can be free'],
    [`${start} steps=3`, 'steps belong to a move'],
    [`${start} spun=R1`, 'a spin belongs to a move'],
    [`${start} targets=green`, 'targets belong to attackSpin'],
    [`${start} winner=blue`, 'a winner belongs to phase over'],
    [`${start} throttles=3,3`, 'throttle tokens do not fit the options'],
    [`${start} orders=1,1`, 'order cards do not fit the options'],
    [`${start} orders=-,1 options=houseImperialOrders:true`, 'no order card left'],
    [`${start} orders=9,1 options=houseImperialOrders:true`, 'order card'],
    [`${start} throttles=4,3 options=houseThrottle:true`, 'number of throttle tokens'],
    [`${start} surgeable`, 'only the holder of the Force can surge'],
    [`${start} options=moonlight:true`, "There is no option 'moonlight'"],
    [`${start} options=firstPlayer:violet`, "'firstPlayer' is one of"],
    [start.replace('rebelSpin', 'vaderOrder'), 'vaderOrder needs houseImperialOrders'],
    [start.replace('rebelSpin', 'rebelMove'), 'a move has steps'],
    [start.replace('rebelSpin', 'rebelMove steps=3'), 'not those of a Rebel who does not spin'],
    [start.replace('rebelSpin', 'rebelMove spun=R1 steps=3'), 'the steps do not fit the spin'],
    [start.replace('rebelSpin', 'rebelMove spun=R1 steps=5 free'), 'the steps do not fit the spin'],
    [start.replace('rebelSpin', 'rebelMove spun=R1 steps=5 free replaced'), 'the steps do not fit the spin'],
    [start.replace('rebelSpin', 'rebelMove spun=I1 steps=4'), 'the spin does not fit the phase'],
    [start.replace('rebelSpin', 'vaderMove steps=4'), 'Vader moves without a spin'],
    [start.replace('rebelSpin', 'vaderMove spun=R1 steps=5'), 'the spin does not fit the phase'],
  ])('that cannot be are refused in a sentence: %s', (text, sentence) => {
    expect(() => readPosition(text)).toThrow(sentence);
    expect(() => readPosition(text)).toThrow(/^[A-Z'].*\.$/);
  });
});

describe('actions', () => {
  test.each([
    ['spin', { type: 'spin' }],
    ['fly hyper-07', { type: 'fly', to: 'hyper-07', slide: false }],
    ['fly hoth-out-05 slide', { type: 'fly', to: 'hoth-out-05', slide: true }],
    ['steer hyper-23', { type: 'steer', to: 'hyper-23', slide: false }],
    ['steer hoth-in-03 slide', { type: 'steer', to: 'hoth-in-03', slide: true }],
    ['order 5', { type: 'order', card: 5 }],
    ['throttle', { type: 'throttle' }],
    ['surge', { type: 'surge' }],
  ] as const)('are written %s', (text, record) => {
    expect(readAction(text)).toEqual(record);
    expect(readAction(`  ${text.replace(' ', '   ')} `)).toEqual(record);
    expect(action(record)).toBe(text);
  });

  test.each([
    ['', 'is no action; write spin'],
    ['hover', "'hover' is no action"],
    ['spin R1', 'is no action'],
    ['fly', 'is no action'],
    ['fly tatooine', "There is no space 'tatooine' on the board."],
    ['fly hyper-07 glide', 'is no action'],
    ['fly hyper-07 slide twice', 'is no action'],
    ['order 9', "The order card is a number from 1 to 8, not '9'."],
    ['order', 'is no action'],
    [`fly ${'x'.repeat(200)} slide now`, 'is no action'],
  ])('that mean nothing are refused in a sentence: %s', (text, sentence) => {
    expect(() => readAction(text)).toThrow(sentence);
  });
});
