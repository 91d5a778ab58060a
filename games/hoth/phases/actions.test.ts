import { judge } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { hoth } from '../index.ts';
import { at } from '../testing/scene.ts';

/** What is refused: the clause, the position, the spin that leads there if any, the action, and what the player reads. */
type Row = readonly [
  clause: string,
  position: string,
  spin: string,
  action: string | object,
  sentence: string,
];

const allInHyperspace = 'blue=hyper-20/5 green=hyper-25/5';
const allAtDantooine = 'blue=dan-out-05/5 green=dan-in-02/5';

function clauseText(id: string): string {
  return hoth.rulebook.find((clause) => clause.id === id)?.text ?? 'There is no such clause.';
}

/** Rows whose sentence is the clause itself. */
function plain(clause: string, position: string, spin: string, action: string): Row {
  return [clause, position, spin, action, clauseText(clause)];
}

const flights: readonly Row[] = [
  [
    'HOTH-MOVE-04',
    'blue=hyper-15/5',
    'R1',
    'fly hyper-16',
    'You must fly exactly 7 spaces; hyperspace 16 is 1 away.',
  ],
  [
    'HOTH-MOVE-04',
    'blue=hoth-in-05/5',
    'R2',
    'fly hoth-in-05',
    'You must fly exactly 2 spaces; Hoth inner ring 5 is 15 away.',
  ],
  [
    'HOTH-MOVE-05',
    'blue=hyper-15/5',
    'R8',
    'fly hyper-26',
    'You may fly 1 to 10 spaces; hyperspace 26 is 11 away.',
  ],
  [
    'HOTH-AST-01',
    'blue=hyper-05/5 phase=rebelMove steps=1',
    '',
    'fly hyper-07',
    'Among asteroids you fly only 1 space a turn.',
  ],
  [
    'HOTH-DMG-02',
    'blue=hyper-19/4 phase=rebelMove steps=4',
    '',
    'fly hyper-20',
    'Your damaged Fighter flies exactly 4 spaces a turn.',
  ],
  [
    'HOTH-DMG-03',
    'blue=hyper-19/3 phase=rebelMove steps=3',
    '',
    'fly hyper-20',
    'Your damaged Fighter flies exactly 3 spaces a turn.',
  ],
  [
    'HOTH-DMG-04',
    'blue=hyper-19/2 phase=rebelMove steps=2',
    '',
    'fly hyper-20',
    'Your damaged Fighter flies exactly 2 spaces a turn.',
  ],
  [
    'HOTH-DMG-05',
    'blue=hyper-19/1 phase=rebelMove steps=1',
    '',
    'fly hyper-21',
    'Your damaged Fighter flies exactly 1 space a turn.',
  ],
  [
    'HOTH-MOVE-10',
    '',
    'R5',
    'fly hoth-out-05',
    'Hoth outer ring 5 is reached by sliding; say that you slide.',
  ],
  [
    'HOTH-MOVE-13',
    'blue=hoth-in-03/5',
    'R1',
    'fly hoth-out-05 slide',
    'You stayed on Hoth inner ring 3; a slide cannot be saved for a later turn.',
  ],
  [
    'HOTH-MOVE-15',
    'blue=hoth-in-06/5',
    'R1',
    'fly hoth-out-12 slide',
    'Your count must end exactly on Hoth inner ring 8 to slide there.',
  ],
  plain('HOTH-MOVE-08', 'blue=hoth-in-04/5', 'R5', 'fly hoth-out-12 slide'),
  plain('HOTH-MOVE-08', 'blue=hoth-in-04/5', 'R5', 'fly hoth-out-15'),
  plain('HOTH-DAN-05', 'blue=dan-out-04/5', 'R5', 'fly dan-in-05 slide'),
  plain('HOTH-DAN-05', 'blue=hyper-34/5', 'R1', 'fly dan-in-04'),
  plain('HOTH-DAN-05', 'blue=dan-out-04/5', 'R5', 'fly planet-dantooine'),
  plain('HOTH-RULING-08', 'blue=hoth-out-05/5', 'R9', 'fly hoth-in-08 slide'),
  plain('HOTH-RULING-08', 'blue=hyper-15/5', 'R1', 'fly hyper-22 slide'),
  plain('HOTH-MOVE-03', 'blue=hyper-15/5', 'R1', 'fly hyper-08'),
  plain('HOTH-MOVE-03', 'blue=hyper-15/5', 'R1', 'fly hoth-out-21'),
  plain('HOTH-MOVE-03', 'blue=dan-in-05/5', 'R1', 'fly dan-out-08'),
  plain('HOTH-HYPER-03', 'blue=hoth-in-13/5', 'R3', 'fly hyper-01'),
  plain('HOTH-RULING-19', 'blue=hyper-07/5', 'R3', 'fly hyper-09'),
  // A station beyond his number is too far, and no question of stopping early.
  [
    'HOTH-MOVE-04',
    'blue=hyper-15/5',
    'R10',
    'fly hyper-28',
    'You must fly exactly 8 spaces; hyperspace 28 (Station Cresh) is 13 away.',
  ],
  plain('HOTH-RULING-03', 'blue=dan-in-12/5 options=winOnRedSpace:true', 'R9', 'fly planet-dantooine'),
  // The red space may be the very first one on the way.
  plain('HOTH-RULING-03', 'blue=dan-in-15/5 options=winOnRedSpace:true', 'R1', 'fly planet-dantooine'),
  plain('HOTH-RULING-06', 'blue=hoth-out-19/5 options=stopAtJunctions:true', 'R1', 'fly hyper-03'),
  // Of 1 to 10 he may choose the count, so only the junction keeps him from the station and from the space before it.
  plain('HOTH-RULING-06', 'blue=hoth-out-21/5 options=stopAtJunctions:true', 'R3', 'fly hyper-08'),
  plain('HOTH-RULING-06', 'blue=hoth-out-21/5 options=stopAtJunctions:true', 'R3', 'fly hyper-09'),
  plain('HOTH-RULING-06', 'blue=hoth-out-20/5 options=stopAtJunctions:true', 'R3', 'fly hyper-09'),
  plain(
    'HOTH-RULING-06',
    'blue=hyper-34/5 options=stopAtJunctions:true,winOnRedSpace:true',
    'R1',
    'fly dan-out-05',
  ),
  [
    'HOTH-MOVE-05',
    'blue=hoth-out-21/5 options=stopAtJunctions:true',
    'R3',
    'fly hyper-11',
    'You may fly 1 to 10 spaces; hyperspace 11 is 11 away.',
  ],
  plain('HOTH-MOVE-03', 'blue=hyper-15/5', 'R1', 'fly hyper-15'),
];

