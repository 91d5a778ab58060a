import { titleIn } from '@holoboard/games';
import { refuse, wordsIn } from '@holoboard/kernel';
import { play, setSound } from '@holoboard/kit';
import { readMatchFile } from '@holoboard/table';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { isChunkError } from '../chunk-error.ts';
import { type Bundle, loadBundle } from '../games.ts';
import { packedIn, unpackGame } from '../match/links.ts';
import { LoadError, loadSaved, unbroken } from '../match/load.ts';
import { entriesOf } from '../match/story.ts';
import { Around } from '../parts/around.tsx';
import { Loading, useFetched } from '../parts/loading.tsx';
import { LogPanel } from '../parts/log-panel.tsx';
import { usePageTitle } from '../parts/page.tsx';
import { type Panel, Panels } from '../parts/panels.tsx';
import { RulesList } from '../parts/rules-list.tsx';
import { SavedTrouble } from '../parts/saved-trouble.tsx';
import { SeatPanels } from '../parts/seat-panels.tsx';
import { TextBoard } from '../parts/text-board.tsx';
import { addressOf } from '../routes.ts';
import { motionOf, settings, useSettings } from '../settings.ts';
import { useStore } from '../store.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { ReplayBar } from './replay-bar.tsx';
import { ReplayBranch } from './replay-branch.tsx';
import { ReplayControls } from './replay-controls.tsx';
import { useReplayKeys } from './replay-keys.ts';
import { type PlayerState, ReplayPlayer } from './replay-player.ts';
import { frameFrom, openRecording, type Recording, roundFrom, turnFrom } from './replay-recording.ts';
import '../parts/table.css';

interface Opened {
  readonly bundle: Bundle;
  readonly text: string;
  readonly recording: Recording;
}

/** Opens the game that the address carries, or the saved one of that name. */
async function openGame(id: string): Promise<Opened> {
  const packed = packedIn(location.hash);
  if (packed !== null) return openPacked(packed);
  const { bundle, text } = await loadSaved(id);
  return {
    bundle,
    text,
    recording: unbroken(text, () => openRecording(bundle.game, text, bundle.screen.opens)),
  };
}

/** Opens a game that came with an address: anybody may have made it. */
async function openPacked(packed: string): Promise<Opened> {
  try {
    const text = await unpackGame(packed);
    const bundle = await loadBundle(readMatchFile(text).header.game);
    return { bundle, text, recording: openRecording(bundle.game, text, bundle.screen.opens) };
  } catch (error) {
    throw isChunkError(error) ? error : new LoadError('link', error);
  }
}

/** Shows a game that was played, finished or not: any moment of it, and how it came about. */
export function Replay({ id }: { readonly id: string }) {
  const fetched = useFetched(id, openGame);
  if (fetched.status === 'failed') return <SavedTrouble id={id} error={fetched.error} />;
  if (fetched.status !== 'ready') return <Loading />;
  const { bundle, recording } = fetched.value;
  return (
    <Around screen={bundle.screen} table={id} viewer={recording.viewer}>
      <ReplayScreen id={id} {...fetched.value} />
    </Around>
  );
}

