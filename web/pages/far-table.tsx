import { loadGame, titleIn } from '@holoboard/games';
import { houseRefusal, type Refusal, type Seat, wordsIn } from '@holoboard/kernel';
import { SeatBadge } from '@holoboard/kit';
import type { FarTable, TableCommand } from '@holoboard/table';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { matchFile } from '../far/api.ts';
import { type FarState, FarTableClient } from '../far/far-table.ts';
import { beKnownAs, newEntropy, useMe } from '../far/me.ts';
import { useMuted } from '../far/muted.ts';
import { refusalPage } from '../far/refusal-page.ts';
import { useTurnNotice } from '../far/turn-notice.ts';
import { takeFile } from '../files.ts';
import { type Bundle, loadBundle } from '../games.ts';
import type { MatchController } from '../match/controller.ts';
import { newController, startWorker } from '../match/new-controller.ts';
import { Thinking } from '../match/thinking.ts';
import { Chat, type Side, type Tell } from '../parts/chat.tsx';
import { FarNotice, LineNotice } from '../parts/far-notice.tsx';
import type { FarParts } from '../parts/far-parts.ts';
import { Loading, useFetched, WhenFetched } from '../parts/loading.tsx';
import { TableManners } from '../parts/table-manners.tsx';
import { TableScreen } from '../parts/table-screen.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { WaitingRoom } from '../parts/waiting-room.tsx';
import { addressOf } from '../routes.ts';
import { createStore, type Store, useStore } from '../store.ts';
import { useLanguage, useWords } from '../words/index.ts';

