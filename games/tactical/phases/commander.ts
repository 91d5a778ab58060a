import {
  at,
  type Chance,
  type GameAction,
  type Refusal,
  refuse,
  type Seat,
  type Tell,
} from '@holoboard/kernel';
import type { TacticalAction, TacticalEvent } from '../actions.ts';
import { cardOf } from '../data/cards.ts';
import { command, type Strategy, strategies } from '../data/strategies.ts';
import { ringDistance } from '../geometry/bases.ts';
import type { TacticalState, Unit } from '../state.ts';
import { armyOf } from './deployment.ts';
import { areFriends, baseOf, is } from './units.ts';

/** TAC-OPT-CMD-01: who can be a Commander: the Heroes of an army, or without any its Elites. */
function officersOf(state: TacticalState, seat: Seat): Unit[] {
  const army = armyOf(state, seat);
  const heroes = army.filter((unit) => is(cardOf(unit.card), 'Hero'));
  return heroes.length > 0
    ? heroes
    : army.filter((unit) => cardOf(unit.card).type === 'Infantry' && is(cardOf(unit.card), 'Elites'));
}

/** TAC-OPT-CMD-01, TAC-OPT-CMD-04: a Commander or nobody, and three different Strategy cards. */
export function commandRefusal(state: TacticalState, seat: Seat, action: GameAction): Refusal | null {
  const { commander, strategies: chosen } = action as Readonly<Record<string, unknown>> & GameAction;
  if (action.type !== 'command') return refuse('TAC-OPT-CMD-01');
  if (commander !== 0 && !officersOf(state, seat).some(({ id }) => id === commander))
    return refuse('TAC-OPT-CMD-01');
  const isHand =
    Array.isArray(chosen) &&
    chosen.length === command.handSize &&
    new Set(chosen).size === command.handSize &&
    chosen.every((card) => strategies.includes(card as Strategy));
  return isHand ? null : refuse('TAC-OPT-CMD-04');
}

/** Every officer with some hands of cards that go together, and nobody. */
export function commandCandidates(state: TacticalState, seat: Seat): TacticalAction[] {
  const hands: readonly (readonly Strategy[])[] = [
    ['seize_initiative', 'concentrate_fire', 'dig_in'],
    ['forced_march', 'smoke_screen', 'reserves'],
    ['evasive_action', 'field_repairs', 'bombardment'],
    ['change_of_plan', 'bombardment', 'concentrate_fire'],
  ];
  const officers = officersOf(state, seat);
  const ids = officers.length > 0 ? officers.map(({ id }) => id) : [0];
  return ids.flatMap((commander) =>
    hands.map((hand): TacticalAction => ({ type: 'command', commander, strategies: hand })),
  );
}

export function chooseCommand(
  state: TacticalState,
  seat: Seat,
  action: Extract<TacticalAction, { type: 'command' }>,
  tell?: Tell<TacticalEvent>,
): void {
  const player = at(state.players, seat);
  player.commander = action.commander;
  player.strategies = [...action.strategies];
  player.answered = true;
  tell?.({ type: 'commanded', seat });
}

/** TAC-OPT-CMD-03: the seats whose Commander may have a die re-rolled that was just rolled for a Unit: on the table, near it, and not yet this round. */
export function rerollSeats(state: TacticalState, unit: Unit): Seat[] {
  if (state.options.commanders === 'off' || unit.status !== 'deployed') return [];
  return state.players.flatMap(({ commander, rerolledIn, out }, seat) => {
    const officer = commander > 0 && out === 0 ? state.units[commander - 1] : undefined;
    if (officer?.status !== 'deployed' || rerolledIn >= state.round) return [];
    if (!areFriends(state, seat, unit.seat)) return [];
    const isNear = ringDistance(baseOf(officer), baseOf(unit)) <= command.auraRange;
    return officer === unit || isNear ? [seat] : [];
  });
}

/** TAC-OPT-CMD-03: notes that the Commander of a seat has helped, and rolls the die again. */
export function commandReroll(
  state: TacticalState,
  seat: Seat,
  was: number,
  name: string,
  chance: Chance,
  tell?: Tell<TacticalEvent>,
): number {
  at(state.players, seat).rerolledIn = state.round;
  const die = chance.draw(name, 6) + 1;
  tell?.({ type: 'dieRerolled', seat, was, die });
  return die;
}
