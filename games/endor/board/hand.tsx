import type { HandProps } from '@holoboard/kit';
import { type ReactNode, useState } from 'react';
import { frontOf, type Order } from '../data/cards.ts';
import type { EndorAction, EndorEvent } from '../state.ts';
import type { EndorView } from '../view.ts';
import { nameIn } from '../words/labels.ts';
import { ordersOf, sideOfCard } from './cards.tsx';
import { HeldLine } from './held-line.tsx';
import { OrderIcon } from './signs.tsx';
import { type BoardWords, boardWords } from './words.ts';
import './hand.css';

type Props = HandProps<EndorAction, EndorEvent, EndorView>;

/** The seat whose cards a viewer looks at: the own one. */
function cardsOf({ view, viewer }: Pick<Props, 'view' | 'viewer'>): readonly string[] | null {
  return typeof viewer === 'number' ? (view.hands[viewer]?.cards ?? null) : null;
}

/** What a viewer holds while planning, the card to choose an order from, or the own cards while others decide. */
export const hand = {
  Hand,
  shows(view: EndorView, viewer: Props['viewer'], deciding: boolean): boolean {
    if (view.phase === 'chooseOrder' && deciding) return true;
    if (view.phase === 'over') return false;
    return cardsOf({ view, viewer }) !== null && (view.phase === 'plan' || !deciding);
  },
  offers: (id: string): boolean => id.startsWith('card:') || id.startsWith('order:'),
  Line: HeldLine,
};

function Hand(props: Props): ReactNode {
  const given: WithWords = { ...props, words: boardWords(props.language), odds: props.words.odds };
  if (props.targets.some(({ id }) => id.startsWith('order:'))) return <OrderChoice {...given} />;
  const planning = props.targets.some(({ actions }) => actions[0]?.type === 'plan');
  return planning ? <Planning {...given} /> : <Holding {...given} />;
}

interface WithWords extends Omit<Props, 'words'> {
  readonly words: BoardWords;
  readonly odds: Props['words']['odds'];
}

/**
 * Which place of the pile each card in the hand has been picked for. Equal cards are told apart by `taken`, the places in the
 * hand that were pointed at, and else taken from the left.
 */
export function pileOrder(
  cards: readonly string[],
  picked: readonly string[],
  taken: readonly number[],
): readonly (number | null)[] {
  const places: (number | null)[] = cards.map(() => null);
  const remembered = picked.every((id, place) => cards[taken[place] ?? -1] === nameIn(id));
  picked.forEach((id, place) => {
    const index = remembered
      ? (taken[place] as number)
      : cards.findIndex((card, i) => card === nameIn(id) && places[i] === null);
    if (index >= 0) places[index] = place;
  });
  return places;
}

