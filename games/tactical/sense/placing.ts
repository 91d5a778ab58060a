import { at, type Seat } from '@holoboard/kernel';
import type { TacticalAction } from '../actions.ts';
import { cardOf } from '../data/cards.ts';
import { edgeOf } from '../data/sides.ts';
import { length } from '../geometry/measure.ts';
import { armyOf } from '../phases/deployment.ts';
import { tableOf } from '../phases/ground.ts';
import type { TacticalState, Unit } from '../state.ts';

/** How good it looks to place a Unit somewhere: well forward, not too far out, and with some room around it. */
export function deployAdvice(
  state: TacticalState,
  seat: Seat,
  action: Extract<TacticalAction, { type: 'deploy' | 'embark' }>,
): number {
  if (action.type === 'embark') return -3;
  const { width, height } = tableOf(state);
  const edge = edgeOf(seat, state.players.length);
  const depth = { S: action.y, N: height - action.y, W: action.x, E: width - action.x }[edge];
  const along = edge === 'S' || edge === 'N' ? action.x - width / 2 : action.y - height / 2;
  const unit = armyOf(state, seat).find(({ id }) => id === action.unit);
  const crowd = armyOf(state, seat).reduce(
    (sum, other) => sum + (other.status === 'deployed' ? crowding(other, action.x, action.y) : 0),
    0,
  );
  const isFront = unit !== undefined && cardOf(unit.card).type !== 'Flying';
  return (isFront ? depth : 0 - depth) / 4000 - Math.abs(along) / at([width, height], 0) - crowd;
}

/** Bases closer than two inches are in each other's way. */
function crowding(other: Unit, x: number, y: number): number {
  return Math.max(0, 2500 - length(other.x - x, other.y - y)) / 2500;
}
