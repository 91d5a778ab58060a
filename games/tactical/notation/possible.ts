import { cardOf, findCard } from '../data/cards.ts';
import { findEra } from '../data/eras.ts';
import { layouts } from '../data/tables.ts';
import { readTable } from '../phases/custom-table.ts';
import { isRevealed } from '../phases/deployment.ts';
import type { AttackFrame, Frame, TacticalState, Unit } from '../state.ts';

const statuses = ['reserve', 'deployed', 'embarked', 'defeated'];
const modes = ['none', 'moving', 'moved', 'strike', 'run', 'hold'];
const stages: readonly AttackFrame['stage'][] = [
  ...(['aim', 'evade', 'roll', 'reroll', 'hit', 'defence', 'resist', 'after'] as const),
];

/** Why no game can have come to a position; nothing when it can be played on. */
export function whatIsImpossible(state: TacticalState): string | null {
  const { phase, era, table, units, players } = state;
  if (era !== null && !findEra(era)) return 'there is no such era';
  if (table !== null && !layouts.some(({ id }) => id === table)) readTable(table);
  const isBegun = phase !== 'era' && phase !== 'table' && phase !== 'over';
  if (isBegun && (era === null || table === null)) return 'an era and a table are chosen first';
  if (players.some(({ army }) => army.some(([card]) => !findCard(card))))
    return 'an army has a card that does not exist';
  const odd = units.find((unit) => unitProblem(state, unit));
  if (odd) return `Unit ${odd.id} ${unitProblem(state, odd)}`;
  if (isRevealed(state) && units.some(({ id }, index) => id !== index + 1))
    return 'Units are numbered from 1';
  const known = (id: number): boolean => units[id - 1] !== undefined;
  if (players.some(({ slots }) => slots.some((slot) => !findCard(slot.card) || !slot.units.every(known))))
    return 'a card in line has Units that do not exist';
  if ((phase === 'over') !== (state.ending !== null)) return 'a game that is over has its ending';
  return activeProblem(state) ?? framesProblem(state);
}

function unitProblem(state: TacticalState, unit: Unit): string | null {
  if (!findCard(unit.card)) return 'has no card';
  if (!state.players[unit.seat]) return 'belongs to nobody';
  if (!statuses.includes(unit.status)) return 'is nowhere';
  if (unit.hull < 0 || unit.hull > cardOf(unit.card).hull) return 'has a tracker that does not fit its card';
  return unit.heading < 0 || unit.heading > 3599 ? 'looks nowhere' : null;
}

function activeProblem(state: TacticalState): string | null {
  const { active, turn, players } = state;
  if (!active) return null;
  if (state.phase !== 'battle' || !players[turn]?.slots[active.slot])
    return 'the card being activated is not there';
  // It may have fallen to a deflected shot, and something else is asked before its activation ends.
  const mayHaveFallen = state.frames.length > 0 && state.units[active.unit - 1]?.status === 'defeated';
  if (active.unit > 0 && state.units[active.unit - 1]?.status !== 'deployed' && !mayHaveFallen)
    return 'the active Unit is not on the table';
  if (active.unit < 0 || !modes.includes(active.mode)) return 'the active Unit does nothing known';
  if (!['none', 'before', 'after'].includes(active.attacks))
    return 'the active Unit attacks at no known moment';
  const weapons = active.unit > 0 ? cardOf(state.units[active.unit - 1]?.card ?? '').weapons : [];
  if (active.weapons.some((id) => !weapons.some((weapon) => weapon.id === id)))
    return 'the active Unit has no such weapon';
  return null;
}

function framesProblem(state: TacticalState): string | null {
  const known = (id: number): boolean => state.units[id - 1] !== undefined;
  const isSound = (frame: Frame, index: number): boolean => {
    const isAsked = index === state.frames.length - 1;
    switch (frame.kind) {
      case 'attack':
        return (
          known(frame.attacker) &&
          // Whoever is in the middle of a crash has no further target, perhaps.
          (frame.targets.length > 0 || !isAsked) &&
          frame.targets.every(known) &&
          stages.includes(frame.stage) &&
          cardOf(state.units[frame.attacker - 1]?.card ?? '').weapons.some(({ id }) => id === frame.weapon)
        );
      case 'crash':
        return known(frame.transport) && frame.survivors.length > 0 && frame.survivors.every(known);
      case 'window':
        return frame.seats.every((seat) => state.players[seat] !== undefined);
      case 'bombardment':
      case 'return':
        return frame.units.every(known);
      case 'reserves':
        return known(frame.unit);
    }
  };
  if (state.frames.length > 0 && state.phase !== 'battle')
    return 'nothing is in the middle of happening before the battle';
  return state.frames.every(isSound)
    ? null
    : 'what is in the middle of happening concerns Units that do not exist';
}
