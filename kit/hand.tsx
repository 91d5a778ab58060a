import { type ReactNode, useState } from 'react';
import type { BoardProps } from './contract.ts';
import './hand.css';

/** How a card looks: its class, and what else its style sheet asks for. */
export type TicketLook = { readonly className: string; readonly title?: string } & Readonly<
  Record<`data-${string}`, string>
>;

/** What is pointed at in a hand, as a board is told it. */
type Pointing = Pick<
  // biome-ignore lint/suspicious/noExplicitAny: the types of different games only meet here.
  BoardProps<any, any, any>,
  'focused' | 'marked' | 'onFocus' | 'onPick'
>;

/** A finger takes what it touches; only keys and mice look first. */
function looks(id: string, onFocus: Pointing['onFocus']) {
  return {
    onPointerEnter: ({ pointerType }: { readonly pointerType: string }) =>
      pointerType !== 'touch' && onFocus(id),
    onPointerLeave: ({ pointerType }: { readonly pointerType: string }) =>
      pointerType !== 'touch' && onFocus(null),
  };
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
  const remembered = picked.every((id, place) => `card:${cards[taken[place] ?? -1]}` === id);
  picked.forEach((id, place) => {
    const index = remembered
      ? (taken[place] as number)
      : cards.findIndex((card, i) => `card:${card}` === id && places[i] === null);
    if (index >= 0) places[index] = place;
  });
  return places;
}

interface PlannedHandProps extends Pointing {
  readonly className: string;
  readonly label: string;
  readonly cards: readonly string[];
  readonly picked: readonly string[];
  readonly targets: readonly { readonly id: string }[];
  readonly onUnpick: (index: number) => void;
  readonly look: (card: string) => TicketLook;
  /** What is written on a card. */
  readonly face: (card: string) => ReactNode;
}

/** A whole hand of cards, each pointed at as `card:` and its name: what is pointed at goes onto the pile, what is there comes back. */
export function PlannedHand(props: PlannedHandProps): ReactNode {
  const { className, label, cards, picked, targets, focused, marked, onPick, onUnpick, onFocus } = props;
  const [taken, setTaken] = useState<readonly number[]>([]);
  const places = pileOrder(cards, picked, taken);
  const turn = (index: number, place: number | null): void => {
    const before = picked.map((_, each) => places.indexOf(each));
    setTaken(place === null ? [...before, index] : before.filter((_, each) => each !== place));
    if (place === null) onPick(`card:${cards[index]}`);
    else onUnpick(place);
  };
  return (
    <ul className={`kit-cards ${className}`} aria-label={label}>
      {cards.map((card, i) => {
        const place = places[i] ?? null;
        const id = `card:${card}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold equal cards.
          <li key={i}>
            <button
              type="button"
              {...props.look(card)}
              data-choice={id}
              data-focused={focused === id}
              data-marked={marked.includes(id) && place === null}
              data-place={place === null ? undefined : place + 1}
              aria-pressed={place !== null}
              aria-disabled={place === null && !targets.some((target) => target.id === id)}
              {...looks(id, onFocus)}
              onClick={() => turn(i, place)}
            >
              {props.face(card)}
              {place !== null && <span className="kit-place">{place + 1}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface CardChoiceProps extends Pointing {
  readonly className: string;
  readonly label: string;
  readonly choices: readonly {
    readonly id: string;
    readonly className: string;
    /** Why it is of no use now; nothing when it is of some. */
    readonly reason: string | null;
    readonly face: ReactNode;
  }[];
}

/** What can be done with a card that was turned up, the useless with the reason. */
export function CardChoice(props: CardChoiceProps): ReactNode {
  const { className, label, choices, focused, marked, onPick, onFocus } = props;
  return (
    <ul className={`kit-cards ${className}`} aria-label={label}>
      {choices.map(({ id, className: kind, reason, face }) => (
        <li key={id}>
          <button
            type="button"
            className={kind}
            data-choice={id}
            data-focused={focused === id}
            data-marked={marked.includes(id)}
            aria-disabled={reason !== null}
            onFocus={({ target }) => target.matches(':focus-visible') && onFocus(id)}
            onBlur={() => onFocus(null)}
            {...looks(id, onFocus)}
            onClick={() => onPick(id)}
          >
            {face}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface HeldCardsProps {
  readonly className: string;
  readonly name: string;
  /** What stands above them, if not their name. */
  readonly short?: string;
  readonly cards: readonly string[];
  readonly look: (card: string) => TicketLook;
  readonly face: (card: string) => ReactNode;
  /** Cards that are out of reach for now. */
  readonly quiet?: boolean;
  readonly children?: ReactNode;
}

/** Cards that somebody has, under a name; nothing when there are none. */
export function HeldCards(props: HeldCardsProps): ReactNode {
  const { className, name, short = name, cards, look, face, quiet = false, children } = props;
  if (cards.length === 0 && !children) return null;
  return (
    <section className={className} data-quiet={quiet} aria-label={name}>
      <h3>{short}</h3>
      <ul className="kit-cards">
        {cards.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards may be held.
          <li key={i} {...look(card)}>
            {face(card)}
          </li>
        ))}
        {children}
      </ul>
    </section>
  );
}

/** The backs of a pile, those of bonus cards with a star; more of these than `most` are counted. */
export function CardBacks(props: {
  readonly label: string;
  readonly planned: number;
  readonly bonus: number;
  readonly most: number;
}): ReactNode {
  const { label, planned, bonus, most } = props;
  const stars = bonus > most ? 1 : bonus;
  return (
    <span className="kit-backs" role="img" aria-label={label}>
      {Array.from({ length: planned + stars }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs of cards.
        <i key={i} data-bonus={i >= planned} />
      ))}
      {bonus > most && `×${bonus}`}
    </span>
  );
}
