import type { Moment } from '@holoboard/kit';
import type { ReactNode } from 'react';
import type { NabooEvent } from '../state.ts';
import type { NabooView } from '../view.ts';
import { CardActions, deckOfCardId } from './cards.tsx';
import type { BoardWords } from './words.ts';
import './flipped-card.css';

/** The card that is being played now, in a corner of the battle; it turns over when it is flipped. */
export function FlippedCard(props: {
  readonly view: NabooView;
  readonly moment: Moment<NabooEvent, NabooView> | null;
  readonly words: BoardWords;
}): ReactNode {
  const { view, moment, words } = props;
  const flipped = moment?.event.type === 'flipped' ? moment.event.card : null;
  const card = flipped ?? view.frames.findLast(({ kind }) => kind === 'card')?.card;
  if (card === undefined) return null;
  const { side, theatre } = deckOfCardId(card);
  return (
    <div
      key={moment?.event.type === 'flipped' ? moment.key : card}
      className={`naboo-flipped naboo-ticket naboo-side-${side}`}
      data-theatre={theatre}
      data-turning={flipped !== null}
      role="img"
      aria-label={`${words.hand.played}: ${words.cardName(card)}`}
    >
      <CardActions card={card} words={words} />
    </div>
  );
}
