import { at, type Chance, shuffle } from '@holoboard/kernel';
import { markers } from './data/board.ts';
import { wholeDeck } from './data/deck.ts';
import { duelTracks, numbers } from './data/numbers.ts';
import { sideIndex, sideOf } from './data/seats.ts';
import { shipData } from './data/ships.ts';
import { executor, falcon, sectorCount, sectorIds, shipCount, shipTypes } from './data/space.ts';
import { startingShips, tieStart } from './data/start.ts';
import type { EndorOptions } from './options.ts';
import { type EndorState, none } from './state.ts';

/** END-SETUP-01 to the last: everything at its printed place, decks shuffled, six cards to each hand. */
export function setup(options: EndorOptions, seats: number, chance: Chance): EndorState {
  const start = tieStart[options.tieStart];
  const state: EndorState = {
    options,
    round: 1,
    phase: 'plan',
    active: 0,
    ships: new Array<number>(sectorCount * shipCount).fill(0),
    // END-SETUP-08: the fleet markers carry their fighters, face up.
    carried: markers.flatMap(({ fighters }) => [
      fighters.xwing ?? 0,
      fighters.ywing ?? 0,
      fighters.bwing ?? 0,
    ]),
    faceUp: markers.map(() => true),
    // END-SETUP-07: undeployed TIE fighters are with the Executor.
    reserve: start.reserve,
    lost: new Array<number>(shipCount).fill(0),
    // END-COMP-12, END-RULING-34: four hit tokens; six hits for the Falcon, eight for the Executor.
    falcon: shipData(falcon).hits,
    executor: shipData(executor).hits,
    // END-SETUP-10, END-DUEL-01, END-DUEL-02, END-RULING-01.
    luke: duelTracks[options.duelTracks].luke,
    vader: duelTracks[options.duelTracks].vader,
    redeemed: false,
    // END-COMP-10, END-SETUP-09.
    team: 0,
    troopers: [],
    // END-SETUP-03, END-SETUP-05, END-TEAM-02: a shuffled deck for each side, with a discard pile.
    decks: [
      shuffle(chance, 'rebelDeck', wholeDeck('rebel')),
      shuffle(chance, 'empireDeck', wholeDeck('empire')),
    ],
    discards: [[], []],
    hands: [],
    piles: [],
    bonus: new Array<number>(seats).fill(0),
    freshBonus: new Array<number>(seats).fill(0),
    outside: [[], []],
    planned: new Array<boolean>(seats).fill(false),
    card: none,
    order: null,
    moved: [],
    origins: [],
    deployed: false,
    from: none,
    target: none,
    dice: [],
    winner: null,
    ending: null,
  };
  placeShips(state, start.without);
  for (let seat = 0; seat < seats; seat++) {
    // END-SETUP-04, END-TEAM-03: six cards each.
    const deck = at(state.decks, sideIndex(sideOf(seat, seats)));
    state.hands.push(deck.splice(-numbers.handSize).reverse());
    state.piles.push([]);
  }
  return state;
}

/** END-SETUP-06, END-RULING-24, END-RULING-25: every group at its printed place. */
function placeShips(state: EndorState, without: string | null): void {
  for (const [id, group] of Object.entries(startingShips)) {
    if (id === without) continue;
    for (const [type, count] of Object.entries(group))
      state.ships[sectorIds.indexOf(id) * shipCount + shipTypes.indexOf(type as never)] = count;
  }
}
