import { CardBacks, type GameScreen } from '@holoboard/kit';
import type { ComponentProps, ReactNode } from 'react';
import { decks } from '../data/cards.ts';
import { seatsOf, sideOf } from '../data/seats.ts';
import { startingPieces } from '../data/start.ts';
import { type Side, units } from '../data/units.ts';
import type { NabooAction, NabooEvent } from '../state.ts';
import type { NabooView } from '../view.ts';
import { CardActions, deckOfCardId } from './cards.tsx';
import { FigureIcon } from './figures.tsx';
import { isTracked, strengthOf } from './pieces.tsx';
import { type BoardWords, boardWords } from './words.ts';
import './seat-details.css';

type Props = ComponentProps<GameScreen<NabooAction, NabooEvent, NabooView>['SeatDetails']>;

/** The pieces of a side with a damage track, those that are gone too. */
export function trackedOf(
  side: Side,
): readonly { readonly id: string; readonly unit: (typeof units)[number]['id'] }[] {
  return startingPieces.flatMap(({ id, unit }) => {
    const chart = units[unit];
    return chart?.side === side && isTracked({ unit: chart.id }) ? [{ id, unit: chart.id }] : [];
  });
}

/** What stands in a seat's panel: its cards by number, who goes first, and, for the first of a side, its damage tracks. */
export function SeatDetails({ view, seat, viewer, words: game, language }: Props): ReactNode {
  const words = boardWords(language);
  const side = sideOf(view, seat);
  const first = seatsOf(view, side)[0] === seat;
  return (
    <div className="naboo-seat" data-seats={view.hands.length}>
      <Cards view={view} seat={seat} side={side} words={words} />
      {seat !== viewer && typeof viewer === 'number' && (
        <ShownCards view={view} seat={seat} words={words} name={words.seat.shown(game.seat(view, seat))} />
      )}
      {first && <Tracks view={view} side={side} words={words} />}
    </div>
  );
}

function Cards(props: {
  readonly view: NabooView;
  readonly seat: number;
  readonly side: Side;
  readonly words: BoardWords;
}): ReactNode {
  const { view, seat, side, words } = props;
  const { planned = 0, blind = [] } = view.piles[seat] ?? {};
  const waiting = view.bonus[seat]?.length ?? 0;
  const own = decks.flatMap((deck, i) => (deck.side === side ? [view.decks[i] ?? 0] : []));
  return (
    <p className="naboo-seat-cards">
      <CardBacks
        label={words.seat.pile(planned, blind.length)}
        planned={planned}
        bonus={blind.length}
        most={1}
      />
      {view.phase === 'plan' && (
        <span className="quiet">{view.planned[seat] ? words.seat.planned : words.seat.planning}</span>
      )}
      {view.lead === seat && <span className="naboo-first">{words.seat.goFirst}</span>}
      <span className="quiet naboo-seat-hand">
        {view.hands[seat]?.count} {words.seat.hand}
      </span>
      {waiting > 0 && <span className="naboo-bonus">{words.seat.bonus(waiting, view.phase === 'plan')}</span>}
      <span className="quiet naboo-seat-more">{words.seat.unseen(own[0] ?? 0, own[1] ?? 0)}</span>
    </p>
  );
}

/** What those with a damage track can still take. */
function Tracks(props: {
  readonly view: NabooView;
  readonly side: Side;
  readonly words: BoardWords;
}): ReactNode {
  const { view, side, words } = props;
  return (
    <ul className={`naboo-tracks naboo-side-${side}`} aria-label={words.seat.tracks}>
      {trackedOf(side).map(({ id, unit }) => {
        const left = view.pieces.find((piece) => piece.id === id)?.left ?? 0;
        const most = strengthOf({ unit });
        return (
          <li
            key={id}
            data-gone={left === 0}
            data-low={left * 3 <= most}
            title={words.seat.track(words.units[unit], left, most)}
          >
            <FigureIcon of={unit} />
            <span>{left}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** NAB-4P-08: what a teammate holds, planned cards first; nothing of anybody else. */
function ShownCards(props: {
  readonly view: NabooView;
  readonly seat: number;
  readonly words: BoardWords;
  readonly name: string;
}): ReactNode {
  const { view, seat, words, name } = props;
  const planned = view.piles[seat]?.cards ?? [];
  const held = view.hands[seat]?.cards ?? [];
  if (planned.length + held.length === 0) return null;
  return (
    <ul className="naboo-shown" aria-label={name}>
      {[...planned, ...held].map((card, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards may be held.
          key={i}
          className={`naboo-ticket naboo-side-${deckOfCardId(card).side}`}
          data-theatre={deckOfCardId(card).theatre}
          data-planned={i < planned.length}
          title={words.cardName(card)}
        >
          <CardActions card={card} words={words} />
        </li>
      ))}
    </ul>
  );
}