/** The whole hand: what is pointed at goes onto the pile, what is there comes back. */
function Planning(props: WithWords): ReactNode {
  const { view, viewer, picked, targets, focused, marked, words, onPick, onUnpick, onFocus } = props;
  const cards = cardsOf({ view, viewer }) ?? [];
  const [taken, setTaken] = useState<readonly number[]>([]);
  const places = pileOrder(cards, picked, taken);
  const turn = (index: number, place: number | null): void => {
    const before = picked.map((_, each) => places.indexOf(each));
    setTaken(place === null ? [...before, index] : before.filter((_, each) => each !== place));
    if (place === null) onPick(`card:${cards[index]}`);
    else onUnpick(place);
  };
  return (
    <ul className="endor-hand" aria-label={words.hand.name}>
      {cards.map((card, i) => {
        const place = places[i] ?? null;
        const id = `card:${card}`;
        const open = place !== null || targets.some((target) => target.id === id);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold equal cards.
          <li key={i}>
            <button
              type="button"
              className={`endor-ticket endor-side-${sideOfCard(card)}`}
              data-choice={id}
              data-focused={focused === id}
              data-marked={marked.includes(id) && place === null}
              data-place={place === null ? undefined : place + 1}
              aria-pressed={place !== null}
              aria-disabled={!open}
              onMouseEnter={() => onFocus(id)}
              onMouseLeave={() => onFocus(null)}
              onClick={() => turn(i, place)}
            >
              <TicketOrders card={card} words={words} />
              {place !== null && <span className="endor-place">{place + 1}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The orders of a card, one below the other, each in the colour of its front. */
function TicketOrders({ card, words }: { readonly card: string; readonly words: BoardWords }): ReactNode {
  return ordersOf(card).map((order) => (
    <span key={order} className={`endor-ticket-order endor-front-${frontOf[order]}`}>
      <OrderIcon order={order} />
      <span>{words.tickets[order]}</span>
    </span>
  ));
}

/** The flipped card: its orders with what they do, the useless ones with the reason. */
function OrderChoice(props: WithWords): ReactNode {
  const { view, words, focused, marked, why, onPick, onFocus } = props;
  return (
    <ul className="endor-orders" aria-label={words.hand.played}>
      {ordersOf(view.card ?? '').map((order) => {
        const id = `order:${order}`;
        const reason = why(id);
        return (
          <li key={order}>
            <button
              type="button"
              className={`endor-order endor-front-${frontOf[order]}`}
              data-choice={id}
              data-focused={focused === id}
              data-marked={marked.includes(id)}
              aria-disabled={reason !== null}
              onFocus={() => onFocus(id)}
              onBlur={() => onFocus(null)}
              onMouseEnter={() => onFocus(id)}
              onMouseLeave={() => onFocus(null)}
              onClick={() => onPick(id)}
            >
              <OrderIcon order={order} />
              <span>
                <strong>{words.names.orders[order]}</strong>
                <small>{reason ?? summary(props, order)}</small>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** What an order does, and what it brings where that is known. */
function summary({ view, viewer, language, words, odds }: WithWords, order: Order): string {
  const seat = typeof viewer === 'number' ? viewer : view.active;
  const [first] = odds?.(view, seat, { type: 'order', order }) ?? [];
  // What comes for sure is part of the words.
  if (first?.expected === undefined || order === 'emperor' || order === 'vaderRedeemed')
    return words.orders[order];
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(first.expected);
  return words.hand.average(words.orders[order], number);
}

/** The own cards while there is nothing to do with them: the pile in its order, and what is set aside. */
function Holding({ view, viewer, words }: WithWords): ReactNode {
  const seat = typeof viewer === 'number' ? viewer : -1;
  const pile = view.piles[seat];
  const aside = cardsOf({ view, viewer }) ?? [];
  return (
    <div className="endor-holding">
      {pile && (pile.cards?.length ?? 0) + pile.bonus > 0 && (
        <HeldCards name={words.hand.pile} cards={pile.cards ?? []} words={words}>
          {pile.bonus > 0 && (
            <li className="endor-ticket endor-ticket-blind">
              <span aria-hidden="true">{'★'.repeat(pile.bonus)}</span>
              <span>{words.hand.bonusCards(pile.bonus)}</span>
            </li>
          )}
        </HeldCards>
      )}
      {aside.length > 0 && <HeldCards name={words.hand.aside} cards={aside} words={words} quiet />}
    </div>
  );
}

function HeldCards(props: {
  readonly name: string;
  readonly cards: readonly string[];
  readonly words: BoardWords;
  readonly quiet?: boolean;
  readonly children?: ReactNode;
}): ReactNode {
  const { name, cards, words, quiet = false, children } = props;
  return (
    <section className="endor-held" data-quiet={quiet} aria-label={name}>
      <h3>{name}</h3>
      <ul>
        {cards.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards may be held.
          <li key={i} className={`endor-ticket endor-side-${sideOfCard(card)}`}>
            <TicketOrders card={card} words={words} />
          </li>
        ))}
        {children}
      </ul>
    </section>
  );
}
