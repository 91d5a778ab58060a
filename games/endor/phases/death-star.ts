import { type Chance, type Refusal, refuse, type Tell } from '@holoboard/kernel';
import { numbers } from '../data/numbers.ts';
import { deathStarBit, deathStarSector, lowest, membersOf } from '../data/space.ts';
import type { EndorAction, EndorEvent, EndorState } from '../state.ts';
import { fireAction } from './actions.ts';
import { highestDie, rollSorted } from './attack.ts';
import { carriedOn, everySector, heldBy, holds, markersUp, placeId, placeOf, slotBase } from './fleet.ts';
import { destroyMarker, destroySector } from './hits.ts';
import { isIn } from './reach.ts';

/**
 * Whether a fleet marker must be shot before any sector. END-DSW-01, END-DSW-08: while one is face up.
 * END-RULING-13: an empty one counts too, unless the option says that only loaded markers must go first.
 */
function markersGoFirst(state: EndorState): boolean {
  return state.faceUp.some(
    (up, slot) => up && (state.options.emptyMarkersShield || carriedOn(state, slot) > 0),
  );
}

/**
 * What the Death Star may fire at, as the bits of places. END-HIT-15: markers that are face up. END-DSW-05, END-RULING-17: when none
 * must go first, also sectors that hold Rebel ships. END-RULING-04: never its own.
 */
function targetSet(state: EndorState): number {
  const markers = markersUp(state);
  return markersGoFirst(state) ? markers : markers | (heldBy(state, 'rebel') & ~deathStarBit);
}

/** Why the Death Star may not fire there; nothing when it may. */
export function whyNoShot(state: EndorState, at: string): Refusal | null {
  const target = placeOf(at);
  if (isIn(targetSet(state), target)) return null;
  if (target >= slotBase) return refuse('END-HIT-15', { at });
  if (target === deathStarSector) return refuse('END-RULING-04');
  if (!markersGoFirst(state)) return refuse('END-RULING-17', { at });
  return refuse(holds(state, 'rebel', target) ? 'END-DSW-08' : 'END-DSW-01');
}

/** What the Death Star may fire at: markers first, then sectors. */
export function deathStarTargets(state: EndorState): number[] {
  const set = targetSet(state);
  const targets = membersOf(set & ~everySector);
  for (let rest = set & everySector; rest !== 0; rest &= rest - 1) targets.push(lowest(rest));
  return targets;
}

/** The shots the Death Star may fire. */
export function fireActions(state: EndorState): EndorAction[] {
  return deathStarTargets(state).map(fireAction);
}

/** END-DSW-02: two dice. END-RULING-17: the target is named before the roll. */
export function rollShot(state: EndorState, at: string, chance: Chance, tell?: Tell<EndorEvent>): void {
  state.target = placeOf(at);
  state.dice = rollSorted(chance, 'deathStar', numbers.deathStarShot.dice);
  tell?.({ type: 'fired', seat: state.active, at, dice: state.dice.slice() });
}

/** END-DSW-03, END-DSW-04, END-RULING-16, END-RULING-17: a 5 or 6 on either die destroys the target. */
export function resolveShot(state: EndorState, tell?: Tell<EndorEvent>): number {
  if (highestDie(state) < numbers.deathStarShot.hitOn) {
    tell?.({ type: 'missed', at: placeId(state.target) });
    return 0;
  }
  return state.target >= slotBase
    ? destroyMarker(state, state.target, state.options.deathStarMarkerBonus, tell)
    : destroySector(state, state.target, tell);
}
