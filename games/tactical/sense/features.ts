import type { Features, Seat } from '@holoboard/kernel';
import { cardOf } from '../data/cards.ts';
import { isRevealed } from '../phases/deployment.ts';
import { pointsOf, staying } from '../phases/ending.ts';
import { areFriends } from '../phases/units.ts';
import type { TacticalState } from '../state.ts';
import { strengthOf } from './evaluate.ts';

const kinds = ['Flying', 'Ground', 'Infantry'] as const;

/** The Units of one side in numbers. */
function sideFeatures(state: TacticalState, seats: readonly Seat[]): number[] {
  const units = state.units.filter((unit) => seats.includes(unit.seat) && unit.status !== 'defeated');
  const sum = (of: (seat: Seat) => number): number => seats.reduce((total, seat) => total + of(seat), 0);
  return [
    sum((seat) => pointsOf(state, seat)) / 100,
    sum((seat) => strengthOf(state, seat)) / 100,
    ...kinds.map((kind) => units.filter(({ card }) => cardOf(card).type === kind).length / 10),
    units.filter(({ status }) => status === 'embarked').length / 10,
    units.filter(({ acted }) => !acted).length / 10,
    units.reduce((total, { hull }) => total + hull, 0) / 40,
  ];
}

const sideNames = ['points', 'strength', 'flying', 'ground', 'infantry', 'aboard', 'fresh', 'boxes'];

/** A position in numbers: how far it has come, and both sides, own one first. What is secret yet counts as nothing. */
export const features: Features<TacticalState> = {
  names: [
    ...['round', 'limit', 'players', 'ownTurn'],
    ...sideNames.map((name) => `own ${name}`),
    ...sideNames.map((name) => `foe ${name}`),
  ],
  of(state, seat) {
    const { roundLimit } = state.options;
    const all = state.players.map((_, each) => each);
    const own = all.filter((each) => areFriends(state, seat, each));
    const foes = isRevealed(state) ? all.filter((each) => !own.includes(each)) : [];
    return [
      state.round / 10,
      (roundLimit === 'none' ? 40 : Number(roundLimit)) / 10,
      staying(state).length / 4,
      state.turn === seat ? 1 : 0,
      ...sideFeatures(state, isRevealed(state) ? own : [seat]),
      ...sideFeatures(state, foes),
    ];
  },
};
