import { at, type Tell } from '@holoboard/kernel';
import { actions } from '../data/cards.ts';
import { spaceId } from '../data/spaces.ts';
import { unitOf } from '../data/units.ts';
import type { Frame, NabooAction, NabooEvent, NabooState } from '../state.ts';
import { done, moves as moveTo, stay, usageOf } from './actions.ts';
import { duelFrame } from './core.ts';
import { givesLedge, movementOf } from './palace.ts';
import { chartOf, pieceId, unitAt } from './pieces.ts';
import { canStep, type Reach, reach, wayTo } from './reach.ts';
import { checkVictory } from './victory.ts';

/* Using the units that an action names, one after the other: NAB-RULING-14. */

type UnitsFrame = Frame & { kind: 'units' };

/** The units an action names, by number, in its order. */
export const namedUnits: readonly (readonly number[])[] = actions.map(({ effect }) =>
  effect.type === 'activate' ? effect.units.map(({ unit }) => unitOf(unit)) : [],
);

/**
 * The clause that keeps a piece from being used; nothing when it may. NAB-CARD-03: in any order. NAB-CARD-04: none twice in one
 * action. NAB-CARD-05: of each kind as many different ones as the action says.
 */
export function whyNotUsed(
  state: NabooState,
  { action, counts, used }: UnitsFrame,
  piece: number,
): string | null {
  const place = at(namedUnits, action).indexOf(unitAt(state, piece));
  if (place < 0) return 'NAB-RULING-42';
  if (used.includes(piece)) return 'NAB-CARD-04';
  if (at(state.at, piece) < 0) return 'NAB-DMG-05';
  return at(counts, place) > 0 ? null : 'NAB-CARD-05';
}

/** NAB-RULING-15: the units that can be used next, or no more of them. */
export function unitActions(state: NabooState, frame: UnitsFrame): NabooAction[] {
  const list: NabooAction[] = [done];
  for (let piece = 0; piece < state.at.length; piece++)
    if (at(state.at, piece) >= 0 && whyNotUsed(state, frame, piece) === null)
      list.push(usageOf(state, piece));
  return list;
}

/** Whether a unit is left that can be used. */
export function canUseAny(state: NabooState, frame: UnitsFrame): boolean {
  if (frame.counts.every((count) => count === 0)) return false;
  for (let piece = 0; piece < state.at.length; piece++)
    if (at(state.at, piece) >= 0 && whyNotUsed(state, frame, piece) === null) return true;
  return false;
}

/** Begins with a unit. NAB-MOVE-01: it moves before it attacks; a Jedi or Darth Maul as he likes. */
export function beginUnit(state: NabooState, frame: UnitsFrame, piece: number): void {
  const place = at(namedUnits, frame.action).indexOf(unitAt(state, piece));
  frame.counts[place] = at(frame.counts, place) - 1;
  frame.used.push(piece);
  const { seat, action } = frame;
  const isDuellist = chartOf(state, piece).duellist;
  state.frames.push(isDuellist ? duelFrame(state, seat, piece, action) : { kind: 'move', seat, piece });
}

/** The action that a unit is being used by: its frame lies right under that of the unit. */
export function actionUnder(state: NabooState): number {
  const below = state.frames[state.frames.length - 2];
  if (below?.kind !== 'units') throw new RangeError('A unit is used without an action.');
  return below.action;
}

/** Where the unit that is being used can go. */
export function reachOf(state: NabooState, piece: number): Reach {
  const action = actionUnder(state);
  return reach(state, piece, movementOf(state, piece, action), givesLedge(action));
}

/** Whether the unit that is being used can go anywhere. */
export function canMove(state: NabooState, piece: number): boolean {
  const action = actionUnder(state);
  return canStep(state, piece, movementOf(state, piece, action), givesLedge(action));
}

/** NAB-MOVE-04: anywhere in reach, or nowhere. */
export function moveActions(state: NabooState, piece: number): NabooAction[] {
  const list: NabooAction[] = [stay];
  for (const space of reachOf(state, piece).list) list.push(at(moveTo, space));
  return list;
}

/** Carries a move out; NAB-RULING-25: where it ends may win the game. */
export function move(
  state: NabooState,
  piece: number,
  to: number,
  way: Reach | null,
  tell?: Tell<NabooEvent>,
): boolean {
  const start = at(state.at, piece);
  state.at[piece] = to;
  if (tell && way)
    tell({ type: 'moved', piece: pieceId(state, piece), path: wayTo(way, start, to).map(spaceId) });
  return checkVictory(state, tell);
}
