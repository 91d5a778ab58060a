import { frontOf, type Order } from '../data/cards.ts';
import { cardId, kindsOf } from '../data/deck.ts';
import type { Side } from '../data/ships.ts';
import { type Sector, sectorCount } from '../data/space.ts';
import type { EndorAction } from '../state.ts';
import { deathStarTarget, placeId } from './fleet.ts';

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

/**
 * Where a list of legal actions is gathered before it is cut to its length: a list that grows is copied again and again. Nothing in it
 * outlives the call that gathers.
 */
export const gathered: EndorAction[] = [];

/** Gathers, from an index on, the moves or launches of one ship up to `most` of them from a place to a sector. */
export function gatherMoves(index: number, from: number, to: Sector, most: number): void {
  const made = moves[from * sectorCount + to] as EndorAction[];
  for (let ships = made.length + 1; ships <= most; ships++)
    made.push({ type: 'move', from: placeId(from), to: placeId(to), ships });
  for (let i = 0; i < most; i++) gathered[index + i] = made[i] as EndorAction;
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

const ambushes = [1, 2, 3].map((troopers): EndorAction => ({ type: 'ambush', troopers }));

/** The ambushes of one Stormtrooper up to `most`. */
export function ambushesUpTo(most: number): EndorAction[] {
  return ambushes.slice(0, most);
}

/** Plans by side, by the card or two they begin with, and by the last card; made when they first come up. */
const plans: Readonly<Record<Side, (readonly EndorAction[] | undefined)[]>> = {
  rebel: plansToCome('rebel'),
  empire: plansToCome('empire'),
};

function plansToCome(side: Side): undefined[] {
  const kinds = kindsOf(side).length;
  return new Array<undefined>(kinds + kinds ** 2).fill(undefined);
}

/** The plans that begin with a card, or with two, by the last card. */
export function plansBeginning(side: Side, first: number, second?: number): readonly EndorAction[] {
  const kinds = kindsOf(side);
  const index = second === undefined ? first : kinds.length * (first + 1) + second;
  const made = plans[side][index];
  if (made) return made;
  const begun = (second === undefined ? [first] : [first, second]).map((card) => cardId(side, card));
  const rows = kinds.map(({ id }): EndorAction => ({ type: 'plan', cards: [...begun, id] }));
  plans[side][index] = rows;
  return rows;
}