const steering: readonly Row[] = [
  ['HOTH-VADER-02', 'phase=vaderSpin', 'I1', 'steer hoth-out-05', 'Vader must move exactly 4 spaces.'],
  ['HOTH-VADER-02', 'phase=vaderSpin', 'I2', 'steer hoth-out-02', 'Vader must move exactly 1 space.'],
  [
    'HOTH-VADER-02',
    'phase=vaderMove spun=I1 steps=8 free replaced options=houseForceSurge:true',
    '',
    'steer hoth-out-09',
    'Vader may move 1 to 8 spaces.',
  ],
  [
    'HOTH-VADER-10',
    `phase=vaderSpin vader=hyper-15 ${allInHyperspace}`,
    'I5',
    'steer hyper-19',
    'Vader moves 8 forward or 8 back, never some of each.',
  ],
  plain('HOTH-VADER-04', 'phase=vaderSpin', 'I6', 'steer hoth-in-03'),
  plain('HOTH-VADER-04', 'phase=vaderSpin vader=hoth-out-10', 'I1', 'steer hoth-in-08 slide'),
  plain('HOTH-RULING-09', 'phase=vaderSpin options=vaderOneWaySlides:true', 'I6', 'steer hoth-in-03 slide'),
  plain(
    'HOTH-VADER-04',
    'phase=vaderSpin vader=hoth-in-05 options=vaderOneWaySlides:true',
    'I1',
    'steer hoth-out-12 slide',
  ),
  plain('HOTH-VADER-04', 'phase=vaderSpin options=vaderOneWaySlides:true', 'I1', 'steer hoth-out-04 slide'),
  // Everybody who had entered Dantooine's rings has resigned; Vader is there already.
  [
    'HOTH-VADER-02',
    `phase=vaderSpin vader=dan-out-05 ${allInHyperspace}`,
    'I2',
    'steer dan-out-07',
    'Vader must move exactly 1 space.',
  ],
  // Everybody who had entered hyperspace has resigned; Vader is there already.
  [
    'HOTH-VADER-10',
    'phase=vaderSpin vader=hyper-05',
    'I5',
    'steer hyper-06',
    'Vader moves 8 forward or 8 back, never some of each.',
  ],
  plain('HOTH-RULING-12', 'phase=vaderSpin vader=hoth-in-15', 'I2', 'steer planet-hoth'),
  plain(
    'HOTH-RULING-12',
    `phase=vaderSpin vader=dan-in-16 ${allAtDantooine}`,
    'I2',
    'steer planet-dantooine',
  ),
  plain('HOTH-VADER-06', 'phase=vaderSpin', 'I2', 'steer hyper-01'),
  plain('HOTH-VADER-07', `phase=vaderSpin ${allInHyperspace}`, 'I2', 'steer hoth-out-01'),
  // Circling past the TIE symbol is what he may not; that the count would end on a yellow space is another matter.
  plain('HOTH-VADER-07', `phase=vaderSpin vader=hoth-out-19 ${allInHyperspace}`, 'I10', 'steer hoth-out-05'),
  plain('HOTH-VADER-08', `phase=vaderSpin vader=hyper-02 ${allInHyperspace}`, 'I7', 'steer hoth-out-21'),
  plain('HOTH-VADER-11', `phase=vaderSpin vader=hyper-36 ${allInHyperspace}`, 'I2', 'steer dan-out-01'),
  plain('HOTH-VADER-12', `phase=vaderSpin vader=hyper-15 ${allAtDantooine}`, 'I2', 'steer hyper-14'),
  plain('HOTH-VADER-13', `phase=vaderSpin vader=dan-out-01 ${allAtDantooine}`, 'I2', 'steer hyper-36'),
  plain('HOTH-RULING-10', `phase=vaderSpin vader=hoth-in-02 ${allInHyperspace}`, 'I2', 'steer hoth-in-03'),
  plain(
    'HOTH-RULING-10',
    `phase=vaderSpin vader=hoth-out-04 ${allInHyperspace}`,
    'I2',
    'steer hoth-in-03 slide',
  ),
];

