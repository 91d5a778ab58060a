import { copy } from '../copy.ts';
import type { Order } from '../data/cards.ts';
import { numbers } from '../data/numbers.ts';
import { sideOf } from '../data/seats.ts';
import { type ShipType, type Side, ships as shipData } from '../data/ships.ts';
import { executor, falcon, shipTypes, tie } from '../data/space.ts';
import { attackActions } from '../phases/attack.ts';
import { carriedAt, placeOf, shipsAt, slotBase } from '../phases/fleet.ts';
import { deploy, moveShips } from '../phases/movement.ts';
import { legal } from '../phases/question.ts';
import { orderedShip } from '../phases/reach.ts';
import { takeAction } from '../phases/sequence.ts';
import { freeSpacesAhead } from '../phases/shield.ts';
import type { EndorAction, EndorState } from '../state.ts';
import { type EndorView, redeal } from '../view.ts';
import { neededFor, planWorth } from './advice.ts';
import { assess, depthOf } from './assessment.ts';
import { advise } from './evaluate.ts';
import { oddsIn } from './odds.ts';
import { assaultsLeft, empireCode, hitsOnEmpire, hitsOnRebels, rebelCode } from './worth.ts';

/** Some ships, by type. */
export type ShipCounts = readonly (readonly [ShipType, number])[];

/** Why an action is a good one, in the terms of the game's judgement. */
export type Reason =
  /** The chance to hit the Death Star. */
  | { readonly about: 'victory'; readonly chance: number }
  /** What an attack or a shot destroys, and with what chance. */
  | { readonly about: 'destroys'; readonly chance: number; readonly what: ShipCounts }
  /** Ships destroyed on average, how many more than by the next best, and the chance to clear the sector. */
  | {
      readonly about: 'strike';
      readonly expected: number;
      readonly more: number;
      readonly clear: number;
      readonly at: string | null;
    }
  | { readonly about: 'special'; readonly ship: ShipType; readonly chance: number }
  /** An empty sector there opens a way to the Death Star, or closes it. */
  | { readonly about: 'opens' | 'closes' }
  /** The chance at the Death Star by a single order once the shield is down, before and after. */
  | { readonly about: 'ready'; readonly before: number; readonly after: number }
  | { readonly about: 'nearer'; readonly sectors: number }
  | {
      readonly about:
        | 'offMarker'
        | 'reinforces'
        | 'nothingBetter'
        | 'enough'
        | 'dearest'
        | 'emperor'
        | 'clears';
    }
  | { readonly about: 'assault'; readonly expected: number; readonly arrives: number }
  | {
      readonly about: 'blow';
      readonly on: 'luke' | 'vader';
      readonly expected: number;
      readonly fells: number;
    }
  | { readonly about: 'cards'; readonly count: number }
  /** Shield Assaults that it costs the Rebels on average. */
  | { readonly about: 'delay'; readonly assaults: number }
  | { readonly about: 'reroll'; readonly chance: number }
  /** The best orders of planned cards, and those of the next best plan that they stand for. */
  | { readonly about: 'plan'; readonly orders: readonly Order[]; readonly instead: readonly Order[] }
  /** What can be done next, with its own reasons. */
  | { readonly about: 'allows'; readonly action: EndorAction };

/** Less than this nobody would notice. */
const noticeable = 0.05;

/** The reasons for an action of a seat that is asked, compared with another; the weightiest first. */
export function reasonsFor(
  view: EndorView,
  seat: number,
  action: EndorAction,
  other: EndorAction | null,
): readonly Reason[] {
  const side = sideOf(seat, view.hands.length);
  return reasonsIn(redeal(view, seat, { draw: () => 0 }), seat, side, action, other);
}

function reasonsIn(
  state: EndorState,
  seat: number,
  side: Side,
  action: EndorAction,
  other: EndorAction | null,
): readonly Reason[] {
  switch (action.type) {
    case 'plan':
      return planReasons(state, side, action.cards, other);
    case 'order':
      return orderReasons(state, seat, side, action);
    case 'move':
      return moveReasons(state, side, action);
    case 'deploy':
      return [{ about: 'reinforces' }, ...thenStrike(state, action)];
    case 'attack':
      return attackReasons(state, side, action, other);
    case 'fire':
      return [{ about: 'destroys', chance: chanceOf(state, action), what: shipsThere(state, action.at) }];
    case 'ambush':
      return [{ about: 'delay', assaults: delayBy(state, action.troopers) }];
    case 'reroll':
      return [{ about: 'reroll', chance: (7 - neededFor(state).number) / 6 }];
    case 'keep':
      return [{ about: 'enough' }];
    case 'assign':
      return assignReasons(state, side, action.hits);
    case 'stay':
    case 'hold':
    case 'pass':
      return [{ about: 'nothingBetter' }];
  }
}

/* Plans and orders */

function planReasons(
  state: EndorState,
  side: Side,
  cards: readonly string[],
  other: EndorAction | null,
): readonly Reason[] {
  const sight = assess(state);
  const orders: Order[] = [];
  planWorth(sight, state, side, cards, orders);
  const instead: Order[] = [];
  if (other?.type === 'plan') planWorth(sight, state, side, other.cards, instead);
  // Only what differs is worth telling.
  for (const order of orders) if (instead.includes(order)) instead.splice(instead.indexOf(order), 1);
  return orders.length === 0 ? [{ about: 'nothingBetter' }] : [{ about: 'plan', orders, instead }];
}

