import { cardsPerRound, sideIndex, sideOf } from '../data/seats.ts';
import type { ShipType } from '../data/ships.ts';
import type { EndorEvent } from '../state.ts';
import type { EndorView, Ships } from '../view.ts';

type Of<Type extends EndorEvent['type']> = EndorEvent & { readonly type: Type };

/** Ships with some more or fewer of a type. */
function changed(ships: Ships | undefined, type: ShipType, by: number): Ships {
  const count = (ships?.[type] ?? 0) + by;
  const { [type]: _, ...others } = ships ?? {};
  return count > 0 ? { ...others, [type]: count } : others;
}

function withShips(view: EndorView, sector: string, type: ShipType, by: number): EndorView {
  const { [sector]: here, ...elsewhere } = view.ships;
  const ships = changed(here, type, by);
  return {
    ...view,
    ships: Object.keys(ships).length > 0 ? { ...elsewhere, [sector]: ships } : elsewhere,
  };
}

/** A list with one entry changed. */
function at<Entry>(list: readonly Entry[], index: number, change: (entry: Entry) => Entry): readonly Entry[] {
  return list.map((entry, i) => (i === index ? change(entry) : entry));
}

function sideAt(view: EndorView, seat: number): number {
  return sideIndex(sideOf(seat, view.hands.length));
}

/** A card leaves what is in play for the discards of its side. */
function discarded(view: EndorView): EndorView {
  const { card } = view;
  if (card === null) return view;
  return {
    ...view,
    discards: at(view.discards, sideAt(view, view.active), (cards) => [...cards, card]),
    card: null,
    order: null,
    moved: [],
    origins: [],
    deployed: false,
    from: null,
    target: null,
    dice: [],
  };
}

function planned(view: EndorView, { seat, cards }: Of<'planned'>): EndorView {
  const count = cardsPerRound(view.hands.length);
  return {
    ...view,
    planned: at(view.planned, seat, () => true),
    hands: at(view.hands, seat, (hand) => ({
      count: hand.count - count,
      cards: hand.cards && without(hand.cards, cards ?? []),
    })),
    piles: at(view.piles, seat, (pile) => ({ ...pile, planned: count, cards })),
  };
}

function without(cards: readonly string[], taken: readonly string[]): readonly string[] {
  const left = [...cards];
  for (const card of taken) left.splice(left.indexOf(card), 1);
  return left;
}

function flipped(view: EndorView, { seat, card, bonus }: Of<'flipped'>): EndorView {
  return {
    ...discarded(view),
    active: seat,
    card,
    piles: at(view.piles, seat, (pile) =>
      bonus
        ? { ...pile, bonus: pile.bonus - 1 }
        : { ...pile, planned: pile.planned - 1, cards: pile.cards?.slice(1) ?? null },
    ),
  };
}

function drew(view: EndorView, { seat, count, cards }: Of<'drew'>): EndorView {
  return {
    ...discarded(view),
    decks: at(view.decks, sideAt(view, seat), (deck) => deck - count),
    hands: at(view.hands, seat, (hand) => ({
      count: hand.count + count,
      cards: hand.cards && [...hand.cards, ...(cards ?? [])],
    })),
  };
}

/**
 * The discards become a deck; at the end of a round the last card played is among them. The last cards of the old deck have been
 * drawn already, although that is told only afterwards.
 */
function shuffled(view: EndorView, { side, count }: Of<'shuffled'>): EndorView {
  const index = sideIndex(side);
  const withLast = count > (view.discards[index]?.length ?? 0) ? discarded(view) : view;
  return {
    ...withLast,
    discards: at(withLast.discards, index, () => []),
    decks: at(view.decks, index, (deck) => deck + count),
  };
}

function moved(view: EndorView, { ship, ships, from, to }: Of<'moved'>): EndorView {
  const marker = view.markers.findIndex(({ id }) => id === from);
  const left =
    marker < 0
      ? withShips(view, from, ship, -ships)
      : {
          ...view,
          markers: at(view.markers, marker, (entry) => ({
            ...entry,
            fighters: changed(entry.fighters, ship, -ships),
          })),
        };
  return withShips(left, to, ship, ships);
}

function shipsHit(view: EndorView, { at: sector, hits, destroyed }: Of<'shipsHit'>): EndorView {
  const count = (ship: ShipType): number => hits.filter((hit) => hit === ship).length;
  const left = destroyed.reduce((seen, ship) => withShips(seen, sector, ship, -1), view);
  return { ...left, falcon: view.falcon - count('falcon'), executor: view.executor - count('executor') };
}

function sectorDestroyed(view: EndorView, { at: sector }: Of<'sectorDestroyed'>): EndorView {
  const { [sector]: lost, ...ships } = view.ships;
  return { ...view, ships, falcon: lost?.falcon ? 0 : view.falcon };
}

/** A position as far as it is seen after one event of a step. */
export function after(view: EndorView, event: EndorEvent): EndorView {
  switch (event.type) {
    case 'roundStarted':
      return { ...view, round: event.round, planned: view.planned.map(() => false) };
    case 'planned':
      return planned(view, event);
    case 'drew':
      return drew(view, event);
    case 'shuffled':
      return shuffled(view, event);
    case 'flipped':
      return flipped(view, event);
    case 'orderChosen':
      return { ...view, order: event.order };
    case 'bonusEarned':
      return {
        ...view,
        decks: at(view.decks, sideAt(view, event.seat), (deck) => deck - event.cards),
        piles: at(view.piles, event.seat, (pile) => ({ ...pile, bonus: pile.bonus + event.cards })),
      };
    case 'won':
      return { ...view, winner: event.side, ending: event.reason, phase: 'over' };
    default:
      return afterBattle(view, event);
  }
}

/** The same for what happens on the three fronts. */
function afterBattle(view: EndorView, event: EndorEvent): EndorView {
  switch (event.type) {
    case 'moved':
      return moved(view, event);
    case 'deployed':
      return { ...withShips(view, event.to, 'tie', event.ships), reserve: view.reserve - event.ships };
    case 'attacked':
      return { ...view, from: event.from, target: event.at, dice: event.dice };
    case 'fired':
      return { ...view, target: event.at, dice: event.dice };
    case 'assaulted':
    case 'struck':
    case 'rerolled':
      return { ...view, dice: event.dice };
    case 'shipsHit':
      return shipsHit(view, event);
    case 'markerDestroyed': {
      const marker = view.markers.findIndex(({ id }) => id === event.marker);
      return {
        ...view,
        markers: at(view.markers, marker, (entry) => ({ ...entry, faceUp: false, fighters: {} })),
      };
    }
    case 'sectorDestroyed':
      return sectorDestroyed(view, event);
    case 'reserveLost':
      return { ...view, reserve: 0 };
    case 'teamAdvanced':
      return { ...view, team: event.to, troopers: view.troopers.filter((space) => space > event.to) };
    case 'ambushed':
      return { ...view, troopers: [...view.troopers, ...event.spaces].sort((left, right) => left - right) };
    case 'duelHits':
      return { ...view, [event.victim]: event.left };
    case 'vaderRedeemed':
      return { ...view, vader: 0, redeemed: true };
    default:
      return view;
  }
}
