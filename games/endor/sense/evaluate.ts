import { sideOf } from '../data/seats.ts';
import type { Side } from '../data/ships.ts';
import { attackDice } from '../phases/attack.ts';
import { placeOf } from '../phases/fleet.ts';
import { orderedShip } from '../phases/reach.ts';
import type { EndorAction, EndorState } from '../state.ts';
import { ambushWorth, orderWorth, planWorth, rerollWorth } from './advice.ts';
import { type Assessment, assess } from './assessment.ts';
import { rebelChance } from './chances.ts';
import { assignWorth, deployWorth, moveWorth, shotWorth, stayWorth, strikeWorth } from './tactics.ts';

/** How good actions look at first sight, in orders (see `weights.ts`); cards of the other side are not looked at. */
export function advise(state: EndorState, seat: number, actions: readonly EndorAction[]): number[] {
  const side = sideOf(seat, state.hands.length);
  const sight = assess(state);
  const advice: number[] = [];
  for (const action of actions) advice.push(adviceOn(sight, state, side, action));
  return advice;
}

function adviceOn(sight: Assessment, state: EndorState, side: Side, action: EndorAction): number {
  switch (action.type) {
    case 'plan':
      return planWorth(sight, state, side, action.cards);
    case 'order':
      return orderWorth(sight, state, action.order);
    case 'move':
      return moveWorth(
        sight,
        state,
        orderedShip(state),
        placeOf(action.from),
        placeOf(action.to),
        action.ships,
      );
    case 'deploy':
      return deployWorth(sight, state);
    case 'stay':
      return stayWorth(sight, state, orderedShip(state));
    case 'attack':
      return strikeWorth(sight, state, side, attackDice(state, placeOf(action.from)), placeOf(action.at));
    case 'fire':
      return shotWorth(sight, state, placeOf(action.at));
    case 'ambush':
      return ambushWorth(sight, state, action.troopers);
    case 'reroll':
      return rerollWorth(state, action.die);
    case 'assign':
      return assignWorth(sight, state, side, action.hits);
    case 'pass':
    case 'hold':
    case 'keep':
      return 0;
  }
}

/** The share of the win each seat can expect: the same for all of a side. */
export function evaluate(state: EndorState): number[] {
  const rebel = state.winner ? (state.winner === 'rebel' ? 1 : 0) : rebelChance(state);
  return state.hands.map((_, seat) => (sideOf(seat, state.hands.length) === 'rebel' ? rebel : 1 - rebel));
}
