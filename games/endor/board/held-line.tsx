import type { Viewer } from '@holoboard/kernel';
import type { ReactNode } from 'react';
import type { EndorView } from '../view.ts';
import { ordersOf, sideOfCard } from './cards.tsx';
import { OrderIcon } from './signs.tsx';
import { type BoardWords, boardWords } from './words.ts';
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
  return (
    <>
      <Cards name={words.hand.pile} short={words.hand.line.pile} cards={planned ?? []} words={words}>
        {bonus > 0 && (
          <li className="endor-line-blind" title={words.hand.bonusCards(bonus)}>
            <span aria-hidden="true">{bonus > 2 ? `★${bonus}` : '★'.repeat(bonus)}</span>
            <span className="unseen">{words.hand.bonusCards(bonus)}</span>
          </li>
        )}
      </Cards>
      <Cards
        name={words.hand.aside}
        short={words.hand.line.aside}
        cards={view.hands[viewer]?.cards ?? []}
        words={words}
        quiet
      />
    </>
  );
}

function Cards(props: {
  readonly name: string;
  readonly short: string;
  readonly cards: readonly string[];
  readonly words: BoardWords;
  readonly quiet?: boolean;
  readonly children?: ReactNode;
}): ReactNode {
  const { name, short, cards, words, quiet = false, children } = props;
  if (cards.length === 0 && !children) return null;
  return (
    <section className="endor-line" data-quiet={quiet} aria-label={name}>
      <h3>{short}</h3>
      <ul>
        {cards.map((card, i) => {
          const title = ordersOf(card)
            .map((order) => words.tickets[order])
            .join(' / ');
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards may be held.
            <li key={i} className={`endor-side-${sideOfCard(card)}`} title={title}>
              {ordersOf(card).map((order) => (
                <OrderIcon key={order} order={order} />
              ))}
              <span className="unseen">{title}</span>
            </li>
          );
        })}
        {children}
      </ul>
    </section>
  );
}
