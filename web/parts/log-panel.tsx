import type { Words } from '@holoboard/kernel';
import { type AnyScreen, SeatBadge } from '@holoboard/kit';
import { memo, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { doerOf, groupsOf, type LogEntry } from '../match/story.ts';
import { useWords } from '../words/index.ts';
import './log-panel.css';
import './panels.css';

/** What happened, in words, by turn. Pointing at a line marks it on the board; a click goes to that moment. */
export function LogPanel({
  entries,
  words,
  screen,
  addressAt,
  onMark,
  current,
}: {
  readonly entries: readonly LogEntry[];
  // biome-ignore lint/suspicious/noExplicitAny: the types of different games only meet here.
  readonly words: Words<any, any, any>;
  readonly screen: AnyScreen;
  /** Where a moment can be looked at; nothing when it cannot yet. */
  readonly addressAt: ((at: number) => string) | null;
  readonly onMark: (ids: readonly string[]) => void;
  /** The moment on show, in a replay. */
  readonly current?: number;
}) {
  const { panels } = useWords();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line comes into sight when one is added.
  useEffect(() => {
    if (list.current) showNewest(list.current);
  }, [entries.length, current]);
  const empty = entries.length === 0;
  useEffect(() => {
    // A drawer that opens shows the newest line too.
    const opened = new ResizeObserver(() => list.current && showNewest(list.current));
    if (!empty && list.current) opened.observe(scrollerOf(list.current));
    return () => opened.disconnect();
  }, [empty]);
  if (empty) return <p className="quiet panel-empty">{panels.logEmpty}</p>;

  const line = (told: readonly LogEntry[]) => (
    <Line
      told={told}
      words={words}
      screen={screen}
      address={addressAt?.(told[0]?.at ?? 0) ?? null}
      title={panels.logJump}
      onMark={onMark}
      current={told.some(({ at }) => at === current)}
    />
  );
  return (
    <ol className="log" ref={list}>
      {groupsOf(entries, screen).map(({ heading, lines }) => (
        <li key={heading?.at ?? 0}>
          {heading && <div className="log-heading">{line([heading])}</div>}
          {lines.length > 0 && (
            <ul>
              {lines.map((told, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end.
                <li key={i}>{line(told)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

/** One line; a log has hundreds, and only what is new or has changed is drawn again. */
const Line = memo(OneLine, (old, now) =>
  (Object.keys(now) as (keyof LineProps)[]).every((key) =>
    key === 'told'
      ? old.told[0] === now.told[0] && old.told.length === now.told.length
      : old[key] === now[key],
  ),
);

interface LineProps {
  readonly told: readonly LogEntry[];
  // biome-ignore lint/suspicious/noExplicitAny: the types of different games only meet here.
  readonly words: Words<any, any, any>;
  readonly screen: AnyScreen;
  readonly address: string | null;
  readonly title: string;
  readonly onMark: (ids: readonly string[]) => void;
  readonly current: boolean;
}

function OneLine({ told, words, screen, address, title, onMark, current }: LineProps) {
  const mark = () => onMark(told.flatMap(({ event }) => screen.marks(event)));
  const unmark = () => onMark([]);
  const [first] = told;
  const doer = first ? doerOf(first, screen) : null;
  const content = (
    <>
      {doer !== null && <SeatBadge identity={screen.identity(doer, first?.view)} />}
      <span>{told.map(({ view, event }) => words.event(view, event)).join(' ')}</span>
    </>
  );
  if (address === null)
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: whoever points at it sees it marked on the board, no more.
      <span className="log-line" onMouseEnter={mark} onMouseLeave={unmark}>
        {content}
      </span>
    );
  return (
    <Link
      href={address}
      className="log-line"
      title={title}
      onMouseEnter={mark}
      onMouseLeave={unmark}
      onFocus={mark}
      onBlur={unmark}
      {...(current ? { 'aria-current': 'step' as const } : {})}
    >
      {content}
    </Link>
  );
}

function showNewest(list: HTMLElement): void {
  const shown = list.querySelector('[aria-current]');
  if (shown) shown.scrollIntoView({ block: 'nearest' });
  else scrollerOf(list).scrollTo({ top: list.scrollHeight });
}

/** The panel scrolls, not the list in it. */
function scrollerOf(list: HTMLElement): Element {
  return list.closest('[role="tabpanel"]') ?? list;
}
