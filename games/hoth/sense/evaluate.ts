import { at } from '@holoboard/kernel';
import { house, puzzle } from '../data/components.ts';
import { circleOf, isStation, rebelStart, type Space, spaceCount } from '../data/graph.ts';
import { imperialSectors, piecesLost, rebelSectors } from '../data/spinners.ts';
import type { HothOptions } from '../options.ts';
import { inAttackPosition, shelterOf } from '../phases/laser-attack.ts';
import type { MoveList } from '../phases/moves.ts';
import { fixedSpeed, isGoal, rebelMoves, rebelOptions } from '../phases/rebel-move.ts';
import { gatesNow, vaderMoves, vaderOptions } from '../phases/vader-move.ts';
import { type HothAction, type HothState, none, piecesOf, spaceOf } from '../state.ts';

type Reading = Pick<HothOptions, 'winOnRedSpace' | 'stopAtJunctions' | 'healthyMayStopAtRepair'>;

const whole: number = puzzle.wholePieces;

/** Expected own turns to the goal, by space and pieces, if Vader did not exist. */
type TurnTable = number[];

/** Where the table has a space with so many pieces. */
function place(space: Space, pieces: number): number {
  return space * whole + pieces - 1;
}

function turnsIn(table: TurnTable, space: Space, pieces: number): number {
  return at(table, place(space, pieces));
}

/** The pieces a Rebel has after arriving somewhere. */
function piecesOn(space: Space, pieces: number): number {
  return isStation[space] ? whole : pieces;
}

function fewestTurns(table: TurnTable, list: MoveList, pieces: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (const { to } of list.moves) best = Math.min(best, turnsIn(table, to, piecesOn(to, pieces)));
  return best;
}

/** One turn from here, then as good as the table says. */
function turnsFrom(reading: Reading, table: TurnTable, space: Space, pieces: number): number {
  const fixed = fixedSpeed(space, pieces);
  if (fixed > 0)
    return 1 + fewestTurns(table, rebelMoves(reading, space, fixed, false, pieces < whole), pieces);
  let sum = 0;
  for (const sector of rebelSectors) {
    const number = sector[circleOf[space] ?? 'inner'];
    const free = 'upTo' in number;
    const steps = free ? number.upTo : number.exactly;
    sum += fewestTurns(table, rebelMoves(reading, space, steps, free, false), pieces);
  }
  return 1 + sum / rebelSectors.length;
}

/** Value iteration, until no entry changes by as much as a billionth of a turn. */
function workOutTurns(reading: Reading): TurnTable {
  const table: TurnTable = new Array<number>(spaceCount * whole).fill(0);
  for (let change = 1; change > 1e-9; ) {
    change = 0;
    // Backwards along the way, so that most of a sweep already uses its own new values.
    for (let space = spaceCount - 1; space >= rebelStart; space--) {
      if (isGoal(reading, space)) continue;
      for (let pieces = 1; pieces <= whole; pieces++) {
        const turns = turnsFrom(reading, table, space, pieces);
        change = Math.max(change, Math.abs(turns - turnsIn(table, space, pieces)));
        table[place(space, pieces)] = turns;
      }
    }
  }
  return table;
}

const turnTables: (TurnTable | undefined)[] = new Array(8).fill(undefined);

/** The table of expected turns under a reading; worked out when first asked for. */
function turnTable(reading: Reading): TurnTable {
  const index =
    (reading.winOnRedSpace ? 1 : 0) +
    (reading.stopAtJunctions ? 2 : 0) +
    (reading.healthyMayStopAtRepair ? 4 : 0);
  turnTables[index] ??= workOutTurns(reading);
  return turnTables[index];
}

/** Expected own turns to the goal from a space with so many pieces, if Vader did not exist. */
export function expectedTurns(reading: Reading, space: Space, pieces: number): number {
  return turnsIn(turnTable(reading), space, pieces);
}

const burstShares = ([0, 1, 2] as const).map(
  (lost) =>
    imperialSectors.filter((sector) => piecesLost[sector.attack] === lost).length / imperialSectors.length,
);

/** The turns an attack is expected to cost its victim. */
export function attackCost(state: HothState, seat: number): number {
  const space = spaceOf(state, seat);
  const pieces = piecesOf(state, seat);
  let cost = 0;
  burstShares.forEach((share, lost) => {
    const left = Math.max(puzzle.fewestPieces, pieces - lost);
    cost += share * (expectedTurns(state.options, space, left) - expectedTurns(state.options, space, pieces));
  });
  return cost;
}

/** What it is worth to a seat when Vader rests there: turns lost by rivals, less those lost by itself. */
function restingValue(state: HothState, seat: number, vader: Space): number {
  let value = 0;
  const rivals = state.rebels.filter((space) => space !== none).length - 1;
  state.rebels.forEach((space, victim) => {
    if (space === none || shelterOf(state, victim)) return;
    if (!inAttackPosition(space, vader, state.options.slideEndsAdjacent)) return;
    value += victim === seat ? -attackCost(state, victim) : attackCost(state, victim) / rivals;
  });
  return value;
}

