import type { GameEvent, Outcome, Seat, Viewer, Words } from '@holoboard/kernel';
import { type AnyScreen, type Moment, SeatBadge } from '@holoboard/kit';
import type { SeatSpec } from '@holoboard/table';
import { useLanguage, useWords } from '../words/index.ts';
import { nameAt } from '../words/names.ts';
import './seat-panels.css';

/** Who plays, how they stand, and whose turn it is. */
export function SeatPanels({
  screen,
  words,
  view,
  seats,
  active,
  viewer,
  thinking = null,
  moment,
  outcome,
  notes,
}: {
  readonly screen: AnyScreen;
  // biome-ignore lint/suspicious/noExplicitAny: the types of different games only meet here.
  readonly words: Words<any, any, any>;
  readonly view: unknown;
  readonly seats: readonly SeatSpec[];
  readonly active: readonly Seat[];
  readonly viewer: Viewer;
  readonly thinking?: Seat | null;
  readonly moment: Moment<GameEvent> | null;
  readonly outcome: Outcome | null;
  /** What is said beside the name of each seat. */
  readonly notes?: readonly (string | null)[];
}) {
  const app = useWords();
  const { setup, table } = app;
  const language = useLanguage();
  return (
    <section className="seats" aria-label={table.seats} data-count={seats.length}>
      {seats.map((spec, seat) => {
        const identity = screen.identity(seat, view);
        const isActive = active.includes(seat) || thinking === seat;
        return (
          <article
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            key={seat}
            className="seat"
            data-active={isActive}
            data-own={viewer === seat}
            data-won={outcome?.ranks[seat] === 1}
            style={{ '--seat': identity.colour } as React.CSSProperties}
          >
            <header>
              <SeatBadge identity={identity} />
              <div>
                <h2>{words.seat(view, seat)}</h2>
                <span className="quiet">
                  {spec.kind === 'bot'
                    ? table.bot(setup.levels[spec.level ?? ''] ?? spec.level ?? '')
                    : nameAt(seats, seat, app)}
                  {notes?.[seat] && <span className="seat-note">{notes[seat]}</span>}
                </span>
              </div>
              {isActive && (
                <span className="seat-turn" aria-hidden="true">
                  {thinking === seat ? '…' : '●'}
                </span>
              )}
            </header>
            <screen.SeatDetails
              view={view}
              seat={seat}
              viewer={viewer}
              words={words}
              language={language}
              moment={moment}
            />
          </article>
        );
      })}
    </section>
  );
}
