import { describe, expect, test } from 'vitest';
import { type HothEvent, hoth } from '../index.ts';
import { at, type Scene } from '../testing/scene.ts';

const { en } = hoth.words;

function asked(game: Scene, viewer: number | 'spectator'): string {
  return en.question(hoth.view(game.state, viewer), hoth.question(game.state), viewer);
}

function told(game: Scene): string[] {
  return game.events.map((event) => en.event(hoth.view(game.state, 'spectator'), event));
}

describe('questions', () => {
  test.each([
    ['', 'Spin the Rebel spinner.'],
    ['phase=rebelMove spun=R1 steps=5', 'Fly 5 spaces.'],
    ['phase=rebelMove spun=R3 steps=10 free', 'Fly any number of spaces from 1 to 10.'],
    ['phase=rebelMove steps=1 blue=hyper-12/5', 'Fly 1 space: you are among asteroids.'],
    ['phase=rebelMove steps=3 blue=hyper-10/3', 'Fly 3 spaces: your Fighter has 3 pieces left.'],
    ['phase=rebelMove steps=1 blue=hyper-10/1', 'Fly 1 space: your Fighter has 1 piece left.'],
    ['phase=vaderSpin', 'Spin the Imperial spinner to move Darth Vader.'],
    [
      'phase=vaderOrder orders=1,1 options=houseImperialOrders:true',
      'Play an order card to move Darth Vader.',
    ],
    ['phase=vaderMove spun=I1 steps=4', 'Move Vader 4 spaces.'],
    [
      'phase=vaderMove spun=I1 steps=8 free replaced options=houseForceSurge:true',
      'Move Vader any number of spaces from 1 to 8.',
    ],
    [
      'phase=attackSpin targets=green green=hoth-out-01/5',
      'Spin the Imperial spinner: Vader attacks Green Leader.',
    ],
  ])('%s', (position, prompt) => {
    const game = at(position);
    expect(asked(game, 0)).toBe(prompt);
    expect(asked(game, 1)).toBe(`Blue Leader decides: ${prompt.charAt(0).toLowerCase()}${prompt.slice(1)}`);
    expect(asked(game, 'spectator')).toMatch(/^Blue Leader decides: /);
  });

  test('once it is over the winner is named', () => {
    expect(asked(at('phase=over winner=green green=planet-dantooine/5'), 0)).toBe('Green Leader has won.');
  });
});

describe('actions', () => {
  test.each([
    ['spin', 'Spin'],
    ['fly hyper-09', 'Fly to hyperspace 9 (Station Aurek)'],
    ['fly hoth-out-05 slide', 'Fly and slide to Hoth outer ring 5'],
    ['fly planet-dantooine', 'Fly to Planet Dantooine'],
    ['steer hoth-out-21', 'Move Vader to Hoth outer ring 21 (TIE symbol)'],
    ['steer hoth-in-03 slide', 'Move Vader and slide to Hoth inner ring 3'],
    ['steer hyper-12', 'Move Vader to hyperspace 12 (asteroids)'],
    ['fly dan-in-16', 'Fly to Dantooine inner ring 16 (red)'],
    ['order 5', 'Play order 5'],
    ['throttle', 'Throttle: spend a token to fly any number from 1 to 5'],
    ['surge', 'Surge: give up the Force card to choose the number yourself'],
  ])('%s', (action, entry) => {
    const view = hoth.view(at('phase=rebelMove spun=R1 steps=5').state, 0);
    expect(en.action(view, hoth.notation.readAction(action))).toBe(entry);
  });
});

