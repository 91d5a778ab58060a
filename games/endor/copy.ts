import type { EndorState } from './state.ts';

/** A deep copy; only the options are shared. */
export function copy(state: EndorState): EndorState {
  return {
    options: state.options,
    round: state.round,
    phase: state.phase,
    active: state.active,
    ships: state.ships.slice(),
    carried: state.carried.slice(),
    faceUp: state.faceUp.slice(),
    reserve: state.reserve,
    lost: state.lost.slice(),
    falcon: state.falcon,
    executor: state.executor,
    luke: state.luke,
    vader: state.vader,
    redeemed: state.redeemed,
    team: state.team,
    troopers: state.troopers.slice(),
    decks: copyLists(state.decks),
    discards: copyLists(state.discards),
    hands: copyLists(state.hands),
    piles: copyLists(state.piles),
    bonus: state.bonus.slice(),
    freshBonus: state.freshBonus.slice(),
    outside: copyLists(state.outside),
    planned: state.planned.slice(),
    card: state.card,
    order: state.order,
    moved: state.moved.slice(),
    origins: state.origins.slice(),
    deployed: state.deployed,
    from: state.from,
    target: state.target,
    dice: state.dice.slice(),
    winner: state.winner,
    ending: state.ending,
  };
}

function copyLists(lists: readonly number[][]): number[][] {
  const copies: number[][] = [];
  for (const list of lists) copies.push(list.slice());
  return copies;
}
