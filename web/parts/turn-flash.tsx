import type { Words } from '@holoboard/kernel';
import { type AnyScreen, SeatBadge } from '@holoboard/kit';
import type { MatchController } from '../match/controller.ts';
import type { TableState } from '../match/table-state.ts';
import './turn-flash.css';

/** Shows for a moment whose turn it is, when several people share the screen. */
export function TurnFlash({
  controller,
  state,
  screen,
  words,
}: {
  readonly controller: MatchController;
  readonly state: TableState;
  readonly screen: AnyScreen;
  // biome-ignore lint/suspicious/noExplicitAny: the types of different games only meet here.
  readonly words: Words<any, any, any>;
}) {
  const { view, outcome } = state;
  const seat = state.asked ?? state.viewer;
  if (controller.sitting.seats.length < 2 || typeof seat !== 'number' || outcome) return null;
  const identity = screen.identity(seat, view);
  return (
    <div
      key={seat}
      className="turn-flash"
      aria-hidden="true"
      style={{ '--seat': identity.colour } as React.CSSProperties}
    >
      <SeatBadge identity={identity} />
      {words.seat(view, seat)}
    </div>
  );
}
