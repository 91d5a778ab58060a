import type { Words } from '@holoboard/kernel';
import { type AnyScreen, SeatBadge } from '@holoboard/kit';
import { useMemo, useState } from 'react';
import type { Bundle } from '../games.ts';
import { type Recollection, sinceLast } from '../match/since.ts';
import type { TableState } from '../match/table-state.ts';
import { useWords } from '../words/index.ts';
import './since.css';

interface SinceProps {
  readonly told: readonly Recollection[];
  // biome-ignore lint/suspicious/noExplicitAny: the types of different games only meet here.
  readonly words: Words<any, any, any>;
  readonly screen: AnyScreen;
  /** The one that is pointed at, and shown on the board. */
  readonly pointed: Recollection | null;
  readonly onPoint: (told: Recollection | null) => void;
}

/** What the others did since one has last acted: dice, losses and words. Pointing at something shows it on the board. */
export function Since({ told, words, screen, pointed, onPoint }: SinceProps) {
  const { table } = useWords();
  return (
    <section className="since" aria-labelledby="since-title">
      <h2 id="since-title">{table.since}</h2>
      <ol>
        {told.map((one, i) => {
          const text = one.lines.map(({ view, event }) => words.event(view, event)).join(' ');
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew as a whole.
            <li key={i}>
              <button
                type="button"
                style={{ '--letters': text.length } as React.CSSProperties}
                aria-pressed={pointed === one}
                onFocus={({ target }) => target.matches(':focus-visible') && onPoint(one)}
                onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onPoint(one)}
                onPointerLeave={({ pointerType }) => pointerType !== 'touch' && onPoint(null)}
                onBlur={() => onPoint(null)}
                // A finger cannot hover: it points by touching, and touches once more to stop.
                onClick={() => onPoint(pointed === one && matchMedia('(hover: none)').matches ? null : one)}
              >
                <Signs one={one} screen={screen} />
                <span>{text}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Who it was, what luck showed, and what was lost. The words say it too. */
function Signs({ one, screen }: { readonly one: Recollection; readonly screen: AnyScreen }) {
  const view = one.lines.at(-1)?.view;
  return (
    <span className="since-signs" aria-hidden="true">
      {one.seat !== null && <SeatBadge identity={screen.identity(one.seat, view)} />}
      {one.luck.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal dice may lie there.
        <i key={i}>{face}</i>
      ))}
      {one.lost > 0 && <b>{`−${one.lost}`}</b>}
    </span>
  );
}

/** What the others did since the seat that is asked has last acted; and what of it is pointed at. */
export function useSince({ screen }: Bundle, { log, asked, cover, unasked }: TableState) {
  const told = useMemo(
    () => (asked === null || cover !== null ? [] : sinceLast(log, asked, screen, unasked)),
    [log, asked, cover, screen, unasked],
  );
  const [point, setPoint] = useState<Recollection | null>(null);
  const pointed = point && told.includes(point) ? point : null;
  const traces = useMemo(
    () =>
      told.flatMap((one) =>
        one.ways.map((way, i) => ({
          way,
          colour: one.seat === null ? 'var(--text)' : screen.identity(one.seat, one.lines[0]?.view).colour,
          harm: one.harm,
          lost: i === one.ways.length - 1 ? one.lost : 0,
          lit: one === pointed,
        })),
      ),
    [told, pointed, screen],
  );
  return { told, pointed, point: setPoint, traces };
}
