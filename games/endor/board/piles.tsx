import { Decor, Told } from '@holoboard/kit';
import type { ReactNode } from 'react';
import { seatsOf, sideIndex, sides } from '../data/seats.ts';
import type { Side } from '../data/ships.ts';
import type { EndorView } from '../view.ts';
import { CardBack, OrderCard } from './cards.tsx';
import type { Layout } from './layout.ts';
import type { BoardWords } from './words.ts';
import './piles.css';

/** Where the Order Pile of a seat lies, and how large it is drawn: two of a side share the room of one. */
export function pilePlace(
  layout: Layout,
  side: Side,
  seat: number,
  seats: number,
): { readonly x: number; readonly y: number; readonly scale: number } {
  const { pile } = layout.cards[side];
  const own = seatsOf(side, seats);
  if (own.length === 1) return { ...pile, scale: layout.cardScale };
  const scale = layout.cardScale * 0.62;
  const place = own.indexOf(seat) - 0.5;
  // On a narrow table the first of them would lie beyond the edge.
  const middle = layout.id === 'wide' ? pile.x : pile.x + 6;
  return { x: middle + place * 72 * scale, y: pile.y, scale };
}

/** Cards of a pile lie a little apart, the top one uppermost. */
const spread = 6;

/** The Order Piles of both sides, their decks and discards, and the card being played. */
export function Piles(props: {
  readonly view: EndorView;
  readonly layout: Layout;
  readonly words: BoardWords;
  /** Whether the card in play has been seen enough: the next one is on its way. */
  readonly hidden: boolean;
  /** The order that is being chosen on it. */
  readonly chosen: EndorView['order'];
  readonly nameOf: (seat: number) => string;
}): ReactNode {
  const { view, layout, words, hidden, chosen, nameOf } = props;
  const seats = view.hands.length;
  return sides.map((side) => {
    const { played, deck, discard } = layout.cards[side];
    const discards = view.discards[sideIndex(side)] ?? [];
    const last = discards.at(-1);
    const inPlay = view.card !== null && seatsOf(side, seats).includes(view.active) && !hidden;
    return (
      <g key={side} className={`endor-cards endor-side-${side}`}>
        {seatsOf(side, seats).map((seat) => (
          <Pile
            key={seat}
            {...props}
            side={side}
            seat={seat}
            label={words.pile(nameOf(seat), view.piles[seat]?.planned ?? 0, view.piles[seat]?.bonus ?? 0)}
          />
        ))}
        <Stack at={deck} count={view.decks[sideIndex(side)] ?? 0} label={words.deck} layout={layout}>
          <CardBack side={side} />
        </Stack>
        <Stack at={discard} count={discards.length} label={words.discards} layout={layout}>
          {last === undefined ? null : <OrderCard card={last} />}
        </Stack>
        {layout.id === 'wide' && (
          <rect
            className="endor-slot"
            x={played.x - 34 * layout.cardScale}
            y={played.y - 47 * layout.cardScale}
            width={68 * layout.cardScale}
            height={94 * layout.cardScale}
            rx="12"
          />
        )}
        {inPlay && view.card !== null && (
          <Decor transform={`translate(${played.x} ${played.y}) scale(${layout.cardScale})`}>
            <OrderCard card={view.card} chosen={chosen} />
          </Decor>
        )}
      </g>
    );
  });
}

function Pile(props: {
  readonly view: EndorView;
  readonly layout: Layout;
  readonly side: Side;
  readonly seat: number;
  readonly label: string;
}): ReactNode {
  const { view, layout, side, seat, label } = props;
  const { planned = 0, bonus = 0 } = view.piles[seat] ?? {};
  const { x, y, scale } = pilePlace(layout, side, seat, view.hands.length);
  const count = planned + bonus;
  return (
    <Told className="endor-pile" label={label} transform={`translate(${x} ${y}) scale(${scale})`}>
      <rect className="endor-slot" x="-34" y="-47" width="68" height="94" rx="8" />
      {Array.from({ length: count }, (_, i) => {
        // The bottom card is drawn first.
        const fromTop = count - 1 - i;
        return (
          <g
            key={fromTop}
            transform={`translate(${(count - 1 - i) * -spread * 0.5} ${(count - 1 - i) * spread - (count - 1) * 2})`}
          >
            <CardBack side={side} bonus={fromTop >= planned} />
          </g>
        );
      })}
      {count > 0 && (
        <g className="endor-count" transform="translate(26 -40)">
          <circle r="17" />
          <text y="8">{count}</text>
        </g>
      )}
      {bonus > 0 && (
        <g className="endor-bonus" transform="translate(22 44)">
          <rect x="-26" y="-15" width="52" height="30" rx="15" />
          <text y="8">{`★${bonus}`}</text>
        </g>
      )}
    </Told>
  );
}

/** A deck or the discards, with their number. */
function Stack(props: {
  readonly at: { readonly x: number; readonly y: number };
  readonly count: number;
  readonly label: string;
  readonly layout: Layout;
  readonly children: ReactNode;
}): ReactNode {
  const { at, count, label, layout, children } = props;
  const scale = layout.id === 'wide' ? 0.76 : 0.62;
  return (
    <Told
      className="endor-stack"
      label={`${label}: ${count}`}
      transform={`translate(${at.x} ${at.y}) scale(${scale})`}
    >
      <title>{`${label}: ${count}`}</title>
      <rect className="endor-slot" x="-34" y="-47" width="68" height="94" rx="8" />
      {count > 0 && children}
      <g className="endor-count" transform="translate(24 -38)">
        <circle r="20" />
        <text y="8">{count}</text>
      </g>
    </Told>
  );
}
