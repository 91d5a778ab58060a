import { type Assessment, diceOf } from './assessment.ts';
import { cardOf, ordersOn } from './cards.ts';
import type { Order } from './data/cards.ts';
import { numbers, redeemableAt } from './data/numbers.ts';
import { type ShipType, type Side, ships as shipData } from './data/ships.ts';
import { deathStarTarget, launchSector, slotBase, whereIs } from './fleet.ts';
import { blowOdds, chanceOfAny } from './odds.ts';
import { deathStarTargets } from './phases/death-star.ts';
import { destinations, mayEnter, neighbours, shieldIsDown } from './phases/movement.ts';
import { isValid } from './phases/orders.ts';
import { freeSpacesAhead, mostTroopersNow } from './phases/shield.ts';
import {
  executor,
  falcon,
  innerRing,
  type Sector,
  sectorCount,
  shipTypes,
  slotsBeside,
  tie,
} from './space.ts';
import type { EndorState } from './state.ts';
import { weights } from './weights.ts';
import { assaultsLeft, duelWorth, empireCode, hitsOnEmpire, hitsOnRebels, rebelCode } from './worth.ts';

/* What can be done in space */

const fighterWorth: readonly number[] = [weights.xwing, weights.ywing, weights.bwing];

/** What the fighters on a marker are worth. */
function carriedWorth(state: EndorState, slot: number): number {
  let worth = 0;
  for (let ship = 0; ship < falcon; ship++)
    worth += (state.carried[slot * 3 + ship] as number) * (fighterWorth[ship] as number);
  return worth;
}

/** What an attack with some dice is worth: at the Death Star, a fleet marker or the ships of a sector. */
export function strikeWorth(
  sight: Assessment,
  state: EndorState,
  side: Side,
  dice: number,
  target: number,
): number {
  if (target === deathStarTarget) return chanceOfAny(dice, numbers.deathStarHitOn) * weights.victory;
  if (target < slotBase) return sight.strikeWorth(side, dice, target);
  const worth = carriedWorth(state, target - slotBase) + numbers.bonus.marker * weights.card;
  return chanceOfAny(dice, numbers.markerHitOn) * worth;
}

/** The best attack from a sector with some dice; holding fire is worth 0. */
function bestStrike(sight: Assessment, state: EndorState, side: Side, from: Sector, dice: number): number {
  if (dice === 0) return 0;
  let best = 0;
  for (const sector of neighbours(state, from))
    if (sight.holds(side === 'rebel' ? 'empire' : 'rebel', sector))
      best = Math.max(best, sight.strikeWorth(side, dice, sector));
  if (side === 'empire' && state.options.fightersHitMarkers)
    for (const slot of slotsBeside[from] as readonly number[])
      if (state.faceUp[slot]) best = Math.max(best, strikeWorth(sight, state, side, dice, slotBase + slot));
  if (side === 'rebel' && shieldIsDown(state) && innerRing.includes(from))
    best = Math.max(best, strikeWorth(sight, state, side, dice, deathStarTarget));
  return best;
}

function attackDiceOf(count: number, ship: number): number {
  return Math.min(numbers.mostAttackDice, count * diceOf(ship));
}

/** The best attack of a type of ship without a further move. */
export function stayWorth(sight: Assessment, state: EndorState, ship: number): number {
  const { attackFrom, attackersMustMove } = state.options;
  const hasMoved = state.moved.length > 0;
  let best = 0;
  for (let sector = 0; sector < sectorCount; sector++) {
    const count = sight.count(sector, ship);
    if (count === 0) continue;
    const at = state.moved.findIndex((place, i) => i % 2 === 0 && place === sector);
    const moved = at < 0 ? 0 : (state.moved[at + 1] as number);
    if (hasMoved && moved === 0 && attackFrom === 'movedGroupSector') continue;
    const dice = attackDiceOf(attackersMustMove ? Math.min(count, moved) : count, ship);
    best = Math.max(best, bestStrike(sight, state, shipSide(ship), sector, dice));
  }
  return best;
}

