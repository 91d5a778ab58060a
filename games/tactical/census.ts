import { cardOf, findCard } from './data/cards.ts';
import type { Player, TacticalState, Unit } from './state.ts';

/**
 * What must never change: the players, and that nothing is amiss: every Unit is of a card, with a tracker that fits it, and in one place; a
 * card in line has only Units that stand on the table; nobody has more Strategy cards than three, or one of them twice.
 */
export function census(state: TacticalState): Record<string, number> {
  const lines = state.players.flatMap(({ slots }) => slots.map((slot) => slot?.units ?? []));
  return {
    players: state.players.length,
    unitsAmiss: state.units.filter((unit) => !isSound(state, unit, lines)).length,
    cardsAmiss: state.players.reduce((sum, player) => sum + cardsAmiss(state, player), 0),
  };
}

function isSound(state: TacticalState, unit: Unit, lines: readonly (readonly number[])[]): boolean {
  if (!unit || findCard(unit.card) === undefined) return false;
  const isCarried = unit.status === 'embarked';
  const isHullRight = unit.hull >= 0 && unit.hull <= cardOf(unit.card).hull;
  if (state.round === 0) return isHullRight && isCarried === unit.carrier > 0;
  let inLine = 0;
  for (const units of lines) if (units.includes(unit.id)) inLine++;
  return isHullRight && isCarried === unit.carrier > 0 && inLine === (unit.status === 'deployed' ? 1 : 0);
}

/** Also a list of cards that holds something else counts. */
function cardsAmiss(state: TacticalState, { slots, strategies, played, army }: Player): number {
  const hand = [...strategies, ...played];
  const strays = slots.flatMap((slot) => slot?.units ?? [0]).filter((id) => !state.units[id - 1]);
  const unknown = army.filter((entry) => !Array.isArray(entry) || findCard(entry[0]) === undefined);
  return strays.length + unknown.length + (hand.length > 3 ? 1 : 0) + hand.length - new Set(hand).size;
}