const orders = 'options=houseImperialOrders:true orders=124,12345678';

const outOfOrder: readonly Row[] = [
  [
    'HOTH-TURN-02',
    '',
    '',
    'fly hoth-in-05',
    'The steps of a turn have a fixed order; now you must spin the Rebel spinner.',
  ],
  [
    'HOTH-TURN-02',
    '',
    '',
    'steer hoth-out-01',
    'The steps of a turn have a fixed order; now you must spin the Rebel spinner.',
  ],
  ['HOTH-TURN-02', '', 'R1', 'spin', 'The steps of a turn have a fixed order; now you must fly your Rebel.'],
  [
    'HOTH-TURN-02',
    '',
    'R1',
    'steer hoth-out-01',
    'The steps of a turn have a fixed order; now you must fly your Rebel.',
  ],
  [
    'HOTH-TURN-02',
    'phase=vaderSpin',
    '',
    'steer hoth-out-01',
    'The steps of a turn have a fixed order; now you must spin for Vader.',
  ],
  [
    'HOTH-TURN-02',
    'phase=vaderSpin',
    'I1',
    'spin',
    'The steps of a turn have a fixed order; now you must move Vader.',
  ],
  [
    'HOTH-TURN-02',
    orders,
    '',
    'order 1',
    'The steps of a turn have a fixed order; now you must spin the Rebel spinner.',
  ],
  [
    'HOTH-TURN-02',
    `phase=vaderMove steps=3 ${orders}`,
    '',
    'order 1',
    'The steps of a turn have a fixed order; now you must move Vader.',
  ],
  [
    'HOTH-TURN-02',
    `phase=vaderOrder ${orders}`,
    '',
    'steer hoth-out-01',
    'The steps of a turn have a fixed order; now you must play an order card for Vader.',
  ],
  [
    'HOTH-TURN-05',
    'phase=vaderSpin',
    '',
    'fly hoth-in-05',
    "Vader's step cannot be skipped; now you must spin for Vader.",
  ],
  [
    'HOTH-TURN-05',
    'phase=vaderSpin',
    'I1',
    'fly hoth-in-05',
    "Vader's step cannot be skipped; now you must move Vader.",
  ],
  [
    'HOTH-TURN-05',
    `phase=vaderOrder ${orders}`,
    '',
    'fly hoth-in-05',
    "Vader's step cannot be skipped; now you must play an order card for Vader.",
  ],
  [
    'HOTH-RULING-17',
    'phase=attackSpin targets=green green=hoth-out-01/5',
    '',
    'fly hoth-in-05',
    'Every attack must be spun; none may be skipped.',
  ],
  [
    'HOTH-RULING-17',
    'phase=attackSpin targets=green green=hoth-out-01/5',
    '',
    'steer hoth-out-05',
    'Every attack must be spun; none may be skipped.',
  ],
  [
    'HOTH-RULING-17',
    `phase=attackSpin targets=green green=hoth-out-01/5 ${orders}`,
    '',
    'order 1',
    'Every attack must be spun; none may be skipped.',
  ],
  plain('HOTH-AST-02', 'blue=hyper-05/5 phase=rebelMove steps=1', '', 'spin'),
  plain('HOTH-AST-02', 'blue=hyper-05/3 phase=rebelMove steps=1', '', 'spin'),
  plain('HOTH-DMG-01', 'blue=hyper-19/3 phase=rebelMove steps=3', '', 'spin'),
];

