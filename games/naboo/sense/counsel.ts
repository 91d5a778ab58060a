import { adviser } from './advise.ts';
import { type Manner, nabooPilot, tradePilot } from './manner.ts';

/*
 * How a commander thinks. Beside a pilot he looks at what units can do at once before he plans and chooses cards, and shares the dice of Jedi and
 * Darth Maul among several enemies. His weights were found by climbing: in some 10,000 games for each side against pilots all of them were drawn a little
 * off at random, twice with opposite signs, and moved to where more games were won.
 */

const nabooCommander: Manner = {
  ...nabooPilot,
  worths: {
    ...nabooPilot.worths,
    battleDroidGroup: [0.49, 0.24],
    destroyerDroidGroup: [0.71, 0.6],
    aat: [0.61, 0.77],
    mtt: [0.61, 0.72],
    darthMaul: [1.5, 6.35],
    battleDroid: [0, 0.23],
    destroyerDroid: [0, 3.63],
  },
  progress: 0.57,
  bonus: 2.36,
  readiness: {
    ...nabooPilot.readiness,
    gungan: 0.44,
    kaadu: 0.74,
    catapult: 1.53,
    palaceGuard: 0.63,
    redQueen: 0.97,
    purpleQueen: 0.97,
    captainPanaka: 0.99,
    quiGon: 5.3,
    obiWan: 5.55,
  },
  palace: [0.8, 0.77, 0.84],
  plains: [0.6, 0.74, 0.31],
  chances: { palace: 0.15, plains: 0.45, duel: 0.08 },
  twice: 2.02,
  swift: 1.66,
  later: 0.938,
  flight: [4.35, 6.04, 4.77],
  flightStep: 1.34,
  flightStack: 1.24,
  draw: 3.09,
  heal: 1.21,
  shares: true,
  throne: [-0.065, -0.066, 0.055],
  throneStep: [0.007, 0, 0.021],
  distance: [0.014, -0.056, -0.022],
  exposure: [0.065, -0.025, 0.02],
  row: 0.082,
  outside: 0.16,
};

const tradeCommander: Manner = {
  ...tradePilot,
  worths: {
    ...tradePilot.worths,
    gungan: [0.43, 0.51],
    kaadu: [0.83, 0.45],
    catapult: [0.73, 0.8],
    fambaa: [0.38, 0.83],
    palaceGuard: [0, 1.82],
    redQueen: [0.78, 3.08],
    purpleQueen: [0.78, 3.08],
    captainPanaka: [0.87, 1.8],
    quiGon: [1.38, 3.98],
    obiWan: [1.33, 3.22],
  },
  progress: 0.68,
  bonus: 2.05,
  shield: 2.71,
  readiness: {
    ...tradePilot.readiness,
    battleDroidGroup: 0.63,
    destroyerDroidGroup: 1.49,
    aat: 1.43,
    mtt: 0.18,
    battleDroid: 0.7,
    destroyerDroid: 2.02,
    darthMaul: 6,
  },
  palace: [0.8, 0.82, 0.72],
  plains: [0.6, 0.43, 0.55],
  chances: { palace: 0, plains: 0.44, duel: 0.13 },
  twice: 1.53,
  later: 0.947,
  screen: [3.9, 4.4, 4.3],
  draw: 2.37,
  send: [3.08, 3.83, 4.17],
  revive: 1.7,
  heal: 1.53,
  shares: true,
  throne: [0.007, 0.026, 0.032],
  distance: [-0.055, -0.047, -0.082],
  exposure: [0, 0.022, 0.018],
  row: -0.006,
  fambaa: 0.077,
};

/** How good actions look to a commander; who the real queen is and the other side's cards are not looked at. */
export const counsel = adviser(nabooCommander, tradeCommander);
