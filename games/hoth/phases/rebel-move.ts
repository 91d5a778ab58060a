import { at, last, type Refusal, refuse, type Tell } from '@holoboard/kernel';
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
  stageOf,
  zoneOf,
} from '../data/graph.ts';
import type { HothOptions } from '../options.ts';
import { type HothAction, type HothEvent, type HothState, piecesOf, spaceOf } from '../state.ts';
import {
  endOf,
  findMove,
  listOf,
  type Move,
  type MoveAction,
  type MoveList,
  MoveTable,
  moveOf,
  spacesCounted,
} from './moves.ts';
import { clearSpin } from './spins.ts';

/** The readings that change how Rebels fly. */
type RebelReading = Pick<HothOptions, 'winOnRedSpace' | 'stopAtJunctions' | 'healthyMayStopAtRepair'>;

/** A Rebel about to fly: all that decides where he may end. */
interface Flying {
  readonly reading: RebelReading;
  readonly from: Space;
  readonly steps: number;
  readonly free: boolean;
  readonly damaged: boolean;
}

/** HOTH-WIN-01, HOTH-RULING-03: the planet beyond the red space; with the option the red space itself. */
export function isGoal(reading: RebelReading, space: Space): boolean {
  return space === goal || (reading.winOnRedSpace && space === redFinal);
}

/* The ways */

/** The spaces counted one after the other. */
type Way = readonly Space[];

/**
 * The ways to every space that a Rebel gets to without a slide, the nearest first.
 * HOTH-AST-04: asteroid spaces flown over cost nothing. HOTH-MOVE-16: nor do other markers.
 */
function waysFrom(from: Space): readonly Way[] {
  const ways: Way[] = [];
  const explore = (way: Way, space: Space): void => {
    for (const next of at(rebelNext, space))
      if (!ways.some((known) => last(known) === next)) ways.push([...way, next]);
  };
  explore([], from);
  // The list grows while it is walked through.
  for (const way of ways) explore(way, last(way));
  return ways;
}

const waysBySpace: (readonly Way[] | undefined)[] = new Array(spaceCount).fill(undefined);

function knownWaysFrom(from: Space): readonly Way[] {
  waysBySpace[from] ??= waysFrom(from);
  return waysBySpace[from];
}

function wayTo(from: Space, target: Space): Way | undefined {
  return knownWaysFrom(from).find((way) => last(way) === target);
}

/* Where a flight may end, and why not elsewhere */

/** Why a Rebel's flight may not end on a space; nothing when it may. What this allows is all that is listed. */
function whyNotFly(flying: Flying, target: Space, slide: boolean): Refusal | null {
  if (slide) return whyNoSlide(flying, target);
  const way = wayTo(flying.from, target);
  const why = way ? whyNotEnd(flying, way) : noWay(flying.from, target);
  // HOTH-MOVE-10: what a slide leads to is reached by saying so.
  return why && !whyNoSlide(flying, target) ? refuse('HOTH-MOVE-10', { to: at(idOf, target) }) : why;
}

/** HOTH-MOVE-03: nothing that lies behind. */
function noWay(from: Space, target: Space): Refusal {
  // Spaces are numbered in the order they are flown.
  if (target <= from) return refuse('HOTH-MOVE-03');
  // HOTH-HYPER-03: hyperspace only from the TIE symbol, which the inner ring does not have.
  if (zoneOf[target] === 'hyperspace') return refuse('HOTH-HYPER-03');
  return ringNotReached(stageOf[from]);
}

/** HOTH-MOVE-08, HOTH-DAN-05: the other ring of a planet is reached over a yellow space, by exact count. */
function ringNotReached(stage: number | undefined): Refusal {
  return refuse(stage === 0 ? 'HOTH-MOVE-08' : 'HOTH-DAN-05');
}

/** Why a count may not end where a way leads. */
function whyNotEnd(flying: Flying, way: Way): Refusal | null {
  return wrongNumber(flying, way) ?? stepsLost(flying, way) ?? beyondGoal(flying, way);
}

/** HOTH-MOVE-04: a plain number is flown exactly. HOTH-MOVE-05: of "1-10" the player chooses. */
function wrongNumber(flying: Flying, way: Way): Refusal | null {
  const { steps, free } = flying;
  const distance = way.length;
  if (distance === steps) return null;
  if (distance < steps && (free || endsEarly(flying, way))) return null;
  return (
    stopsAtStation(flying, way) ?? refuse(speedClause(flying), { to: at(idOf, last(way)), steps, distance })
  );
}

/** The clause that sets how far this Rebel flies. */
function speedClause({ from, steps, free, damaged }: Flying): string {
  if (isAsteroid[from]) return 'HOTH-AST-01';
  if (damaged) return damagedSpeeds[steps - 1] ?? 'HOTH-RULING-20';
  return free ? 'HOTH-MOVE-05' : 'HOTH-MOVE-04';
}

/** HOTH-DMG-02, HOTH-DMG-03, HOTH-DMG-04, HOTH-DMG-05: by the pieces left. HOTH-RULING-20: exactly as many spaces. */
const damagedSpeeds = ['HOTH-DMG-05', 'HOTH-DMG-04', 'HOTH-DMG-03', 'HOTH-DMG-02'];

/**
 * HOTH-WIN-02: no exact count is needed to land on the planet.
 * HOTH-REP-03, HOTH-REP-04: a damaged Rebel may stop as soon as he reaches a station, and may fly past it.
 */