const variants: readonly Row[] = [
  ['HOTH-HOUSE-01', 'phase=vaderSpin', '', 'order 1', 'The house variant Imperial Orders is not in play.'],
  ['HOTH-HOUSE-02', '', 'R1', 'throttle', 'The house variant Throttle is not in play.'],
  ['HOTH-HOUSE-03', 'force=blue', 'R1', 'surge', 'The house variant Force Surge is not in play.'],
  ['HOTH-HOUSE-01', `phase=vaderOrder ${orders}`, '', 'order 3', 'You have already played order 3.'],
  plain('HOTH-HOUSE-01', `phase=vaderOrder ${orders}`, '', 'spin'),
  plain('HOTH-HOUSE-02', 'options=houseThrottle:true throttles=0,3', 'R1', 'throttle'),
  plain('HOTH-HOUSE-03', 'options=houseForceSurge:true', 'R1', 'surge'),
];

const shapes: readonly Row[] = [
  [{ type: 'hover' }, 'this game has no such action'],
  [{ type: 'spin', sector: 'R4' }, 'it has exactly these fields: type'],
  [{ type: 'fly', to: 'hoth-in-05' }, 'it has exactly these fields: type, to, slide'],
  [{ type: 'fly', to: 'hoth-in-05', slide: false, steps: 5 }, 'it has exactly these fields: type, to, slide'],
  [{ type: 'fly', to: 'hoth-in-16', slide: false }, "'to' is a space of the board"],
  [{ type: 'steer', to: 5, slide: false }, "'to' is a space of the board"],
  [{ type: 'steer', to: 'hyper-05', slide: 'yes' }, "'slide' is true or false"],
  [{ type: 'order', card: 0 }, "'card' is a whole number from 1 to 8"],
  [{ type: 'order', card: 9 }, "'card' is a whole number from 1 to 8"],
  [{ type: 'order', card: 1.5 }, "'card' is a whole number from 1 to 8"],
  [{ type: 'order', card: '5' }, "'card' is a whole number from 1 to 8"],
  [{ type: 'order' }, 'it has exactly these fields: type, card'],
  [{ type: 'throttle', to: 3 }, 'it has exactly these fields: type'],
  [{ type: 'surge', to: 3 }, 'it has exactly these fields: type'],
  [[], 'an action is a record'],
  [{ to: 'hyper-05' }, "an action has a 'type'"],
].map(([action, problem]) => [
  'TABLE-SHAPE',
  '',
  'R1',
  action as object,
  `That is not an action: ${problem}.`,
]);

describe.each([
  ['flights', flights],
  ['steering', steering],
  ['out of order', outOfOrder],
  ['house variants', variants],
  ['no action of this game', shapes],
])('%s', (_name, rows) => {
  test.each(rows)('%s is why not: %s %s %j', (clause, position, spin, action, sentence) => {
    const game = at(position);
    if (spin) game.play(`spin ${spin}`);
    expect(game.refusal(action)).toBe(clause);
    expect(game.why(action)).toBe(sentence);
    expect(sentence).toMatch(/^[A-Z"].*\.$/);
    expect(sentence).not.toMatch(/undefined|null|NaN|object|HOTH-|There is no such clause/);
  });
});

describe('at every table', () => {
  test('HOTH-TURN-02 who is not to act is refused, and so is everybody once the game is over', () => {
    const { state } = at('');
    expect(judge(hoth, state, 1, { type: 'spin' })?.clause).toBe('TABLE-TURN');
    expect(judge(hoth, state, 7, { type: 'spin' })?.clause).toBe('TABLE-TURN');
    const over = at('blue=planet-dantooine/5 phase=over winner=blue').state;
    for (const seat of [0, 1]) expect(judge(hoth, over, seat, { type: 'spin' })?.clause).toBe('TABLE-OVER');
  });

  test('every clause that a refusal names stands in the rulebook', () => {
    const ids = new Set(hoth.rulebook.map(({ id }) => id));
    for (const [clause] of [...flights, ...steering, ...outOfOrder, ...variants])
      expect(ids).toContain(clause);
  });
});
