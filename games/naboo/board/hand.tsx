import type { HandProps } from '@holoboard/kit';
import { type ReactNode, useState } from 'react';
import { sideOf } from '../data/seats.ts';
import type { NabooAction, NabooEvent } from '../state.ts';
import type { NabooView } from '../view.ts';
import { actionsOn, CardActions, deckOfCardId, effectOf, partsOf } from './cards.tsx';
import { FigureIcon } from './figures.tsx';
import { frontOfAction, nameIn } from './fronts.ts';
import { HeldLine } from './held-line.tsx';
import { FrontIcon } from './strip.tsx';
import { type BoardWords, boardWords } from './words.ts';
import './hand.css';

type Props = HandProps<NabooAction, NabooEvent, NabooView>;

/** The cards in the viewer's own hand. */
function cardsOf({ view, viewer }: Pick<Props, 'view' | 'viewer'>): readonly string[] | null {
  return typeof viewer === 'number' ? (view.hands[viewer]?.cards ?? null) : null;
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

/**
 * Which place of the pile each card in the hand has been picked for. Equal cards are told apart by `taken`, the places in the
 * hand that were pointed at, and else taken from the left.
 */
export function pileOrder(
  cards: readonly string[],
  picked: readonly string[],
  taken: readonly number[],
): readonly (number | null)[] {
  const places: (number | null)[] = cards.map(() => null);
  const remembered = picked.every((id, place) => cards[taken[place] ?? -1] === nameIn(id));
  picked.forEach((id, place) => {
    const index = remembered
      ? (taken[place] as number)
      : cards.findIndex((card, i) => card === nameIn(id) && places[i] === null);
    if (index >= 0) places[index] = place;
  });
  return places;
}

/** The whole hand: what is pointed at goes onto the pile, what is there comes back. */
function Planning(props: WithWords): ReactNode {
  const { view, viewer, picked, targets, focused, marked, words, onPick, onUnpick, onFocus } = props;
  const cards = cardsOf({ view, viewer }) ?? [];
  const [taken, setTaken] = useState<readonly number[]>([]);
  const places = pileOrder(cards, picked, taken);
  const turn = (index: number, place: number | null): void => {
    const before = picked.map((_, each) => places.indexOf(each));
    setTaken(place === null ? [...before, index] : before.filter((_, each) => each !== place));
    if (place === null) onPick(`card:${cards[index]}`);
    else onUnpick(place);
  };
  return (
    <ul className="naboo-hand" aria-label={words.hand.name}>
      {cards.map((card, i) => {
        const place = places[i] ?? null;
        const id = `card:${card}`;
        const open = place !== null || targets.some((target) => target.id === id);
        const { side, theatre } = deckOfCardId(card);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold equal cards.
          <li key={i}>
            <button
              type="button"
              className={`naboo-ticket naboo-side-${side}`}
              data-choice={id}
              data-theatre={theatre}
              data-focused={focused === id}
              data-marked={marked.includes(id) && place === null}
              data-place={place === null ? undefined : place + 1}
              aria-pressed={place !== null}
              aria-disabled={!open}
              title={words.cardName(card)}
              // A finger takes what it touches; only keys and mice look first.
              onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onFocus(id)}
              onPointerLeave={({ pointerType }) => pointerType !== 'touch' && onFocus(null)}
              onClick={() => turn(i, place)}
            >
              <CardActions card={card} words={words} />
              {place !== null && <span className="naboo-place">{place + 1}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The flipped card: its actions with what they do, the useless ones with the reason. */
function ActionChoice(props: WithWords): ReactNode {
  const { view, words, focused, marked, why, onPick, onFocus } = props;
  const card = view.frames.at(-1)?.card ?? '';
  return (
    <ul className="naboo-actions" aria-label={words.hand.played}>
      {actionsOn(card).map((action) => {
        const id = `action:${action}`;
        const reason = why(id);
        const front = frontOfAction(view, action);
        return (
          <li key={action}>
            <button
              type="button"
              className="naboo-action"
              data-choice={id}
              data-focused={focused === id}
              data-marked={marked.includes(id)}
              aria-disabled={reason !== null}
              onFocus={({ target }) => target.matches(':focus-visible') && onFocus(id)}
              onBlur={() => onFocus(null)}
              onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onFocus(id)}
              onPointerLeave={({ pointerType }) => pointerType !== 'touch' && onFocus(null)}
              onClick={() => onPick(id)}
            >
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
            </button>
          </li>
        );
      })}
    </ul>
  );
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
  const aside = cardsOf({ view, viewer }) ?? [];
  const blind = pile?.blind.length ?? 0;
  const waiting = view.bonus[seat]?.length ?? 0;
  return (
    <div className="naboo-holding">
      {(pile?.cards?.length ?? 0) + blind > 0 && (
        <HeldCards name={words.hand.pile} cards={pile?.cards ?? []} words={words}>
          {blind > 0 && <li className="naboo-ticket naboo-blind">{words.hand.blind(blind)}</li>}
        </HeldCards>
      )}
      {waiting > 0 && <p className="naboo-waiting">{words.hand.waiting(waiting)}</p>}
      {aside.length > 0 && <HeldCards name={words.hand.aside} cards={aside} words={words} quiet />}
    </div>
  );
}

function HeldCards(props: {
  readonly name: string;
  readonly cards: readonly string[];
  readonly words: BoardWords;
  readonly quiet?: boolean;
  readonly children?: ReactNode;
}): ReactNode {
  const { name, cards, words, quiet = false, children } = props;
  return (
    <section className="naboo-held" data-quiet={quiet} aria-label={name}>
      <h3>{name}</h3>
      <ul>
        {cards.map((card, i) => {
          const { side, theatre } = deckOfCardId(card);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards may be held.
            <li key={i} className={`naboo-ticket naboo-side-${side}`} data-theatre={theatre}>
              <CardActions card={card} words={words} />
            </li>
          );
        })}
        {children}
      </ul>
    </section>
  );
}
