import { CardChoice, type HandProps, HeldCards, PlannedHand, type TicketLook } from '@holoboard/kit';
import type { ReactNode } from 'react';
import { sideOf } from '../data/seats.ts';
import type { NabooAction, NabooEvent } from '../state.ts';
import type { NabooView } from '../view.ts';
import { actionsOn, CardActions, deckOfCardId, effectOf, partsOf } from './cards.tsx';
import { FigureIcon } from './figures.tsx';
import { frontOfAction } from './fronts.ts';
import { HeldLine } from './held-line.tsx';
import { FrontIcon } from './strip.tsx';
import { type BoardWords, boardWords } from './words.ts';
import './hand.css';

type Props = HandProps<NabooAction, NabooEvent, NabooView>;

/** The cards in the viewer's own hand, deck by deck and equal ones side by side, in whatever order they were drawn. */
function cardsOf({ view, viewer }: Pick<Props, 'view' | 'viewer'>): readonly string[] | null {
  return typeof viewer === 'number' ? (view.hands[viewer]?.cards?.toSorted() ?? null) : null;
}

/** What a viewer holds while planning, the card to choose an action from, or the own cards while others decide. */
export const hand = {
  Hand,
  Line: HeldLine,
  shows(view: NabooView, viewer: Props['viewer'], deciding: boolean): boolean {
    if (view.phase === 'over' || view.phase === 'queen') return false;
    if (view.phase === 'plan') return cardsOf({ view, viewer }) !== null;
    if (deciding) return view.frames.at(-1)?.kind === 'card';
    return cardsOf({ view, viewer }) !== null;
  },
  offers: (id: string): boolean => id.startsWith('card:') || id.startsWith('action:'),
};

interface WithWords extends Omit<Props, 'words'> {
  readonly words: BoardWords;
  readonly odds: Props['words']['odds'];
}

function Hand(props: Props): ReactNode {
  const given: WithWords = { ...props, words: boardWords(props.language), odds: props.words.odds };
  if (props.targets.some(({ id }) => id.startsWith('action:'))) return <ActionChoice {...given} />;
  const planning = props.targets.some(({ actions }) => actions[0]?.type === 'plan');
  return planning ? <Planning {...given} /> : <Holding {...given} />;
}

/** The whole hand: what is pointed at goes onto the pile, what is there comes back. */
function Planning(props: WithWords): ReactNode {
  const { words } = props;
  return (
    <PlannedHand
      {...props}
      className="naboo-hand"
      label={words.hand.name}
      cards={cardsOf(props) ?? []}
      look={(card) => ({ ...lookOf(card), title: words.cardName(card) })}
      face={(card) => <CardActions card={card} words={words} />}
    />
  );
}

function lookOf(card: string): TicketLook {
  const { side, theatre } = deckOfCardId(card);
  return { className: `naboo-ticket naboo-side-${side}`, 'data-theatre': theatre };
}

/** The flipped card: its actions with what they do, the useless ones with the reason. */
function ActionChoice(props: WithWords): ReactNode {
  const { view, words, why } = props;
  const choices = actionsOn(view.frames.at(-1)?.card ?? '').map((action) => {
    const id = `action:${action}`;
    const reason = why(id);
    const front = frontOfAction(view, action);
    return {
      id,
      className: 'naboo-action',
      reason,
      face: (
        <>
          <span className={`naboo-side-${sideOf(view, view.active ?? 0)}`}>
            {partsOf(effectOf(action), words).map(({ sign, text }) => (
              <FigureIcon key={sign + text} of={sign} />
            ))}
          </span>
          <span>
            <strong>{words.cardAction(action)}</strong>
            <small>{reason ?? chanceOf(props, action) ?? (front ? words.fronts[front] : '')}</small>
          </span>
          {front && reason === null && <FrontIcon front={front} />}
        </>
      ),
    };
  });
  return <CardChoice {...props} className="naboo-actions" label={words.hand.played} choices={choices} />;
}

/** What an action promises, where that is known at once. */
function chanceOf({ view, viewer, language, odds }: WithWords, action: string): string | null {
  const seat = typeof viewer === 'number' ? viewer : (view.active ?? 0);
  const [first] = odds?.(view, seat, { type: 'choose', action }) ?? [];
  if (first?.chance === undefined) return null;
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return `${first.label}: ${percent.format(first.chance)}`;
}

/** The own cards while there is nothing to do with them: the pile in its order, and what is set aside. */
function Holding({ view, viewer, words }: WithWords): ReactNode {
  const seat = typeof viewer === 'number' ? viewer : -1;
  const pile = view.piles[seat];
  const blind = pile?.blind.length ?? 0;
  const waiting = view.bonus[seat]?.length ?? 0;
  const common = {
    className: 'naboo-held',
    look: lookOf,
    face: (card: string) => <CardActions card={card} words={words} />,
  };
  return (
    <div className="naboo-holding">
      <HeldCards {...common} name={words.hand.pile} cards={pile?.cards ?? []}>
        {blind > 0 && <li className="naboo-ticket naboo-blind">{words.hand.blind(blind)}</li>}
      </HeldCards>
      {waiting > 0 && <p className="naboo-waiting">{words.hand.waiting(waiting)}</p>}
      <HeldCards {...common} name={words.hand.aside} cards={cardsOf({ view, viewer }) ?? []} quiet />
    </div>
  );
}