function orderReasons(
  state: EndorState,
  seat: number,
  side: Side,
  action: EndorAction & { type: 'order' },
): readonly Reason[] {
  const odds = oddsIn(state, action);
  if (odds?.kind === 'assault') return [{ about: 'assault', expected: odds.expected, arrives: odds.arrives }];
  if (odds?.kind === 'blow')
    return [
      {
        about: 'blow',
        on: side === 'rebel' ? 'vader' : 'luke',
        expected: odds.expected,
        fells: odds.fells,
      },
    ];
  if (action.order === 'emperor') return [{ about: 'emperor' }];
  if (action.order === 'vaderRedeemed') return [{ about: 'cards', count: numbers.bonus.redeemed }];
  // Other orders draw no luck by themselves: they are as good as the best that can be done then.
  const after = copy(state);
  takeAction(after, seat, action, { draw: () => 0 });
  const next = legal(after, seat);
  const worth = advise(after, seat, next);
  const best = next[worth.indexOf(Math.max(...worth))];
  if (!best || best.type === 'stay') return [{ about: 'nothingBetter' }];
  return [{ about: 'allows', action: best }, ...reasonsIn(after, seat, side, best, null)];
}

/* Moves */

function moveReasons(
  state: EndorState,
  side: Side,
  action: EndorAction & { type: 'move' },
): readonly Reason[] {
  const sight = assess(state);
  const ship = orderedShip(state);
  const [from, to] = [placeOf(action.from), placeOf(action.to)];
  const launched = from >= slotBase;
  const gain = sight.readinessGain(ship, launched ? -1 : from, to, action.ships);
  const after = sight.readiness + gain;
  const found: Reason[] = [...thenStrike(state, action)];
  if ((side === 'rebel' ? gain : -gain) >= noticeable / 5)
    found.push({ about: 'ready', before: sight.readiness, after });
  if (launched) found.push({ about: 'offMarker' });
  else if (side === 'rebel' && depthOf(to) < depthOf(from))
    found.push({ about: 'nearer', sectors: depthOf(to) });
  return found.length === 0 ? [{ about: 'nothingBetter' }] : found;
}

/** The best attack that is open after ships have come. */
function thenStrike(state: EndorState, action: EndorAction & { type: 'move' | 'deploy' }): readonly Reason[] {
  const after = copy(state);
  if (action.type === 'move') moveShips(after, action);
  else deploy(after);
  const strikes = attackActions(after).flatMap((attack): Extract<Reason, { about: 'strike' }>[] => {
    const odds = attack.type === 'attack' ? oddsIn(after, attack) : null;
    if (attack.type !== 'attack' || odds?.kind !== 'ships' || odds.expected === 0) return [];
    return [{ about: 'strike', expected: odds.expected, more: 0, clear: odds.clear, at: attack.at }];
  });
  return strikes.sort((one, other) => other.expected - one.expected).slice(0, 1);
}

/* Attacks and shots */

function attackReasons(
  state: EndorState,
  side: Side,
  action: EndorAction & { type: 'attack' },
  other: EndorAction | null,
): readonly Reason[] {
  const odds = oddsIn(state, action);
  if (odds?.kind === 'deathStar') return [{ about: 'victory', chance: odds.chance }];
  if (odds?.kind !== 'ships')
    return [
      { about: 'destroys', chance: chanceOf(state, action), what: shipsThere(state, action.at) },
      { about: 'cards', count: numbers.bonus.marker },
    ];
  const instead = other?.type === 'attack' ? oddsIn(state, other) : null;
  const more = instead?.kind === 'ships' ? odds.expected - instead.expected : 0;
  const found: Reason[] = [
    {
      about: 'strike',
      expected: odds.expected,
      more: more >= noticeable ? more : 0,
      clear: odds.clear,
      at: null,
    },
  ];
  if (odds.special >= noticeable / 5)
    found.push({ about: 'special', ship: side === 'rebel' ? 'executor' : 'falcon', chance: odds.special });
  if (assess(state).clearGain(side, placeOf(action.at)) >= noticeable)
    found.push({ about: side === 'rebel' ? 'opens' : 'closes' });
  return found;
}

function chanceOf(state: EndorState, action: EndorAction): number {
  const odds = oddsIn(state, action);
  return odds && 'chance' in odds ? odds.chance : 0;
}

/** What is in a sector or on a fleet marker to be destroyed. */
function shipsThere(state: EndorState, place: string): ShipCounts {
  const number = placeOf(place);
  return shipTypes.flatMap((type, ship): [ShipType, number][] => {
    if (shipData[ship]?.side !== 'rebel') return [];
    const count =
      number >= slotBase
        ? ship < falcon
          ? carriedAt(state, number - slotBase, ship)
          : 0
        : shipsAt(state, number, ship);
    return count > 0 ? [[type, count]] : [];
  });
}

/** END-RULING-32: whether hits clear the sector, or else that none would cost more. */
function assignReasons(state: EndorState, side: Side, hits: readonly ShipType[]): readonly Reason[] {
  const count = (type: ShipType): number => hits.filter((hit) => hit === type).length;
  const here = (ship: number): number => shipsAt(state, state.target, ship);
  const { clear } =
    side === 'rebel'
      ? hitsOnEmpire(
          count('tie'),
          count('executor'),
          empireCode(here(tie), here(executor) > 0 ? state.executor : 0),
        )
      : hitsOnRebels(
          [count('xwing'), count('ywing'), count('bwing'), count('falcon')],
          rebelCode(here(0), here(1), here(2), here(falcon) > 0 ? state.falcon : 0),
        );
  return [{ about: clear > 0 ? 'clears' : 'dearest' }];
}

function delayBy(state: EndorState, troopers: number): number {
  const placed = [...state.troopers, ...freeSpacesAhead(state).slice(0, troopers)];
  return (
    assaultsLeft(state.options, state.team, placed) - assaultsLeft(state.options, state.team, state.troopers)
  );
}
