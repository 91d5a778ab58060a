import { at } from '@holoboard/kernel';
import { controller, enemyOf, sideOf } from '../data/seats.ts';
import { type Side, type Theatre, units } from '../data/units.ts';
import { legal } from '../phases/asking.ts';
import { chartOf, isInPlay } from '../phases/pieces.ts';
import { namedUnits } from '../phases/units.ts';
import type { Frame, NabooState } from '../state.ts';
import type { Demand } from './possible-frames.ts';

/** What is asked while a card is played: something with a choice, and bonus cards only after a kill. */
export function questions(state: NabooState): Demand[] {
  const top = state.frames.at(-1);
  if (state.phase !== 'play' || !top) return [];
  const hasChoice = top.kind === 'card' || legal(state, top.seat).length > 1;
  return [
    [hasChoice, `the question '${top.kind}' has a single answer and is never asked`],
    ...bonuses(state),
  ];
}

type BonusFrame = Frame & { readonly kind: 'bonus' };

/**
 * NAB-RULING-09: after an attack the attacker's side draws for its target, and before that the other side for an attacker that a riposte has
 * killed; their frames lie the other way round. NAB-RULING-22: who controls the battle chooses the decks.
 */
function bonuses(state: NabooState): Demand[] {
  const frames = state.frames.filter((frame): frame is BonusFrame => frame.kind === 'bonus');
  const action = state.frames.find((frame) => frame.kind === 'units');
  if (frames.length === 0 || !action) return [];
  const attackers = sideOf(state, state.active);
  const { theatre } = at(units, at(at(namedUnits, action.action), 0));
  const attacker = action.used.at(-1);
  const isDuel = state.frames.some(({ kind }) => kind === 'duel');
  const fits = ({ seat, owner, cards }: BonusFrame): boolean => {
    const winner = sideOf(state, owner);
    if (seat !== controller(state, winner, theatre)) return false;
    const killed = winner === attackers ? fallen(state, enemyOf(winner), theatre) : [attacker].filter(isDead);
    return killed.some((piece) => piece !== undefined && chartOf(state, piece).bonus >= cards);
  };
  const isDead = (piece: number | undefined): boolean => piece !== undefined && !isInPlay(state, piece);
  const ofAttackers = frames.map(({ owner }) => sideOf(state, owner) === attackers);
  const inOrder =
    frames.length === 1 || (frames.length === 2 && ofAttackers[0] === false && ofAttackers[1] === true);
  const follows = attacker !== undefined && chartOf(state, attacker).duellist === isDuel;
  return [
    [inOrder, 'the bonus cards are not drawn in their order'],
    [follows, 'bonus cards are drawn without an attack'],
    [frames.every(fits), 'bonus cards are drawn without a kill that earns them'],
  ];
}

/** The pieces of a side that have been killed in a theatre. */
function fallen(state: NabooState, side: Side, theatre: Theatre): number[] {
  return state.at.flatMap((space, piece) => {
    const chart = chartOf(state, piece);
    return space < 0 && chart.side === side && chart.theatre === theatre ? [piece] : [];
  });
}