describe('events', () => {
  test('a turn with an attack is told in sentences', () => {
    const game = at('blue=hyper-03/5 green=hyper-12/5 vader=hyper-15 force=green').play(
      'spin R4',
      'fly hyper-09',
      'spin I7',
      'steer hyper-13',
      'spin I3',
    );
    expect(told(game)).toEqual([
      'Blue Leader spins 6 (outer circle, sector R4).',
      'The Force is with Blue Leader, who takes the Force card from Green Leader.',
      'Blue Leader flies 6 spaces to hyperspace 9 (Station Aurek).',
      'Blue Leader spins 2 for Vader (sector I7).',
      'Blue Leader moves Vader 2 spaces to hyperspace 13 (asteroids).',
      'Vader fires at Green Leader: two bursts (sector I3), 2 pieces off, 3 left.',
      'Turn 8: Green Leader.',
    ]);
  });

  test.each<[HothEvent, string]>([
    [
      { type: 'rebelSpun', seat: 1, sector: 'R3', circle: 'inner', steps: 10, free: true },
      'Green Leader spins 1-10 (inner circle, sector R3).',
    ],
    [{ type: 'forceTaken', seat: 2, from: -1 }, 'The Force is with Orange Leader, who takes the Force card.'],
    [{ type: 'forceKept', seat: 3 }, 'The Force stays with Violet Leader.'],
    [{ type: 'forceReturned', seat: 0, cause: 'surge' }, 'Blue Leader gives the Force card up for a surge.'],
    [
      { type: 'forceReturned', seat: 0, cause: 'spent' },
      'Blue Leader is saved by the Force card, which is spent.',
    ],
    [
      { type: 'forceReturned', seat: 0, cause: 'resigned' },
      'Blue Leader leaves the Force card beside the board.',
    ],
    [
      { type: 'throttled', seat: 0, steps: 5, left: 2 },
      'Blue Leader throttles and may fly 1 to 5; tokens left: 2.',
    ],
    [{ type: 'surged', seat: 0, steps: 10 }, 'Blue Leader surges the Force and may choose 1 to 10.'],
    [
      {
        type: 'rebelMoved',
        seat: 0,
        from: 'hoth-in-02',
        path: ['hoth-in-03'],
        to: 'hoth-out-05',
        slide: true,
      },
      'Blue Leader flies 1 space and slides to Hoth outer ring 5.',
    ],
    [
      {
        type: 'vaderMoved',
        seat: 0,
        from: 'hoth-out-04',
        path: ['hoth-out-05'],
        to: 'hoth-in-03',
        slide: true,
      },
      'Blue Leader moves Vader 1 space and slides him to Hoth inner ring 3.',
    ],
    [
      { type: 'asteroidsEntered', seat: 0, space: 'hyper-05' },
      'Blue Leader is among asteroids and flies 1 space a turn.',
    ],
    [
      { type: 'repaired', seat: 0, space: 'hyper-18' },
      'Blue Leader is repaired at hyperspace 18 (Station Besh).',
    ],
    [{ type: 'orderPlayed', seat: 0, card: 8 }, 'Blue Leader plays order 8 for Vader.'],
    [{ type: 'ordersRenewed', seat: 0 }, 'Blue Leader takes all order cards back.'],
    [{ type: 'attackPrevented', seat: 1, by: 'force' }, 'The Force card protects Green Leader from Vader.'],
    [{ type: 'attackPrevented', seat: 1, by: 'station' }, 'The station shelters Green Leader from Vader.'],
    [
      { type: 'attacked', seat: 1, by: 0, sector: 'I2', burst: 'miss', lost: 0, left: 5 },
      'Vader fires at Green Leader: a miss (sector I2), no damage.',
    ],
    [
      { type: 'attacked', seat: 1, by: 0, sector: 'I1', burst: 'oneBurst', lost: 1, left: 4 },
      'Vader fires at Green Leader: one burst (sector I1), 1 piece off, 4 left.',
    ],
    [
      { type: 'attacked', seat: 1, by: 0, sector: 'I1', burst: 'oneBurst', lost: 0, left: 1 },
      'Vader fires at Green Leader: one burst (sector I1), and the last piece holds.',
    ],
    [{ type: 'resigned', seat: 3 }, 'Violet Leader resigns.'],
    [{ type: 'won', seat: 1, reason: 'landed' }, 'Green Leader lands on Planet Dantooine and wins.'],
    [{ type: 'won', seat: 1, reason: 'lastRemaining' }, 'Green Leader is the last one left and wins.'],
  ])('%j', (event, sentence) => {
    expect(en.event(hoth.view(at('').state, 'spectator'), event)).toBe(sentence);
  });

  test('a miss on a Fighter with one piece left is a miss', () => {
    const event: HothEvent = {
      type: 'attacked',
      seat: 1,
      by: 0,
      sector: 'I2',
      burst: 'miss',
      lost: 0,
      left: 1,
    };
    expect(en.event(hoth.view(at('').state, 0), event)).toBe(
      'Vader fires at Green Leader: a miss (sector I2), no damage.',
    );
  });
});

