import type { Tell } from '@holoboard/kernel';
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
  vaderNextInZone,
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
} from './moves.ts';
import { clearSpin } from './spins.ts';

/** Whether Vader may pass into the next part of the board: nobody is there yet, some are, all are. */
export type Gate = 'closed' | 'open' | 'must';

/** What Vader may do at the two junctions now. */
export interface Gates {
  readonly hyperspace: Gate;
  readonly dantooine: Gate;
}

/**
 * HOTH-VADER-06: Vader stays on Hoth while nobody has entered hyperspace. HOTH-VADER-07, HOTH-RULING-10: he takes the
 * branch at the TIE symbol once everybody has; no exact count is needed there.
 * HOTH-VADER-11: Dantooine is closed while nobody has entered it.
 * HOTH-VADER-03, HOTH-RULING-12: along the arrows on both planets; the red space is an ordinary one to him, and he
 * never lands on the planet.
 */
function vaderNext(gates: Gates, space: Space): readonly Space[] {
  if (space === hyperspaceLast) return gates.dantooine === 'closed' ? [] : [dantooineEntry];
  const next = vaderNextInZone(space);
  const along = next === undefined ? [] : [next];
  if (space !== tieSymbol || gates.hyperspace === 'closed') return along;
  return gates.hyperspace === 'must' ? [hyperspaceFirst] : [...along, hyperspaceFirst];
}

function forward(gates: Gates, from: Space, steps: number): (readonly Space[])[] {
  let paths: (readonly Space[])[] = [[from]];
  for (let count = 0; count < steps; count++)
    paths = paths.flatMap((path) => vaderNext(gates, path.at(-1) as Space).map((next) => [...path, next]));
  return paths.map((path) => path.slice(1));
}

/** HOTH-VADER-08: never from hyperspace back to Hoth, so a count that would leave its start is no move. */
function backward(from: Space, steps: number): (readonly Space[])[] {
  const path: Space[] = [];
  let space: Space | undefined = from;
  for (let count = 0; count < steps; count++) {
    space = behind(space);
    if (space === undefined) return [];
    path.push(space);
  }
  return [path];
}

/**
 * HOTH-VADER-09, HOTH-VADER-10: in hyperspace forward or backward, never both in one move.
 * HOTH-VADER-12: only forward once everybody is in Dantooine's rings.
 * HOTH-VADER-13: no way leads back out of those rings.
 */
function vaderPaths(gates: Gates, from: Space, steps: number): (readonly Space[])[] {
  const paths = forward(gates, from, steps);
  if (zoneOf[from] === 'hyperspace' && gates.dantooine !== 'must') paths.push(...backward(from, steps));
  return paths;
}

/** Which slide Vader may take where his count ended, and whether he must. */
function vaderSlide(
  oneWay: boolean,
  gates: Gates,
  end: Space,
): { readonly to: Space; readonly must: boolean } | null {
  const to = slidePartner[end];
  if (to === undefined) return null;
  // HOTH-RULING-09: both ways, unless the option allows him the Rebels' way only.
  if (oneWay && rebelSlide[end] === undefined) return null;
  // HOTH-RULING-10: when he must leave Hoth he slides out of the inner ring, and never inwards.
  const leaving = gates.hyperspace === 'must' && stageOf[end] === 0;
  if (leaving && zoneOf[end] === 'hothOuter') return null;
  return { to, must: leaving };
}

/** HOTH-VADER-04, HOTH-VADER-05: a count that ends on a yellow space lets the player slide Vader across, or not. */
function vaderLandings(oneWay: boolean, gates: Gates, path: readonly Space[]): Move[] {
  const slide = vaderSlide(oneWay, gates, path.at(-1) as Space);
  if (!slide) return [moveOf('steer', path)];
  const slid = moveOf('steer', path, slide.to);
  return slide.must ? [slid] : [moveOf('steer', path), slid];
}

/** HOTH-VADER-02: Vader moves the number spun; with `free`, any number up to it. */
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
  const paths: (readonly Space[])[] = [];
  for (let count = free ? 1 : steps; count <= steps; count++) paths.push(...vaderPaths(gates, from, count));
  // HOTH-RULING-22: with no direction legal he would stop at the end of hyperspace. The board never lets it happen.
  if (!paths.length) paths.push(pathToEnd(from));
  return listOf(paths.flatMap((path) => vaderLandings(oneWay, gates, path)));
}

function pathToEnd(from: Space): readonly Space[] {
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
  return allGates[gateNumberNow(state)] as Gates;
}

function gateNumberNow({ rebels }: HothState): number {
  let playing = 0;
  let inHyperspace = 0;
  let atDantooine = 0;
  for (let seat = 0; seat < rebels.length; seat++) {
    const space = rebels[seat] as Space;
    if (space === none) continue;
    playing++;
    const stage = stageOf[space] as number;
    if (stage >= 1) inHyperspace++;
    if (stage === 2) atDantooine++;
  }
  return gateKind(inHyperspace, playing) * gateKinds.length + gateKind(atDantooine, playing);
}

/** The place in `gateKinds` of a gate that so many have passed. */
function gateKind(passed: number, playing: number): number {
  if (passed === 0) return 0;
  return passed < playing ? 1 : 2;
}

/** The moves of Vader that the active player chooses from. HOTH-SETUP-09: Vader is nobody's own. */
export function vaderOptions(state: HothState): MoveList {
  return vaderMoves(state.options.vaderOneWaySlides, gatesNow(state), state.vader, state.steps, state.free);
}

/** The same as actions. */
export function vaderActions(state: HothState): readonly HothAction[] {
  const { options, vader, steps, free } = state;
  const situation = vaderSituation(options.vaderOneWaySlides, gateNumberNow(state), vader, steps, free);
  return vaderTable.actions[situation] ?? vaderOptions(state).actions;
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

function courseEvent(state: HothState, { to, slide }: MoveAction): HothEvent {
  const from = idOf[state.vader] as string;
  const { pathIds } = findMove(vaderOptions(state), to, slide) as Move;
  return { type: 'vaderMoved', seat: state.active, from, path: pathIds, to, slide };
}
