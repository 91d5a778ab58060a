import type { Chance, Tell } from '@holoboard/kernel';
import type { Order } from '../data/cards.ts';
import { cardId } from '../data/deck.ts';
import { numbers } from '../data/numbers.ts';
import { sideOf } from '../data/seats.ts';
import type { ShipType, Side } from '../data/ships.ts';
import { enemyOf } from '../data/space.ts';
import {
  type Ending,
  type EndorAction,
  type EndorEvent,
  type EndorState,
  none,
  type Phase,
} from '../state.ts';
import { canAttack, highestDie, rollAttack } from './attack.ts';
import { resolveShot, rollShot } from './death-star.ts';
import { emperorStrikes, mayReroll, redeem, reroll, resolveBlow, rollBlow } from './duel.ts';
import { deathStarTarget, placeId, rebelsRemain, slotBase } from './fleet.ts';
import { applyHits, assignments, destroyMarker, hitList } from './hits.ts';
import { canMove, deploy, moveShips } from './movement.ts';
import { discardCard, flip, hasUsableOrder, nextSeatToFlip } from './orders.ts';
import { drawBonus, drawHands, plan } from './planning.ts';
import { ambush, resolveAssault, rollAssault } from './shield.ts';

/**
 * The sequence of a round. END-PLAN-01: plan the assault, give orders, draw cards. Inside one order: move, choose a target, roll,
 * assign, remove, check for victory, draw bonus cards, discard.
 */
export function takeAction(
  state: EndorState,
  seat: number,
  action: EndorAction,
  chance: Chance,
  tell?: Tell<EndorEvent>,
): void {
  switch (action.type) {
    case 'plan':
      plan(state, seat, action.cards, tell);
      if (!state.planned.includes(false))
        beginTurn(state, nextSeatToFlip(state, state.hands.length - 1), chance, tell);
      break;
    case 'order':
      beginOrder(state, action.order, chance, tell);
      break;
    case 'pass':
      tell?.({ type: 'passed', seat, card: cardId(sideOf(seat, state.hands.length), state.card) });
      endTurn(state, chance, tell);
      break;
    case 'move':
      moveShips(state, action, tell);
      beginMoves(state, chance, tell);
      break;
    case 'deploy':
      deploy(state, tell);
      beginMoves(state, chance, tell);
      break;
    case 'stay':
      if (state.moved.length === 0) tell?.({ type: 'stayed', seat });
      beginTargets(state, chance, tell);
      break;
    case 'attack':
      rollAttack(state, action, chance, tell);
      afterRoll(state, chance, tell);
      break;
    case 'hold':
      tell?.({ type: 'held', seat });
      endTurn(state, chance, tell);
      break;
    case 'fire':
      rollShot(state, action.at, chance, tell);
      afterRoll(state, chance, tell);
      break;
    case 'ambush':
      ambush(state, action.troopers, tell);
      endTurn(state, chance, tell);
      break;
    case 'reroll':
      reroll(state, action.die, chance, tell);
      resolveRoll(state, chance, tell);
      break;
    case 'keep':
      resolveRoll(state, chance, tell);
      break;
    case 'assign':
      finishOrder(state, applyHits(state, action.hits, tell), chance, tell);
      break;
  }
}

/** Flips the next card; END-TURN-09: one without a usable order is lost, and the turn passes. */
function beginTurn(state: EndorState, seat: number, chance: Chance, tell?: Tell<EndorEvent>): void {
  flip(state, seat, tell);
  if (hasUsableOrder(state)) return;
  tell?.({ type: 'turnLost', seat, card: cardId(sideOf(seat, state.hands.length), state.card) });
  endTurn(state, chance, tell);
}

function endTurn(state: EndorState, chance: Chance, tell?: Tell<EndorEvent>): void {
  discardCard(state);
  const next = nextSeatToFlip(state, state.active);
  if (next === none) endRound(state, chance, tell);
  else beginTurn(state, next, chance, tell);
}

/** END-BONUS-11: all cards have been played in the round. END-DRAW-03: after the draw a new round begins. */
function endRound(state: EndorState, chance: Chance, tell?: Tell<EndorEvent>): void {
  state.phase = 'plan';
  state.active = 0;
  state.planned.fill(false);
  drawHands(state, chance, tell);
  state.round++;
  tell?.({ type: 'roundStarted', round: state.round });
}

/** The question an order begins with; others ask nothing first. */
function phaseOf(order: Order): Phase {
  switch (order) {
    case 'xwing':
    case 'ywing':
    case 'bwing':
    case 'falcon':
    case 'tie':
    case 'executor':
      return 'move';
    case 'deathStar':
      return 'fire';
    case 'shieldAmbush':
      return 'ambush';
    default:
      return 'chooseOrder';
  }
}

