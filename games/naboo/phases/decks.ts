import { at, type Chance, shuffle, type Tell } from '@holoboard/kernel';
import { cards, decks } from '../data/cards.ts';
import type { NabooEvent, NabooState } from '../state.ts';
import { none } from '../state.ts';

/** NAB-RULING-12: how many discards of a deck may be shuffled anew: not those flipped in the card play still going on. */
function shufflable(state: NabooState, deck: number): number {
  if (!state.options.reshuffleDecks) return 0;
  return at(state.discards, deck).length - at(state.flipped, deck);
}

/** Whether a card can be drawn from a deck, if need be after a shuffle. */
export function canGive(state: NabooState, deck: number): boolean {
  return at(state.decks, deck).length > 0 || shufflable(state, deck) > 0;
}

/** NAB-RULING-12: an empty deck is made anew from its discards. What is left outside everybody can work out. */
function reshuffle(state: NabooState, deck: number, chance: Chance, tell?: Tell<NabooEvent>): void {
  const discards = at(state.discards, deck);
  // In a fixed order first, so that the shuffle does not depend on how the cards came to lie.
  const back = discards.splice(0, shufflable(state, deck)).sort((a, b) => a - b);
  const outside: number[] = [];
  cards.forEach(({ deck: own, copies }, card) => {
    if (own !== deck) return;
    for (let i = back.filter((each) => each === card).length; i < copies; i++) outside.push(card);
  });
  state.outside[deck] = outside;
  at(state.decks, deck).push(...shuffle(chance, at(decks, deck).id, back));
  tell?.({ type: 'shuffled', deck: at(decks, deck).id, count: back.length });
}

/** The top card of a deck, which leaves it; `none` when neither deck nor discards can give one. */
export function drawCard(state: NabooState, deck: number, chance: Chance, tell?: Tell<NabooEvent>): number {
  const pile = at(state.decks, deck);
  if (pile.length === 0 && shufflable(state, deck) > 0) reshuffle(state, deck, chance, tell);
  return pile.pop() ?? none;
}

/** Keeps in mind that everybody saw a card leave its deck. */
export function noteOutside(state: NabooState, card: number): void {
  const outside = at(state.outside, at(cards, card).deck);
  let place = outside.length;
  while (place > 0 && at(outside, place - 1) > card) place--;
  outside.splice(place, 0, card);
}
