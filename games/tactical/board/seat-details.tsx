import type { GameScreen } from '@holoboard/kit';
import type { ComponentProps, ReactNode } from 'react';
import type { TacticalAction, TacticalEvent } from '../actions.ts';
import { pointsOf } from '../phases/ending.ts';
import type { TacticalView } from '../view.ts';
import { strategie } from '../words/names.de.ts';
import { factionName, strategyName, unitName } from '../words/names.ts';
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
          <CommandDetails view={view} seat={seat} language={language} />
        </>
      ) : (
        player.faction !== null && (
          <span className="quiet">{player.answered ? words.ready : words.deciding}</span>
        )
      )}
    </div>
  );
}

/** TAC-OPT-CMD-01, TAC-OPT-CMD-04: who commands, what is in hand, as far as that is known, and what was played. */
function CommandDetails({ view, seat, language }: Pick<Props, 'view' | 'seat' | 'language'>): ReactNode {
  const { strategy: words } = boardWords(language);
  const player = view.players[seat];
  if (view.options.commanders === 'off' || !player) return null;
  const nameOf = language === 'de' ? strategie : strategyName;
  const names = (cards: readonly string[]): string => cards.map(nameOf).join(', ');
  const { commander, strategies, strategyCount, played } = player;
  return (
    <>
      {commander !== null && commander > 0 && (
        <span className="quiet tactical-seat-line">{words.commander(unitName(view, commander))}</span>
      )}
      {strategyCount > 0 && (
        <span className="quiet tactical-seat-line">
          {strategies ? words.cards(names(strategies)) : words.count(strategyCount)}
        </span>
      )}
      {played.length > 0 && <span className="quiet tactical-seat-line">{words.played(names(played))}</span>}
    </>
  );
}
