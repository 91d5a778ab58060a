import { at, type Features } from '@holoboard/kernel';
import { cards } from '../data/cards.ts';
import { numbers } from '../data/numbers.ts';
import { sideOf } from '../data/seats.ts';
import { inCore, onPlains } from '../data/spaces.ts';
import { firstPalacePiece, lastPalacePiece, maul, obiWan, quiGon } from '../data/start.ts';
import { controlShip, grids, starfighters } from '../data/track.ts';
import { chartOf, isInPlay, palacePieces } from '../phases/pieces.ts';
import { throneRoomLead } from '../phases/victory.ts';
import type { NabooState } from '../state.ts';
import { screenedChance } from './odds.ts';
import { stepsToThrone } from './worth.ts';

const openNames = [
  'anakin',
  'attempts',
  'attemptsWithoutMaul',
  'shipDestroyed',
  'palacePieces',
  'palacePiecesLog',
  'jedi',
  'jediDead',
  'maul',
  'maulDead',
  'palaceDroids',
  'palaceDestroyers',
  'starfightersAhead',
  'nabooPlains',
  'tradePlains',
  'throneRoomLead',
  'nearestThree',
  'nabooBonus',
  'tradeBonus',
] as const;

/** What lies open on the four boards, in numbers. */
export function openFeatures(state: NabooState): readonly (readonly [string, number])[] {
  let palaceDroids = 0;
  let palaceDestroyers = 0;
  const plains = [0, 0];
  for (let piece = 0; piece < state.at.length; piece++) {
    const space = at(state.at, piece);
    if (space < 0) continue;
    const { id, side, droid } = chartOf(state, piece);
    const index = side === 'naboo' ? 0 : 1;
    if (onPlains[space]) plains[index] = at(plains, index) + at(state.left, piece);
    else if (droid) palaceDroids++;
    if (id === 'destroyerDroid') palaceDestroyers++;
  }
  const bonus = [0, 0];
  state.bonus.forEach((waiting, seat) => {
    const index = sideOf(state, seat) === 'naboo' ? 0 : 1;
    bonus[index] = at(bonus, index) + waiting.length + at(state.blind, seat);
  });
  const attempts = attemptsAhead(state);
  const maulDead = isInPlay(state, maul) ? 0 : 1;
  const pieces = palacePieces(state);
  const values: Readonly<Record<(typeof openNames)[number], number>> = {
    anakin: state.anakin,
    attempts,
    attemptsWithoutMaul: maulDead * attempts,
    shipDestroyed: state.anakin === controlShip ? 1 : 0,
    palacePieces: pieces,
    // The fewer are left, the more each of them counts; with two the game is lost.
    palacePiecesLog: Math.log(Math.max(0, pieces - numbers.fewestPalacePieces) + 0.5),
    jedi: at(state.left, quiGon) + at(state.left, obiWan),
    jediDead: isInPlay(state, quiGon) || isInPlay(state, obiWan) ? 0 : 1,
    maul: at(state.left, maul),
    maulDead,
    palaceDroids,
    palaceDestroyers,
    starfightersAhead: state.stacks.flat().length,
    nabooPlains: at(plains, 0),
    tradePlains: at(plains, 1),
    throneRoomLead: throneRoomLead(state),
    nearestThree: nearestThree(state),
    nabooBonus: at(bonus, 0),
    tradeBonus: at(bonus, 1),
  };
  return openNames.map((name) => [name, values[name]]);
}

/** How many attempts each printed grid takes on average, and how many more each Starfighter card on it. */
const gridAttempts: readonly number[] = grids.map((grid) => 1 / screenedChance(grid));
const cardAttempts: readonly number[] = starfighters.map((card) => 1 / screenedChance(card) - 1);

/** How many attempts Anakin needs on average to reach the Control Ship; whoever fails on a card comes back to it, so all of them add up. */
function attemptsAhead({ anakin, stacks }: NabooState): number {
  let attempts = 0;
  for (let grid = anakin; grid < grids.length; grid++) {
    attempts += at(gridAttempts, grid);
    for (const card of at(stacks, grid)) attempts += at(cardAttempts, card);
  }
  return attempts;
}

/** How many steps the three Naboo pieces nearest to the throne room are from it in all. */
function nearestThree(state: NabooState): number {
  const steps: number[] = [];
  for (let piece = firstPalacePiece; piece <= lastPalacePiece; piece++) {
    const space = at(state.at, piece);
    if (space >= 0 && !inCore[space]) steps.push(stepsToThrone(space));
  }
  return steps
    .sort((a, b) => a - b)
    .slice(0, 3)
    .reduce((sum, count) => sum + count, 0);
}

/** What a seat knows of a battle: what lies open, which side it is on, and the cards of its own hand. */
export const features: Features<NabooState> = {
  names: ['Naboo', ...openNames, ...cards.map(({ id }) => `hand: ${id}`)],
  of(state, seat) {
    const held = cards.map(() => 0);
    for (const card of state.hands[seat] ?? []) held[card] = at(held, card) + 1;
    const isNaboo = sideOf(state, seat) === 'naboo' ? 1 : 0;
    return [isNaboo, ...openFeatures(state).map(([, value]) => value), ...held];
  },
};