function shipSide(ship: number): Side {
  return (shipData[ship] as (typeof shipData)[number]).side;
}

/** What a move, with the best attack after it, is worth; from a marker it is a launch. */
export function moveWorth(
  sight: Assessment,
  state: EndorState,
  ship: number,
  from: number,
  to: Sector,
  count: number,
): number {
  const side = shipSide(ship);
  const launched = from >= slotBase;
  const origin = launched ? -1 : from;
  const attackers = state.options.attackersMustMove ? count : sight.count(to, ship) + count;
  let worth = bestStrike(sight, state, side, to, attackDiceOf(attackers, ship));
  worth += (side === 'rebel' ? 1 : -1) * sight.urgency * sight.readinessGain(ship, origin, to, count);
  worth += count * diceOf(ship) * sight.standing(ship, to);
  worth -= weights.exposure * exposureGain(sight, state, ship, to, count);
  if (launched) worth += count * ((fighterWorth[ship] as number) * weights.onMarker + weights.approach * 3);
  else {
    worth -= count * diceOf(ship) * sight.standing(ship, from);
    worth -= weights.exposure * exposureGain(sight, state, ship, from, -count);
  }
  return worth;
}

/** How much more of a side can be lost in a sector when ships come there, or less when they leave. */
function exposureGain(
  sight: Assessment,
  state: EndorState,
  ship: number,
  sector: Sector,
  count: number,
): number {
  const side = shipSide(ship);
  const before = (side === 'rebel' ? sight.rebels[sector] : sight.empire[sector]) as number;
  return (
    sight.exposure(side, sector, codeWith(sight, state, ship, sector, count)) -
    sight.exposure(side, sector, before)
  );
}

/** The group of a side in a sector after ships came or left. */
function codeWith(sight: Assessment, state: EndorState, ship: number, sector: Sector, count: number): number {
  const now = (type: number): number => sight.count(sector, type) + (type === ship ? count : 0);
  return shipSide(ship) === 'rebel'
    ? rebelCode(now(0), now(1), now(2), now(falcon) > 0 ? state.falcon : 0)
    : empireCode(now(tie), now(executor) > 0 ? state.executor : 0);
}

/** END-DEPLOY-01: what four TIE fighters from the Reserve, with the best attack after it, are worth. */
export function deployWorth(sight: Assessment, state: EndorState): number {
  const sector = whereIs(state, executor);
  const count = numbers.deployed;
  const attackers = state.options.attackersMustMove ? count : sight.count(sector, tie) + count;
  return (
    bestStrike(sight, state, 'empire', sector, attackDiceOf(attackers, tie)) +
    count * (weights.deployed + sight.standing(tie, sector)) -
    weights.exposure * exposureGain(sight, state, tie, sector, count)
  );
}

/** The best that an order to a type of ship can do, groups moving as a whole. */
function shipOrderWorth(sight: Assessment, state: EndorState, ship: number): number {
  let best = stayWorth(sight, state, ship);
  for (let sector = 0; sector < sectorCount; sector++) {
    const count = sight.count(sector, ship);
    if (count === 0) continue;
    for (const to of destinations(state, ship, sector))
      best = Math.max(best, moveWorth(sight, state, ship, sector, to, count));
  }
  for (let slot = 0; ship < falcon && slot < state.faceUp.length; slot++) {
    const count = state.carried[slot * 3 + ship] as number;
    const to = launchSector(slotBase + slot);
    if (count > 0 && mayEnter(state, ship, to))
      best = Math.max(best, moveWorth(sight, state, ship, slotBase + slot, to, count));
  }
  if (ship === tie && state.executor > 0 && state.reserve >= numbers.deployed)
    best = Math.max(best, deployWorth(sight, state));
  return best;
}

