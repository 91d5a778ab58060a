import type { Viewer } from '@holoboard/kernel';
import { HeldCards } from '@holoboard/kit';
import type { ReactNode } from 'react';
import type { NabooView } from '../view.ts';
import { actionsOn, deckOfCardId, effectOf, partsOf } from './cards.tsx';
import { FigureIcon } from './figures.tsx';
import { boardWords } from './words.ts';

/** The cards one has still to play, in one line: who or what each action is about. */
export function HeldLine(props: {
  readonly view: NabooView;
  readonly viewer: Viewer;
  readonly language: string;
}): ReactNode {
  const { view, viewer, language } = props;
  const words = boardWords(language);
  const pile = typeof viewer === 'number' ? view.piles[viewer] : undefined;
  const cards = pile?.cards ?? [];
  const blind = pile?.blind.length ?? 0;
  if (view.phase !== 'play' || cards.length + blind === 0) return null;
  return (
    <HeldCards
      className="kit-line"
      name={words.hand.pile}
      cards={cards}
      look={(card) => ({
        className: `naboo-side-${deckOfCardId(card).side}`,
        title: words.cardName(card),
      })}
      face={(card) => (
        <>
          <span className="unseen">{words.cardName(card)}</span>
          {actionsOn(card).map((action) => {
            const [first] = partsOf(effectOf(action), words);
            return first && <FigureIcon key={action} of={first.sign} />;
          })}
        </>
      )}
    >
      {blind > 0 && (
        <li className="kit-line-blind" title={words.hand.blind(blind)}>
          ★ {blind}
        </li>
      )}
    </HeldCards>
  );
}
