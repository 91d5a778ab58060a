import { at, last, type Refusal, refuse, type Tell } from '@holoboard/kernel';
import {
  behind,
  dantooineEntry,
  hyperspaceFirst,
  hyperspaceLast,
  idOf,
  rebelSlide,
  type Space,
  slidePartner,
  spaceCount,
  stageOf,
  tieSymbol,
  vaderNext,
  zoneOf,
} from '../data/graph.ts';
import { type HothAction, type HothEvent, type HothState, none } from '../state.ts';
import { findTargets } from './laser-attack.ts';
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

/** Whether Vader may pass into the next part of the board: nobody is there yet, some are, all are. */
export type Gate = 'closed' | 'open' | 'must';

/** What Vader may do at the two junctions now. */
export interface Gates {
  readonly hyperspace: Gate;
  readonly dantooine: Gate;
}

/** Vader about to be moved: all that decides where he may end. */
interface Steering {
  readonly oneWay: boolean;
  readonly gates: Gates;
  readonly from: Space;
  readonly steps: number;
  readonly free: boolean;
}

/* The courses */

/** The spaces counted one after the other. */
type Course = readonly Space[];

function forward(from: Space, steps: number): readonly Course[] {
  let courses: readonly Course[] = [[]];
  for (let count = 0; count < steps; count++)
    courses = courses.flatMap((course) =>
      at(vaderNext, course.at(-1) ?? from).map((next) => [...course, next]),
    );
  return courses;
}

/** A count that would lead out of hyperspace is no course. */
function backward(from: Space, steps: number): readonly Course[] {
  const course: Space[] = [];
  let space: Space | undefined = from;
  for (let count = 0; count < steps; count++) {
    space = behind(space);
    if (space === undefined) return [];
    course.push(space);
  }
  return [course];
}

/**
 * HOTH-VADER-02: the number spun; with `free`, any number up to it.
 * HOTH-VADER-09, HOTH-VADER-10: in hyperspace forward or backward, never both in one move.
 */
function coursesOf({ from, steps, free }: Steering): readonly Course[] {
  const courses: Course[] = [];
  for (let count = free ? 1 : steps; count <= steps; count++)
    courses.push(...forward(from, count), ...backward(from, count));
  return courses;
}

/* Where a course may end, and why not elsewhere */

/** Why a move of Vader may not end on a space; nothing when it may. What this allows is all that is listed. */
function whyNotSteer(
  steering: Steering,
  courses: readonly Course[],
  target: Space,
  slide: boolean,
): Refusal | null {
  const shut = neverThere(steering.from, target) ?? gateClosed(steering, target);
  if (shut) return shut;
  const course = courses.find((each) => (slide ? slidePartner[last(each)] : last(each)) === target);
  if (slide) return wrongWay(steering, target) ?? (course ? mustGoOn(steering, course, true) : inexact());
  if (course) return mustGoOn(steering, course, false);
  return whyNotSteer(steering, courses, target, true) ? wrongNumber(steering) : inexact();
}

/** HOTH-RULING-12: on no planet. HOTH-VADER-08, HOTH-VADER-13: nor back to a part of the board he has left. */
function neverThere(from: Space, target: Space): Refusal | null {
  const zone = zoneOf[target];
  if (zone === 'hothPlanet' || zone === 'dantooinePlanet') return refuse('HOTH-RULING-12');
  if (at(stageOf, target) >= at(stageOf, from)) return null;
  return refuse(stageOf[from] === 1 ? 'HOTH-VADER-08' : 'HOTH-VADER-13');
}

/**
 * HOTH-VADER-06: Vader stays on Hoth while nobody has entered hyperspace.
 * HOTH-VADER-11: Dantooine is closed while nobody has entered it.
 */
