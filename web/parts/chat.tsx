import type { ChatLine } from '@holoboard/table';
import { useEffect, useRef, useState } from 'react';
import { useLanguage, useWords } from '../words/index.ts';
import './chat.css';

/** Says something at a table; gives why it was refused, if it was. */
export type Say = (text: string) => Promise<string | null>;

/** What is said at a table, and a line to say something oneself. */
export function Chat({
  lines,
  onSay,
}: {
  readonly lines: readonly ChatLine[];
  /** Absent for those who have not said who they are. */
  readonly onSay: Say | null;
}) {
  const { far } = useWords();
  const language = useLanguage();
  const list = useRef<HTMLOListElement>(null);
  const [text, setText] = useState('');
  const sending = useRef(false);
  const [refused, setRefused] = useState<string | null>(null);
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
        {lines.map(({ number, at, name, text: said }) => (
          <li key={number}>
            <strong>{name}</strong> <time className="quiet small">{time.format(at)}</time>
            <p>{said}</p>
          </li>
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
