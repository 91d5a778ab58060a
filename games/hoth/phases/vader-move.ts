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
} from '../board-graph.ts';
import { findMove, listOf, type Move, type MoveList, moveOf } from '../moves.ts';
import { type HothEvent, type HothState, none } from '../state.ts';

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
  const index =
    (((from * 9 + steps) * 3 + gateIndex[gates.hyperspace]) * 3 + gateIndex[gates.dantooine]) * 4 +
    (free ? 2 : 0) +
    (oneWay ? 1 : 0);
  let list = vaderTable[index];
  if (!list) {
    list = workOutVaderMoves(oneWay, gates, from, steps, free);
    vaderTable[index] = list;
  }
  return list;
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

const gateIndex: Readonly<Record<Gate, number>> = { closed: 0, open: 1, must: 2 };

/** Moves already worked out, by situation. */
const vaderTable: (MoveList | undefined)[] = new Array(spaceCount * 9 * 9 * 4).fill(undefined);

/* The step itself */

const gatesTable: readonly Gates[] = (['closed', 'open', 'must'] as const).flatMap((hyperspace) =>
  (['closed', 'open', 'must'] as const).map((dantooine) => ({ hyperspace, dantooine })),
);

/**
 * HOTH-RULING-11: "has entered" is read from where the Rebels are when Vader moves, which is permanent since they never
 * fly back; at Dantooine a Rebel has entered hyperspace too. HOTH-RULING-27: only players still in the game count.
 */
export function gatesNow(state: HothState): Gates {
  let playing = 0;
  let inHyperspace = 0;
  let atDantooine = 0;
  for (const space of state.rebels) {
    if (space === none) continue;
    playing++;
    const stage = stageOf[space] as number;
    if (stage >= 1) inHyperspace++;
    if (stage === 2) atDantooine++;
  }
  const gate = (entered: number): number => (entered === 0 ? 0 : entered < playing ? 1 : 2);
  return gatesTable[gate(inHyperspace) * 3 + gate(atDantooine)] as Gates;
}

/** The moves of Vader that the active player chooses from. HOTH-SETUP-09: Vader is nobody's own. */
export function vaderOptions(state: HothState): MoveList {
  return vaderMoves(state.options.vaderOneWaySlides, gatesNow(state), state.vader, state.steps, state.free);
}

/** HOTH-TURN-04, HOTH-VADER-01: the active player moves Vader. HOTH-AST-06: asteroid fields mean nothing to him. */
export function steerVader(state: HothState, to: string, slide: boolean, events?: HothEvent[]): void {
  const move = findMove(vaderOptions(state), to, slide) as Move;
  const from = idOf[state.vader] as string;
  events?.push({ type: 'vaderMoved', seat: state.active, from, path: move.pathIds, to, slide });
  state.vader = move.to;
}