function beginOrder(state: EndorState, order: Order, chance: Chance, tell?: Tell<EndorEvent>): void {
  state.order = order;
  state.phase = phaseOf(order);
  tell?.({ type: 'orderChosen', seat: state.active, order });
  switch (order) {
    case 'deathStar':
    case 'shieldAmbush':
      break;
    case 'shieldAssault':
      rollAssault(state, chance, tell);
      afterRoll(state, chance, tell);
      break;
    case 'luke':
    case 'vader':
      rollBlow(state, order, chance, tell);
      afterRoll(state, chance, tell);
      break;
    case 'emperor':
      finishOrder(state, emperorStrikes(state, tell), chance, tell);
      break;
    case 'vaderRedeemed':
      finishOrder(state, redeem(state, tell), chance, tell);
      break;
    default:
      beginMoves(state, chance, tell);
  }
}

/** END-MOVE-08: movement before the attack, never after. With nothing to move the question is left out. */
function beginMoves(state: EndorState, chance: Chance, tell?: Tell<EndorEvent>): void {
  if (!canMove(state)) beginTargets(state, chance, tell);
}

/** With nothing in reach the question is left out. */
function beginTargets(state: EndorState, chance: Chance, tell?: Tell<EndorEvent>): void {
  state.phase = 'target';
  if (!canAttack(state)) endTurn(state, chance, tell);
}

function afterRoll(state: EndorState, chance: Chance, tell?: Tell<EndorEvent>): void {
  if (mayReroll(state, sideOf(state.active, state.hands.length))) state.phase = 'reroll';
  else resolveRoll(state, chance, tell);
}

function resolveRoll(state: EndorState, chance: Chance, tell?: Tell<EndorEvent>): void {
  switch (state.order) {
    case 'deathStar':
      finishOrder(state, resolveShot(state, tell), chance, tell);
      break;
    case 'shieldAssault':
      resolveAssault(state, tell);
      finishOrder(state, 0, chance, tell);
      break;
    case 'luke':
    case 'vader':
      finishOrder(state, resolveBlow(state, state.order, tell), chance, tell);
      break;
    default:
      resolveAttack(state, chance, tell);
  }
}

function resolveAttack(state: EndorState, chance: Chance, tell?: Tell<EndorEvent>): void {
  const highest = highestDie(state);
  if (state.target === deathStarTarget) {
    // END-DSA-04, END-HIT-08, END-OBJ-02, END-END-01: a single 6 destroys the Death Star and wins.
    if (highest >= numbers.deathStarHitOn) win(state, 'rebel', 'deathStarDestroyed', tell);
    else miss(state, chance, tell);
  } else if (state.target >= slotBase) {
    // END-HIT-06, END-RULING-12: one die is enough, the others are wasted.
    if (highest >= numbers.markerHitOn)
      finishOrder(state, destroyMarker(state, state.target, true, tell), chance, tell);
    else miss(state, chance, tell);
  } else assignHits(state, chance, tell);
}

function miss(state: EndorState, chance: Chance, tell?: Tell<EndorEvent>): void {
  tell?.({ type: 'missed', at: placeId(state.target) });
  finishOrder(state, 0, chance, tell);
}

/** END-ATK-06: the attacker chooses where there is a choice. */
function assignHits(state: EndorState, chance: Chance, tell?: Tell<EndorEvent>): void {
  const ways = assignments(state);
  if (ways.length > 1) {
    state.phase = 'assign';
    return;
  }
  const hits: ShipType[] = hitList(state, ways[0] ?? []);
  if (hits.length === 0) miss(state, chance, tell);
  else finishOrder(state, applyHits(state, hits, tell), chance, tell);
}

/** END-RULING-31: victory is checked before bonus cards are drawn, and stops everything. */
function finishOrder(state: EndorState, bonus: number, chance: Chance, tell?: Tell<EndorEvent>): void {
  // END-OBJ-04, END-END-02, END-END-03, END-OBJ-06: the Empire wins when no Rebel ship is left, markers or not.
  if (!rebelsRemain(state)) {
    win(state, 'empire', 'rebelsDestroyed', tell);
    return;
  }
  drawBonus(state, bonus, chance, tell);
  endTurn(state, chance, tell);
}

function win(state: EndorState, side: Side, reason: Ending, tell?: Tell<EndorEvent>): void {
  end(state, side, reason);
  tell?.({ type: 'won', side, reason });
}

function end(state: EndorState, side: Side, reason: Ending): void {
  state.phase = 'over';
  state.winner = side;
  state.ending = reason;
}

/** A resignation decides the game for the other side, also when only one of a team resigns. */
export function resignSeat(state: EndorState, seat: number, tell?: Tell<EndorEvent>): void {
  if (state.winner) return;
  const side = enemyOf(sideOf(seat, state.hands.length));
  end(state, side, 'resigned');
  tell?.({ type: 'resigned', seat });
  tell?.({ type: 'won', side, reason: 'resigned' });
}
