import type { GameScreen } from '@holoboard/kit';
import type { ComponentProps, ReactNode } from 'react';
import type { CargoAction, CargoEvent } from '../state.ts';
import type { CargoView } from '../view.ts';

type Screen = GameScreen<CargoAction, CargoEvent, CargoView>;

/** What stands in a seat's panel besides its name. */
export function SeatDetails({ view, seat }: ComponentProps<Screen['SeatDetails']>): ReactNode {
  return (
    <div className="cargo-seat">
      <span>Points: {view.points[seat]}</span>
      <span>Cards: {view.hands[seat]?.count}</span>
      <span>
        Coins: {view.purses[seat]}, banked {view.vaults[seat]}
      </span>
    </div>
  );
}

/** The table at hand: what a prize may be. */
export function Reference({ view }: ComponentProps<Screen['Reference']>): ReactNode {
  return (
    <ul>
      <li>Bank: coins in the vault decide among equal points.</li>
      {view.options.peeking && <li>Look at the top card, then take it or leave it.</li>}
      <li>Take the top card, and the round is over.</li>
      <li>Search: one roll for another point, and the round is over.</li>
    </ul>
  );
}
