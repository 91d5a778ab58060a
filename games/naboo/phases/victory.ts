import { at, type Tell } from '@holoboard/kernel';
import { numbers } from '../data/numbers.ts';
import { enemyOf, sideOf } from '../data/seats.ts';
import { inThroneRoom } from '../data/spaces.ts';
import { maul } from '../data/start.ts';
import { controlShip } from '../data/track.ts';
import type { Side } from '../data/units.ts';
import { type Ending, type NabooEvent, type NabooState, none } from '../state.ts';
import { anyDroid, chartOf, isInPlay, palacePieces } from './pieces.ts';

/**
 * NAB-END-01, NAB-END-06: whether the Control Ship is destroyed, without which the throne room wins nothing. NAB-RULING-10: with the
 * option, as far as victory is concerned, also once no droid is left on any board.
 */
function isShipGone(state: NabooState): boolean {
  return state.anakin === controlShip || (state.options.droidsWipedOutCounts && !anyDroid(state));
}

/** NAB-THRONE-01, NAB-END-05, NAB-RULING-33: Naboo's pieces in the throne room less those of the Trade Federation, Viceroys too. */
export function throneRoomLead(state: NabooState): number {
  let lead = 0;
  for (let piece = 0; piece < state.at.length; piece++) {
    const space = at(state.at, piece);
    if (space >= 0 && inThroneRoom[space]) lead += chartOf(state, piece).side === 'naboo' ? 1 : -1;
  }
  return lead;
}

/**
 * Who has won now. NAB-OBJ-04, NAB-END-04, NAB-END-07: the Trade Federation when two Naboo palace pieces are left, before and after
 * the ship's end. NAB-OBJ-01, NAB-END-02, NAB-END-03, NAB-RULING-27: Naboo without the ship when Darth Maul is dead, or by a majority
 * in the throne room.
 */
export function winnerNow(state: NabooState): readonly [Side, Ending] | null {
  if (palacePieces(state) <= numbers.fewestPalacePieces) return ['tradeFederation', 'palaceHeld'];
  if (!isShipGone(state)) return null;
  if (!isInPlay(state, maul)) return ['naboo', 'maulDefeated'];
  return throneRoomLead(state) > 0 ? ['naboo', 'throneRoom'] : null;
}

/** NAB-RULING-25: looks for victory; when the game is won nothing else is played. */
export function checkVictory(state: NabooState, tell?: Tell<NabooEvent>): boolean {
  const won = winnerNow(state);
  if (!won) return false;
  const [side, reason] = won;
  end(state, side, reason);
  tell?.({ type: 'won', side, reason });
  return true;
}

function end(state: NabooState, winner: Side | null, ending: Ending): void {
  state.phase = 'over';
  state.active = none;
  // A Starfighter card that is turned up and not yet laid anywhere goes back: nothing gets lost when a seat leaves just then.
  for (const frame of state.frames) if (frame.kind === 'deploy') state.starfighters.push(frame.starfighter);
  state.frames = [];
  state.winner = winner;
  state.ending = ending;
}

/** NAB-RULING-26, NAB-RULING-43: nobody wins. */
export function endInDraw(state: NabooState, reason: Ending, tell?: Tell<NabooEvent>): void {
  end(state, null, reason);
  tell?.({ type: 'drawn', reason });
}

/** A seat that leaves the table gives the game to the other side. */
export function resignSeat(state: NabooState, seat: number, tell?: Tell<NabooEvent>): void {
  if (state.phase === 'over') return;
  const side = enemyOf(sideOf(state, seat));
  end(state, side, 'resigned');
  tell?.({ type: 'resigned', seat });
  tell?.({ type: 'won', side, reason: 'resigned' });
}
