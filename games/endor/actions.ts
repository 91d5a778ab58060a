import { cardId, kindsOf } from './cards.ts';
import { frontOf, type Order } from './data/cards.ts';
import type { Side } from './data/ships.ts';
import { deathStarTarget, placeId } from './fleet.ts';
import { type Sector, sectorCount } from './space.ts';
import type { EndorAction } from './state.ts';

/*
 * Actions are made once and shared. Lists of legal ones are long and made at every step of a play-out; this way they cost no more
 * than the list.
 */

export const stay: EndorAction = { type: 'stay' };
export const deploy: EndorAction = { type: 'deploy' };
export const hold: EndorAction = { type: 'hold' };
export const pass: EndorAction = { type: 'pass' };

const placeCount = deathStarTarget + 1;

function table<Entry>(size: number, make: (index: number) => Entry): Entry[] {
  return Array.from({ length: size }, (_, index) => make(index));
}

const moves = table(placeCount * sectorCount, (): EndorAction[] => []);

/** Moving, or launching, so many ships from a place to a sector. */
export function moveAction(from: number, to: Sector, ships: number): EndorAction {
  const made = moves[from * sectorCount + to] as EndorAction[];
  for (let count = made.length; count <= ships; count++)
    made.push({ type: 'move', from: placeId(from), to: placeId(to), ships: count });
  return made[ships] as EndorAction;
}

const attacks = table(
  sectorCount * placeCount,
  (index): EndorAction => ({
    type: 'attack',
    from: placeId(Math.floor(index / placeCount)),
    at: placeId(index % placeCount),
  }),
);

/** An attack out of a sector at a place. */
export function attackAction(from: Sector, target: number): EndorAction {
  return attacks[from * placeCount + target] as EndorAction;
}

const shots = table(placeCount, (place): EndorAction => ({ type: 'fire', at: placeId(place) }));

/** A shot of the Death Star. */
export function fireAction(target: number): EndorAction {
  return shots[target] as EndorAction;
}

const orders = Object.fromEntries(
  (Object.keys(frontOf) as Order[]).map((order) => [order, { type: 'order', order }]),
) as Readonly<Record<Order, EndorAction>>;

/** The choice of an order. */
export function orderAction(order: Order): EndorAction {
  return orders[order];
}

/** Plans of two and of three cards by side, filled as they come up. */
const plans: Readonly<Record<Side, readonly (EndorAction | undefined)[][]>> = {
  rebel: planTables('rebel'),
  empire: planTables('empire'),
};

function planTables(side: Side): (EndorAction | undefined)[][] {
  const kinds = kindsOf(side).length;
  return [2, 3].map((size) => new Array<EndorAction | undefined>(kinds ** size));
}

/** A plan of two cards, or of three. */
export function planAction(side: Side, first: number, second: number, third?: number): EndorAction {
  const kinds = kindsOf(side).length;
  const made = plans[side][third === undefined ? 0 : 1] as (EndorAction | undefined)[];
  const pair = first * kinds + second;
  const index = third === undefined ? pair : pair * kinds + third;
  const found = made[index];
  if (found) return found;
  const cards = third === undefined ? [first, second] : [first, second, third];
  const plan: EndorAction = { type: 'plan', cards: cards.map((card) => cardId(side, card)) };
  made[index] = plan;
  return plan;
}
