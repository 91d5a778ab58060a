import { at } from '@holoboard/kernel';
import { spaceCount } from '../data/spaces.ts';
import {
  fambaas,
  firstPalacePiece,
  lastPalacePiece,
  maul,
  nameOfPiece,
  obiWan,
  pieceOfName,
  purpleQueen,
  quiGon,
  redQueen,
  startingCount,
  unitOfPiece,
} from '../data/start.ts';
import { type Grid, grids, starfighters } from '../data/track.ts';
import { droidKind, type UnitData, units } from '../data/units.ts';
import { type NabooState, none } from '../state.ts';

/** The unit a piece is, by number. */
export function unitAt(state: NabooState, piece: number): number {
  return unitOfPiece(state.made, piece);
}

/** The chart of a piece. */
export function chartOf(state: NabooState, piece: number): UnitData {
  return at(units, unitOfPiece(state.made, piece));
}

/** The id of a piece. */
export function pieceId(state: NabooState, piece: number): string {
  return nameOfPiece(state.made, piece);
}

/** The piece of an id; nothing for a word that names none. */
export function pieceNamed(state: NabooState, id: string): number | undefined {
  return pieceOfName(state.made, id);
}

/** Whether a piece is on a board. */
export function isInPlay(state: NabooState, piece: number): boolean {
  return at(state.at, piece) >= 0;
}

const board = new Int16Array(spaceCount);

/** Which piece stands on each space, -1 where none does: one table for all, good until it is asked for again. */
export function boardOf(state: NabooState): Int16Array {
  board.fill(none);
  const places = state.at;
  for (let piece = 0; piece < places.length; piece++) {
    const space = places[piece] as number;
    if (space >= 0) board[space] = piece;
  }
  return board;
}

/** Puts a new piece on a board; its number is never used again. NAB-RULING-41: droids change their kind of piece. */
export function makePiece(state: NabooState, unit: number, space: number, strength: number): number {
  state.made.push(unit);
  state.at.push(space);
  state.left.push(strength);
  return startingCount + state.made.length - 1;
}

/** NAB-SHIELD-01, NAB-SHIELD-08, NAB-SHIELD-10: the shield is up while both Fambaas live, and never comes back. */
export function isShieldUp(state: NabooState): boolean {
  for (const fambaa of fambaas) if (!isInPlay(state, fambaa)) return false;
  return true;
}

/** NAB-QUEEN-03: whether the real queen has been killed. */
export function isQueenDead(state: NabooState): boolean {
  return state.real !== none && !isInPlay(state, state.real);
}

/** NAB-QUEEN-02, NAB-RULING-34: whether everybody knows which queen is real: as soon as either has died. */
export function isQueenKnown(state: NabooState): boolean {
  return !isInPlay(state, redQueen) || !isInPlay(state, purpleQueen);
}

/** NAB-OBJ-04, NAB-OBJ-05, NAB-RULING-31: Naboo's pieces in palace and core. */
export function palacePieces(state: NabooState): number {
  let count = 0;
  for (let piece = firstPalacePiece; piece <= lastPalacePiece; piece++)
    if ((state.at[piece] as number) >= 0) count++;
  return count;
}

/** NAB-CORE-05, NAB-CORE-06, NAB-CORE-07: whether a duellist's opponents live, so that it may not leave the core. */
export function isBoundToCore(state: NabooState, piece: number): boolean {
  if (piece === maul) return isInPlay(state, quiGon) || isInPlay(state, obiWan);
  return isInPlay(state, maul);
}

/** Whether any droid is on a board: NAB-OBJ-02. */
export function anyDroid(state: NabooState): boolean {
  for (let piece = 0; piece < state.at.length; piece++)
    if (isInPlay(state, piece) && chartOf(state, piece).droid) return true;
  return false;
}

/** Takes a piece off the boards; the members left of a droid group are counted where they go. */
export function takeOff(state: NabooState, piece: number, droidsTo: number[] | null): void {
  const kind = at(droidKind, unitAt(state, piece));
  if (kind >= 0 && droidsTo) droidsTo[kind] = at(droidsTo, kind) + at(state.left, piece);
  state.at[piece] = none;
  state.left[piece] = 0;
}

/** NAB-SF-04: what Anakin has before him: the top Starfighter card of his grid, or the printed grid under them. */
export function gridAhead(state: NabooState): Grid {
  const stack = at(state.stacks, state.anakin);
  return stack.length > 0 ? at(starfighters, at(stack, stack.length - 1)) : at(grids, state.anakin);
}
