import type { GameScreen } from '@holoboard/kit';
import type { ComponentProps, ReactNode } from 'react';
import type { TacticalAction, TacticalEvent } from '../actions.ts';
import { pointsOf } from '../phases/ending.ts';
import type { TacticalView } from '../view.ts';
import { factionName } from '../words/names.ts';
import { positionOf } from './position.ts';
import { boardWords } from './words.ts';
import './seat-details.css';

type Props = ComponentProps<GameScreen<TacticalAction, TacticalEvent, TacticalView>['SeatDetails']>;

/** What stands in a seat's panel: its faction, its points and Units; during the set-up, whether it is ready. */
export function SeatDetails({ view, seat, language }: Props): ReactNode {
  const words = boardWords(language);
  const player = view.players[seat];
  if (!player) return null;
  const units = view.units.filter((unit) => unit.seat === seat && unit.status !== 'defeated').length;
  return (
    <div className="tactical-seat">
      {player.faction !== null && (
        <span className="tactical-seat-faction">{factionName(player.faction)}</span>
      )}
      {view.round > 0 ? (
        <>
          <span>{words.points(pointsOf(positionOf(view), seat))}</span>
          <span className="quiet">{words.unitsLeft(units)}</span>
        </>
      ) : (
        player.faction !== null && (
          <span className="quiet">{player.answered ? words.ready : words.deciding}</span>
        )
      )}
    </div>
  );
}
