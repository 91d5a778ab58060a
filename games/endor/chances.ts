import { assess } from './assessment.ts';
import { numbers } from './data/numbers.ts';
import { shipsAt } from './fleet.ts';
import { seatsOf } from './seats.ts';
import { sectorCount, tie } from './space.ts';
import type { EndorState } from './state.ts';
import { duelWorth } from './worth.ts';

/** What decides a battle, as seen by the Rebels; the names are those of `coefficients`. */
type Features = Readonly<Record<keyof typeof coefficients, number>>;

/**
 * How much each feature moves the chances of the Rebels, on the scale of a logistic curve. Fitted to 63,000 positions of 6,000
 * games the pilot played against itself, now and then playing blindly.
 */
const coefficients = {
  /** Every position. */
  constant: -1.77,
  /** Full attacks the Empire needs to destroy the fleet, and how much less each further one matters. */
  fleet: 0.16,
  fleetRoot: 0.568,
  /** Those of them that wait on fleet markers. */
  waiting: -0.118,
  /** Shield Assaults still needed. */
  assaults: -0.261,
  /** Whether the shield is down. */
  shieldDown: 0.281,
  /** The chance of an order to hit the Death Star, counting more as the fall of the shield comes near. */
  imminent: 4.419,
  /** TIE fighters in sectors and in the Reserve. */
  ties: -0.041,
  reserve: -0.031,
  /** What the duel still promises, in bonus cards for the Rebels less those for the Empire. */
  duel: 0.322,
  /** Cards to be played this round, of either side. */
  rebelCards: 0.285,
  empireCards: -0.267,
};

/** The dice of a full attack hit so many X-wings, Y-wings, B-wings, or so often a special ship. */
const hitsPerAttack: readonly number[] = [10 / 3, 5 / 2, 5 / 3, 5 / 3];

/** Full attacks needed against ships of each type. */
function attacksFor(counts: readonly number[]): number {
  return counts.reduce((sum, count, ship) => sum + count / (hitsPerAttack[ship] as number), 0);
}

function inSectors(state: EndorState, ship: number): number {
  let count = 0;
  for (let sector = 0; sector < sectorCount; sector++) count += shipsAt(state, sector, ship);
  return count;
}

function cardsOf(state: EndorState, side: 'rebel' | 'empire'): number {
  const seats = state.hands.length;
  let cards = 0;
  for (const seat of seatsOf(side, seats)) {
    cards += (state.piles[seat] as readonly number[]).length;
    // A seat that has not planned yet will still play as many as all others.
    if (!state.planned[seat]) cards += numbers.cardsPerRound[seats] as number;
    if (state.card >= 0 && state.active === seat) cards++;
  }
  return cards;
}

/** The features of a position; all of them are open to everybody. */
function features(state: EndorState): Features {
  const sight = assess(state);
  const waiting = attacksFor(
    [0, 1, 2].map((ship) =>
      state.faceUp.reduce((sum, _, slot) => sum + (state.carried[slot * 3 + ship] as number), 0),
    ),
  );
  const fleet =
    waiting +
    attacksFor([0, 1, 2].map((ship) => inSectors(state, ship))) +
    attacksFor([0, 0, 0, state.falcon]);
  const near = Math.exp(-sight.assaults / 2);
  return {
    constant: 1,
    fleet,
    fleetRoot: Math.sqrt(fleet),
    waiting,
    assaults: sight.assaults,
    shieldDown: sight.assaults === 0 ? 1 : 0,
    imminent: sight.readiness * near,
    ties: inSectors(state, tie),
    reserve: state.reserve,
    duel: state.luke > 0 && state.vader > 0 ? duelWorth(state) : 0,
    rebelCards: cardsOf(state, 'rebel'),
    empireCards: cardsOf(state, 'empire'),
  };
}

/** The chance of the Rebels to win from a position. */
export function rebelChance(state: EndorState): number {
  const found = features(state);
  let sum = 0;
  for (const name of Object.keys(coefficients) as (keyof typeof coefficients)[])
    sum += coefficients[name] * found[name];
  return 1 / (1 + Math.exp(-sum));
}
