import { at } from '@holoboard/kernel';
import { inCore, inThroneRoom, neighbours, onPlains, spaces } from '../data/spaces.ts';
import { fambaas, maul, viceroys } from '../data/start.ts';
import { controlShip } from '../data/track.ts';
import { attackDice } from '../phases/attack.ts';
import { mostDice } from '../phases/core.ts';
import { chartOf, isInPlay, isShieldUp } from '../phases/pieces.ts';
import { targetsOf } from '../phases/targets.ts';
import type { NabooState } from '../state.ts';
import { attackWorth, stepsToThrone } from './worth.ts';

/* What moves and attacks are worth. */

/** The best attack of a piece from a space, if it stood there. */
export function bestAttackFrom(state: NabooState, piece: number, space: number): number {
  const before = at(state.at, piece);
  // Judged in place and put back: a copy of the state for every space would cost far more.
  state.at[piece] = space;
  const { red, gray } = attackDice(state, piece);
  let best = 0;
  for (const target of targetsOf(state, piece))
    best = Math.max(best, attackWorth(state, piece, target, red, gray));
  state.at[piece] = before;
  return best;
}

/** The best strike of a duellist from a space with the dice he has left. */
export function bestStrikeFrom(state: NabooState, piece: number, space: number, dice: number): number {
  if (dice === 0) return 0;
  let best = 0;
  const most = mostDice({ dice });
  const own = chartOf(state, piece).side;
  for (let target = 0; target < state.at.length; target++) {
    if (!isInPlay(state, target) || viceroys.includes(target) || chartOf(state, target).side === own)
      continue;
    if (at(neighbours, space).includes(at(state.at, target)))
      best = Math.max(best, attackWorth(state, piece, target, most, 0));
  }
  return best;
}

/** How much a space is worth to a piece that stands on it at the end of its move. */
export function placeWorth(state: NabooState, piece: number, space: number): number {
  return onPlains[space] ? plainsWorth(state, piece, space) : palaceWorth(state, piece, space);
}

/** On the plains droids press toward the Fambaas, and Naboo keeps its distance, near the shield. */
function plainsWorth(state: NabooState, piece: number, space: number): number {
  const { row, zone } = at(spaces, space);
  if (chartOf(state, piece).side === 'naboo') return zone === 'outside' ? -0.4 : -0.05 * Math.abs(row - 4);
  if (!isShieldUp(state)) return 0.05 * row;
  let nearest = 99;
  for (const fambaa of fambaas) nearest = Math.min(nearest, hexDistance(space, at(state.at, fambaa)));
  return -0.12 * nearest;
}

/** How far two hexes of one board are apart, whatever stands there. */
function hexDistance(a: number, b: number): number {
  const [one, other] = [at(spaces, a), at(spaces, b)];
  const rows = Math.abs(one.row - other.row);
  const x = Math.abs(one.col * 2 + (one.row % 2) - (other.col * 2 + (other.row % 2)));
  return rows + Math.max(0, (x - rows) / 2);
}

/** In the palace Naboo makes for the throne room, the more so the further Anakin is; the droids and Darth Maul make for Naboo. */
function palaceWorth(state: NabooState, piece: number, space: number): number {
  const isDone = state.anakin === controlShip;
  if (chartOf(state, piece).side === 'naboo') {
    if (inCore[space] && isInPlay(state, maul)) return 0;
    const urgency = isDone ? 0.6 : 0.04 + 0.02 * state.anakin;
    return -urgency * stepsToThrone(space) + (isDone && inThroneRoom[space] ? 2 : 0);
  }
  return -0.05 * nearestEnemy(state, space) - (isDone ? 0.1 : 0.01) * stepsToThrone(space);
}

/** How far the nearest enemy is, floors counting as some steps. */
function nearestEnemy(state: NabooState, space: number): number {
  const from = at(spaces, space);
  let nearest = 40;
  for (let target = 0; target < state.at.length; target++) {
    const there = at(state.at, target);
    if (there < 0 || onPlains[there] || chartOf(state, target).side !== 'naboo') continue;
    const to = at(spaces, there);
    const floors = Math.abs(from.level - to.level) * 8;
    nearest = Math.min(
      nearest,
      floors + (from.level === 0 || to.level === 0 ? 6 : hexDistance(space, there)),
    );
  }
  return nearest;
}
