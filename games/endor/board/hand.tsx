import { CardChoice, type HandProps, HeldCards, PlannedHand, type TicketLook } from '@holoboard/kit';
import type { ReactNode } from 'react';
import { frontOf, type Order } from '../data/cards.ts';
import type { EndorAction, EndorEvent } from '../state.ts';
import type { EndorView } from '../view.ts';
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

/** The whole hand: what is pointed at goes onto the pile, what is there comes back. */
function Planning(props: WithWords): ReactNode {
  const { words } = props;
  return (
    <PlannedHand
      {...props}
      className="endor-hand"
      label={words.hand.name}
      cards={cardsOf(props) ?? []}
      look={lookOf}
      face={(card) => <TicketOrders card={card} words={words} />}
    />
  );
}

const lookOf = (card: string): TicketLook => ({ className: `endor-ticket endor-side-${sideOfCard(card)}` });

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
  const { view, words, why } = props;
  const choices = ordersOf(view.card ?? '').map((order) => {
    const id = `order:${order}`;
    const reason = why(id);
    return {
      id,
      className: `endor-order endor-front-${frontOf[order]}`,
      reason,
      face: (
        <>
          <OrderIcon order={order} />
          <span>
            <strong>{words.names.orders[order]}</strong>
            <small>{reason ?? summary(props, order)}</small>
          </span>
        </>
      ),
    };
  });
  return <CardChoice {...props} className="endor-orders" label={words.hand.played} choices={choices} />;
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
  const pile = view.piles[typeof viewer === 'number' ? viewer : -1];
  const bonus = pile?.bonus ?? 0;
  const common = {
    className: 'endor-held',
    look: lookOf,
    face: (card: string) => <TicketOrders card={card} words={words} />,
  };
  return (
    <div className="endor-holding">
      <HeldCards {...common} name={words.hand.pile} cards={pile?.cards ?? []}>
        {bonus > 0 && (
          <li className="endor-ticket endor-ticket-blind">
            <span aria-hidden="true">{'★'.repeat(bonus)}</span>
            <span>{words.hand.bonusCards(bonus)}</span>
          </li>
        )}
      </HeldCards>
      <HeldCards {...common} name={words.hand.aside} cards={cardsOf({ view, viewer }) ?? []} quiet />
    </div>
  );
}