/** A line to the server's tables. */
function openSocket(): WebSocket {
  return new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live`);
}

/** Follows a table of the server; who becomes somebody else to the server meanwhile follows it anew. */
function useFarTable(id: string): {
  client: FarTableClient | null;
  state: FarState | null;
  renew: () => FarTableClient;
} {
  const [held] = useState<Store<{ client: FarTableClient | null; state: FarState | null }>>(() =>
    createStore({ client: null, state: null } as { client: FarTableClient | null; state: FarState | null }),
  );
  const renew = (): FarTableClient => {
    held.get().client?.close();
    const client = new FarTableClient({ id, open: openSocket as never, loadGame, now: Date.now });
    const show = (): void => {
      if (held.get().client === client) held.set({ client, state: client.get() });
    };
    held.set({ client, state: client.get() });
    client.subscribe(show);
    return client;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: one client for each table.
  useEffect(() => {
    renew();
    const hurry = (): void => held.get().client?.hurry();
    addEventListener('online', hurry);
    return () => {
      removeEventListener('online', hurry);
      held.get().client?.close();
      held.set({ client: null, state: null });
    };
  }, [id]);
  return { ...useStore(held), renew };
}

/** A table that the server holds: the room where people gather, then the game. */
export function FarTablePage({ id }: { readonly id: string }) {
  const app = useWords();
  const { far } = app;
  const language = useLanguage();
  const [, navigate] = useLocation();
  const [me, setMe] = useMe();
  const { client, state, renew } = useFarTable(id);
  const [problem, setProblem] = useState<string | null>(null);
  const reasonOf = (refusal: Refusal | null): string | null =>
    refusal && (houseRefusal(refusal, language) ?? refusal.clause);
  const said = (refusal: Refusal | null): void => setProblem(reasonOf(refusal));
  const ask = (command: TableCommand): void => {
    void client?.ask(command).then(said);
  };
  const tell = async (command: TableCommand): Promise<string | null> =>
    client ? reasonOf(await client.ask(command)) : far.offline;
  const sit = async (name: string): Promise<void> => {
    try {
      const known = await beKnownAs(name, me ?? null);
      setMe(known.me);
      const line = known.changed ? renew() : client;
      said((await line?.ask({ type: 'sit', seat: null, entropy: newEntropy() }, true)) ?? null);
    } catch (error) {
      setProblem((error instanceof Error && error.message) || far.offline);
    }
  };
  // Whoever has just opened the table sits down at it without being asked.
  const table = state?.table ?? null;
  const sitAtOnce = table?.status === 'waiting' && table.own && table.mine === null && Boolean(me);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the table is there.
  useEffect(() => {
    if (!sitAtOnce || !new URLSearchParams(location.search).has('sit')) return;
    navigate(addressOf.table(id), { replace: true });
    void sit(me?.name ?? far.guest);
  }, [sitAtOnce]);
  // Whoever asks for another game sits down at once; the others are led there.
  const again = useRef(false);
  const next = table?.next ?? null;
  const mine = table?.mine ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: where one plays again is told once.
  useEffect(() => {
    if (next !== null && mine !== null) navigate(`${addressOf.table(next)}${again.current ? '?sit' : ''}`);
  }, [next]);

  if (state?.refusal) {
    const { title, text, again } = refusalPage(state.refusal, app, language);
    return (
      <Trouble title={title} text={text}>
        {again && (
          <button type="button" className="button primary" onClick={() => renew()}>
            {app.problems.tryAgain}
          </button>
        )}
      </Trouble>
    );
  }
  if (!state || !table || me === undefined) return <Loading />;
  if (table.status === 'closed') return <Trouble title={far.closedTitle} text={far.closed} />;
  if (table.status === 'waiting' || !state.sitting)
    return (
      <WaitingRoom
        table={table}
        name={me?.name ?? null}
        chat={state.chat}
        own={state.own}
        problem={problem}
        notice={<LineNotice line={state.line} />}
        onSit={(name) => void sit(name)}
        onAsk={ask}
        onTell={me === null ? null : tell}
      />
    );
  return (
    <FarGame
      key={state.sitting.number}
      id={id}
      state={state}
      table={table}
      problem={problem}
      onAsk={ask}
      onTell={me === null ? null : tell}
      onSit={() => void sit(me?.name ?? far.guest)}
      onReplace={(seat) => ask({ type: 'bot', seat, level: 'pilot' })}
      onAgain={() => {
        again.current = true;
        void client?.rematch().then((match) => match && navigate(`${addressOf.table(match)}?sit`));
      }}
    />
  );
}

interface FarGameProps {
  readonly id: string;
  readonly state: FarState;
  readonly table: FarTable;
  readonly problem: string | null;
  readonly onAsk: (command: TableCommand) => void;
  /** Absent for those who have not said who they are. */
  readonly onTell: Tell | null;
  readonly onSit: () => void;
  readonly onReplace: (seat: number) => void;
  readonly onAgain: () => void;
}

function FarGame(props: FarGameProps) {
  const fetched = useFetched(props.table.game, loadBundle);
  return <WhenFetched fetched={fetched}>{(bundle) => <SeatedGame {...props} bundle={bundle} />}</WhenFetched>;
}

function SeatedGame({
  id,
  bundle,
  state,
  table,
  problem,
  ...acts
}: FarGameProps & { readonly bundle: Bundle }) {
  const { far } = useWords();
  const language = useLanguage();
  const controller = useController(id, bundle, state);
  const file = useFinishedFile(id, table.status === 'over');
  const notes = useSeatNotes(state, table);
  const [, navigate] = useLocation();
  const asked = state.sitting?.at.standing().question.seats ?? [];
  useTurnNotice(table, asked, far.yourTurn(titleIn(table.game, language)));
  const { onAsk, onTell, onSit, onReplace, onAgain } = acts;
  const muted = useMuted(id);
  if (!controller) return <Loading />;
  const { view } = controller.get();
  const nameOf = (seat: Seat): string => wordsIn(bundle.game, language).seat(view, seat);
  const sideOf = (seat: Seat): Side => ({
    name: nameOf(seat),
    badge: <SeatBadge identity={bundle.screen.identity(seat, view)} />,
  });
  const heard = state.chat.filter(({ speaker }) => speaker === state.own || !muted.includes(speaker));
  const parts: FarParts = {
    notice: (
      <FarNotice
        line={state.line}
        table={table}
        tableAt={state.tableAt}
        standing={state.standing}
        problem={problem}
        onAsk={onAsk}
        onSit={onSit}
        onReplace={onReplace}
      />
    ),
    panel: {
      key: 'chat',
      label: heard.length > 0 ? `${far.chat} (${heard.length})` : far.chat,
      content: <Chat table={table} lines={state.chat} own={state.own} sideOf={sideOf} onTell={onTell} />,
    },
    menu: (
      <TableManners
        table={table}
        isOpenGame={bundle.game.open}
        sideOf={nameOf}
        known={onTell !== null}
        onAsk={onAsk}
      />
    ),
    notes,
    file: file === null ? null : () => file,
    onAgain: table.mine === null ? null : onAgain,
    onReplay:
      file === null
        ? null
        : () => void takeFile(file, Date.now()).then((taken) => navigate(addressOf.replay(taken.id))),
  };
  return <TableScreen id={id} bundle={bundle} controller={controller} far={parts} />;
}

/** The controller of a sitting, for as long as it is shown. */
function useController(id: string, bundle: Bundle, { sitting }: FarState): MatchController | null {
  const [controller, setController] = useState<MatchController | null>(null);
  const at = sitting?.at ?? null;
  useEffect(() => {
    if (!at) return;
    const thinking = new Thinking(startWorker);
    const opened = newController(id, bundle, thinking, { sitting: at, host: null, takeOver: null });
    setController(opened);
    opened.open();
    return () => {
      opened.close();
      thinking.close();
    };
  }, [id, bundle, at]);
  return controller;
}

/** The file of a finished match, with the seed that proves its dice. */
function useFinishedFile(id: string, over: boolean): string | null {
  const [file, setFile] = useState<string | null>(null);
  useEffect(() => {
    if (over) matchFile(id).then(setFile, () => undefined);
  }, [id, over]);
  return file;
}

/** What is said beside each seat: the time that is left, or that nobody is there. */
function useSeatNotes({ sitting }: FarState, table: FarTable): readonly (string | null)[] {
  const { far } = useWords();
  const [, tick] = useState(0);
  const timed = table.clock.kind !== 'none' && table.status === 'playing';
  useEffect(() => {
    if (!timed) return;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [timed]);
  const left = sitting?.at.clocks().left ?? [];
  return table.people.map(({ kind, here }, seat) => {
    const time = left[seat];
    const shown = time === null || time === undefined ? '' : clockText(time);
    const absent = kind === 'open' ? far.openSeat : here ? '' : far.away;
    return [shown, absent].filter(Boolean).join(' · ') || null;
  });
}

/** A time as a clock shows it. */
function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (number: number): string => String(number).padStart(2, '0');
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
