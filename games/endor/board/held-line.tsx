import type { Viewer } from '@holoboard/kernel';
import { HeldCards } from '@holoboard/kit';
import type { ReactNode } from 'react';
import type { EndorView } from '../view.ts';
import { ordersOf, sideOfCard, ticketText } from './cards.tsx';
import { OrderIcon } from './signs.tsx';
import { boardWords } from './words.ts';
import './held-line.css';

/** The own pile in its order and the cards set aside, in one line; nothing while planning, when the whole hand lies open. */
export function HeldLine(props: {
  readonly view: EndorView;
  readonly viewer: Viewer;
  readonly language: string;
}): ReactNode {
  const { view, viewer, language } = props;
  if (typeof viewer !== 'number' || view.phase === 'plan') return null;
  const words = boardWords(language);
  const { cards: planned, bonus = 0 } = view.piles[viewer] ?? {};
  const common = {
    className: 'kit-line',
    look: (card: string) => ({
      className: `endor-side-${sideOfCard(card)}`,
      title: ticketText(card, words),
    }),
    face: (card: string) => (
      <>
        {ordersOf(card).map((order) => (
          <OrderIcon key={order} order={order} />
        ))}
        <span className="unseen">{ticketText(card, words)}</span>
      </>
    ),
  };
  const { line } = words.hand;
  return (
    <>
      <HeldCards {...common} name={words.hand.pile} short={line.pile} cards={planned ?? []}>
        {bonus > 0 && (
          <li className="kit-line-blind" title={words.hand.bonusCards(bonus)}>
            <span aria-hidden="true">{bonus > 2 ? `★${bonus}` : '★'.repeat(bonus)}</span>
            <span className="unseen">{words.hand.bonusCards(bonus)}</span>
          </li>
        )}
      </HeldCards>
      <HeldCards
        {...common}
        name={words.hand.aside}
        short={line.aside}
        cards={view.hands[viewer]?.cards ?? []}
        quiet
      />
    </>
  );
}
