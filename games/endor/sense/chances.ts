import { at } from '@holoboard/kernel';
import { cardsPerRound, seatsOf } from '../data/seats.ts';
import { falcon, sectorCount, tie } from '../data/space.ts';
import { pileOf } from '../phases/cards.ts';
import { carriedAt, shipsAt } from '../phases/fleet.ts';
import type { EndorState } from '../state.ts';
import { assess, depthOf } from './assessment.ts';
import { duelWorth } from './worth.ts';

/** What decides a battle, as seen by the Rebels; the names are those of `coefficients`. */
type OpenFeatures = Readonly<Record<keyof typeof coefficients, number>>;

/**
 * How much each feature moves the chances of the Rebels, on the scale of a logistic curve. Fitted to the beginnings of rounds in
 * 24,000 games the pilot played against itself, now and then playing its second thoughts; the worth of cards to 48,000 moments within rounds.
 */
const coefficients = {
  /** Every position. */
  constant: -2.71,
  /** Full attacks the Empire needs to destroy the fleet; each further one matters less. */
  fleet: 1.39,
  /** Those of them that wait on fleet markers. */
  waiting: -0.138,
  /** Shield Assaults still needed, and how much less they matter to a larger fleet. */
  assaults: -0.577,
  siege: 0.015,
  /** The chance of an order to hit the Death Star, and how much more it counts as the fall of the shield comes near. */
  readiness: 0.593,
  imminent: 4.175,
  /** The hits the Falcon can take, and what it is less than they would make it. */
  falcon: 0.146,
  falconFlies: -0.497,
  /** Rebel fighters in the outer ring. */
  far: -0.02,
  /** TIE fighters, in sectors and in the Reserve. */
  ties: -0.025,
  /** What the duel still promises, in bonus cards for the Rebels less those for the Empire. */
  duel: 0.499,
  /** Cards to be played this round beyond those of a plan, of either side. */
  rebelCards: 0.285,
  empireCards: -0.303,
};

/** The names of the features. */
export const openNames = Object.keys(coefficients) as readonly (keyof typeof coefficients)[];

/** The dice of a full attack hit so many X-wings, Y-wings, B-wings, or so often a special ship. */
const hitsPerAttack: readonly number[] = [10 / 3, 5 / 2, 5 / 3, 5 / 3];

/** Full attacks needed against ships of each type. */
function attacksFor(counts: readonly number[]): number {
  return counts.reduce((sum, count, ship) => sum + count / at(hitsPerAttack, ship), 0);
}

function inSectors(state: EndorState, ship: number): number {
  let count = 0;
  for (let sector = 0; sector < sectorCount; sector++) count += shipsAt(state, sector, ship);
  return count;
}

/** The Rebel fighters two sectors and more from the inner ring. */
function fightersFar(state: EndorState): number {
  let count = 0;
  for (let sector = 0; sector < sectorCount; sector++)
    if (depthOf(sector) >= 2) for (let ship = 0; ship < falcon; ship++) count += shipsAt(state, sector, ship);
  return count;
}

function cardsOf(state: EndorState, side: 'rebel' | 'empire'): number {
  const seats = state.hands.length;
  let cards = 0;
  for (const seat of seatsOf(side, seats)) {
    cards += pileOf(state, seat).length;
    // A seat that has not planned yet will still play as many as all others.
    if (!state.planned[seat]) cards += cardsPerRound(seats);
    if (state.card >= 0 && state.active === seat) cards++;
  }
  return cards;
}

/** The features of a position; all of them are open to everybody. */
export function openFeatures(state: EndorState): OpenFeatures {
  const sight = assess(state);
  const waiting = attacksFor(
    [0, 1, 2].map((ship) => state.faceUp.reduce((sum, _, slot) => sum + carriedAt(state, slot, ship), 0)),
  );
  const fleet =
    waiting +
    attacksFor([0, 1, 2].map((ship) => inSectors(state, ship))) +
    attacksFor([0, 0, 0, state.falcon]);
  const near = Math.exp(-sight.assaults / 2);
  return {
    constant: 1,
    fleet: Math.sqrt(fleet),
    waiting,
    assaults: sight.assaults,
    siege: fleet * sight.assaults,
    readiness: sight.readiness,
    imminent: sight.readiness * near,
    falcon: state.falcon,
    falconFlies: state.falcon > 0 ? 1 : 0,
    far: fightersFar(state),
    ties: inSectors(state, tie) + state.reserve,
    duel: state.luke > 0 && state.vader > 0 ? duelWorth(state) : 0,
    rebelCards: cardsOf(state, 'rebel') - cardsPerRound(2),
    empireCards: cardsOf(state, 'empire') - cardsPerRound(2),
  };
}

/** The chance of the Rebels to win from a position. */
export function rebelChance(state: EndorState): number {
  const found = openFeatures(state);
  let sum = 0;
  for (const name of openNames) sum += coefficients[name] * found[name];
  return 1 / (1 + Math.exp(-sum));
}