function gateClosed({ gates, from }: Steering, target: Space): Refusal | null {
  const [here, there] = [at(stageOf, from), at(stageOf, target)];
  if (here < 1 && there >= 1 && gates.hyperspace === 'closed') return refuse('HOTH-VADER-06');
  if (here < 2 && there === 2 && gates.dantooine === 'closed') return refuse('HOTH-VADER-11');
  return null;
}

/** HOTH-RULING-09: both ways along a slide, unless the option allows him the Rebels' way only. */
function wrongWay({ oneWay }: Steering, target: Space): Refusal | null {
  const yellow = slidePartner[target];
  const rebelsDo = yellow === undefined || rebelSlide[yellow] !== undefined;
  return oneWay && !rebelsDo ? refuse('HOTH-RULING-09') : null;
}

/** HOTH-VADER-04, HOTH-VADER-05: a count that ends on a yellow space lets the player slide Vader across, or not. */
function inexact(): Refusal {
  return refuse('HOTH-VADER-04');
}

/** HOTH-VADER-02, HOTH-VADER-10: the number spun, in hyperspace all of it in one direction. */
function wrongNumber({ from, steps, free }: Steering): Refusal {
  const clause = zoneOf[from] === 'hyperspace' ? 'HOTH-VADER-10' : 'HOTH-VADER-02';
  return refuse(clause, { least: free ? 1 : steps, steps });
}

/** What Vader has to leave undone once everybody is ahead of him. */
function mustGoOn({ gates, from }: Steering, course: Course, slide: boolean): Refusal | null {
  // HOTH-VADER-12: only forward once everybody is in Dantooine's rings.
  if (gates.dantooine === 'must' && course[0] === behind(from)) return refuse('HOTH-VADER-12');
  if (gates.hyperspace !== 'must') return null;
  // HOTH-VADER-07, HOTH-RULING-10: he takes the branch at the TIE symbol; no exact count is needed there.
  const circles = course.some((space, i) => (course[i - 1] ?? from) === tieSymbol && stageOf[space] === 0);
  if (circles) return refuse('HOTH-VADER-07');
  // HOTH-RULING-10: he slides out of the inner ring, and never inwards.
  const end = last(course);
  const lingers = zoneOf[end] === 'hothInner' && slidePartner[end] !== undefined && !slide;
  return lingers || (zoneOf[end] === 'hothOuter' && slide) ? refuse('HOTH-RULING-10') : null;
}

/** The moves that end where a course leads, or slide across from there. */
function landings(steering: Steering, courses: readonly Course[], course: Course): Move[] {
  const moves: Move[] = [];
  const end = last(course);
  const partner = slidePartner[end];
  if (!whyNotSteer(steering, courses, end, false)) moves.push(moveOf('steer', course));
  if (partner !== undefined && !whyNotSteer(steering, courses, partner, true))
    moves.push(moveOf('steer', course, partner));
  return moves;
}

/** Where Vader may be moved. */
export function vaderMoves(
  oneWay: boolean,
  gates: Gates,
  from: Space,
  steps: number,
  free: boolean,
): MoveList {
  const situation = vaderSituation(oneWay, gateNumber(gates), from, steps, free);
  const known = vaderTable.lists[situation];
  if (known !== undefined) return known;
  return vaderTable.keep(situation, workOutVaderMoves(oneWay, gates, from, steps, free));
}

/** The same without the table, for any number of steps. */
export function workOutVaderMoves(
  oneWay: boolean,
  gates: Gates,
  from: Space,
  steps: number,
  free: boolean,
): MoveList {
  const steering = { oneWay, gates, from, steps, free };
  const courses = coursesOf(steering);
  const moves = courses.flatMap((course) => landings(steering, courses, course));
  // HOTH-RULING-22: with no direction legal he would stop at the end of hyperspace. The board never lets it happen.
  return listOf(moves.length ? moves : [moveOf('steer', pathToEnd(from))]);
}

function pathToEnd(from: Space): Course {
  const path: Space[] = [];
  for (let space = from + 1; space <= hyperspaceLast; space++) path.push(space);
  return path.length ? path : [hyperspaceLast];
}

