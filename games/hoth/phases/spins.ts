import { at, type Chance, type Refusal, refuse, type Tell } from '@holoboard/kernel';
import { circleOf, isAsteroid } from '../data/graph.ts';
import { imperialSectors, rebelSectors } from '../data/spinners.ts';
import type { Circle } from '../data/zones.ts';
import { type HothEvent, type HothState, none, spaceOf } from '../state.ts';

/** The names that spins are asked from chance by. */
export const spinners = { rebel: 'rebelSpinner', vader: 'imperialMovement', attack: 'imperialAttack' };

/** What a sector of the Rebel spinner says on one of its circles. */
interface SectorRead {
  readonly id: string;
  readonly force: boolean;
  readonly steps: number;
  readonly free: boolean;
}

function readSectors(circle: Circle): readonly SectorRead[] {
  return rebelSectors.map((sector) => {
    const { id, force, [circle]: reading } = sector;
    return 'upTo' in reading
      ? { id, force, steps: reading.upTo, free: true }
      : { id, force, steps: reading.exactly, free: false };
  });
}

const innerCircle = readSectors('inner');
const outerCircle = readSectors('outer');

/**
 * Why there is nothing to spin for in a step that otherwise has a spin. HOTH-AST-02: among asteroids. HOTH-DMG-01: with a
 * damaged Fighter. HOTH-HOUSE-01: for Vader, when orders are played.
 */
export function whyNoSpin(state: HothState): Refusal | null {
  if (state.phase === 'vaderOrder') return refuse('HOTH-HOUSE-01');
  if (state.phase !== 'rebelMove' || state.spun !== none) return null;
  return refuse(isAsteroid[spaceOf(state, state.active)] ? 'HOTH-AST-02' : 'HOTH-DMG-01');
}

/**
 * HOTH-TURN-03, HOTH-MOVE-01: the active player spins the Rebel spinner.
 * HOTH-RULING-07: the circle is that of the zone where the Rebel stands when he spins, the planet counting as Hoth's rings.
 */
export function spinForRebel(state: HothState, chance: Chance, tell?: Tell<HothEvent>): void {
  const seat = state.active;
  const index = chance.draw(spinners.rebel, rebelSectors.length);
  const circle = circleOf[spaceOf(state, seat)] ?? 'inner';
  const sector = at(circle === 'inner' ? innerCircle : outerCircle, index);
  const { id, steps, free } = sector;
  state.phase = 'rebelMove';
  state.spun = index;
  state.free = free;
  state.steps = steps;
  tell?.({ type: 'rebelSpun', seat, sector: id, circle, steps, free });
  // HOTH-FORCE-02: the number of the sector is flown all the same.
  if (sector.force) takeForce(state, seat, tell);
}

/**
 * HOTH-FORCE-01, HOTH-FORCE-04, HOTH-RULING-23: the card goes to whoever spins the Force, at the spin; its holder keeps it.
 * HOTH-FORCE-05: there is one card.
 */
function takeForce(state: HothState, seat: number, tell?: Tell<HothEvent>): void {
  const from = state.force;
  state.force = seat;
  if (from === seat) tell?.({ type: 'forceKept', seat });
  else tell?.({ type: 'forceTaken', seat, from });
}

/** HOTH-TURN-04: the active player spins the Imperial spinner for Vader's move. */
export function spinForVader(state: HothState, chance: Chance, tell?: Tell<HothEvent>): void {
  const index = chance.draw(spinners.vader, imperialSectors.length);
  const sector = at(imperialSectors, index);
  state.phase = 'vaderMove';
  state.spun = index;
  state.steps = sector.movement;
  tell?.({ type: 'vaderSpun', seat: state.active, sector: sector.id, steps: sector.movement });
}

/** What was spun has been moved. */
export function clearSpin(state: HothState): void {
  state.spun = none;
  state.steps = 0;
  state.free = false;
  state.replaced = false;
}

/** Puts the Force card beside the board. */
export function returnForce(
  state: HothState,
  cause: 'surge' | 'spent' | 'resigned',
  tell?: Tell<HothEvent>,
): void {
  const seat = state.force;
  state.force = none;
  state.surgeable = false;
  tell?.({ type: 'forceReturned', seat, cause });
}
