import { at } from '@holoboard/kernel';
import { numbers } from '../data/numbers.ts';
import { type ShipType, type Side, shipData } from '../data/ships.ts';
import {
  executor,
  falcon,
  innerRing,
  membersOf,
  type Sector,
  sectorCount,
  slotsBeside,
  tie,
} from '../data/space.ts';
import { carriedAt, deathStarTarget, slotBase, whereIs } from '../phases/fleet.ts';
import { launch, neighbours, openTo, reach, shieldIsDown } from '../phases/reach.ts';
import type { EndorState } from '../state.ts';
import { type Assessment, diceOf } from './assessment.ts';
import { chanceOfAny } from './odds.ts';
import { weights } from './weights.ts';
import { empireCode, hitsOnEmpire, hitsOnRebels, rebelCode } from './worth.ts';

/* What the steps of an order in space are worth, by the weights of `weights.ts`. */

const fighterWorth: readonly number[] = [weights.xwing, weights.ywing, weights.bwing];

/** What the fighters on a marker are worth. */
function carriedWorth(state: EndorState, slot: number): number {
  let worth = 0;
  for (let ship = 0; ship < falcon; ship++) worth += carriedAt(state, slot, ship) * at(fighterWorth, ship);
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
    for (const slot of at(slotsBeside, from))
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
    const place = state.moved.findIndex((moved, i) => i % 2 === 0 && moved === sector);
    const moved = place < 0 ? 0 : at(state.moved, place + 1);
    if (hasMoved && moved === 0 && attackFrom === 'movedGroupSector') continue;
    const dice = attackDiceOf(attackersMustMove ? Math.min(count, moved) : count, ship);
    best = Math.max(best, bestStrike(sight, state, shipSide(ship), sector, dice));
  }
  return best;
}

function shipSide(ship: number): Side {
  return shipData(ship).side;
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
  if (launched) worth += count * (at(fighterWorth, ship) * weights.onMarker + weights.approach * 3);
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
export function shipOrderWorth(sight: Assessment, state: EndorState, ship: number): number {
  let best = stayWorth(sight, state, ship);
  const open = openTo(state, ship);
  for (let sector = 0; sector < sectorCount; sector++) {
    const count = sight.count(sector, ship);
    if (count === 0) continue;
    for (const to of membersOf(reach(state, ship, sector, open)))
      best = Math.max(best, moveWorth(sight, state, ship, sector, to, count));
  }
  for (let slot = 0; ship < falcon && slot < state.faceUp.length; slot++) {
    const count = carriedAt(state, slot, ship);
    if (count === 0) continue;
    for (const to of membersOf(launch(slotBase + slot, open)))
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
      ? hitsOnEmpire(count('tie'), count('executor'), at(sight.empire, state.target))
      : hitsOnRebels(
          [count('xwing'), count('ywing'), count('bwing'), count('falcon')],
          at(sight.rebels, state.target),
        );
  return worth + clear * sight.clearGain(side, state.target);
}

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
  const { worth, clear } = hitsOnRebels(hits, at(sight.rebels, sector));
  return worth + (1 - clear) * numbers.bonus.clearSector * weights.card;
}
