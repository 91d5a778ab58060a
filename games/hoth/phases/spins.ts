import type { Chance } from '@holoboard/kernel';
import { circleOf, type Space } from '../board-graph.ts';
import { imperialSectors, rebelSectors } from '../data/spinners.ts';
import { type HothEvent, type HothState, none } from '../state.ts';

/** The names that spins are asked from chance by. */
export const spinners = { rebel: 'rebelSpinner', vader: 'imperialMovement', attack: 'imperialAttack' };

/**
 * HOTH-TURN-03, HOTH-MOVE-01: the active player spins the Rebel spinner.
 * HOTH-RULING-07: the circle is that of the zone where the Rebel stands when he spins, the planet counting as Hoth's rings.
 */
export function spinForRebel(state: HothState, chance: Chance, events?: HothEvent[]): void {
  const seat = state.active;
  const index = chance.draw(spinners.rebel, rebelSectors.length);
  const sector = rebelSectors[index] as (typeof rebelSectors)[number];
  const circle = circleOf[state.rebels[seat] as Space] ?? 'inner';
  const reading = sector[circle];
  state.spun = index;
  state.free = 'upTo' in reading;
  state.steps = 'upTo' in reading ? reading.upTo : reading.exactly;
  events?.push({
    type: 'rebelSpun',
    seat,
    sector: sector.id,
    circle,
    steps: state.steps,
    free: state.free,
  });
  // HOTH-FORCE-02: the number of the sector is flown all the same.
  if (sector.force) takeForce(state, seat, events);
}

/**
 * HOTH-FORCE-01, HOTH-FORCE-04, HOTH-RULING-23: the card goes to whoever spins the Force, at the spin; its holder keeps it.
 * HOTH-FORCE-05: there is one card.
 */
function takeForce(state: HothState, seat: number, events?: HothEvent[]): void {
  if (state.force === seat) events?.push({ type: 'forceKept', seat });
  else {
    events?.push({ type: 'forceTaken', seat, from: state.force });
    state.force = seat;
  }
}

/** HOTH-TURN-04: the active player spins the Imperial spinner for Vader's move. */
export function spinForVader(state: HothState, chance: Chance, events?: HothEvent[]): void {
  const index = chance.draw(spinners.vader, imperialSectors.length);
  const sector = imperialSectors[index] as (typeof imperialSectors)[number];
  state.spun = index;
  state.steps = sector.movement;
  state.free = false;
  events?.push({ type: 'vaderSpun', seat: state.active, sector: sector.id, steps: sector.movement });
}

/** Puts the Force card beside the board. */
export function returnForce(
  state: HothState,
  cause: 'surge' | 'spent' | 'resigned',
  events?: HothEvent[],
): void {
  events?.push({ type: 'forceReturned', seat: state.force, cause });
  state.force = none;
}
