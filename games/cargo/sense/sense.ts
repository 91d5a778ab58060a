import { at, type Features, type Seat } from '@holoboard/kernel';
import { outcome } from '../phases/ending.ts';
import type { CargoAction, CargoState } from '../state.ts';

/** High cards win rounds, and coins break ties: bank first, then look, then take rather than search. */
export function advise(_state: CargoState, _seat: Seat, actions: readonly CargoAction[]): number[] {
  return actions.map(worth);
}

function worth(action: CargoAction): number {
  switch (action.type) {
    case 'plan':
      return action.card;
    case 'bank':
      return 10 * action.coins;
    case 'peek':
      return 3;
    case 'take':
      return 2;
    case 'search':
      return 1;
  }
}

/** The nearer to the goal compared with the others, the better; nothing of hidden hands. */
export function evaluate(state: CargoState): number[] {
  const ended = outcome(state);
  if (ended) return ended.ranks.map((rank) => (rank === 1 ? 1 : 0));
  const weights = state.points.map((points, seat) => (state.gone[seat] ? 0 : 1 + 2 * points));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** What a seat knows, in numbers. */
export const features: Features<CargoState> = {
  names: ['points', 'lead', 'highest card', 'coins banked'],
  of(state, seat) {
    const points = at(state.points, seat);
    const rivals = state.points.filter((_, other) => other !== seat);
    return [
      points,
      points - Math.max(...rivals),
      Math.max(0, ...at(state.hands, seat)),
      at(state.vaults, seat),
    ];
  },
};
