import type { Tell } from '@holoboard/kernel';
import { puzzle } from '../data/components.ts';
import {
  goal,
  idOf,
  isAsteroid,
  isJunction,
  isStation,
  rebelNext,
  rebelSlide,
  redFinal,
  type Space,
  spaceCount,
} from '../data/graph.ts';
import type { HothOptions } from '../options.ts';
import type { HothAction, HothEvent, HothState } from '../state.ts';
import {
  endOf,
  findMove,
  listOf,
  type Move,
  type MoveAction,
  type MoveList,
  MoveTable,
  moveOf,
} from './moves.ts';
import { clearSpin } from './spins.ts';

/** The readings that change how Rebels fly. */
type RebelReading = Pick<HothOptions, 'winOnRedSpace' | 'stopAtJunctions' | 'healthyMayStopAtRepair'>;

/** HOTH-WIN-01, HOTH-RULING-03: the planet beyond the red space; with the option the red space itself. */
export function isGoal(reading: RebelReading, space: Space): boolean {
  return space === goal || (reading.winOnRedSpace && space === redFinal);
}

/**
 * HOTH-RULING-06: steps left over at a junction carry on into the new zone. With the option they are lost on the first
 * space of it; circling past that space is no crossing.
 */
function losesSteps(reading: RebelReading, from: Space, to: Space): boolean {
  return reading.stopAtJunctions && isJunction(from, to);
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
      const ends = longer.length === steps || isGoal(reading, next) || losesSteps(reading, space, next);
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
  const situation = rebelSituation(reading, from, steps, free, damaged);
  const known = rebelTable.lists[situation];
  if (known !== undefined) return known;
  const moves: Move[] = [];
  for (let count = free ? 1 : steps; count <= steps; count++)
    moves.push(...flights(reading, from, count, damaged));
  return rebelTable.keep(situation, listOf(moves));
}

const stepCounts = 11;
const rebelTable = new MoveTable(2 ** 5 * spaceCount * stepCounts);

function rebelSituation(
  reading: RebelReading,
  from: Space,
  steps: number,
  free: boolean,
  damaged: boolean,
): number {
  const kind =
    (reading.winOnRedSpace ? 1 : 0) +
    (reading.stopAtJunctions ? 2 : 0) +
    (reading.healthyMayStopAtRepair ? 4 : 0) +
    (free ? 8 : 0) +
    (damaged ? 16 : 0);
  return (kind * spaceCount + from) * stepCounts + steps;
}

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

/** The same as actions. */
export function rebelActions(state: HothState): readonly HothAction[] {
  const { options, active, steps, free } = state;
  const damaged = (state.pieces[active] as number) < puzzle.wholePieces;
  const situation = rebelSituation(options, state.rebels[active] as Space, steps, free, damaged);
  return rebelTable.actions[situation] ?? rebelOptions(state).actions;
}

/** HOTH-TURN-03: the active player flies his own marker. HOTH-MOVE-17: markers already there are left alone. */
export function flyRebel(state: HothState, action: MoveAction, tell?: Tell<HothEvent>): void {
  const flight = tell && flightEvent(state, action);
  const seat = state.active;
  const space = endOf(action);
  state.rebels[seat] = space;
  clearSpin(state);
  if (flight) tell(flight);
  if (isStation[space]) repair(state, seat, space, tell);
  if (tell && isAsteroid[space]) tell({ type: 'asteroidsEntered', seat, space: idOf[space] as string });
}

function flightEvent(state: HothState, { to, slide }: MoveAction): HothEvent {
  const seat = state.active;
  const from = idOf[state.rebels[seat] as Space] as string;
  const { pathIds } = findMove(rebelOptions(state), to, slide) as Move;
  return { type: 'rebelMoved', seat, from, path: pathIds, to, slide };
}

/** HOTH-REP-01, HOTH-REP-02, HOTH-REP-06, HOTH-RULING-20: landing on a station mends everything at once. */
function repair(state: HothState, seat: number, station: Space, tell?: Tell<HothEvent>): void {
  if (state.pieces[seat] === puzzle.wholePieces) return;
  state.pieces[seat] = puzzle.wholePieces;
  tell?.({ type: 'repaired', seat, space: idOf[station] as string });
}

/** HOTH-WIN-03: the moment the planet is reached. */
export function hasLanded(state: HothState): boolean {
  return isGoal(state.options, state.rebels[state.active] as Space);
}
