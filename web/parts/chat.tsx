import type { Seat } from '@holoboard/kernel';
import type { ChatLine, FarTable, TableCommand } from '@holoboard/table';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { setMuted, useMuted } from '../far/muted.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { personName } from '../words/names.ts';
import { PersonButton } from './person-button.tsx';
import './chat.css';

/** Asks something of the table; gives why it was refused, if it was. */
export type Tell = (command: TableCommand) => Promise<string | null>;

/** A seat as its lines are marked with it. */
export interface Side {
  readonly name: string;
  readonly badge: ReactNode;
}

interface ChatProps {
  readonly table: FarTable;
  readonly lines: readonly ChatLine[];
  /** The `speaker` of our own lines. */
  readonly own: number | null;
  /** Whose side a seat is on; nothing before the game. */
  readonly sideOf: ((seat: Seat) => Side) | null;
  /** Absent for those who have not said who they are. */
  readonly onTell: Tell | null;
}

/** What is said at a table, and a field to say something. */
export function Chat(props: ChatProps) {
  const { table, lines, own, onTell } = props;
  const words = useWords();
  const { far } = words;
  const list = useRef<HTMLOListElement>(null);
  const muted = useMuted(table.id);
  const heard = lines.filter(({ speaker }) => speaker === own || !muted.includes(speaker));
  const silenced = muted.flatMap((speaker) => lines.findLast((line) => line.speaker === speaker) ?? []);
  // The button that was pressed goes away with the lines, or with the list of the muted.
  const mute = (speaker: number, isMuted: boolean): void => {
    setMuted(table.id, speaker, isMuted);
    requestAnimationFrame(() => list.current?.focus());
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line comes into sight when one is added.
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [heard.length]);
  return (
    <div className="chat">
      {!table.spectators && <p className="quiet small">{far.privateTitle}.</p>}
      {heard.length === 0 && <p className="quiet small">{far.chatEmpty}</p>}
      <ol ref={list} aria-live="polite" aria-label={far.chat} tabIndex={-1}>
        {heard.map((line) => (
          <Line key={line.number} {...props} line={line} onMute={() => mute(line.speaker, true)} />
        ))}
      </ol>
      {silenced.length > 0 && (
        <section className="chat-muted small" aria-label={far.muted}>
          <span className="quiet">{far.muted}:</span>
          {silenced.map((line) => (
            <span key={line.speaker}>
              <Mark {...props} line={line} />{' '}
              <button type="button" className="button bare" onClick={() => mute(line.speaker, false)}>
                {far.unmute(personName(line.name, words))}
              </button>
            </span>
          ))}
        </section>
      )}
      {onTell && <SayForm onTell={onTell} />}
    </div>
  );
}

/** Whether a line comes from a player, of which side, or from a spectator: a name alone can be anybody's. */
function Mark({ line, own, sideOf }: Pick<ChatProps, 'own' | 'sideOf'> & { readonly line: ChatLine }) {
  const { far } = useWords();
  const side = line.seat === null ? null : sideOf?.(line.seat);
  const text = line.seat === null ? far.spectator : side ? far.playerOf(side.name) : far.player;
  return (
    <span className="chat-mark" data-kind={line.seat === null ? 'spectator' : 'player'}>
      {side?.badge}
      {text}
      {line.speaker === own && ` · ${far.you}`}
    </span>
  );
}

function Line({
  line,
  onMute,
  ...props
}: ChatProps & { readonly line: ChatLine; readonly onMute: () => void }) {
  const { table, own, sideOf, onTell } = props;
  const words = useWords();
  const { far } = words;
  const time = new Intl.DateTimeFormat(useLanguage(), { timeStyle: 'short' });
  const { number, at, seat, speaker, text } = line;
  const name = personName(line.name, words);
  const side = seat === null ? far.spectator : (sideOf?.(seat).name ?? far.player);
  const mayRemove = table.own && seat === null && onTell !== null;
  return (
    <li>
      <div className="chat-head">
        <Mark {...props} line={line} />
        <strong>{name}</strong>
        <time className="quiet small">{time.format(at)}</time>
        {speaker !== own && (
          <PersonButton
            className="button bare"
            label={far.about(name)}
            about={{
              title: `${name} (${side})`,
              name,
              quote: text,
              pointed: { table: table.id, line: number },
              known: onTell !== null,
              onMute,
              onRemove: mayRemove ? () => onTell({ type: 'remove', speaker }) : undefined,
            }}
          >
            <span aria-hidden="true">⋯</span>
          </PersonButton>
        )}
      </div>
      {text === '' ? <p className="quiet">{far.deletedLine}</p> : <p>{text}</p>}
    </li>
  );
}

function SayForm({ onTell }: { readonly onTell: Tell }) {
  const { far } = useWords();
  const [text, setText] = useState('');
  const sending = useRef(false);
  const [refused, setRefused] = useState<string | null>(null);
  // What was refused stays in the field, and so does what was typed while the answer was on its way.
  const send = async (): Promise<void> => {
    sending.current = true;
    const reason = await onTell({ type: 'chat', text });
    sending.current = false;
    setRefused(reason);
    if (reason === null) setText((now) => (now === text ? '' : now));
  };
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '' && !sending.current) void send();
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
      {refused !== null && (
        <p className="small" role="alert">
          {refused}
        </p>
      )}
    </>
  );
}
