import { last } from '@holoboard/kernel';
import type { Order } from '../data/cards.ts';
import { cardOf, ordersOn } from '../data/deck.ts';
import { numbers, redeemableAt } from '../data/numbers.ts';
import type { ShipType, Side } from '../data/ships.ts';
import { falcon, shipTypes } from '../data/space.ts';
import { deathStarTargets } from '../phases/death-star.ts';
import { deathStarTarget, slotBase } from '../phases/fleet.ts';
import { isValid } from '../phases/orders.ts';
import { freeSpacesAhead, mostTroopersNow } from '../phases/shield.ts';
import type { EndorState } from '../state.ts';
import type { Assessment } from './assessment.ts';
import { blowOdds } from './odds.ts';
import { shipOrderWorth, shotWorth } from './tactics.ts';
import { weights } from './weights.ts';
import { assaultsLeft, duelWorth } from './worth.ts';

/* What orders and plans are worth, by the weights of `weights.ts`. */

/** How many Shield Assaults so many Stormtroopers cost the Rebels. */
export function ambushWorth(sight: Assessment, state: EndorState, troopers: number): number {
  const placed = [...state.troopers, ...freeSpacesAhead(state).slice(0, troopers)];
  return weights.ambush * (assaultsLeft(state.options, state.team, placed) - sight.assaults);
}

/** What a blow of Luke or Vader is worth to its side. */
function blowWorth(state: EndorState, by: 'luke' | 'vader'): number {
  const now = duelWorth(state);
  const odds = blowOdds(by === 'luke' ? state.vader : state.luke);
  let after = 0;
  odds.forEach((chance, hits) => {
    const luke = by === 'vader' ? state.luke - hits : state.luke;
    const vader = by === 'luke' ? state.vader - hits : state.vader;
    after += chance * duelWorth({ ...state, luke, vader });
  });
  return weights.duel * (by === 'luke' ? after - now : now - after);
}

/** What an order is worth now; one that cannot be used nothing. */
export function orderWorth(sight: Assessment, state: EndorState, order: Order): number {
  const known = sight.orders.get(order);
  if (known !== undefined) return known;
  const worth = isValid(state, order) ? validOrderWorth(sight, state, order) : 0;
  sight.orders.set(order, worth);
  return worth;
}

function validOrderWorth(sight: Assessment, state: EndorState, order: Order): number {
  switch (order) {
    case 'deathStar':
      return Math.max(...deathStarTargets(state).map((target) => shotWorth(sight, state, target)));
    case 'shieldAssault':
      return weights.assault;
    case 'shieldAmbush':
      return ambushWorth(sight, state, mostTroopersNow(state));
    case 'luke':
    case 'vader':
      return blowWorth(state, order);
    case 'emperor': {
      const luke = Math.max(0, state.luke - numbers.duel.emperorHits);
      return weights.duel * (duelWorth(state) - duelWorth({ ...state, luke }));
    }
    case 'vaderRedeemed':
      return weights.duel * (numbers.bonus.redeemed * weights.card - duelWorth(state));
    default:
      return shipOrderWorth(sight, state, shipTypes.indexOf(order));
  }
}

/* Plans */

/**
 * The worth of cards played one after the other: each by its best order, repeated orders counting less. These orders are added
 * to `given`.
 */
export function planWorth(
  sight: Assessment,
  state: EndorState,
  side: Side,
  cards: readonly string[],
  given: Order[] = [],
): number {
  let total = 0;
  let discount = 1;
  for (const id of cards) {
    let best = 0;
    let chosen: Order | null = null;
    for (const order of ordersOn(side, cardOf(id))) {
      const worth = plannedWorth(sight, state, order, given);
      if (worth <= best) continue;
      best = worth;
      chosen = order;
    }
    if (chosen) given.push(chosen);
    total += best * discount;
    discount *= weights.later;
  }
  return total;
}

function timesGiven(given: readonly Order[], order: Order): number {
  let times = 0;
  for (const each of given) if (each === order) times++;
  return times;
}

/** What an order will be worth after others of the same plan. */
function plannedWorth(sight: Assessment, state: EndorState, order: Order, given: readonly Order[]): number {
  const times = timesGiven(given, order);
  const worth = orderWorth(sight, state, order);
  if (order === 'shieldAssault') return worth * Math.max(0, Math.min(1, sight.assaults - times));
  if (order === 'vaderRedeemed' && given.includes('luke') && !redeemableAt.includes(state.vader))
    return weights.duel * numbers.bonus.redeemed * weights.card * redeemableAfterBlow(state);
  const repeated = worth * weights.repeat ** times;
  const assaults = timesGiven(given, 'shieldAssault');
  if (assaults === 0 || frontShip(order) < 0) return repeated;
  // Once the team may have arrived, the same order can strike the Death Star.
  const arrived = Math.max(0, Math.min(1, assaults - sight.assaults + 1));
  return repeated + arrived * weights.victory * sight.readinessOf(frontShip(order));
}

/** The number of the Rebel ship an order moves, or -1. */
function frontShip(order: Order): number {
  const ship = shipTypes.indexOf(order as ShipType);
  return ship <= falcon ? ship : -1;
}

/** The chance that one blow of Luke brings Vader to a red space. */
function redeemableAfterBlow(state: EndorState): number {
  if (state.luke === 0 || state.vader === 0) return 0;
  return blowOdds(state.vader).reduce(
    (sum, chance, hits) => sum + (redeemableAt.includes(state.vader - hits) ? chance : 0),
    0,
  );
}

/** END-RULING-27: re-roll the lowest die that misses, unless one die was enough and has hit already. */
export function rerollWorth(state: EndorState, die: number): number {
  const { oneIsEnough, number } = neededFor(state);
  if (oneIsEnough && last(state.dice) >= number) return -1;
  return number - die;
}

/** The number a die of the roll must show to count, as a rule. */
export function neededFor({ order, target }: EndorState): { oneIsEnough: boolean; number: number } {
  if (order === 'luke' || order === 'vader') return { oneIsEnough: false, number: numbers.duel.hitOn };
  if (order === 'deathStar') return { oneIsEnough: true, number: numbers.deathStarShot.hitOn };
  if (target === deathStarTarget) return { oneIsEnough: true, number: numbers.deathStarHitOn };
  if (target >= slotBase) return { oneIsEnough: true, number: numbers.markerHitOn };
  return { oneIsEnough: false, number: 3 };
}
