import { at } from '@holoboard/kernel';
import { decks, actions as printed } from '../data/cards.ts';
import { spaceId, spaces } from '../data/spaces.ts';
import { grids } from '../data/track.ts';
import type { NabooAction, NabooState } from '../state.ts';
import { pieceId } from './pieces.ts';

/*
 * Actions are made once and shared. Lists of legal ones are made at every step of a play-out; this way they cost no more than
 * the list.
 */

export const done: NabooAction = { type: 'done' };
export const stay: NabooAction = { type: 'stay' };
export const hold: NabooAction = { type: 'hold' };

/** By space: the move to it, and the activation of droids on it. */
export const moves: readonly NabooAction[] = spaces.map((_, space) => ({ type: 'move', to: spaceId(space) }));
export const activations: readonly NabooAction[] = spaces.map((_, space) => ({
  type: 'activate',
  to: spaceId(space),
}));
/** By number of the printed action. */
export const choices: readonly NabooAction[] = printed.map(({ id }) => ({ type: 'choose', action: id }));
export const bonusDraws: readonly NabooAction[] = decks.map(({ id }) => ({ type: 'bonus', deck: id }));
export const deployments: readonly NabooAction[] = grids.map(({ id }) => ({ type: 'deploy', grid: id }));

/** Actions about a piece, by its id: pieces made in play come up again in other games under the same one. */
function byPiece(make: (id: string) => NabooAction): (state: NabooState, piece: number) => NabooAction {
  const made = new Map<string, NabooAction>();
  return (state, piece) => {
    const id = pieceId(state, piece);
    const known = made.get(id);
    if (known) return known;
    const action = make(id);
    made.set(id, action);
    return action;
  };
}

export const usageOf = byPiece((piece) => ({ type: 'use', piece }));
export const attackOn = byPiece((target) => ({ type: 'attack', target }));
export const sendOf = byPiece((group) => ({ type: 'send', group }));
const strikes = [1, 2, 3].map((dice) => byPiece((target) => ({ type: 'strike', target, dice })));

/** A strike with so many dice. */
export function strikeOn(state: NabooState, target: number, dice: number): NabooAction {
  return at(strikes, dice - 1)(state, target);
}

/** Every choice of some of a list, in its order, of each of some sizes, the smallest first. */
export function choicesOf<Item>(list: readonly Item[], least: number, most: number): Item[][] {
  const found: Item[][] = [];
  const visit = (from: number, picked: Item[], wanted: number): void => {
    if (picked.length === wanted) {
      found.push(picked);
      return;
    }
    for (let i = from; i <= list.length - (wanted - picked.length); i++)
      visit(i + 1, [...picked, list[i] as Item], wanted);
  };
  for (let size = least; size <= most; size++) visit(0, [], size);
  return found;
}