function endsEarly({ reading, from, damaged }: Flying, way: Way): boolean {
  const end = last(way);
  if (isGoal(reading, end) || losesSteps(reading, way.at(-2) ?? from, end)) return true;
  return isStation[end] === true && (damaged || reading.healthyMayStopAtRepair);
}

/** HOTH-RULING-19: an undamaged Rebel may not stop early at a station, unless the option says so. */
function stopsAtStation({ steps, damaged }: Flying, way: Way): Refusal | null {
  return isStation[last(way)] && way.length < steps && !damaged ? refuse('HOTH-RULING-19') : null;
}

/**
 * HOTH-RULING-06: steps left over at a junction carry on into the new zone. With the option they are lost on the first
 * space of it; circling past that space is no crossing.
 */
function losesSteps(reading: RebelReading, from: Space, to: Space): boolean {
  return reading.stopAtJunctions && isJunction(from, to);
}

/** HOTH-RULING-06: with the option nobody flies on from there. */
function stepsLost({ reading, from }: Flying, way: Way): Refusal | null {
  const before = way.slice(0, -1);
  const lost = before.some((space, i) => losesSteps(reading, before[i - 1] ?? from, space));
  return lost ? refuse('HOTH-RULING-06') : null;
}

/** HOTH-RULING-03: with the option the way ends on the red space. */
function beyondGoal({ reading }: Flying, way: Way): Refusal | null {
  return way.slice(0, -1).some((space) => isGoal(reading, space)) ? refuse('HOTH-RULING-03') : null;
}

/**
 * HOTH-MOVE-10, HOTH-MOVE-11, HOTH-MOVE-12: a count that ends on a yellow space lets a Rebel slide to the next ring, where
 * he stops. HOTH-RULING-08: one way only.
 */
function whyNoSlide(flying: Flying, target: Space): Refusal | null {
  const yellow = rebelSlide.indexOf(target);
  if (yellow < 0) return refuse('HOTH-RULING-08');
  const way = wayTo(flying.from, yellow);
  if (way && !whyNotEnd(flying, way)) return null;
  // HOTH-MOVE-13: nor from the yellow space he stood on when his turn began.
  if (yellow === flying.from) return refuse('HOTH-MOVE-13', { yellow: at(idOf, yellow) });
  // HOTH-MOVE-15: nor from one he only flies over.
  if (waysAllowed(flying).some((allowed) => allowed.includes(yellow)))
    return refuse('HOTH-MOVE-15', { yellow: at(idOf, yellow) });
  return ringNotReached(stageOf[yellow]);
}

function waysAllowed(flying: Flying): readonly Way[] {
  return knownWaysFrom(flying.from).filter((way) => !whyNotEnd(flying, way));
}

/** The moves that end where a way leads, or slide on from there. */
function landings(flying: Flying, way: Way): Move[] {
  const moves: Move[] = [];
  const slideTo = rebelSlide[last(way)];
  if (!whyNotFly(flying, last(way), false)) moves.push(moveOf('fly', way));
  if (slideTo !== undefined && !whyNotFly(flying, slideTo, true)) moves.push(moveOf('fly', way, slideTo));
  return moves;
}

/** Where a Rebel may fly. */
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
  const flying = { reading, from, steps, free, damaged };
  const near = knownWaysFrom(from).filter((way) => way.length <= steps);
  return rebelTable.keep(situation, listOf(near.flatMap((way) => landings(flying, way))));
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
function flyingOf(state: HothState): Flying {
  const { options, active, steps, free } = state;
  const damaged = piecesOf(state, active) < puzzle.wholePieces;
  return { reading: options, from: spaceOf(state, active), steps, free, damaged };
}

/** The moves that the active player chooses from. */
export function rebelOptions(state: HothState): MoveList {
  const { reading, from, steps, free, damaged } = flyingOf(state);
  return rebelMoves(reading, from, steps, free, damaged);
}

/** The same as actions. */
export function rebelActions(state: HothState): readonly HothAction[] {
  const { options, active, steps, free } = state;
  const damaged = piecesOf(state, active) < puzzle.wholePieces;
  const situation = rebelSituation(options, spaceOf(state, active), steps, free, damaged);
  return rebelTable.actions[situation] ?? rebelOptions(state).actions;
}

/** Why the active player may not fly there. */
export function whyNotFlight(state: HothState, action: MoveAction): Refusal | null {
  if (findMove(rebelOptions(state), action.to, action.slide)) return null;
  return whyNotFly(flyingOf(state), endOf(action), action.slide);
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
  if (tell && isAsteroid[space]) tell({ type: 'asteroidsEntered', seat, space: at(idOf, space) });
}

function flightEvent(state: HothState, action: MoveAction): HothEvent {
  const seat = state.active;
  const from = at(idOf, spaceOf(state, seat));
  const { to, slide } = action;
  return { type: 'rebelMoved', seat, from, path: spacesCounted(rebelOptions(state), action), to, slide };
}

/** HOTH-REP-01, HOTH-REP-02, HOTH-REP-06, HOTH-RULING-20: landing on a station mends everything at once. */
function repair(state: HothState, seat: number, station: Space, tell?: Tell<HothEvent>): void {
  if (state.pieces[seat] === puzzle.wholePieces) return;
  state.pieces[seat] = puzzle.wholePieces;
  tell?.({ type: 'repaired', seat, space: at(idOf, station) });
}

/** HOTH-WIN-03: the moment the planet is reached. */
export function hasLanded(state: HothState): boolean {
  return isGoal(state.options, spaceOf(state, state.active));
}
