import { at, type Point, Pop, useMovement } from '@holoboard/kit';
import type { ReactNode } from 'react';
import { cardsPerRound, sideOf } from '../data/seats.ts';
import type { EndorEvent } from '../state.ts';
import { CardBack, OrderCard } from './cards.tsx';
import type { Scene } from './moments-space.tsx';
import { pilePlace } from './piles.tsx';

type Of<Type extends EndorEvent['type']> = EndorEvent & { readonly type: Type };

/** A card leaves its pile and turns over on the way. */
export function Flip({ event, milliseconds, view, layout }: Scene<Of<'flipped'>>): ReactNode {
  const side = sideOf(event.seat, view.hands.length);
  const from = pilePlace(layout, side, event.seat, view.hands.length);
  const to = layout.cards[side].played;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const size = layout.cardScale;
  const turning = { duration: milliseconds * 0.8 };
  const back = useMovement<SVGGElement>(
    null,
    [
      { transform: at(from, `scale(${from.scale})`), easing: 'ease-in' },
      { transform: at(middle, `scale(0, ${size * 1.25})`), offset: 0.5 },
      { transform: at(middle, `scale(0, ${size * 1.25})`) },
    ],
    turning,
  );
  const face = useMovement<SVGGElement>(
    null,
    [
      { transform: at(middle, `scale(0, ${size * 1.25})`) },
      { transform: at(middle, `scale(0, ${size * 1.25})`), offset: 0.5, easing: 'ease-out' },
      { transform: at(to, `scale(${size * 1.15})`), offset: 0.9 },
      { transform: at(to, `scale(${size})`) },
    ],
    turning,
  );
  return (
    <g className="endor-moving-card">
      <g ref={back}>
        <CardBack side={side} bonus={event.bonus} />
      </g>
      <g ref={face}>
        <OrderCard card={event.card} />
      </g>
    </g>
  );
}

/** Backs of cards slide from one place to another. */
function Slide(props: {
  readonly count: number;
  readonly from: Point;
  readonly to: Point;
  readonly scale: number;
  readonly milliseconds: number;
  readonly children: ReactNode;
}): ReactNode {
  const { count, milliseconds } = props;
  const each = milliseconds / (count + 1);
  return Array.from({ length: count }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: equal backs.
    <OneSlide key={i} {...props} duration={each * 2} delay={each * i * 0.9} />
  ));
}

function OneSlide(props: {
  readonly from: Point;
  readonly to: Point;
  readonly scale: number;
  readonly duration: number;
  readonly delay: number;
  readonly children: ReactNode;
}): ReactNode {
  const { from, to, scale, duration, delay, children } = props;
  const card = useMovement<SVGGElement>(
    null,
    [
      { transform: at(from, `scale(${scale * 0.6})`), opacity: 0, easing: 'ease-in-out' },
      { transform: at(from, `scale(${scale * 0.8})`), opacity: 1, offset: 0.15, easing: 'ease-in-out' },
      { transform: at(to, `scale(${scale})`), opacity: 1, offset: 0.9 },
      { transform: at(to, `scale(${scale})`), opacity: 0 },
    ],
    { duration, delay },
  );
  return (
    <g ref={card} className="endor-moving-card">
      {children}
    </g>
  );
}

/** The planned cards come up from the player's hand. */
export function Planned({ event, milliseconds, view, layout }: Scene<Of<'planned'>>): ReactNode {
  const seats = view.hands.length;
  const side = sideOf(event.seat, seats);
  const pile = pilePlace(layout, side, event.seat, seats);
  const { box } = layout;
  const from = { x: pile.x, y: side === 'rebel' ? box.y + box.height - 20 : box.y + 20 };
  return (
    <Slide count={cardsPerRound(seats)} from={from} to={pile} scale={pile.scale} milliseconds={milliseconds}>
      <CardBack side={side} />
    </Slide>
  );
}

/** Cards go from the deck to the player. */
export function Drawn({ event, milliseconds, view, layout }: Scene<Of<'drew'>>): ReactNode {
  const side = sideOf(event.seat, view.hands.length);
  const { deck } = layout.cards[side];
  const { box } = layout;
  const to = { x: deck.x - 40, y: side === 'rebel' ? box.y + box.height - 10 : box.y + 10 };
  return (
    <Slide count={event.count} from={deck} to={to} scale={0.8} milliseconds={milliseconds}>
      <CardBack side={side} />
    </Slide>
  );
}

/** Bonus cards slide under the pile, unseen. */
export function Bonus({ event, milliseconds, view, layout }: Scene<Of<'bonusEarned'>>): ReactNode {
  const seats = view.hands.length;
  const side = sideOf(event.seat, seats);
  const pile = pilePlace(layout, side, event.seat, seats);
  return (
    <>
      <Slide
        count={event.cards}
        from={layout.cards[side].deck}
        to={{ x: pile.x, y: pile.y + 14 }}
        scale={pile.scale}
        milliseconds={milliseconds}
      >
        <CardBack side={side} bonus />
      </Slide>
      <Pop
        at={{ x: pile.x, y: pile.y - 62 * pile.scale }}
        text={`+${event.cards} ★`}
        duration={milliseconds}
        tone="special"
      />
    </>
  );
}

/** No order of the card can be used. */
export function Lost({ event, milliseconds, view, layout, words }: Scene<Of<'turnLost'>>): ReactNode {
  const side = sideOf(event.seat, view.hands.length);
  const place = layout.cards[side].played;
  return <Pop at={place} text={words.lost} duration={milliseconds} tone="danger" />;
}
