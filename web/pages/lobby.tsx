import { titleIn } from '@holoboard/games';
import type { FarTable, LobbyTable } from '@holoboard/table';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { comeBack, lobbyTables, myTables, newCode } from '../far/api.ts';
import { askToNotify, mayAskToNotify } from '../far/turn-notice.ts';
import { Page } from '../parts/page.tsx';
import { addressOf } from '../routes.ts';
import type { AppWords } from '../words/en.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { personName } from '../words/names.ts';
import './home.css';

/** How often the lists are fetched anew while they are looked at, in milliseconds. */
const refreshEvery = 5000;

/** My tables with others, and the tables that wait for players. */
export function Lobby() {
  const { far } = useWords();
  const [mine, setMine] = useState<readonly FarTable[] | null>(null);
  const [open, setOpen] = useState<readonly LobbyTable[] | null>(null);
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    let wanted = true;
    const refresh = async (): Promise<void> => {
      try {
        const [own, others] = await Promise.all([myTables(), lobbyTables()]);
        if (!wanted) return;
        setMine(own);
        setOpen(others.filter(({ id }) => !own.some((table) => table.id === id)));
        setOffline(false);
      } catch {
        if (wanted) setOffline(true);
      }
    };
    void refresh();
    const timer = setInterval(() => void refresh(), refreshEvery);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, []);
  return (
    <Page title={far.lobbyTitle} narrow>
      {offline && <p role="alert">{far.offline}</p>}
      <section className="saved">
        <h2>{far.mine}</h2>
        {mine?.length === 0 && <p className="quiet">{far.mineEmpty}</p>}
        <ul>
          {mine?.map((table) => (
            <TableLine key={table.id} table={table} label={far.goTo} />
          ))}
        </ul>
      </section>
      <section className="saved">
        <h2>{far.openTables}</h2>
        {open?.length === 0 && <p className="quiet">{far.openEmpty}</p>}
        <ul>
          {open?.map((table) => (
            <TableLine key={table.id} table={table} label={far.join} />
          ))}
        </ul>
      </section>
      <TurnNotices />
      <OtherDevice />
    </Page>
  );
}

function TableLine({
  table,
  label,
}: {
  readonly table: FarTable & Partial<LobbyTable>;
  readonly label: string;
}) {
  const words = useWords();
  const { far, home, people: about } = words;
  const language = useLanguage();
  const { people, asked, mine, status, seats } = table;
  const title = titleIn(table.game, language);
  const taken = people.filter(({ kind }) => kind !== 'open');
  const yours = mine !== null && asked.includes(mine);
  const state =
    status === 'over'
      ? far.over
      : status === 'waiting'
        ? far.waiting(taken.length, seats)
        : yours
          ? far.yourMove
          : far.theirMove(asked.map((seat) => people[seat]?.name ?? '').join(', '));
  return (
    <li>
      <div>
        <strong>{title}</strong>
        <p className="quiet small">
          {taken.length > 0 && `${home.against(taken.map(({ name }) => personName(name, words)))} · `}
          {state}
        </p>
        {table.host !== undefined && (
          <p className="quiet small">
            {about.host(personName(table.host, words))} · {paceAndClock(table, words, language)} ·{' '}
            {age(table.created, language)}
          </p>
        )}
      </div>
      <Link className={yours ? 'button primary' : 'button'} href={addressOf.table(table.id)}>
        {label}
        <span className="unseen">{title}</span>
      </Link>
    </li>
  );
}

/** How long a game may take: its pace and its clock. */
function paceAndClock({ pace, clock }: FarTable, { people }: AppWords, language: string): string {
  const paceIs = pace === 'live' ? people.live : people.days;
  if (clock.kind === 'none') return `${paceIs}, ${people.noClock}`;
  const time = duration(clock.seconds, language);
  return clock.kind === 'perMove'
    ? `${paceIs}, ${people.perMove(time)}`
    : `${paceIs}, ${people.perGame(time, duration(clock.increment, language))}`;
}

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Seconds in the largest unit that they fill, as the language says it. */
function duration(seconds: number, language: string): string {
  const [unit, length] = units.find(([, size]) => seconds >= size && seconds % size === 0) ?? ['second', 1];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    seconds / length,
  );
}

/** How long ago something was, as the language says it. */
function age(at: number, language: string): string {
  const seconds = Math.max(0, (Date.now() - at) / 1000);
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(
    -Math.floor(seconds / length),
    unit,
  );
}

/** Asks once whether to tell when it is one's turn. */
function TurnNotices() {
  const { far } = useWords();
  const [state, setState] = useState<'ask' | 'on' | 'no'>(() => (mayAskToNotify() ? 'ask' : 'no'));
  if (state === 'no') return null;
  const request = async (): Promise<void> => {
    setState((await askToNotify()) ? 'on' : 'no');
  };
  return state === 'on' ? (
    <p role="status">{far.notified}</p>
  ) : (
    <p>
      <button type="button" className="button" onClick={() => void request()}>
        {far.notify}
      </button>
    </p>
  );
}

/** Moves a guest to another device. */
function OtherDevice() {
  const { far } = useWords();
  const [code, setCode] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      setSaid(far.failed((error instanceof Error && error.message) || far.offline));
    }
  };
  return (
    <details className="card">
      <summary>{far.device}</summary>
      <p className="quiet small">{far.deviceText}</p>
      <p>
        <button
          type="button"
          className="button"
          onClick={() => void attempt(async () => setCode(await newCode()))}
        >
          {far.makeCode}
        </button>
      </p>
      {code !== null && (
        <p>
          {far.codeIs} <code>{code}</code>
        </p>
      )}
      <form
        className="buttons"
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(async () => {
            const { name } = await comeBack(typed.trim());
            setSaid(far.welcome(name));
          });
        }}
      >
        <input
          aria-label={far.haveCode}
          placeholder={far.haveCode}
          value={typed}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="button">
          {far.useCode}
        </button>
      </form>
      <p role="status">{said}</p>
    </details>
  );
}