const gateKinds: readonly Gate[] = ['closed', 'open', 'must'];

/** Both gates in every way they can stand. */
const allGates: readonly Gates[] = gateKinds.flatMap((hyperspace) =>
  gateKinds.map((dantooine) => ({ hyperspace, dantooine })),
);

function gateNumber({ hyperspace, dantooine }: Gates): number {
  return gateKinds.indexOf(hyperspace) * gateKinds.length + gateKinds.indexOf(dantooine);
}

const stepCounts = 9;
const vaderTable = new MoveTable(2 ** 2 * allGates.length * spaceCount * stepCounts);

function vaderSituation(oneWay: boolean, gates: number, from: Space, steps: number, free: boolean): number {
  const kind = (oneWay ? 1 : 0) + (free ? 2 : 0);
  return ((kind * allGates.length + gates) * spaceCount + from) * stepCounts + steps;
}

/* The step itself */

/**
 * HOTH-RULING-11: "has entered" is read from where the Rebels are when Vader moves, which is permanent since they never
 * fly back; at Dantooine a Rebel has entered hyperspace too. HOTH-RULING-27: only players still in the game count.
 */
export function gatesNow(state: HothState): Gates {
  return at(allGates, gateNumberNow(state));
}

function gateNumberNow({ rebels }: HothState): number {
  let playing = 0;
  let inHyperspace = 0;
  let atDantooine = 0;
  for (const space of rebels) {
    if (space === none) continue;
    playing++;
    if (space >= hyperspaceFirst) inHyperspace++;
    if (space >= dantooineEntry) atDantooine++;
  }
  return gateKind(inHyperspace, playing) * gateKinds.length + gateKind(atDantooine, playing);
}

/** The place in `gateKinds` of a gate that so many have passed. */
function gateKind(passed: number, playing: number): number {
  if (passed === 0) return 0;
  return passed < playing ? 1 : 2;
}

function steeringOf(state: HothState): Steering {
  const { options, vader, steps, free } = state;
  return { oneWay: options.vaderOneWaySlides, gates: gatesNow(state), from: vader, steps, free };
}

/** The moves of Vader that the active player chooses from. HOTH-SETUP-09: Vader is nobody's own. */
export function vaderOptions(state: HothState): MoveList {
  const { oneWay, gates, from, steps, free } = steeringOf(state);
  return vaderMoves(oneWay, gates, from, steps, free);
}

/** The same as actions. */
export function vaderActions(state: HothState): readonly HothAction[] {
  const { options, vader, steps, free } = state;
  const situation = vaderSituation(options.vaderOneWaySlides, gateNumberNow(state), vader, steps, free);
  return vaderTable.actions[situation] ?? vaderOptions(state).actions;
}

/** Why the active player may not move Vader there. */
export function whyNotSteering(state: HothState, action: MoveAction): Refusal | null {
  if (findMove(vaderOptions(state), action.to, action.slide)) return null;
  const steering = steeringOf(state);
  return whyNotSteer(steering, coursesOf(steering), endOf(action), action.slide);
}

/**
 * HOTH-TURN-04, HOTH-VADER-01: the active player moves Vader. HOTH-AST-06: asteroid fields mean nothing to him.
 * HOTH-ATT-04: whom he is moved into attack position against is under attack as soon as he is there.
 */
export function steerVader(state: HothState, action: MoveAction, tell?: Tell<HothEvent>): void {
  const course = tell && courseEvent(state, action);
  state.vader = endOf(action);
  clearSpin(state);
  findTargets(state);
  if (course) tell(course);
}

function courseEvent(state: HothState, action: MoveAction): HothEvent {
  const { to, slide } = action;
  const path = spacesCounted(vaderOptions(state), action);
  return { type: 'vaderMoved', seat: state.active, from: at(idOf, state.vader), path, to, slide };
}
