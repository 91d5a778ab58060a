import { at, type GameAction, type Refusal, refuse, type Seat, type Tell } from '@holoboard/kernel';
import type { TacticalAction, TacticalEvent } from '../actions.ts';
import { armies } from '../data/armies.ts';
import type { Card } from '../data/card.ts';
import { cardOf, cards, findCard } from '../data/cards.ts';
import type { TacticalState, Unit } from '../state.ts';
import { isBetween } from './fields.ts';
import { is } from './units.ts';

/** Cards and how many Units of each. */
export type Army = readonly (readonly [card: string, count: number])[];

/** TAC-CARD-03: what an army costs. */
export function costOf(army: Army): number {
  return army.reduce((sum, [card, count]) => sum + cardOf(card).cost * count, 0);
}

/** TAC-TYPE-08, TAC-TYPE-20: whether an army holds at most one Unit of a card. */
export function isSingle(card: Card): boolean {
  return is(card, 'Unique') || is(card, 'Hero');
}

/** TAC-CARD-01, TAC-CARD-02, TAC-SET-02: whether a card may be in an army of a faction: it bears its logo, or none, and belongs to the era. */
export function mayServe(card: Card, faction: string, era: string): boolean {
  return (card.faction === null || card.faction === faction) && card.eras.includes(era);
}

/** TAC-SET-01: judges an army, ready-made or one's own. */
export function armyRefusal(state: TacticalState, seat: Seat, action: GameAction): Refusal | null {
  const { faction } = at(state.players, seat);
  const limit = Number(state.options.pointsLimit);
  const problem = (army: Army): Refusal | null => armyProblem(army, faction ?? '', state.era ?? '', limit);
  if (action.type === 'army') {
    const ready = armies.find(({ id }) => id === (action as { readonly army?: unknown }).army);
    return ready ? problem(ready.cards) : refuse('TAC-SET-01', { cost: 0, limit: 0 });
  }
  const { cards: list } = action as { readonly cards?: unknown };
  if (action.type !== 'muster' || !isArmy(list)) return refuse('TAC-SET-01', { cost: 0, limit: 0 });
  return problem(list);
}

/** Whether a value is a list of different cards with counts. */
export function isArmy(value: unknown): value is Army {
  if (!Array.isArray(value) || value.length > cards.length) return false;
  const names = value.map((entry) => (Array.isArray(entry) ? entry[0] : undefined));
  return (
    new Set(names).size === value.length &&
    value.every((entry) => Array.isArray(entry) && entry.length === 2 && isEntry(entry[0], entry[1]))
  );
}

function isEntry(card: unknown, count: unknown): boolean {
  return typeof card === 'string' && findCard(card) !== undefined && isBetween(count, 1, 99);
}

/** Why an army of a faction may not take the field in an era for so many points; nothing when it may. */
export function armyProblem(army: Army, faction: string, era: string, limit: number): Refusal | null {
  // TAC-RULING-28: at least one Unit.
  if (army.length === 0) return refuse('TAC-RULING-28');
  for (const [id, count] of army) {
    const card = cardOf(id);
    if (!card.eras.includes(era)) return refuse('TAC-FAC-02', { era });
    if (!mayServe(card, faction, era)) return refuse('TAC-CARD-01', { card: id });
    if (count > 1 && is(card, 'Unique')) return refuse('TAC-TYPE-08', { card: id });
    if (count > 1 && is(card, 'Hero')) return refuse('TAC-TYPE-20', { card: id });
  }
  // TAC-RULING-28: the limit is a ceiling.
  const cost = costOf(army);
  return cost > limit ? refuse('TAC-SET-01', { cost, limit }) : null;
}

/** The ready-made armies of the faction; where the limit is not 100, as much of them as it allows. */
export function armyCandidates(state: TacticalState, seat: Seat): TacticalAction[] {
  const { faction } = at(state.players, seat);
  const limit = Number(state.options.pointsLimit);
  const own = armies.filter((army) => army.faction === faction);
  if (limit === 100) return own.map(({ id }) => ({ type: 'army', army: id }));
  return own.map(({ cards: list }) => ({ type: 'muster', cards: scaled(list, limit) }));
}

