import type { DefaultPluginAPIs } from 'boardgame.io';
import { divisions, type Salvo } from './hits.ts';
import {
  countAt,
  type EndorG,
  enemyOf,
  mayDeploy,
  members,
  orderedShip,
  origins,
  reach,
  rebelsRemain,
  shieldIsDown,
  targetsFrom,
  usableOrders,
} from './position.ts';
import {
  deathStar,
  executor,
  falcon,
  firstSlot,
  shieldTrack,
  shipDice,
  shipHitOn,
  shipNames,
  shipsOf,
  sideOf,
  tie,
} from './tables.ts';

/** boardgame.io's own luck. */
export type Random = DefaultPluginAPIs['random'];

function roll(random: Random, count: number): number[] {
  return random.Die(6, count).sort();
}

/** Adds ships to a sector, or takes them away. */
export function addShips(G: EndorG, sector: number, ship: number, count: number): void {
  const now = countAt(G, sector, ship) + count;
  G.ships[sector * shipNames.length + ship] = now;
  const others = (G.where[ship] as number) & ~(1 << sector);
  G.where[ship] = now > 0 ? others | (1 << sector) : others;
}

/** Flips the next card; one without a usable order is lost. When all piles are empty a new round begins. */
export function nextTurn(G: EndorG, after: number, random: Random): void {
  const seats = G.hands.length;
  for (let i = 1; i <= seats; i++) {
    const seat = (after + i) % seats;
    const card = G.piles[seat]?.shift();
    if (card === undefined) continue;
    G.active = seat;
    G.card = card;
    if (usableOrders(G).length > 0) G.step = 'order';
    else endTurn(G, random);
    return;
  }
  nextRound(G, random);
}

/** Discards the card that was played, and goes on. */
export function endTurn(G: EndorG, random: Random): void {
  G.discards[sideOf(G.active, G.hands.length)]?.push(G.card);
  G.order = '';
  G.arrived = -1;
  nextTurn(G, G.active, random);
}

function nextRound(G: EndorG, random: Random): void {
  const seats = G.hands.length;
  for (let seat = 0; seat < seats; seat++)
    for (let i = cardsPerRound(seats); i > 0; i--) {
      const card = draw(G, sideOf(seat, seats), random);
      if (card !== undefined) G.hands[seat]?.push(card);
    }
  G.round++;
  G.step = 'plan';
  G.active = 0;
}

/** How many cards a seat plans and draws in a round. */
export function cardsPerRound(seats: number): number {
  return seats === 2 ? 3 : 2;
}

function draw(G: EndorG, side: number, random: Random): number | undefined {
  if (G.decks[side]?.length === 0) {
    G.decks[side] = random.Shuffle(G.discards[side] as number[]);
    G.discards[side] = [];
  }
  return G.decks[side]?.pop();
}

/** Begins an order, and carries out one that asks nothing more. */
export function beginOrder(G: EndorG, order: string, random: Random): void {
  G.order = order;
  switch (order) {
    case 'deathStar':
      G.step = 'fire';
      break;
    case 'shieldAmbush':
      G.step = 'ambush';
      break;
    case 'shieldAssault':
      assault(G, roll(random, 5));
      endTurn(G, random);
      break;
    case 'luke':
      strike(G, 'vader', successes(roll(random, 4)), random);
      break;
    case 'vader':
      strike(G, 'luke', successes(roll(random, 4)), random);
      break;
    case 'emperor':
      strike(G, 'luke', 2, random);
      break;
    case 'vaderRedeemed':
      G.vader = 0;
      finish(G, 5, random);
      break;
    default:
      beginMoves(G, random);
  }
}

function successes(dice: readonly number[]): number {
  return dice.filter((die) => die >= 4).length;
}

function strike(G: EndorG, victim: 'luke' | 'vader', hits: number, random: Random): void {
  G[victim] = Math.max(0, G[victim] - hits);
  finish(G, G[victim] > 0 ? 0 : victim === 'luke' ? 4 : 3, random);
}

/** Each die takes the team a space further, the lowest that is enough first; Stormtroopers it meets are gone. */
function assault(G: EndorG, dice: number[]): void {
  while (!shieldIsDown(G)) {
    const space = G.team + 1;
    const trooper = (G.troopers >> space) & 1;
    const number = (shieldTrack[space - 1] as number) + trooper;
    const spent = dice.findIndex((die) => die >= number);
    if (spent < 0) return;
    dice.splice(spent, 1);
    G.team = space;
    G.troopers &= ~(1 << space);
  }
}

