import { at, type Tell } from '@holoboard/kernel';
import { neighbours, onPlains, type Space, spaceId, stagingZone } from '../data/spaces.ts';
import { groupOfDroid, palaceDroid, unitOf } from '../data/units.ts';
import type { NabooAction, NabooEvent, NabooState } from '../state.ts';
import { activations, choicesOf, sendOf } from './actions.ts';
import { boardOf, makePiece, pieceId, takeOff, unitAt } from './pieces.ts';

/* Droids that leave the plains for the palace, and droids that MTTs bring back. */

const mtt = unitOf('mtt');

/** The groups of a kind of droid on the plains. */
export function groupsOf(state: NabooState, droid: number): number[] {
  const groups: number[] = [];
  for (let piece = 0; piece < state.at.length; piece++)
    if (at(state.at, piece) >= 0 && unitAt(state, piece) === groupOfDroid[droid]) groups.push(piece);
  return groups;
}

/** NAB-STAGE-01, NAB-STAGE-02: the empty spaces of the Staging Zone. */
export function freeStaging(state: NabooState): Space[] {
  const board = boardOf(state);
  return stagingZone.filter((space) => (board[space] as number) < 0);
}

/** NAB-REINF-01, NAB-REINF-02: one group is sent. */
export function sendActions(state: NabooState, droid: number): NabooAction[] {
  return groupsOf(state, droid).map((group) => sendOf(state, group));
}

/** NAB-RULING-08: with the option a part of the group, at least one droid. */
export function takeActions(state: NabooState, group: number): NabooAction[] {
  return Array.from({ length: at(state.left, group) }, (_, i) => ({ type: 'take', droids: i + 1 }));
}

/** NAB-RULING-08, NAB-STAGE-04: as many as fit must be placed. */
export function arrivals(state: NabooState, droids: number): number {
  return Math.min(droids, freeStaging(state).length);
}

/** Every choice of empty staging spaces. */
export function arriveActions(state: NabooState, droids: number): NabooAction[] {
  const count = arrivals(state, droids);
  return choicesOf(freeStaging(state), count, count).map((spaces) => ({
    type: 'arrive',
    spaces: spaces.map(spaceId),
  }));
}

/**
 * Droids of one group arrive. NAB-RULING-41: each becomes a character of its own; NAB-RULING-35: it does nothing more now.
 * NAB-STAGE-05, NAB-RULING-07: those that find no space are out of play, or with the option in the pool. NAB-RULING-08: a hex
 * emptied in this way earns nobody a card.
 */
export function arrive(
  state: NabooState,
  group: number,
  droids: number,
  spaces: readonly Space[],
  tell?: Tell<NabooEvent>,
): void {
  const droid = unitAt(state, group) === groupOfDroid[0] ? 0 : 1;
  const left = at(state.left, group) - droids;
  if (left > 0) state.left[group] = left;
  else takeOff(state, group, null);
  const excess = droids - spaces.length;
  const to = state.options.excessDroids === 'pool' ? state.pool : state.gone;
  to[droid] = at(to, droid) + excess;
  const arrived = spaces.map((space) => makePiece(state, palaceDroid[droid as 0 | 1], space, 1));
  if (tell) {
    tell({ type: 'droidsSent', group: pieceId(state, group), droids });
    for (const piece of arrived)
      tell({ type: 'droidArrived', piece: pieceId(state, piece), space: spaceId(at(state.at, piece)) });
    if (excess > 0) tell({ type: 'droidsLost', droids: excess });
  }
}

/** NAB-ACTV-02: the open hexes next to an MTT, shield hexes too. */
export function activationHexes(state: NabooState): Space[] {
  const board = boardOf(state);
  const hexes = new Set<Space>();
  for (let piece = 0; piece < state.at.length; piece++) {
    const space = at(state.at, piece);
    if (space < 0 || unitAt(state, piece) !== mtt) continue;
    for (const other of at(neighbours, space))
      if ((board[other] as number) < 0 && onPlains[other]) hexes.add(other);
  }
  return [...hexes].sort((a, b) => a - b);
}

/** The hexes on which droids can be activated. */
export function activateActions(state: NabooState): NabooAction[] {
  return activationHexes(state).map((space) => at(activations, space));
}

/** NAB-ACTV-01, NAB-ACTV-06: a new group out of the pool, as large as usual if it can be; NAB-RULING-35: it does nothing more now. */
export function activate(
  state: NabooState,
  droid: number,
  most: number,
  space: Space,
  tell?: Tell<NabooEvent>,
): void {
  const droids = Math.min(most, at(state.pool, droid));
  state.pool[droid] = at(state.pool, droid) - droids;
  const piece = makePiece(state, groupOfDroid[droid as 0 | 1], space, droids);
  tell?.({ type: 'droidsActivated', piece: pieceId(state, piece), space: spaceId(space), droids });
}
