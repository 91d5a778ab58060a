import type { GameScreen } from '@holoboard/kit';
import type { ComponentProps, ReactNode } from 'react';
import { findSpace, type Space, zoneOf } from '../data/graph.ts';
import type { Zone } from '../data/zones.ts';
import type { HothAction, HothEvent } from '../state.ts';
import type { HothView } from '../view.ts';
import { ForceCard } from './force.tsx';
import { identityOf } from './identity.ts';
import { repairOf } from './moments.tsx';
import { Puzzle } from './puzzle.tsx';
import { type BoardWords, boardWords } from './words.ts';
import './seat-details.css';

type Props = ComponentProps<GameScreen<HothAction, HothEvent, HothView>['SeatDetails']>;

/** What stands in a seat's panel: the puzzle, where the ship is, and what else its commander has. */
export function SeatDetails({ view, seat, language, moment }: Props): ReactNode {
  const words = boardWords(language);
  const rebel = view.rebels[seat];
  if (!rebel) return null;
  const shown = moment && moment.milliseconds > 0 ? moment : null;
  const orders = view.orders[seat];
  const throttles = view.throttles[seat];
  return (
    <div className="hoth-seat">
      <Puzzle
        colour={identityOf(seat).colour}
        pieces={rebel.pieces}
        label={words.puzzle(rebel.pieces)}
        repair={repairOf(shown, seat)}
      />
      <div className="hoth-seat-lines">
        <span>{placeText(rebel.space, words)}</span>
        {throttles !== undefined && <span>{words.throttles(throttles)}</span>}
        {orders && <span>{words.orders(orders)}</span>}
      </div>
      {view.force === seat && <ForceCard label={words.forceCard} />}
    </div>
  );
}

function placeText(space: string | null, words: BoardWords): string {
  if (space === null) return words.resigned;
  const zone = words.zones[zoneOf[findSpace(space) as Space] as Zone];
  return space.startsWith('planet') ? zone : `${zone} ${Number(space.slice(space.lastIndexOf('-') + 1))}`;
}
