import { CardBacks, type GameScreen } from '@holoboard/kit';
import type { ComponentProps, ReactNode } from 'react';
import { seatsOf, sideIndex, sideOf } from '../data/seats.ts';
import { type ShipType, ships } from '../data/ships.ts';
import type { EndorAction, EndorEvent } from '../state.ts';
import type { EndorView } from '../view.ts';
import { ordersOf, ticketText } from './cards.tsx';
import { OrderIcon, ShipIcon } from './signs.tsx';
import { type BoardWords, boardWords } from './words.ts';
import './seat-details.css';

type Props = ComponentProps<GameScreen<EndorAction, EndorEvent, EndorView>['SeatDetails']>;

/** How many ships of a type are left, in sectors, on fleet markers, and in the Reserve. */
export function shipsLeft(view: EndorView, type: ShipType): number {
  const inSpace = Object.values(view.ships).reduce((sum, there) => sum + (there[type] ?? 0), 0);
  const carried = view.markers.reduce((sum, { fighters }) => sum + (fighters[type] ?? 0), 0);
  return inSpace + carried + (type === 'tie' ? view.reserve : 0);
}

/** What stands in a seat's panel: its cards by number, and, for the first of a side, the ships that side has left. */
export function SeatDetails({ view, seat, viewer, words: game, language }: Props): ReactNode {
  const words = boardWords(language);
  const side = sideOf(seat, view.hands.length);
  return (
    <div className="endor-seat">
      <Cards view={view} seat={seat} words={words} />
      {seat !== viewer && (
        <ShownCards view={view} seat={seat} words={words} name={words.seat.shown(game.seat(view, seat))} />
      )}
      <ul className="endor-left" aria-label={words.seat.shipsLeft}>
        {ships
          .filter((ship) => ship.side === side && seatsOf(side, view.hands.length)[0] === seat)
          .map(({ type }) => {
            const count = shipsLeft(view, type);
            return (
              <li key={type} data-gone={count === 0}>
                <ShipIcon ship={type} />
                <span className="unseen">{words.names.short[type]}</span>
                {count}
              </li>
            );
          })}
      </ul>
    </div>
  );
}

/** More bonus cards than these would need another line. */
const mostBacks = 3;

function Cards(props: {
  readonly view: EndorView;
  readonly seat: number;
  readonly words: BoardWords;
}): ReactNode {
  const { view, seat, words } = props;
  const side = sideIndex(sideOf(seat, view.hands.length));
  const { planned = 0, bonus = 0 } = view.piles[seat] ?? {};
  return (
    <p className="endor-seat-cards">
      <CardBacks label={words.pile('', planned, bonus)} planned={planned} bonus={bonus} most={mostBacks} />
      {view.phase === 'plan' && planned === 0 && (
        <span className="quiet">{view.planned[seat] ? words.seat.hasPlanned : words.seat.planning}</span>
      )}
      <span className="quiet">
        {view.hands[seat]?.count} {words.seat.hand}
      </span>
      <span className="quiet endor-seat-deck">
        {view.decks[side]} {words.seat.deck}
      </span>
      <span className="quiet endor-seat-deck">
        {view.discards[side]?.length} {words.seat.discards}
      </span>
    </p>
  );
}

/** END-TEAM-07: what a teammate holds, planned cards first; nothing of anybody else. */
function ShownCards(props: {
  readonly view: EndorView;
  readonly seat: number;
  readonly words: BoardWords;
  readonly name: string;
}): ReactNode {
  const { view, seat, words, name } = props;
  const planned = view.piles[seat]?.cards ?? [];
  const held = view.hands[seat]?.cards ?? [];
  if (planned.length + held.length === 0) return null;
  return (
    <ul className="endor-shown" aria-label={name} data-planning={view.phase === 'plan'}>
      {[...planned, ...held].map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal cards may be held.
        <li key={i} data-planned={i < planned.length} title={ticketText(card, words)}>
          {ordersOf(card).map((order) => (
            <OrderIcon key={order} order={order} />
          ))}
          <span className="unseen">{ticketText(card, words)}</span>
        </li>
      ))}
    </ul>
  );
}