function bestRest(state: HothState, seat: number, list: MoveList): number {
  return Math.max(...list.moves.map(({ to }) => restingValue(state, seat, to)));
}

/** What giving up a scarce thing must at least gain, in turns. */
const worth = { throttle: 0.5, surge: 0.8 };

/** HOTH play by the book of T: fly where the fewest turns remain, steer Vader at the rivals and away from oneself. */
export function advise(state: HothState, seat: number, actions: readonly HothAction[]): number[] {
  return actions.map((action) => adviceOn(state, seat, action));
}

/** The turns to the goal a seat can expect after a way to fly; nothing for actions of another kind. */
export function turnsAfter(state: HothState, seat: number, action: HothAction): number | null {
  if (state.phase !== 'rebelMove') return null;
  if (action.type === 'fly')
    return fewestTurns(turnTable(state.options), only(rebelOptions(state), action), piecesOf(state, seat));
  if (action.type === 'throttle') return freeTurns(state, seat, state.steps);
  return action.type === 'surge' ? freeTurns(state, seat, house.surgeRebel) : null;
}

/** Where Vader would best be put by a number of his own choosing or by an order card; nothing for other actions. */
export function bestRestAfter(state: HothState, seat: number, action: HothAction): Space | null {
  const { options, vader } = state;
  const steps = action.type === 'order' ? action.card : house.surgeVader;
  if (action.type !== 'order' && !(action.type === 'surge' && state.phase === 'vaderMove')) return null;
  const list = vaderMoves(options.vaderOneWaySlides, gatesNow(state), vader, steps, action.type === 'surge');
  const worth = list.moves.map(({ to }) => restingValue(state, seat, to));
  return list.moves[worth.indexOf(Math.max(...worth))]?.to ?? null;
}

function adviceOn(state: HothState, seat: number, action: HothAction): number {
  const { options, vader } = state;
  switch (action.type) {
    case 'spin':
      return 0;
    case 'fly':
      return -fewestTurns(turnTable(options), only(rebelOptions(state), action), piecesOf(state, seat));
    case 'steer':
      return bestRest(state, seat, only(vaderOptions(state), action));
    case 'order':
      return bestRest(
        state,
        seat,
        vaderMoves(options.vaderOneWaySlides, gatesNow(state), vader, action.card, false),
      );
    case 'throttle':
      return -freeTurns(state, seat, state.steps) - worth.throttle;
    case 'surge':
      return state.phase === 'rebelMove'
        ? -freeTurns(state, seat, house.surgeRebel) - worth.surge
        : bestRest(
            state,
            seat,
            vaderMoves(options.vaderOneWaySlides, gatesNow(state), vader, house.surgeVader, true),
          ) - worth.surge;
  }
}

function only(list: MoveList, action: { readonly to: string; readonly slide: boolean }): MoveList {
  const moves = list.moves.filter(
    (move) => move.action.to === action.to && move.action.slide === action.slide,
  );
  return { moves, actions: [] };
}

function freeTurns(state: HothState, seat: number, steps: number): number {
  const pieces = piecesOf(state, seat);
  const list = rebelMoves(state.options, spaceOf(state, seat), steps, true, pieces < whole);
  return fewestTurns(turnTable(state.options), list, pieces);
}

/**
 * How a lead in turns becomes chances, fitted to 30,000 games the pilot played against itself: the nearer the goal, the more a
 * turn decides, and having the initiative is worth part of a turn, for it steers Vader next.
 */
const lead = { spread: 0.24, distance: 0.6, initiative: 0.3 };

/** HOTH chances of each seat: the fewer turns it needs compared with the others, the better. */
export function evaluate(state: HothState): number[] {
  if (state.winner !== none) return state.rebels.map((_, seat) => (state.winner === seat ? 1 : 0));
  const turns = state.rebels.map((space, other) =>
    space === none ? Number.POSITIVE_INFINITY : turnsLeft(state, other),
  );
  const fewest = Math.min(...turns);
  const spread = lead.spread + lead.distance * Math.sqrt(fewest);
  const weights = turns.map((left) => Math.exp((fewest - left) / spread));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** Turns a seat still needs, with the share of the round it has to wait. */
function turnsLeft(state: HothState, seat: number): number {
  const seats = state.rebels.length;
  const wait = (seat - state.active + seats) % seats;
  const hasFlown = wait === 0 && state.phase !== 'rebelSpin' && state.phase !== 'rebelMove';
  const turns = expectedTurns(state.options, spaceOf(state, seat), piecesOf(state, seat));
  return turns + (hasFlown ? 1 : wait / seats) + (wait > 0 ? lead.initiative : 0);
}