describe('the end and the board', () => {
  test('HOTH-RULING-26 HOTH-RULING-03 the outcome names what was reached', () => {
    const { state } = at('turn=31 phase=over winner=green green=planet-dantooine/5');
    const outcome = { ranks: [2, 1], reason: 'landed' };
    expect(en.outcome(hoth.view(state, 0), outcome)).toBe(
      'Green Leader wins: first on Planet Dantooine, in turn 31.',
    );
    const red = at('turn=31 phase=over winner=green green=dan-in-16/5 options=winOnRedSpace:true').state;
    expect(en.outcome(hoth.view(red, 0), outcome)).toBe(
      'Green Leader wins: first on the red space of Dantooine, in turn 31.',
    );
    expect(en.outcome(hoth.view(state, 0), { ranks: [1, 2], reason: 'lastRemaining' })).toBe(
      'Blue Leader wins: everybody else has resigned.',
    );
  });

  test('seats have the names of their commanders', () => {
    const view = hoth.view(at('').state, 0);
    expect([0, 1, 2, 3].map((seat) => en.seat(view, seat))).toEqual([
      'Blue Leader',
      'Green Leader',
      'Orange Leader',
      'Violet Leader',
    ]);
  });

  test('the board shows every zone with the markers under their spaces', () => {
    const lines = en.board(
      hoth.view(at('blue=hyper-03/5 green=hyper-03/2 vader=hyper-03 force=blue').state, 0),
    );
    const row = lines.findIndex((line) => line.startsWith('Hyperspace'));
    expect(lines[row]).toBe(
      `Hyperspace  . . . . # # . . + . . # # # . . . + . . . # # # # . . + . . . # # . . .`,
    );
    expect(lines.slice(row + 1, row + 4)).toEqual([
      '                B',
      '                G',
      '                *',
    ]);
    expect(lines).toContain('Hoth inner  R . Y . . . . Y . . . . Y . .');
    expect(lines).toContain('Hoth outer  . . . . y . . . . . . y . . . . . . y . T');
    expect(lines).toContain('Dant. outer . . Y . . . . Y . . . . Y . . . . Y . .');
    expect(lines).toContain('Dant. inner y . . . y . . . y . . . y . . R');
    expect(lines).toContain('> B Blue Leader    ■■■■■  hyperspace 3, Force card');
    expect(lines).toContain('  G Green Leader   ■■□□□  hyperspace 3');
  });

  test.each([
    ['vader=hoth-out-21', 'Vader cannot leave Hoth yet.'],
    ['vader=hoth-out-21 blue=hyper-03/5', 'Vader may leave Hoth.'],
    ['vader=hoth-in-02 blue=hyper-03/5 green=dan-in-02/5', 'Vader must leave Hoth.'],
    ['vader=hyper-10 blue=hyper-03/5', "Vader cannot enter Dantooine's rings yet."],
    ['vader=hyper-10 blue=dan-out-03/5', "Vader may enter Dantooine's rings."],
    ['vader=hyper-10 blue=dan-out-03/5 green=dan-in-02/5', "Vader must go on to Dantooine's rings."],
  ])(
    'HOTH-VADER-06 HOTH-VADER-07 HOTH-VADER-11 HOTH-VADER-12 the banner says what the gates are: %s',
    (position, banner) => {
      expect(en.board(hoth.view(at(position).state, 0))).toContain(banner);
    },
  );

  test('no line is longer than 84 characters, however much there is to say', () => {
    const full = at(
      'blue=hoth-out-21/5 green=hoth-out-21/5 orange=dan-out-20/1 violet=hyper-09/5 force=orange throttles=3,3,3,3 orders=12345678,12345678,12345678,12345678 options=houseThrottle:true,houseImperialOrders:true',
    );
    const lines = en.board(hoth.view(full.state, 0));
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(84);
    expect(lines.filter((line) => line.endsWith('orders 1 2 3 4 5 6 7 8'))).toHaveLength(4);
    expect(en.board(hoth.view(at('blue=hyper-01/5 green=gone/5 orange=hyper-02/5').state, 0))).toContain(
      '  G Green Leader   ■■■■■  resigned',
    );
  });

  test('every clause of the rulebook is a sentence of its own', () => {
    for (const { id, text } of hoth.rulebook) {
      expect(id).toMatch(/^HOTH-[A-Z]+-\d\d$/);
      expect(text).toMatch(/^[A-Z"].*\.$/);
    }
    expect(new Set(hoth.rulebook.map(({ id }) => id)).size).toBe(hoth.rulebook.length);
  });
});
