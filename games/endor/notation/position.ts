import { at, listText, type OptionValues } from '@holoboard/kernel';
import { cardId } from '../data/deck.ts';
import { sideIndex, sideOf, sides } from '../data/seats.ts';
import { type Side, ships } from '../data/ships.ts';
import { markerIds, sectorIds, shipCount } from '../data/space.ts';
import { type EndorOptions, options as optionSpecs } from '../options.ts';
import { bonusOf, deckOf, discardsOf, freshBonusOf, pileOf } from '../phases/cards.ts';
import { placeId } from '../phases/fleet.ts';
import { type EndorState, none, type Phase } from '../state.ts';

/*
 * A position on one line:
 *   round=2 phase=chooseOrder active=1 ships=m1:x5+falcon,i5:t4 fleet=f1:y4,f2:down,f3:-,f4:y4,f5:b3,f6:x5 reserve=24
 *   falcon=6 executor=8 luke=4 vader=redeemed team=7 troopers=9,10 hands=R02+R06+R13,E03+E03+E08 piles=R07+R01*,E04
 *   card=E03 rebelDeck=R05+R09... rebelDiscard=R02 empireDeck=... empireDiscard=-
 * and, only where they apply: planned=, order=, moved=, origins=, deployed, from=, target=, dice=, winner=, ending=,
 * rebelOutside= and empireOutside=, options= (those that differ from the default).
 * Seats count from 0. Piles and decks begin with the top card, discards with the oldest. In a pile `*` marks a blind bonus card,
 * `!` one that was drawn before the deck was last shuffled. Ships that are nowhere are lost. A deck that is left out holds all cards that are nowhere else, in the
 * order of the card list.
 */

/** How ships are written, by number. */
export const letters: readonly string[] = ['x', 'y', 'b', 'falcon', 't', 'executor'];

/** `x5+falcon`: how many of each fighter, and the special ships. */
function groupText(counts: readonly number[]): string {
  return listText(
    counts.flatMap((count, ship) =>
      count === 0 ? [] : [isSpecial(ship) ? at(letters, ship) : `${letters[ship]}${count}`],
    ),
    '+',
  );
}

/** Whether there is only one ship of the kind, written by its name. */
export function isSpecial(ship: number): boolean {
  return at(ships, ship).hits > 1;
}

function shipsText(state: EndorState): string {
  const groups = sectorIds.flatMap((id, sector) => {
    const counts = state.ships.slice(sector * shipCount, (sector + 1) * shipCount);
    return counts.some((count) => count > 0) ? [`${id}:${groupText(counts)}`] : [];
  });
  return listText(groups, ',');
}

function fleetText(state: EndorState): string {
  return markerIds
    .map((id, slot) =>
      state.faceUp[slot] ? `${id}:${groupText(state.carried.slice(slot * 3, slot * 3 + 3))}` : `${id}:down`,
    )
    .join(',');
}

function cardsText(side: Side, cards: readonly number[]): string {
  return listText(
    cards.map((card) => cardId(side, card)),
    '+',
  );
}

function pileText(state: EndorState, seat: number): string {
  const pile = pileOf(state, seat);
  const planned = pile.length - bonusOf(state, seat);
  const fresh = pile.length - freshBonusOf(state, seat);
  const side = sideOf(seat, state.hands.length);
  return listText(
    pile.map((card, i) => `${cardId(side, card)}${i < planned ? '' : i < fresh ? '!' : '*'}`),
    '+',
  );
}

function movedText(moved: readonly number[]): string {
  const pairs: string[] = [];
  for (let i = 0; i < moved.length; i += 2) pairs.push(`${placeId(at(moved, i))}:${moved[i + 1]}`);
  return pairs.join(',');
}

/** The words about the card being played, where they apply. */
function orderWords(state: EndorState): string[] {
  const words: string[] = [];
  const { card, order, moved, origins, deployed, from, target, dice, winner, ending } = state;
  if (card !== none) words.push(`card=${cardId(sideOf(state.active, state.hands.length), card)}`);
  if (order) words.push(`order=${order}`);
  if (moved.length > 0) words.push(`moved=${movedText(moved)}`);
  if (origins.length > 0) words.push(`origins=${origins.map(placeId).join(',')}`);
  if (deployed) words.push('deployed');
  if (from !== none) words.push(`from=${placeId(from)}`);
  if (target !== none) words.push(`target=${placeId(target)}`);
  if (dice.length > 0) words.push(`dice=${dice.join(',')}`);
  if (winner) words.push(`winner=${winner}`);
  if (ending) words.push(`ending=${ending}`);
  return words;
}

function optionWords(options: EndorOptions): string[] {
  const chosen = optionSpecs.flatMap(({ key, default: usual }) => {
    const value = (options as OptionValues)[key];
    return value === usual ? [] : [`${key}:${value}`];
  });
  return chosen.length > 0 ? [`options=${chosen.join(',')}`] : [];
}

/** Whether nothing need be said of who has planned: nobody while planning, everybody afterwards. */
export function usuallyPlanned(phase: Phase): boolean {
  return phase !== 'plan';
}

/** Everything in a state, hidden parts too, on one line. */
export function position(state: EndorState): string {
  const seats = state.hands.length;
  const planned = state.planned.flatMap((done, seat) => (done ? [seat] : []));
  return [
    `round=${state.round}`,
    `phase=${state.phase}`,
    `active=${state.active}`,
    `ships=${shipsText(state)}`,
    `fleet=${fleetText(state)}`,
    ...(['reserve', 'falcon', 'executor', 'luke'] as const).map((name) => `${name}=${state[name]}`),
    `vader=${state.redeemed ? 'redeemed' : state.vader}`,
    `team=${state.team}`,
    ...(state.troopers.length > 0 ? [`troopers=${state.troopers.join(',')}`] : []),
    ...(state.planned.some((done) => done !== usuallyPlanned(state.phase))
      ? [`planned=${listText(planned, ',')}`]
      : []),
    `hands=${state.hands.map((hand, seat) => cardsText(sideOf(seat, seats), hand)).join(',')}`,
    `piles=${state.piles.map((_, seat) => pileText(state, seat)).join(',')}`,
    ...orderWords(state),
    ...sides.flatMap((side) => [
      `${side}Deck=${cardsText(side, deckOf(state, side).toReversed())}`,
      `${side}Discard=${cardsText(side, discardsOf(state, side))}`,
      ...(state.outside[sideIndex(side)]?.length
        ? [`${side}Outside=${cardsText(side, at(state.outside, sideIndex(side)))}`]
        : []),
    ]),
    ...optionWords(state.options),
  ].join(' ');
}
