import { type Chance, shuffle } from '@holoboard/kernel';
import { decks, wholeDeck } from './data/cards.ts';
import { seatingOf } from './data/seats.ts';
import { startingPieces } from './data/start.ts';
import { grids, starfighters } from './data/track.ts';
import { units } from './data/units.ts';
import type { NabooOptions } from './options.ts';
import { type NabooState, none } from './state.ts';

/** NAB-SETUP-01 to the last: everything at its place, the decks shuffled; the queen is chosen and cards are dealt after this. */
export function setup(options: NabooOptions, seats: number, chance: Chance): NabooState {
  const bySeat = <Item>(make: () => Item): Item[] => Array.from({ length: seats }, make);
  const hands = bySeat((): number[] => []);
  return {
    options,
    round: 1,
    phase: 'queen',
    // NAB-SETUP-33, NAB-COMP-11.
    lead: seatingOf({ options, hands }).lead,
    active: none,
    frames: [],
    made: [],
    at: startingPieces.map(({ space }) => space),
    // NAB-SETUP-26, NAB-COMP-08: nobody is damaged yet. NAB-SETUP-27, NAB-SETUP-28, NAB-SETUP-29, NAB-RULING-40: instead of a
    // counter every piece keeps its own points.
    left: startingPieces.map(({ unit }) => units[unit]?.strength ?? 0),
    pool: [0, 0],
    gone: [0, 0],
    real: none,
    // NAB-SETUP-17.
    anakin: 0,
    // NAB-SETUP-25, NAB-SETUP-24: four decks, shuffled one by one; then NAB-SETUP-22, the Starfighter cards.
    decks: decks.map(({ id }, deck) => shuffle(chance, id, wholeDeck(deck))),
    starfighters: shuffle(
      chance,
      'starfighters',
      starfighters.map((_, card) => card),
    ),
    stacks: grids.map(() => []),
    passed: [],
    discards: decks.map(() => []),
    flipped: decks.map(() => 0),
    outside: decks.map(() => []),
    hands,
    piles: bySeat(() => []),
    blind: bySeat(() => 0),
    // NAB-ROUND-06: no bonus cards in the first round.
    bonus: bySeat(() => []),
    planned: bySeat(() => false),
    winner: null,
    ending: null,
  };
}
