import { at } from '@holoboard/kernel';
import { actions, cards, deckOf, deckOfCard, decks } from '../data/cards.ts';
import { cardNumbers, sideOf } from '../data/seats.ts';
import { units } from '../data/units.ts';
import { chartOf } from '../phases/pieces.ts';
import { decksOf } from '../phases/round.ts';
import { type Frame, type NabooState, none } from '../state.ts';
import type { Demand } from './possible-frames.ts';

/** The cards in a seat's pile that it has planned itself. */
function plannedLeft(state: NabooState, seat: number): number {
  return at(state.piles, seat).length - at(state.blind, seat);
}

/** NAB-SETUP-34, NAB-ROUND-02, NAB-ROUND-13, NAB-4P-01, NAB-4P-02: how many cards a seat holds and plans. NAB-BONUS-08: and bonus cards. */
export function hands(state: NabooState): Demand[] {
  const { dealtPerDeck, planned: most } = cardNumbers(state);
  const full = 2 * dealtPerDeck;
  const { round, phase } = state;
  return state.hands.flatMap((hand, seat): Demand[] => {
    const hasPlanned = at(state.planned, seat);
    const planned = plannedLeft(state, seat);
    const held = hasPlanned ? full - most : full;
    const own = [...hand, ...at(state.piles, seat)];
    const fromDeck = (deck: number): number => own.filter((card) => deckOfCard[card] === deck).length;
    const dealt = decksOf(sideOf(state, seat)).every((deck) =>
      phase === 'plan' ? fromDeck(deck) === dealtPerDeck : fromDeck(deck) <= dealtPerDeck,
    );
    const isFirst = round === 1 && (phase === 'plan' || phase === 'play');
    const isDealt = state.real !== none;
    return [
      [
        !isDealt || hand.length === held || (hand.length < held && mayBeShort(state, seat)),
        `seat ${seat} has ${held} cards in hand now`,
      ],
      [planned <= most, `seat ${seat} plans at most ${most} cards`],
      [
        phase !== 'plan' || !hasPlanned || hand.length === 0 || planned === most,
        `seat ${seat} has planned fewer than ${most} cards, but has some left`,
      ],
      [
        phase !== 'plan' || !hasPlanned || at(state.bonus, seat).length === 0,
        `the bonus cards of seat ${seat} lie under its plan already`,
      ],
      [round > 1 || at(state.blind, seat) === 0, 'nobody plays bonus cards in round 1'],
      [!isFirst || dealt, `in round 1 seat ${seat} has ${dealtPerDeck} cards of each deck`],
      [isPaid(state, seat), `seat ${seat} has more bonus cards than its side has earned`],
    ];
  });
}

/** Groups made in play that Naboo would have to kill besides all others, so that it holds a whole deck in hands and bonus cards. */
const groupsForWholeDeck = 6;

/**
 * NAB-RULING-12, NAB-RULING-43: whether a draw at the end of a round can have been skipped. Without reshuffling its deck has stayed empty. With
 * it, all 45 cards of a deck were in hands and bonus cards at once: more than the Trade Federation can ever earn.
 */
function mayBeShort(state: NabooState, seat: number): boolean {
  if (state.round === 1) return false;
  const side = sideOf(state, seat);
  if (!state.options.reshuffleDecks) return decksOf(side).some((deck) => at(state.decks, deck).length === 0);
  const groups = state.made.filter((unit) => at(units, unit).group).length;
  return side === 'naboo' && groups >= groupsForWholeDeck;
}

/** NAB-BONUS-01, NAB-BONUS-02: every bonus card, also one still to be drawn, was earned by a piece that is gone. */
function isPaid(state: NabooState, seat: number): boolean {
  const due = state.frames.reduce(
    (sum, frame) => sum + (frame.kind === 'bonus' && frame.owner === seat ? frame.cards : 0),
    at(state.bonus, seat).length + at(state.blind, seat),
  );
  const earned = state.at.reduce((sum, space, piece) => {
    const { side, bonus } = chartOf(state, piece);
    return space < 0 && side !== sideOf(state, seat) ? sum + bonus : sum;
  }, 0);
  return due <= earned;
}

