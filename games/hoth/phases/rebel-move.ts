import {
  dantooineEntry,
  goal,
  hyperspaceFirst,
  idOf,
  isAsteroid,
  isStation,
  rebelNext,
  rebelSlide,
  redFinal,
  type Space,
  spaceCount,
} from '../board-graph.ts';
import { puzzle } from '../data/components.ts';
import { findMove, listOf, type Move, type MoveList, moveOf } from '../moves.ts';
import type { HothOptions } from '../options.ts';
import type { HothEvent, HothState } from '../state.ts';

/** The readings that change how Rebels fly. */
type RebelReading = Pick<HothOptions, 'winOnRedSpace' | 'stopAtJunctions' | 'healthyMayStopAtRepair'>;

/** HOTH-WIN-01, HOTH-RULING-03: the planet beyond the red space; with the option the red space itself. */
export function isGoal(reading: RebelReading, space: Space): boolean {
  return space === goal || (reading.winOnRedSpace && space === redFinal);
}

/**
 * HOTH-RULING-06: steps left over at a junction carry on into the new zone. With the option they are lost on the first
 * space of it.
 */
function losesSteps(reading: RebelReading, space: Space): boolean {
  return reading.stopAtJunctions && (space === hyperspaceFirst || space === dantooineEntry);
}

/**
 * HOTH-REP-03, HOTH-REP-04: a damaged Rebel may stop as soon as he reaches a station, and may fly past it.
 * HOTH-RULING-19: an undamaged one may not, unless the option says so.
 */
function mayStopAt(reading: RebelReading, damaged: boolean, space: Space): boolean {
  return isStation[space] === true && (damaged || reading.healthyMayStopAtRepair);
}

/**
 * HOTH-MOVE-10, HOTH-MOVE-11, HOTH-MOVE-12, HOTH-DAN-05: a count that ends on a yellow space gives two moves, to stay
 * there or to slide to the next ring and stop.
 * HOTH-MOVE-08, HOTH-MOVE-13, HOTH-MOVE-15: there is no other way to slide, so neither a yellow space flown over nor one
 * a Rebel stood on at the start of his turn gives one.
 */
function landings(path: readonly Space[]): Move[] {
  const slideTo = rebelSlide[path.at(-1) as Space];
  return slideTo === undefined ? [moveOf('fly', path)] : [moveOf('fly', path), moveOf('fly', path, slideTo)];
}

/** All Rebel moves of exactly `steps` spaces, in every branch. */
function flights(reading: RebelReading, from: Space, steps: number, damaged: boolean): Move[] {
  const moves: Move[] = [];
  const fly = (path: readonly Space[], space: Space): void => {
    for (const next of rebelNext[space] as readonly Space[]) {
      const longer = [...path, next];
      // HOTH-WIN-02: no exact count is needed to land on the planet.
      const ends = longer.length === steps || isGoal(reading, next) || losesSteps(reading, next);
      if (ends) moves.push(...landings(longer));
      else {
        if (mayStopAt(reading, damaged, next)) moves.push(moveOf('fly', longer));
        // HOTH-AST-04: asteroid spaces flown over cost nothing. HOTH-MOVE-16: nor do other markers.
        fly(longer, next);
      }
    }
  };
  fly([], from);
  return moves;
}

/**
 * HOTH-MOVE-04: a plain number is moved exactly. HOTH-MOVE-05: of "1-10" the player chooses.
 */
export function rebelMoves(
  reading: RebelReading,
  from: Space,
  steps: number,
  free: boolean,
  damaged: boolean,
): MoveList {
  const table = rebelTables[
    (reading.winOnRedSpace ? 1 : 0) +
      (reading.stopAtJunctions ? 2 : 0) +
      (reading.healthyMayStopAtRepair ? 4 : 0)
  ] as (MoveList | undefined)[];
  const index = ((from * 11 + steps) * 2 + (free ? 1 : 0)) * 2 + (damaged ? 1 : 0);
  let list = table[index];
  if (!list) {
    const moves: Move[] = [];
    for (let count = free ? 1 : steps; count <= steps; count++)
      moves.push(...flights(reading, from, count, damaged));
    list = listOf(moves);
    table[index] = list;
  }
  return list;
}

/** Moves already worked out, by reading and situation. */
const rebelTables: (MoveList | undefined)[][] = Array.from({ length: 8 }, () =>
  new Array(spaceCount * 11 * 4).fill(undefined),
);

/* The step itself */

/**
 * How far a Rebel who does not spin must fly; 0 for one who spins.
 * HOTH-AST-01, HOTH-AST-02: one space a turn in an asteroid field, without a spin. HOTH-RULING-21: damaged or not.
 * HOTH-DMG-01, HOTH-DMG-02, HOTH-DMG-03, HOTH-DMG-04, HOTH-DMG-05: a damaged Fighter flies as many spaces as it has pieces.
 * HOTH-DMG-06, HOTH-AST-05: until it is mended, or out of the field; then the next turn is an ordinary one.
 */
export function fixedSpeed(space: Space, pieces: number): number {
  if (isAsteroid[space]) return 1;
  return pieces < puzzle.wholePieces ? pieces : 0;
}

/** HOTH-RULING-20: a damaged Rebel moves exactly his number, except that he may stop at a station. */
export function rebelOptions(state: HothState): MoveList {
  const { active } = state;
  return rebelMoves(
    state.options,
    state.rebels[active] as Space,
    state.steps,
    state.free,
    (state.pieces[active] as number) < puzzle.wholePieces,
  );
}

/** HOTH-TURN-03: the active player flies his own marker. HOTH-MOVE-17: markers already there are left alone. */
export function flyRebel(state: HothState, to: string, slide: boolean, events?: HothEvent[]): void {
  const seat = state.active;
  const move = findMove(rebelOptions(state), to, slide) as Move;
  const from = idOf[state.rebels[seat] as Space] as string;
  events?.push({ type: 'rebelMoved', seat, from, path: move.pathIds, to, slide });
  state.rebels[seat] = move.to;
  arrive(state, seat, move.to, events);
}

/** HOTH-REP-01, HOTH-REP-02, HOTH-REP-06, HOTH-RULING-20: landing on a station mends everything at once. */
function arrive(state: HothState, seat: number, space: Space, events?: HothEvent[]): void {
  if (isStation[space] && (state.pieces[seat] as number) < puzzle.wholePieces) {
    state.pieces[seat] = puzzle.wholePieces;
    events?.push({ type: 'repaired', seat, space: idOf[space] as string });
  }
  if (isAsteroid[space]) events?.push({ type: 'asteroidsEntered', seat, space: idOf[space] as string });
}

/** HOTH-WIN-03: the moment the planet is reached. */
export function hasLanded(state: HothState): boolean {
  return isGoal(state.options, state.rebels[state.active] as Space);
}
