import { at, type Seat } from '@holoboard/kernel';
import type { Strategy } from '../data/strategies.ts';
import type { TacticalState, WindowFrame } from '../state.ts';

/** TAC-OPT-CMD-02, TAC-OPT-CMD-04: whether a seat has a Commander who is not Defeated. */
export function hasCommander(state: TacticalState, seat: Seat): boolean {
  const { commander } = at(state.players, seat);
  return commander > 0 && state.units[commander - 1]?.status !== 'defeated';
}

/** TAC-OPT-CMD-04: whether a seat may play a Strategy card: it holds it, has played none this round, and its Commander stands. */
export function mayPlay(state: TacticalState, seat: Seat, strategy: Strategy): boolean {
  const player = at(state.players, seat);
  return player.strategies.includes(strategy) && player.playedIn < state.round && hasCommander(state, seat);
}

/** Whether others must reckon with a Strategy card of a seat: who is asked never tells what is in a hand. */
export function mightPlay(state: TacticalState, seat: Seat): boolean {
  const { strategies, playedIn, out } = at(state.players, seat);
  return out === 0 && strategies.length > 0 && playedIn < state.round && hasCommander(state, seat);
}

/** The Strategy cards that belong to a moment. */
export const strategiesOf: Readonly<Record<WindowFrame['when'], readonly Strategy[]>> = {
  initiative: ['seize_initiative'],
  beforeFirst: ['change_of_plan', 'smoke_screen', 'bombardment'],
  groupStart: ['forced_march', 'concentrate_fire'],
  groupEnd: ['dig_in'],
  roundEnd: ['field_repairs'],
};

/** TAC-CMD-01, TAC-RULING-33, TAC-OPT-CMD-07: without the module there is nothing to it; with it, opens a moment for those who could play a card in it, each of whom is asked once. */
export function openWindow(state: TacticalState, when: WindowFrame['when'], seats: readonly Seat[]): void {
  if (state.options.commanders === 'off') return;
  state.frames.push({ kind: 'window', when, seats: [...seats] });
}