/** NAB-ROUND-10, NAB-ROUND-11, NAB-4P-04: seats play one card each in turn, so their piles shrink together. */
export function turns(state: NabooState): Demand[] {
  if (state.phase !== 'play') return [];
  const { planned: most } = cardNumbers(state);
  const seats = state.hands.length;
  const offset = (seat: number): number => (seat - state.lead + seats) % seats;
  /** Whether a seat can have played so many cards this round, if it had them. */
  const fits = (seat: number, played: number): boolean => {
    const left = plannedLeft(state, seat);
    if (at(state.hands, seat).length === 0) return left === 0 || played <= most - left;
    return left === 0 ? played >= most : played === most - left;
  };
  // Once all planned cards are played, one lap is like another.
  const laps = Array.from({ length: most + 1 }, (_, i) => i + 1);
  const inTurn = laps.some((lap) =>
    state.hands.every((_, seat) => fits(seat, offset(seat) <= offset(state.active) ? lap : lap - 1)),
  );
  return [[inTurn, 'the seats have not played their cards in turn']];
}

type CardFrame = Frame & { readonly kind: 'card' };

/** NAB-CARD-07, NAB-CARD-08: the cards being played are the latest discards of their decks, each drawn by the one beneath it. */
export function flips(state: NabooState): Demand[] {
  const { phase, flipped, discards, outside } = state;
  const played = state.frames.filter((frame): frame is CardFrame => frame.kind === 'card');
  const sides = new Set(decks.flatMap(({ side }, deck) => (at(flipped, deck) > 0 ? [side] : [])));
  const total = flipped.reduce((sum, count) => sum + count, 0);
  const outsideFits = outside.flat().every((card, _, all) => {
    return all.filter((each) => each === card).length <= at(cards, card).copies;
  });
  const isIdle = phase === 'queen' || phase === 'plan';
  const demands: Demand[] = [
    [outsideFits, 'more copies of a card are outside its deck than there are'],
    [!isIdle || total === 0, 'no card is flipped while players plan'],
    [sides.size <= 1, 'only the side that plays a card flips cards'],
  ];
  const [first, last] = [played[0], played.at(-1)];
  if (!first || !last) return demands;
  const firstDeck = at(deckOfCard, first.card);
  const start = at(discards, firstDeck).length - at(flipped, firstDeck);
  const isLatest =
    at(discards, firstDeck)[start] === first.card &&
    at(discards, at(deckOfCard, last.card)).at(-1) === last.card;
  const isDrawn = played.every(
    ({ card }, i) => i === 0 || at(deckOfCard, card) === deckDrawnBy(played[i - 1] as CardFrame),
  );
  // A card that draws a second one has seen the first one played.
  const again = played.slice(0, -1).filter((frame) => cardsDrawnBy(frame) - frame.draws > 1).length;
  const countFits = again === 0 ? total === played.length : total >= played.length + again;
  return [
    ...demands,
    [sides.has(sideOf(state, state.active)), 'only the side that plays a card flips cards'],
    [isLatest, 'the card being played is not the latest discard'],
    [isDrawn, 'a card comes from another deck than the one it was drawn from'],
    [countFits, 'another number of cards was flipped than are being played'],
  ];
}

function drawingOf({ action }: CardFrame): { readonly deck: number; readonly cards: number } {
  const effect = action === none ? null : at(actions, action).effect;
  return effect?.type === 'drawAndPlay'
    ? { deck: deckOf(effect.deck), cards: effect.cards }
    : { deck: none, cards: 0 };
}

function deckDrawnBy(frame: CardFrame): number {
  return drawingOf(frame).deck;
}

function cardsDrawnBy(frame: CardFrame): number {
  return drawingOf(frame).cards;
}
