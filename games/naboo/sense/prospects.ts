import { type Space, spaceId, spaceOf } from '../data/spaces.ts';
import { pieceId } from '../phases/pieces.ts';
import { reach } from '../phases/reach.ts';
import { targetsOf } from '../phases/targets.ts';
import { reachOf } from '../phases/units.ts';
import { redeal } from '../redeal.ts';
import type { Frame, NabooAction, NabooState } from '../state.ts';
import type { NabooView } from '../view.ts';
import { type Odds, oddsOf } from './odds.ts';

/* What a move leads to: the attacks that would be possible from there, by the rules themselves. */

/** A redeal needs no luck where only what is open matters. */
export function openState(view: NabooView): NabooState {
  return redeal(view, 0, { draw: () => 0 });
}

/** The frame of the piece that moves now. */
function moverOf(state: NabooState): (Frame & { kind: 'move' | 'duel' }) | null {
  const frame = state.frames.at(-1);
  return frame?.kind === 'move' || frame?.kind === 'duel' ? frame : null;
}

/** Where the piece that moves now can go. */
export function reachNow(state: NabooState): ReturnType<typeof reach> | null {
  const frame = moverOf(state);
  if (!frame) return null;
  return frame.kind === 'duel' ? reach(state, frame.piece, frame.moves, false) : reachOf(state, frame.piece);
}

/** An attack that would be possible, and what it promises. */
export interface Prospect {
  readonly target: string;
  /** Where the target stands. */
  readonly space: string;
  readonly odds: Odds & { kind: 'attack' };
}

/** The attacks that the piece which moves now could make from a space, the best first. */
export function prospectsFrom(view: NabooView, space: string): readonly Prospect[] {
  const state = openState(view);
  const frame = moverOf(state);
  const to = spaceOf(space);
  if (!frame || to === undefined || (frame.kind === 'duel' && frame.dice === 0)) return [];
  const piece = pieceId(state, frame.piece);
  state.at[frame.piece] = to;
  const there: NabooView = {
    ...view,
    pieces: view.pieces.map((each) => (each.id === piece ? { ...each, space } : each)),
  };
  return targetsOf(state, frame.piece)
    .flatMap((number): Prospect[] => {
      const target = pieceId(state, number);
      const action: NabooAction =
        frame.kind === 'duel'
          ? { type: 'strike', target, dice: Math.min(3, frame.dice) }
          : { type: 'attack', target };
      const odds = oddsOf(there, action);
      return odds?.kind === 'attack' ? [{ target, space: spaceId(state.at[number] as Space), odds }] : [];
    })
    .sort((one, other) => other.odds.expected - one.odds.expected);
}
