import { type Space, spaceId, spaceOf } from '../data/spaces.ts';
import { boardOf, chartOf, isInPlay, pieceId } from '../phases/pieces.ts';
import { reach } from '../phases/reach.ts';
import { targetsOf, whyNoAttackOn } from '../phases/targets.ts';
import { reachOf } from '../phases/units.ts';
import { redeal } from '../redeal.ts';
import type { Frame, NabooAction, NabooState } from '../state.ts';
import type { NabooView } from '../view.ts';
import { attackOdds, type Odds, oddsOf } from './odds.ts';

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

/** The position with the piece that moves now on another space. */
function movedTo(view: NabooView, space: string) {
  const state = openState(view);
  const frame = moverOf(state);
  const to = spaceOf(space);
  if (!frame || to === undefined) return null;
  const piece = pieceId(state, frame.piece);
  state.at[frame.piece] = to;
  const pieces = view.pieces.map((each) => (each.id === piece ? { ...each, space } : each));
  return { state, frame, piece, there: { ...view, pieces } };
}

/** The dice a duellist strikes with when he has as many as one blow takes. */
const fullBlow = 3;

/** An enemy that could attack, and what that promises. */
export interface Threat {
  readonly enemy: string;
  readonly expected: number;
}

/** The enemies that could attack the piece which moves now on a space, each from where it stands, the worst first. */
export function threatsAt(view: NabooView, space: string): readonly Threat[] {
  const moved = movedTo(view, space);
  if (!moved) return [];
  const { state, frame, piece, there } = moved;
  const board = boardOf(state);
  const threats: Threat[] = [];
  for (let number = 0; number < state.at.length; number++) {
    if (!isInPlay(state, number) || whyNoAttackOn(state, number, frame.piece, board) !== null) continue;
    const enemy = pieceId(state, number);
    const odds = attackOdds(there, enemy, piece, chartOf(state, number).duellist ? fullBlow : null);
    if (odds && odds.expected > 0) threats.push({ enemy, expected: odds.expected });
  }
  return threats.sort((one, other) => other.expected - one.expected);
}

/** The attacks that the piece which moves now could make from a space, the best first. */
export function prospectsFrom(view: NabooView, space: string): readonly Prospect[] {
  const moved = movedTo(view, space);
  if (!moved || (moved.frame.kind === 'duel' && moved.frame.dice === 0)) return [];
  const { state, frame, there } = moved;
  return targetsOf(state, frame.piece)
    .flatMap((number): Prospect[] => {
      const target = pieceId(state, number);
      const action: NabooAction =
        frame.kind === 'duel'
          ? { type: 'strike', target, dice: Math.min(fullBlow, frame.dice) }
          : { type: 'attack', target };
      const odds = oddsOf(there, action);
      return odds?.kind === 'attack' ? [{ target, space: spaceId(state.at[number] as Space), odds }] : [];
    })
    .sort((one, other) => other.odds.expected - one.odds.expected);
}
