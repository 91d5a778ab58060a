import { type Chance, last, type Tell } from '@holoboard/kernel';
import { numbers } from '../data/numbers.ts';
import { deathStarSector, sectorCount } from '../data/space.ts';
import type { EndorAction, EndorEvent, EndorState } from '../state.ts';
import { fireAction } from './actions.ts';
import { rollSorted } from './attack.ts';
import { carriedOn, holds, placeId, placeOf, slotBase } from './fleet.ts';
import { destroyMarker, destroySector } from './hits.ts';

/**
 * Whether a fleet marker must be shot before any sector. END-DSW-01, END-DSW-08: while one is face up.
 * END-RULING-13: an empty one counts too, unless the option says that only loaded markers must go first.
 */
export function markersGoFirst(state: EndorState): boolean {
  return state.faceUp.some(
    (up, slot) => up && (state.options.emptyMarkersShield || carriedOn(state, slot) > 0),
  );
}

/**
 * What the Death Star may fire at: face-up markers, and END-DSW-05, END-RULING-17: when none must go first any sector that holds
 * Rebel ships; never its own (END-RULING-04).
 */
export function deathStarTargets(state: EndorState): number[] {
  const targets: number[] = [];
  for (let slot = 0; slot < state.faceUp.length; slot++)
    if (state.faceUp[slot]) targets.push(slotBase + slot);
  if (markersGoFirst(state)) return targets;
  for (let sector = 0; sector < sectorCount; sector++)
    if (sector !== deathStarSector && holds(state, 'rebel', sector)) targets.push(sector);
  return targets;
}

/** The shots the Death Star may fire. */
export function fireActions(state: EndorState): EndorAction[] {
  return deathStarTargets(state).map(fireAction);
}

/** END-DSW-02: two dice. END-RULING-17: the target is named before the roll. */
export function rollShot(state: EndorState, at: string, chance: Chance, tell?: Tell<EndorEvent>): void {
  state.target = placeOf(at) as number;
  state.dice = rollSorted(chance, 'deathStar', numbers.deathStarShot.dice);
  tell?.({ type: 'fired', seat: state.active, at, dice: state.dice.slice() });
}

/** END-DSW-03, END-DSW-04, END-RULING-16, END-RULING-17: a 5 or 6 on either die destroys the target. */
export function resolveShot(state: EndorState, tell?: Tell<EndorEvent>): number {
  if (last(state.dice) < numbers.deathStarShot.hitOn) {
    tell?.({ type: 'missed', at: placeId(state.target) });
    return 0;
  }
  return state.target >= slotBase
    ? destroyMarker(state, state.target, state.options.deathStarMarkerBonus, tell)
    : destroySector(state, state.target, tell);
}