/** An army grown or shrunk to a limit, card by card from the left, again and again while something fits. */
export function scaled(army: Army, limit: number): Army {
  const counts = army.map(() => 0);
  let left = limit;
  const add = (index: number): boolean => {
    const [id] = at(army, index);
    const card = cardOf(id);
    if (card.cost > left || (isSingle(card) && at(counts, index) === 1)) return false;
    counts[index] = at(counts, index) + 1;
    left -= card.cost;
    return true;
  };
  for (let grown = true; grown; ) {
    grown = false;
    for (const [index, [, count]] of army.entries())
      for (let i = 0; i < count; i++) if (add(index)) grown = true;
  }
  return army.flatMap(([id], index) => (at(counts, index) > 0 ? [[id, at(counts, index)] as const] : []));
}

/** TAC-SET-01: the army is kept secret until all are deployed. */
export function chooseArmy(
  state: TacticalState,
  seat: Seat,
  action: Extract<TacticalAction, { type: 'army' | 'muster' }>,
  tell?: Tell<TacticalEvent>,
): void {
  const player = at(state.players, seat);
  const list = action.type === 'army' ? armies.find(({ id }) => id === action.army)?.cards : action.cards;
  player.army = (list ?? []).map(([card, count]) => [card, count]);
  player.answered = true;
  tell?.({
    ...{ type: 'mustered', seat, cards: player.army.map(([card, count]) => [card, count] as const) },
    only: [seat],
    others: { type: 'mustered', seat, cards: null },
  });
}

/** TAC-SET-06: every card once, left to right. */
export function orderRefusal(state: TacticalState, seat: Seat, action: GameAction): Refusal | null {
  const { cards: list } = action as { readonly cards?: unknown };
  const { army } = at(state.players, seat);
  const isOrder =
    action.type === 'order' &&
    Array.isArray(list) &&
    list.length === army.length &&
    army.every(([card]) => list.includes(card));
  return isOrder ? null : refuse('TAC-SET-06');
}

/** The order as given, the other way round, and the far-reaching cards first or last. */
export function orderCandidates(state: TacticalState, seat: Seat): TacticalAction[] {
  const given = at(state.players, seat).army.map(([card]) => card);
  const reach = (id: string): number => Math.max(...cardOf(id).weapons.map(({ range }) => range ?? 0));
  const byReach = given.toSorted((a, b) => reach(b) - reach(a));
  const orders = new Map<string, readonly string[]>();
  for (const order of [given, given.toReversed(), byReach, byReach.toReversed()])
    if (!orders.has(order.join())) orders.set(order.join(), order);
  return [...orders.values()].map((list) => ({ type: 'order', cards: list }));
}

/** TAC-SET-04, TAC-SET-06: the line of cards, for the whole game. */
export function chooseOrder(
  state: TacticalState,
  seat: Seat,
  order: readonly string[],
  tell?: Tell<TacticalEvent>,
): void {
  const player = at(state.players, seat);
  player.army.sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  player.answered = true;
  tell?.({
    ...{ type: 'ordered', seat, cards: [...order] },
    only: [seat],
    others: { type: 'ordered', seat, cards: null },
  });
}

/** TAC-CARD-06, TAC-CARD-08, TAC-CARD-09, TAC-CARD-15: the Units of an army, with full trackers, by card and label; numbered within the army until all are revealed. */
export function makeUnits(seat: Seat, army: Army): Unit[] {
  const units: Unit[] = [];
  for (const [card, count] of army)
    for (let label = 1; label <= count; label++)
      units.push({
        ...{ id: units.length + 1, seat, card, label, x: 0, y: 0, heading: 0, hull: cardOf(card).hull },
        ...{ status: 'reserve', carrier: 0, pilot: false, acted: false, braced: false, dugIn: false },
      });
  return units;
}
