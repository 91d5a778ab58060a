import { at, type Chance, type Tell } from '@holoboard/kernel';
import { decks } from '../data/cards.ts';
import { sideOf } from '../data/seats.ts';
import type { Frame, NabooAction, NabooEvent, NabooState } from '../state.ts';
import { bonusDraws } from './actions.ts';
import { canGive, drawCard } from './decks.ts';
import { decksOf } from './round.ts';

type BonusFrame = Frame & { kind: 'bonus' };

/** The decks a bonus card can come from. NAB-RULING-12: when only one can give a card, from that one. */
export function givingDecks(state: NabooState, { owner }: BonusFrame): number[] {
  return decksOf(sideOf(state, owner)).filter((deck) => canGive(state, deck));
}

/** NAB-BONUS-03, NAB-BONUS-04: one card after the other, each from the deck its winner likes. */
export function bonusActions(state: NabooState, frame: BonusFrame): NabooAction[] {
  return givingDecks(state, frame).map((deck) => at(bonusDraws, deck));
}

/** NAB-BONUS-05, NAB-BONUS-06, NAB-BONUS-07: the card waits face down for the next round, and nobody looks at it. */
export function drawBonus(
  state: NabooState,
  frame: BonusFrame,
  deck: number,
  chance: Chance,
  tell?: Tell<NabooEvent>,
): void {
  const card = drawCard(state, deck, chance, tell);
  at(state.bonus, frame.owner).push(card);
  frame.cards--;
  tell?.({ type: 'bonusDrawn', seat: frame.owner, deck: at(decks, deck).id });
}
