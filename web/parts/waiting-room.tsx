import { roomOf, titleIn } from '@holoboard/games';
import type { ChatLine, FarTable, TableCommand } from '@holoboard/table';
import { useState } from 'react';
import { newEntropy, rememberedName } from '../far/me.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { Chat, type Tell } from './chat.tsx';
import { Field } from './field.tsx';
import { GameArt } from './game-art.tsx';
import { Invite } from './invite.tsx';
import { Page } from './page.tsx';
import { PersonButton } from './person-button.tsx';
import { ReportTable, SpectatorsButton } from './table-manners.tsx';
import './waiting-room.css';

/** A table before the game: who is there, the link that brings the others, and a seat for who has come by it. */
export function WaitingRoom({
  table,
  name,
  chat,
  own,
  problem,
  notice,
  onSit,
  onAsk,
  onTell,
}: {
  readonly table: FarTable;
  /** The name the server knows us by; nothing when it does not. */
  readonly name: string | null;
  readonly chat: readonly ChatLine[];
  /** The `speaker` of our own lines. */
  readonly own: number | null;
  readonly problem: string | null;
  readonly notice: React.ReactNode;
  readonly onSit: (name: string) => void;
  readonly onAsk: (command: TableCommand) => void;
  /** Absent for those who have not said who they are. */
  readonly onTell: Tell | null;
}) {
  const { far } = useWords();
  const language = useLanguage();
  const title = titleIn(table.game, language);
  const picture = roomOf(table.game)?.picture;
  const seated = table.mine !== null;
  return (
    <Page title={far.waitingTitle(title)} narrow>
      {notice}
      {!seated && <SitDown known={name} onSit={onSit} />}
      {problem !== null && <p role="alert">{far.failed(problem)}</p>}
      {seated && <Invite address={`${location.origin}/table/${table.id}`} />}
      <section className="card waiting-seats">
        <h2>{far.seats}</h2>
        <ol>
          {table.people.map((who, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            <li key={seat} data-open={who.kind === 'open'}>
              <span>{who.kind === 'open' ? far.openSeat : who.name}</span>
              <span className="quiet small">
                {seat === table.mine ? far.you : who.kind === 'person' && !who.here ? far.away : ''}
              </span>
              {who.kind === 'person' && seat !== table.mine && onTell && (
                <PersonButton
                  className="button bare"
                  label={far.about(who.name)}
                  about={{
                    title: who.name,
                    name: who.name,
                    pointed: { table: table.id, seat },
                    known: true,
                  }}
                >
                  <span aria-hidden="true">⋯</span>
                </PersonButton>
              )}
              {who.kind === 'open' && seated && (
                <button
                  type="button"
                  className="button bare"
                  onClick={() => onAsk({ type: 'sit', seat, entropy: newEntropy() })}
                >
                  {far.sitHere}
                </button>
              )}
              {who.kind === 'open' && table.own && seated && (
                <button
                  type="button"
                  className="button bare"
                  onClick={() => onAsk({ type: 'bot', seat, level: 'pilot' })}
                >
                  {far.seatBot}
                </button>
              )}
            </li>
          ))}
        </ol>
        {table.watchers > 0 && <p className="quiet small">{far.watchers(table.watchers)}</p>}
        <div className="buttons">
          {table.own && seated && (
            <button type="button" className="button" onClick={() => onAsk({ type: 'start', level: 'pilot' })}>
              {far.fill}
            </button>
          )}
          {seated && !table.own && (
            <button type="button" className="button bare" onClick={() => onAsk({ type: 'stand' })}>
              {far.stand}
            </button>
          )}
          <SpectatorsButton table={table} onAsk={onAsk} />
          {!table.own && onTell && <ReportTable table={table} />}
          {table.own && (
            <button type="button" className="button bare" onClick={() => onAsk({ type: 'close' })}>
              {far.giveUp}
            </button>
          )}
        </div>
      </section>
      <section className="card">
        <h2>{far.chat}</h2>
        <Chat table={table} lines={chat} own={own} sideOf={null} onTell={onTell} />
      </section>
      {picture && <GameArt picture={picture} />}
      <details className="card">
        <summary>{far.commitment}</summary>
        <p className="quiet small">{far.commitmentWhy}</p>
        <code className="waiting-seal">{table.commitment}</code>
      </details>
    </Page>
  );
}

/** One click for who has come by a link; the name is filled in already. */
function SitDown({
  known,
  onSit,
}: {
  readonly known: string | null;
  readonly onSit: (name: string) => void;
}) {
  const { far } = useWords();
  const [name, setName] = useState(() => known ?? rememberedName());
  const [busy, setBusy] = useState(false);
  return (
    <form
      className="card"
      onSubmit={(event) => {
        event.preventDefault();
        setBusy(true);
        onSit(name.trim() || known || far.guest);
        setTimeout(() => setBusy(false), 2000);
      }}
    >
      <Field label={far.name} why={far.nameWhy}>
        {(field) => (
          <input
            {...field}
            value={name}
            maxLength={40}
            placeholder={known ?? far.guest}
            autoComplete="nickname"
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <button type="submit" className="button primary large" disabled={busy}>
        {far.sit}
      </button>
    </form>
  );
}
