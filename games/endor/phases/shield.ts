import { type Chance, type Refusal, refuse, type Tell } from '@holoboard/kernel';
import { numbers, shieldTracks } from '../data/numbers.ts';
import type { EndorAction, EndorEvent, EndorState } from '../state.ts';
import { ambushesUpTo } from './actions.ts';
import { rollSorted } from './attack.ts';
import { numberIn } from './fleet.ts';
import { shieldIsDown } from './reach.ts';

/** END-RULING-02: the track in force. */
export function trackOf(state: EndorState): readonly number[] {
  return shieldTracks[state.options.shieldTrack];
}

/** The number that must be met to enter a space. END-SHLD-03, END-SHLD-08: a Stormtrooper raises it by one. */
export function numberOf(state: EndorState, space: number): number {
  return numberIn(trackOf(state), space - 1) + (state.troopers.includes(space) ? 1 : 0);
}

/** END-SHLD-05: Stormtroopers not on the track are in the Empire's supply. */
function troopSupply(state: EndorState): number {
  return numbers.troopers - state.troopers.length;
}

/** END-SHLD-01: all five dice. */
export function rollAssault(state: EndorState, chance: Chance, tell?: Tell<EndorEvent>): void {
  state.dice = rollSorted(chance, 'shield', numbers.shieldDice);
  tell?.({ type: 'assaulted', seat: state.active, dice: state.dice.slice() });
}

/**
 * END-SHLD-02, END-RULING-03: each die takes the team one space further, the lowest that meets the space ahead first; the
 * option counts all dice against the one next space instead.
 * END-SHLD-04: Stormtroopers on spaces entered go back. END-OBJ-01, END-SHLD-10: the last space brings the shield down.
 */
export function resolveAssault(state: EndorState, tell?: Tell<EndorEvent>): void {
  const from = state.team;
  const used = state.options.shieldDice === 'assignEachDie' ? eachDie(state) : againstNext(state);
  state.team = from + used.length;
  state.troopers = state.troopers.filter((space) => space > state.team);
  tell?.({ type: 'teamAdvanced', from, to: state.team, dice: used });
  if (shieldIsDown(state)) tell?.({ type: 'shieldDown' });
}

/** The dice spent, one for each space entered. */
function eachDie(state: EndorState): number[] {
  const left = state.dice.slice();
  const used: number[] = [];
  for (let space = state.team + 1; space <= trackOf(state).length; space++) {
    const number = numberOf(state, space);
    const found = left.findIndex((die) => die >= number);
    if (found < 0) break;
    used.push(...left.splice(found, 1));
  }
  return used;
}

function againstNext(state: EndorState): number[] {
  const number = numberOf(state, state.team + 1);
  return state.dice.filter((die) => die >= number).slice(0, trackOf(state).length - state.team);
}

/** END-SHLD-07, END-RULING-26: free spaces ahead of the team, nearest first. */
export function freeSpacesAhead(state: EndorState): number[] {
  const free: number[] = [];
  for (let space = state.team + 1; space <= trackOf(state).length; space++)
    if (!state.troopers.includes(space)) free.push(space);
  return free;
}

/** END-SHLD-06, END-RULING-26: one to three, as far as supply and free spaces go; all Stormtroopers stand ahead of the team. */
export function mostTroopersNow(state: EndorState): number {
  return Math.min(numbers.mostTroopers, troopSupply(state), freeSpaces(state));
}

function freeSpaces(state: EndorState): number {
  return trackOf(state).length - state.team - state.troopers.length;
}

/**
 * The clause by which an order on Endor cannot be used; nothing when it can. END-SHLD-10: not once the shield is down.
 * END-SHLD-09: no ambush without a Stormtrooper in supply, END-RULING-26: nor without a free space ahead.
 */
export function whyNotOnEndor(state: EndorState, order: 'shieldAssault' | 'shieldAmbush'): string | null {
  if (shieldIsDown(state)) return 'END-SHLD-10';
  if (order === 'shieldAssault') return null;
  if (troopSupply(state) === 0) return 'END-SHLD-09';
  return freeSpaces(state) === 0 ? 'END-RULING-26' : null;
}

/** The numbers of Stormtroopers the Empire may place. */
export function ambushActions(state: EndorState): EndorAction[] {
  return ambushesUpTo(mostTroopersNow(state));
}

/** Why so many Stormtroopers cannot be placed; nothing when they can. */
export function whyNoAmbush(state: EndorState, troopers: number): Refusal | null {
  const most = mostTroopersNow(state);
  if (troopers >= 1 && troopers <= most) return null;
  const params = { troopers, most, supply: troopSupply(state), free: freeSpaces(state) };
  return refuse(troopers > numbers.mostTroopers ? 'END-SHLD-06' : 'END-RULING-26', params);
}

/** Places Stormtroopers on the next free spaces. */
export function ambush(state: EndorState, troopers: number, tell?: Tell<EndorEvent>): void {
  const spaces = freeSpacesAhead(state).slice(0, troopers);
  state.troopers = [...state.troopers, ...spaces].sort((left, right) => left - right);
  tell?.({ type: 'ambushed', seat: state.active, spaces });
}
