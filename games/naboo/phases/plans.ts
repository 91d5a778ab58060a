import { at } from '@holoboard/kernel';
import { cardId } from '../data/cards.ts';
import { cardNumbers } from '../data/seats.ts';
import type { NabooAction, NabooState } from '../state.ts';

/*
 * Four ordered cards of ten are up to 5,040 plans, and a play-out wants one of them. So the list of plans knows how long it is
 * and makes a plan when it is looked at.
 */

/**
 * A list of known length whose entries are made when they are first looked at, or all at once for who goes through them; to
 * everybody else it is an ordinary array. An entry once made stays the same.
 */
function lazyList<Item>(
  length: number,
  make: (index: number) => Item,
  makeAll: () => readonly Item[],
): readonly Item[] {
  let complete = false;
  const completeList = (list: Item[]): void => {
    for (const [index, item] of makeAll().entries()) list[index] ??= item;
    complete = true;
  };
  return new Proxy<Item[]>(new Array<Item>(length), {
    get(list, key) {
      if (key === Symbol.iterator) {
        if (!complete) completeList(list);
        return list[Symbol.iterator].bind(list);
      }
      if (typeof key === 'string') {
        const index = Number(key);
        if (Number.isInteger(index) && index >= 0 && index < length) {
          list[index] ??= make(index);
          return list[index];
        }
      }
      return Reflect.get(list, key) as unknown;
    },
    has: (list, key) =>
      Reflect.has(list, key) || (typeof key === 'string' && Number(key) < length && Number(key) >= 0),
  });
}

/** How many cards of each kind a hand has, by the kinds it has, in ascending order. */
interface Held {
  readonly kinds: readonly number[];
  readonly counts: number[];
}

function heldIn(hand: readonly number[]): Held {
  const kinds: number[] = [];
  const counts: number[] = [];
  for (const card of hand.slice().sort((a, b) => a - b))
    if (kinds[kinds.length - 1] === card) counts[counts.length - 1] = at(counts, counts.length - 1) + 1;
    else {
      kinds.push(card);
      counts.push(1);
    }
  return { kinds, counts };
}

/** How many kinds there are of which at least one, two, three and four cards are held, in one number. */
function codeOf(counts: readonly number[]): number {
  let code = 0;
  for (const count of counts) for (let i = 0; i < Math.min(count, 4); i++) code += 16 ** i;
  return code;
}

const known = new Map<number, number>();

/** How many distinct sequences of so many cards can be laid out. */
function sequences(code: number, length: number): number {
  if (length === 0) return 1;
  const key = code * 8 + length;
  const found = known.get(key);
  if (found !== undefined) return found;
  let sum = 0;
  for (let held = 1; held <= 4; held++) {
    const unit = 16 ** (held - 1);
    const exactly = (Math.floor(code / unit) % 16) - (Math.floor(code / (unit * 16)) % 16);
    if (exactly > 0) sum += exactly * sequences(code - unit, length - 1);
  }
  known.set(key, sum);
  return sum;
}

/** The plan of a number, counted in the order of the card list. */
function planNumbered(held: Held, length: number, number: number): NabooAction {
  const counts = held.counts.slice();
  const chosen: string[] = [];
  let code = codeOf(counts);
  let left = number;
  while (chosen.length < length)
    for (let i = 0; i < counts.length; i++) {
      const count = at(counts, i);
      if (count === 0) continue;
      const less = code - (count <= 4 ? 16 ** (count - 1) : 0);
      const ways = sequences(less, length - chosen.length - 1);
      if (left >= ways) {
        left -= ways;
        continue;
      }
      counts[i] = count - 1;
      code = less;
      chosen.push(cardId(at(held.kinds, i)));
      break;
    }
  return { type: 'plan', cards: chosen };
}

/** All plans in the order of their numbers, which is much faster than one by one. */
function allPlans(held: Held, length: number): NabooAction[] {
  const counts = held.counts.slice();
  const ids = held.kinds.map(cardId);
  const plans: NabooAction[] = [];
  const chosen: string[] = [];
  const choose = (): void => {
    if (chosen.length === length) {
      plans.push({ type: 'plan', cards: chosen.slice() });
      return;
    }
    for (let i = 0; i < counts.length; i++) {
      const count = at(counts, i);
      if (count === 0) continue;
      counts[i] = count - 1;
      chosen.push(at(ids, i));
      choose();
      chosen.pop();
      counts[i] = count;
    }
  };
  choose();
  return plans;
}

/** NAB-ROUND-02, NAB-4P-02, NAB-RULING-43: how many cards a seat plans: four, with four players two, or all when it has fewer. */
export function plannedCards(state: NabooState, seat: number): number {
  return Math.min(cardNumbers(state).planned, at(state.hands, seat).length);
}

/** The lists last made, by seat: they are asked for several times while everybody thinks. */
const lastMade: { key: string; list: readonly NabooAction[] }[] = [];

/** NAB-ROUND-02, NAB-ROUND-03: every ordered choice from the hand, equal cards counting as one. */
export function planActions(state: NabooState, seat: number): readonly NabooAction[] {
  if (state.planned[seat] !== false) return [];
  const length = plannedCards(state, seat);
  const held = heldIn(at(state.hands, seat));
  const key = `${length}:${held.kinds.join()}:${held.counts.join()}`;
  const kept = lastMade[seat];
  if (kept?.key === key) return kept.list;
  const list = lazyList(
    sequences(codeOf(held.counts), length),
    (number) => planNumbered(held, length, number),
    () => allPlans(held, length),
  );
  lastMade[seat] = { key, list };
  return list;
}