function ReplayScreen({ id, bundle, text, recording }: Opened & { readonly id: string }) {
  const { game, screen } = bundle;
  const { replay, table } = useWords();
  const language = useLanguage();
  const words = wordsIn(game, language);
  const chosen = useSettings();
  const player = usePlayer(bundle, recording);
  const state = useStore(player);
  const frame = recording.frames[state.place];
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [branching, setBranching] = useState(false);
  const [panel, setPanel] = useState('log');
  const [drawer, setDrawer] = useState(false);
  const title = replay.title(titleIn(game.id, language));
  const heading = usePageTitle(title);

  const [carried] = useState(() => (packedIn(location.hash) === null ? '' : location.hash));
  const addressAt = useCallback((at?: number) => `${addressOf.replay(id, at)}${carried}`, [id, carried]);
  useAddress(addressAt, recording, player, state.place);
  useSounds(bundle, state, chosen.sound);
  const goRound = (direction: 1 | -1): void => {
    if (screen.round) player.goTo(roundFrom(recording, screen.round, state.place, direction));
  };
  useReplayKeys({
    ArrowLeft: () => player.goTo(state.place - 1),
    ArrowRight: () => player.stepOn(),
    PageUp: () => player.goTo(turnFrom(recording, state.place, -1)),
    PageDown: () => player.goTo(turnFrom(recording, state.place, 1)),
    '[': () => goRound(-1),
    ']': () => goRound(1),
    Home: () => player.goTo(0),
    End: () => player.goTo(player.last),
    ' ': () => player.toggle(),
  });

  const panels = usePanels({
    addressAt,
    bundle,
    recording,
    view: state.view,
    at: frame?.at ?? 0,
    onMark: setMarked,
  });
  const atEnd = state.place === player.last && !state.moment;
  return (
    <div className="table replay">
      <ReplayBar
        id={id}
        text={text}
        title={title}
        heading={heading}
        recording={recording}
        banner={screen.banner(state.view, language)}
        address={addressAt(frame?.at)}
      />
      <SeatPanels
        screen={screen}
        words={words}
        view={state.view}
        seats={recording.seats}
        active={state.moment ? [] : (frame?.question.seats ?? [])}
        viewer={recording.viewer}
        moment={state.moment}
        outcome={atEnd ? recording.outcome : null}
      />
      <main className="board" aria-label={table.board}>
        <screen.Board
          view={state.view}
          viewer={recording.viewer}
          {...(recording.person !== null && { side: recording.person })}
          words={words}
          language={language}
          targets={[]}
          picked={[]}
          focused={null}
          onFocus={() => {}}
          onPick={() => {}}
          why={() => null}
          judge={() => refuse('TABLE-TURN')}
          onAct={() => {}}
          marked={marked}
          moment={state.moment}
          told={state.moment ? [] : (frame?.told.map(({ event }) => event) ?? [])}
          motion={motionOf(chosen)}
        />
      </main>
      <ReplayControls
        player={player}
        recording={recording}
        words={words}
        round={screen.round}
        line={screen.line}
        onBranch={() => setBranching(true)}
      />
      <Panels
        panels={panels}
        selected={panel}
        open={drawer}
        onSelect={(key) => {
          setPanel(key);
          setDrawer(!(drawer && key === panel));
        }}
        onClose={() => setDrawer(false)}
      />
      {branching && (
        <ReplayBranch
          bundle={bundle}
          recording={recording}
          place={state.place}
          onClose={() => setBranching(false)}
        />
      )}
    </div>
  );
}

function usePlayer({ screen }: Bundle, recording: Recording): ReplayPlayer {
  const [player] = useState(
    () =>
      new ReplayPlayer({
        frames: recording.frames,
        screen,
        motion: () => motionOf(settings.get()),
        place: frameFrom(recording, location.search),
      }),
  );
  useEffect(() => () => player.halt(), [player]);
  return player;
}

/** How long a place must stand before it is written into the address, in milliseconds: browsers count the changes. */
const settled = 150;

/** Keeps the address and the moment on show the same, whichever changes. */
function useAddress(
  addressAt: (at?: number) => string,
  recording: Recording,
  player: ReplayPlayer,
  place: number,
): void {
  const search = useSearch();
  const [, navigate] = useLocation();
  const at = recording.frames[place]?.at;
  useEffect(() => {
    if (new URLSearchParams(search).has('at')) {
      const wanted = frameFrom(recording, search);
      if (wanted !== player.get().place) player.goTo(wanted);
    }
  }, [search, recording, player]);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (frameFrom(recording, location.search) !== place || !location.search)
        navigate(addressAt(at), { replace: true });
    }, settled);
    return () => clearTimeout(timer);
  }, [addressAt, recording, place, at, navigate]);
}

function useSounds({ screen }: Bundle, { moment }: PlayerState, enabled: boolean): void {
  useEffect(() => setSound({ enabled }), [enabled]);
  useEffect(() => {
    const name = moment && screen.sound(moment.event);
    if (name) play(name);
  }, [moment, screen]);
}

/** The panels behind the tabs. */
function usePanels({
  addressAt,
  bundle: { game, screen },
  recording,
  view,
  at,
  onMark,
}: {
  readonly addressAt: (at: number) => string;
  readonly bundle: Bundle;
  readonly recording: Recording;
  readonly view: unknown;
  readonly at: number;
  readonly onMark: (ids: readonly string[]) => void;
}): readonly Panel[] {
  const { panels } = useWords();
  const language = useLanguage();
  const words = wordsIn(game, language);
  const entries = useMemo(() => entriesOf(recording.frames), [recording]);
  // The log is long: it is drawn again when the moment changes, not while one is shown.
  const log = useMemo(
    () => (
      <LogPanel
        entries={entries}
        words={words}
        screen={screen}
        addressAt={addressAt}
        onMark={onMark}
        current={at}
      />
    ),
    [entries, words, screen, addressAt, onMark, at],
  );
  return [
    { key: 'log', label: panels.log, content: log },
    {
      key: 'rules',
      label: panels.rules,
      content: <RulesList game={game} options={recording.options} clause={null} />,
    },
    {
      key: 'reference',
      label: panels.reference,
      content: <screen.Reference view={view} language={language} />,
    },
    { key: 'text', label: panels.text, content: <TextBoard words={words} view={view} /> },
  ];
}
