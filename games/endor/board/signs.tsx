import type { ReactNode } from 'react';
import { frontOf, type Order } from '../data/cards.ts';
import type { ShipType } from '../data/ships.ts';
import { FigureSign } from './figures.tsx';
import { ShipSign } from './fleet.tsx';
import './signs.css';

const figureOf = {
  shieldAssault: 'team',
  shieldAmbush: 'trooper',
  luke: 'luke',
  vader: 'vader',
  vaderRedeemed: 'redeemed',
  emperor: 'emperor',
  deathStar: 'deathStar',
} as const satisfies Readonly<Record<Exclude<Order, ShipType>, string>>;

/** The sign of an order, in the colour around it. */
export function OrderSign({ order }: { readonly order: Order }): ReactNode {
  return order in figureOf ? (
    <FigureSign figure={figureOf[order as keyof typeof figureOf]} />
  ) : (
    <ShipSign ship={order as ShipType} />
  );
}

/** The sign of an order in the colour of its front, to stand in a line of text. */
export function OrderIcon({ order }: { readonly order: Order }): ReactNode {
  return (
    <svg className={`endor-icon endor-front-${frontOf[order]}`} viewBox="-52 -52 104 104" aria-hidden="true">
      <OrderSign order={order} />
    </svg>
  );
}

/** The sign of a ship in the colour of its side, to stand in a line of text. */
export function ShipIcon({ ship }: { readonly ship: ShipType }): ReactNode {
  const side = ship === 'tie' || ship === 'executor' ? 'empire' : 'rebel';
  return (
    <svg className={`endor-icon endor-side-${side}`} viewBox="-52 -52 104 104" aria-hidden="true">
      <ShipSign ship={ship} />
    </svg>
  );
}
