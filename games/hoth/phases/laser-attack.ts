import { at, type Chance, type Tell } from '@holoboard/kernel';
import { puzzle } from '../data/components.ts';
import { isStation, neighbours, type Space, spaceCount } from '../data/graph.ts';
import { imperialSectors, piecesLost } from '../data/spinners.ts';
import { type HothEvent, type HothState, none, piecesOf, spaceOf } from '../state.ts';
import { returnForce, spinners } from './spins.ts';

/**
 * HOTH-ATT-01, HOTH-ATT-02, HOTH-ATT-03: on Vader's space, directly in front of it or directly behind.
 * HOTH-RULING-14: a Rebel still on Planet Hoth is on no space; the planet has no neighbours and Vader never lands there.
 */
export function inAttackPosition(rebel: Space, vader: Space, slideEndsAdjacent: boolean): boolean {
  return (slideEndsAdjacent ? reachWithSlides : reach)[vader * spaceCount + rebel] === 1;
}

const reach = workOutReach(false);
const reachWithSlides = workOutReach(true);

/** 1 for every pair of Vader's space and a Rebel's that makes an attack. */
function workOutReach(slideEndsAdjacent: boolean): Uint8Array {
  const pairs = new Uint8Array(spaceCount * spaceCount);
  for (let vader = 0; vader < spaceCount; vader++)
    for (const rebel of [vader, ...neighbours(vader, slideEndsAdjacent)])
      pairs[vader * spaceCount + rebel] = 1;
  return pairs;
}

/** What shelters a Rebel in attack position. HOTH-REP-05: a station. HOTH-FORCE-03: the Force card. */
export function shelterOf(state: HothState, seat: number): 'station' | 'force' | null {
  if (isStation[spaceOf(state, seat)]) return 'station';
  return state.force === seat ? 'force' : null;
}

export function isInAttackPosition(state: HothState, seat: number): boolean {
  const rebel = spaceOf(state, seat);
  return rebel !== none && inAttackPosition(rebel, state.vader, state.options.slideEndsAdjacent);
}

/**
 * HOTH-TURN-06, HOTH-RULING-15: who is attacked is judged once, where Vader rests.
 * HOTH-ATT-09, HOTH-RULING-17: all in position, from the active player's left around. HOTH-ATT-05: himself included, last.
 */
export function findTargets(state: HothState): void {
  const seats = state.rebels.length;
  for (let i = 1; i <= seats; i++) {
    const seat = (state.active + i) % seats;
    if (isInAttackPosition(state, seat) && !shelterOf(state, seat)) state.targets.push(seat);
  }
}

/** Who would be attacked but for a shelter, in the same order. */
export function preventAttacks(state: HothState, tell?: Tell<HothEvent>): void {
  const { forceCardSingleUse } = state.options;
  if (!tell && !forceCardSingleUse) return;
  const seats = state.rebels.length;
  for (let i = 1; i <= seats; i++) {
    const seat = (state.active + i) % seats;
    const shelter = isInAttackPosition(state, seat) ? shelterOf(state, seat) : null;
    if (!shelter) continue;
    tell?.({ type: 'attackPrevented', seat, by: shelter });
    // HOTH-RULING-16: the card lasts, unless the option makes one prevented attack spend it.
    if (shelter === 'force' && forceCardSingleUse) returnForce(state, 'spent', tell);
  }
}

/**
 * HOTH-ATT-06, HOTH-ATT-10: one spin for each Rebel in attack position, read on the inner circle.
 * HOTH-ATT-07, HOTH-ATT-08, HOTH-RULING-01: one burst, two bursts, or a miss without damage.
 * HOTH-ATT-11, HOTH-ATT-12, HOTH-RULING-18: as often as it happens, but the last piece never comes off.
 * HOTH-RULING-24: pieces come off in the order of the data, so their number says it all.
 */
export function attackNext(state: HothState, chance: Chance, tell?: Tell<HothEvent>): void {
  const seat = at(state.targets, 0);
  state.targets.shift();
  const index = chance.draw(spinners.attack, imperialSectors.length);
  const sector = at(imperialSectors, index);
  const before = piecesOf(state, seat);
  const left = Math.max(puzzle.fewestPieces, before - piecesLost[sector.attack]);
  state.pieces[seat] = left;
  tell?.({
    type: 'attacked',
    seat,
    by: state.active,
    sector: sector.id,
    burst: sector.attack,
    lost: before - left,
    left,
  });
}
