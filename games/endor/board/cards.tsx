import type { ReactNode } from 'react';
import { frontOf, type Order } from '../data/cards.ts';
import { cardOf, ordersOn } from '../data/deck.ts';
import type { Side } from '../data/ships.ts';
import { FigureSign } from './figures.tsx';
import { OrderSign } from './signs.tsx';
import type { BoardWords } from './words.ts';
import './cards.css';

/** The side a card belongs to. */
export function sideOfCard(card: string): Side {
  return card.startsWith('R') ? 'rebel' : 'empire';
}

/** The orders on a card. */
export function ordersOf(card: string): readonly Order[] {
  const index = cardOf(card);
  return index === undefined ? [] : ordersOn(sideOfCard(card), index);
}

/** What a card says in few words: its orders. */
export function ticketText(card: string, words: BoardWords): string {
  return ordersOf(card)
    .map((order) => words.tickets[order])
    .join(' / ');
}

/** Half the width and half the height of a card on the board. */
const half = { width: 32, height: 45 };

/** An order card of 64 by 90 units around the origin, face up; the chosen order is lit, the others are dimmed. */
export function OrderCard({
  card,
  chosen = null,
}: {
  readonly card: string;
  readonly chosen?: Order | null;
}): ReactNode {
  const orders = ordersOf(card);
  const each = (2 * half.height - 10) / orders.length;
  return (
    <g className={`endor-card endor-side-${sideOfCard(card)}`}>
      <rect className="endor-card-face" x={-half.width} y={-half.height} width={64} height={90} rx="7" />
      {orders.map((order, i) => {
        const y = -half.height + 5 + each * (i + 0.5);
        const dimmed = chosen !== null && chosen !== order;
        return (
          <g
            key={order}
            className={`endor-front-${frontOf[order]}${dimmed ? ' endor-dimmed' : ''}`}
            transform={`translate(0 ${y})`}
          >
            <rect
              className="endor-card-band"
              x="-27"
              y={-each / 2 + 1.5}
              width="54"
              height={each - 3}
              rx="4"
            />
            <g transform={`scale(${orders.length > 2 ? 0.22 : 0.32})`}>
              <OrderSign order={order} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** The back of an order card; a bonus card bears a star. */
export function CardBack({
  side,
  bonus = false,
}: {
  readonly side: Side;
  readonly bonus?: boolean;
}): ReactNode {
  return (
    <g className={`endor-card endor-card-back endor-side-${side}`}>
      <rect className="endor-card-face" x={-half.width} y={-half.height} width={64} height={90} rx="7" />
      <rect className="endor-card-frame" x="-26" y="-39" width="52" height="78" rx="4" />
      {bonus ? (
        <g className="endor-bonus-star" transform="scale(0.42)">
          <FigureSign figure="star" />
        </g>
      ) : (
        <path
          className="endor-card-emblem"
          d={side === 'rebel' ? 'M0-19L17 13H-17ZM0-8L8 8H-8Z' : 'M-15-15H15V15H-15ZM-7-7H7V7H-7Z'}
        />
      )}
    </g>
  );
}