/** Places Stormtroopers on the next free spaces. */
export function ambush(G: EndorG, count: number): void {
  let left = count;
  for (let space = G.team + 1; left > 0; space++) {
    if ((G.troopers >> space) & 1) continue;
    G.troopers |= 1 << space;
    left--;
  }
}

function beginMoves(G: EndorG, random: Random): void {
  const ship = orderedShip(G);
  const canMove = origins(G, ship).some((from) => reach(G, ship, from) !== 0);
  if (canMove || (ship === tie && mayDeploy(G))) G.step = 'move';
  else beginTargets(G, random);
}

/** Asks for a target, when there is one. */
export function beginTargets(G: EndorG, random: Random): void {
  const sectors = G.arrived >= 0 ? [G.arrived] : members(G.where[orderedShip(G)] as number);
  if (sectors.some((sector) => targetsFrom(G, sector) !== 0)) G.step = 'target';
  else endTurn(G, random);
}

/** Rolls an attack; where there is a choice the hits are still to be given out. */
export function attack(G: EndorG, from: number, target: number, random: Random): void {
  const ship = orderedShip(G);
  const dice = roll(random, Math.min(5, countAt(G, from, ship) * (shipDice[ship] as number)));
  const highest = dice[dice.length - 1] as number;
  if (target === deathStar) {
    if (highest === 6) G.winner = 'rebel';
    else endTurn(G, random);
  } else if (target >= firstSlot) {
    if (highest >= 5) destroyMarker(G, target, random);
    else endTurn(G, random);
  } else {
    G.target = target;
    G.dice = dice;
    const ways = divisions(salvoAt(G));
    if (ways.length > 1) G.step = 'assign';
    else hit(G, ways[0] as readonly number[], random);
  }
}

/** The dice rolled at the ships of the target sector. */
export function salvoAt(G: EndorG): Salvo {
  const types = shipsOf[enemyOf(orderedShip(G))] as readonly number[];
  return {
    dice: [...G.dice],
    needs: types.map((ship) => shipHitOn[ship] as number),
    room: types.map((ship) => roomFor(G, ship)),
  };
}

function roomFor(G: EndorG, ship: number): number {
  const count = countAt(G, G.target, ship);
  if (count === 0 || (ship !== falcon && ship !== executor)) return count;
  return ship === falcon ? G.falcon : G.executor;
}

/** Takes hits off the ships of the target sector. */
export function hit(G: EndorG, hits: readonly number[], random: Random): void {
  const types = shipsOf[enemyOf(orderedShip(G))] as readonly number[];
  let bonus = 0;
  let lost = 0;
  types.forEach((ship, i) => {
    const count = hits[i] as number;
    if (count === 0) return;
    const destroyed = ship === falcon || ship === executor ? damage(G, ship, count) : count;
    if (destroyed === 0) return;
    addShips(G, G.target, ship, -destroyed);
    lost += destroyed;
    if (ship === falcon) bonus += 2;
    if (ship === executor) G.reserve = 0;
  });
  if (lost > 0 && types.every((ship) => countAt(G, G.target, ship) === 0)) bonus++;
  finish(G, bonus, random);
}

/** Hits on a special ship: 1 when it is destroyed. */
function damage(G: EndorG, ship: typeof falcon | typeof executor, hits: number): number {
  const track = ship === falcon ? 'falcon' : 'executor';
  G[track] -= hits;
  return G[track] === 0 ? 1 : 0;
}

function destroyMarker(G: EndorG, place: number, random: Random): void {
  G.faceUp &= ~(1 << place);
  const slot = place - firstSlot;
  for (let i = slot * 3; i < slot * 3 + 3; i++) G.carried[i] = 0;
  finish(G, 1, random);
}

/** A shot of the Death Star. */
export function fire(G: EndorG, target: number, random: Random): void {
  if ((roll(random, 2)[1] as number) < 5) endTurn(G, random);
  else if (target >= firstSlot) destroyMarker(G, target, random);
  else {
    const hadFalcon = countAt(G, target, falcon) > 0;
    for (const ship of shipsOf[0] as readonly number[]) addShips(G, target, ship, -countAt(G, target, ship));
    if (hadFalcon) G.falcon = 0;
    finish(G, hadFalcon ? 3 : 1, random);
  }
}

/** After ships were lost or the duel went on: the Empire's victory, then bonus cards, then the next turn. */
function finish(G: EndorG, bonus: number, random: Random): void {
  if (!rebelsRemain(G)) {
    G.winner = 'empire';
    return;
  }
  for (let i = 0; i < bonus; i++) {
    const card = draw(G, sideOf(G.active, G.hands.length), random);
    if (card !== undefined) G.piles[G.active]?.push(card);
  }
  endTurn(G, random);
}