/** END-RULING-32: what the chosen hits are worth. */
export function assignWorth(
  sight: Assessment,
  state: EndorState,
  side: Side,
  hits: readonly ShipType[],
): number {
  const count = (type: ShipType): number => hits.filter((hit) => hit === type).length;
  const { worth, clear } =
    side === 'rebel'
      ? hitsOnEmpire(count('tie'), count('executor'), sight.empire[state.target] as number)
      : hitsOnRebels(
          [count('xwing'), count('ywing'), count('bwing'), count('falcon')],
          sight.rebels[state.target] as number,
        );
  return worth + clear * sight.clearGain(side, state.target);
}

/* The Death Star, the shield and the duel */

/** What a shot of the Death Star at a target is worth. */
export function shotWorth(sight: Assessment, state: EndorState, target: number): number {
  const chance = chanceOfAny(numbers.deathStarShot.dice, numbers.deathStarShot.hitOn);
  if (target < slotBase)
    return chance * (sectorWorth(sight, state, target) + sight.clearGain('empire', target));
  const card = state.options.deathStarMarkerBonus ? numbers.bonus.marker * weights.card : 0;
  return chance * (carriedWorth(state, target - slotBase) + card);
}

/** END-DSW-06, END-DSW-07: everything that is in a sector, the Falcon with all its hits. */
function sectorWorth(sight: Assessment, state: EndorState, sector: Sector): number {
  const hits = [0, 1, 2].map((ship) => sight.count(sector, ship));
  hits.push(sight.count(sector, falcon) > 0 ? state.falcon : 0);
  const { worth, clear } = hitsOnRebels(hits, sight.rebels[sector] as number);
  return worth + (1 - clear) * numbers.bonus.clearSector * weights.card;
}

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

/** The worth of cards played one after the other: each by its best order, repeated orders counting less. */
export function planWorth(
  sight: Assessment,
  state: EndorState,
  side: Side,
  cards: readonly string[],
): number {
  const given: Order[] = [];
  let total = 0;
  cards.forEach((id, place) => {
    let best = 0;
    let chosen: Order | null = null;
    for (const order of ordersOn(side, cardOf(id) as number)) {
      const worth = plannedWorth(sight, state, order, given);
      if (worth > best) {
        best = worth;
        chosen = order;
      }
    }
    if (chosen) given.push(chosen);
    total += best * weights.later ** place;
  });
  return total;
}

/** What an order will be worth after others of the same plan. */
function plannedWorth(sight: Assessment, state: EndorState, order: Order, given: readonly Order[]): number {
  const times = given.filter((each) => each === order).length;
  if (order === 'shieldAssault')
    return orderWorth(sight, state, order) * Math.max(0, Math.min(1, sight.assaults - times));
  if (order === 'vaderRedeemed' && given.includes('luke') && !redeemableAt.includes(state.vader))
    return weights.duel * numbers.bonus.redeemed * weights.card * redeemableAfterBlow(state);
  const worth = orderWorth(sight, state, order) * weights.repeat ** times;
  const assaults = given.filter((each) => each === 'shieldAssault').length;
  if (assaults === 0 || frontShip(order) < 0) return worth;
  // Once the team may have arrived, the same order can strike the Death Star.
  const arrived = Math.max(0, Math.min(1, assaults - sight.assaults + 1));
  return worth + arrived * weights.victory * sight.readinessOf(frontShip(order));
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
  if (oneIsEnough && (state.dice.at(-1) as number) >= number) return -1;
  return number - die;
}

/** The number a die of the roll must show to count, as a rule. */
function neededFor({ order, target }: EndorState): { oneIsEnough: boolean; number: number } {
  if (order === 'luke' || order === 'vader') return { oneIsEnough: false, number: numbers.duel.hitOn };
  if (order === 'deathStar') return { oneIsEnough: true, number: numbers.deathStarShot.hitOn };
  if (target === deathStarTarget) return { oneIsEnough: true, number: numbers.deathStarHitOn };
  if (target >= slotBase) return { oneIsEnough: true, number: numbers.markerHitOn };
  return { oneIsEnough: false, number: 3 };
}
