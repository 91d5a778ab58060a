import type { Seat } from '@holoboard/kernel';
import type { ChatLine, FarTable } from '@holoboard/table';
import { useEffect, useRef, useState } from 'react';
import { useLanguage, useWords } from '../words/index.ts';
import { personName } from '../words/names.ts';
import { PersonMenu } from './person-menu.tsx';
import './chat.css';

/** Says something at a table; gives why it was refused, if it was. */
export type Say = (text: string) => Promise<string | null>;

/** What is said at a table, and a line to say something oneself. */
export function Chat({
  table,
  sideOf,
  lines,
  onSay,
}: {
  readonly table: FarTable;
  /** What the game calls a seat; without it seats are counted. */
  readonly sideOf?: (seat: Seat) => string;
  readonly lines: readonly ChatLine[];
  /** Absent for those who have not said who they are. */
  readonly onSay: Say | null;
}) {
  const { far, setup } = useWords();
  const language = useLanguage();
  const list = useRef<HTMLOListElement>(null);
  const [text, setText] = useState('');
  const sending = useRef(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [muted, setMuted] = useState<ReadonlySet<number>>(new Set());
  // What was refused stays in the field, and so does what was typed while the answer was on its way.
  const send = async (say: Say): Promise<void> => {
    sending.current = true;
    const reason = await say(text);
    sending.current = false;
    setRefused(reason);
    if (reason === null) setText((now) => (now === text ? '' : now));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line comes into sight when one is added.
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [lines.length]);
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  return (
    <div className="chat">
      {lines.length === 0 && <p className="quiet small">{far.chatEmpty}</p>}
      <ol ref={list} aria-live="polite">
        {lines.map((line) => (
          <Line
            key={line.number}
            line={line}
            table={table}
            side={line.seat === null ? null : (sideOf?.(line.seat) ?? setup.player(line.seat + 1))}
            time={time.format(line.at)}
            // Who has said who they are can do something about others.
            canAct={onSay !== null && (line.seat === null || line.seat !== table.mine)}
            muted={muted.has(line.speaker)}
            onMute={() => setMuted((now) => toggled(now, line.speaker))}
          />
        ))}
      </ol>
      {onSay && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '' && !sending.current) void send(onSay);
          }}
        >
          <input
            value={text}
            maxLength={500}
            aria-label={far.chatSay}
            placeholder={far.chatSay}
            autoComplete="off"
            // What is typed here is no key of the table.
            onKeyDown={(event) => event.stopPropagation()}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="button">
            {far.chatSend}
          </button>
        </form>
      )}
      {refused !== null && (
        <p className="small" role="alert">
          {refused}
        </p>
      )}
    </div>
  );
}

/** One line: who says it, whether they play or watch, and what can be done about them. */
function Line({
  line,
  table,
  side,
  time,
  canAct,
  muted,
  onMute,
}: {
  readonly line: ChatLine;
  readonly table: FarTable;
  /** The side they play on; nothing for those who watch. */
  readonly side: string | null;
  readonly time: string;
  readonly canAct: boolean;
  readonly muted: boolean;
  readonly onMute: () => void;
}) {
  const words = useWords();
  const { people } = words;
  const { number, text } = line;
  const name = personName(line.name, words);
  return (
    <li data-player={side !== null}>
      <strong>{name}</strong>{' '}
      <span className="quiet small">
        {side === null ? people.spectator : `${people.player} · ${side}`} · <time>{time}</time>
      </span>
      {canAct && (
        <PersonMenu
          who={{ table: table.id, line: number }}
          name={name}
          mute={{ on: muted, toggle: onMute }}
        />
      )}
      <p>{muted ? <i className="quiet">{people.muted}</i> : text}</p>
    </li>
  );
}

function toggled(set: ReadonlySet<number>, member: number): ReadonlySet<number> {
  const next = new Set(set);
  if (!next.delete(member)) next.add(member);
  return next;
}
