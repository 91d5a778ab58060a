import { titleIn } from '@holoboard/games';
import { type GameAction, type Refusal, refusalIn, wordsIn } from '@holoboard/kernel';
import { afterPaint, play, setSound, sounds } from '@holoboard/kit';
import { lazy, type RefObject, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { download, fileName } from '../files.ts';
import type { Bundle } from '../games.ts';
import type { MatchController } from '../match/controller.ts';
import { type TableState, wholeScreenFor } from '../match/table-state.ts';
import { changeSettings, motionOf, useSettings } from '../settings.ts';
import { createStore, type Store } from '../store.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { nameAt } from '../words/names.ts';
import { Announcer } from './announcer.tsx';
import { isConfirmed } from './choices.tsx';
import { actionOf, Dock, promptText } from './dock.tsx';
import type { FarParts } from './far-parts.ts';
import { HintCard } from './hint-card.tsx';
import { Notices } from './notices.tsx';
import { SeatPanels } from './seat-panels.tsx';
import { Since, useSince } from './since.tsx';
import { TableBar } from './table-bar.tsx';
import { Cover, KeysDialog, MenuDialog, ResignDialog } from './table-dialogs.tsx';
import { useTableKeys } from './table-keys.ts';
import { type PanelChoice, TablePanels, turnTo } from './table-panels.tsx';
import { TurnFlash } from './turn-flash.tsx';
import { WhyNotCard } from './why-not.tsx';
import './table.css';

/** The end comes late: it is fetched then. */
const OverDialog = lazy(async () => ({ default: (await import('./over-dialog.tsx')).OverDialog }));

type OpenDialog = 'resign' | 'keys' | 'menu' | 'over' | null;

/** What a table is shown with. */
export interface TableScreenProps {
  readonly id: string;
  readonly bundle: Bundle;
  readonly controller: MatchController;
  /** What only a table has that a server holds; absent where the match is held here. */
  readonly far?: FarParts;
}

interface SeenTableProps extends TableScreenProps {
  readonly state: TableState;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** The panel that was in sight last: it is no secret, and stays when the screen is handed over. */
  readonly panel: RefObject<string>;
}

/** The table as one pair of eyes sees it, with everything that was said, opened or pointed at meanwhile. */
export function SeenTable({ id, bundle, controller, far, state, heading, panel }: SeenTableProps) {
  const { game, screen } = bundle;
  const app = useWords();
  const language = useLanguage();
  const words = wordsIn(game, language);
  const settings = useSettings();
  const [focused, setFocused] = useState<string | null>(null);
  // What a pointer passes over is shown when there is time: a press does not wait for it.
  const focusSoon = (id: string | null): void => startTransition(() => setFocused(id));
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const panels = usePanels(panel);
  const [hinting, setHinting] = useState(false);
  const [undoReason, setUndoReason] = useState<Refusal | null>(null);
  const acting = useRef(false);

  const { told, pointed, point, traces } = useSince(bundle, state);

  useSounds(bundle, state, settings.sound);
  useOverDialog(state, () => setDialog('over'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step taken changes what can be pointed at.
  useEffect(() => {
    setFocused(null);
    setUndoReason(null);
    setHinting(false);
  }, [state.version]);

  const undo = (): void => void controller.undo().then(setUndoReason);
  const hint = (): void => {
    setUndoReason(null);
    controller.dismiss();
    startTransition(() => setHinting(!hinting));
  };
  const closeAll = (): void => {
    controller.dismiss();
    setUndoReason(null);
    setHinting(false);
    panels.set({ ...panels.get(), open: false });
  };
  // The clause says more than the reason that led to it, which would lie above it.
  const read = (clause: string): void => {
    closeAll();
    panels.set({ selected: 'rules', open: true, clause });
  };
  const pickSoon = (picked: string): void => afterPaint(() => controller.pick(picked));
  const actSoon = (action: GameAction): void => {
    // A second press was not meant for the position that the first leads to.
    if (acting.current) return;
    acting.current = true;
    afterPaint(() => {
      acting.current = false;
      controller.answering.act(action);
    });
  };
  const pickOnBoard = (picked: string): void => {
    // Where nothing can be hovered, the first tap shows the odds and the second does it.
    const acts = actionOf(state.choice.targets.find((target) => target.id === picked)) !== null;
    const mustConfirm =
      acts && state.choice.targets.length > 1 && focused !== picked && !isConfirmed({ state, controller });
    if (mustConfirm && !state.moment && matchMedia('(hover: none)').matches) setFocused(picked);
    else pickSoon(picked);
  };
  useTableKeys({
    skip: () => {
      controller.skip();
      return state.moment !== null;
    },
    close: closeAll,
    letters: {
      u: undo,
      h: hint,
      l: () => turnTo(panels, 'log'),
      t: () => turnTo(panels, 'text'),
      r: () => turnTo(panels, 'rules'),
      '?': () => setDialog('keys'),
    },
  });

  const { facts } = controller.sitting;
  const file = far ? far.file : controller.file;
  const refusal = state.whyNot?.refusal ?? undoReason;
  const close = (): void => setDialog(null);
  const Whole = wholeScreenFor(screen, state);
  const why = (wanted: string): string | null => {
    const against = controller.answering.whyNot(wanted);
    return against && refusalIn(game, against.refusal, language);
  };
  const board = {
    view: state.view,
    viewer: state.viewer,
    words,
    language,
    targets: state.choice.targets,
    picked: state.picked,
    focused,
    onFocus: focusSoon,
    onPick: pickOnBoard,
    why,
    judge: (action: GameAction) => controller.answering.judge(action),
    onAct: actSoon,
    marked: pointed?.marks ?? marked,
    traces,
    moment: state.moment,
    motion: motionOf(settings),
  };
  const exportFile = file && ((): void => download(file(), fileName(game.id, facts.created)));
  return (
    <div className="table" data-hand={screen.hand !== undefined}>
      <TableBar
        title={titleIn(game.id, language)}
        heading={heading}
        banner={screen.banner(state.view, language)}
        undo={state.undo}
        game={game}
        sound={settings.sound}
        onUndo={undo}
        onHint={hint}
        onSound={() => changeSettings({ sound: !settings.sound })}
        onMenu={() => setDialog('menu')}
      />
      <SeatPanels
        screen={screen}
        words={words}
        view={state.view}
        seats={facts.seats}
        active={state.question.seats}
        viewer={state.viewer}
        thinking={state.thinking}
        moment={state.moment}
        outcome={state.outcome}
        {...(far && { notes: far.notes })}
      />
      <main className="board" aria-label={app.table.board}>
        {state.cover !== null ? (
          <Cover name={nameAt(facts.seats, state.cover, app)} onShow={() => controller.uncover()} />
        ) : Whole && state.asked !== null ? (
          <Whole {...board} question={state.question} seat={state.asked} />
        ) : (
          <screen.Board {...board} />
        )}
        <TurnFlash controller={controller} state={state} screen={screen} words={words} />
        <Notices state={state} controller={controller} onExport={exportFile} />
        {far?.notice}
      </main>
      {told.length > 0 && (
        <Since told={told} words={words} screen={screen} pointed={pointed} onPoint={point} />
      )}
      <Dock
        state={state}
        controller={controller}
        screen={screen}
        words={words}
        focused={focused}
        onFocus={focusSoon}
        onPick={pickSoon}
        onResult={() => setDialog('over')}
        board={board}
      />
      <TablePanels
        id={id}
        bundle={bundle}
        controller={controller}
        state={state}
        choice={panels}
        onMark={setMarked}
        {...(far && { far: far.panel })}
      />
      {hinting && !refusal && (
        <HintCard
          key={state.version}
          controller={controller}
          onMark={setMarked}
          onClose={() => setHinting(false)}
        />
      )}
      {refusal && <WhyNotCard game={game} refusal={refusal} onClose={closeAll} onRead={read} />}
      <Announcer
        log={state.log}
        say={({ view, event }) => (screen.line?.(event, view) === 'none' ? '' : words.event(view, event))}
        prompt={state.asked !== null || state.outcome ? promptText(state, words, app.table, screen) : ''}
      />
      {dialog === 'keys' && <KeysDialog onClose={close} />}
      {dialog === 'resign' && <ResignDialog controller={controller} words={words} onClose={close} />}
      {dialog === 'menu' && (
        <MenuDialog
          game={game.id}
          canResign={!state.outcome && (state.asked !== null || typeof state.viewer === 'number')}
          onKeys={() => setDialog('keys')}
          onResign={() => setDialog('resign')}
          onExport={exportFile}
          onClose={close}
        >
          {far?.menu}
        </MenuDialog>
      )}
      {dialog === 'over' && state.outcome && (
        <Suspense>
          <OverDialog
            id={id}
            bundle={bundle}
            controller={controller}
            words={words}
            view={state.view}
            outcome={state.outcome}
            file={file}
            {...(far && { far })}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Which panel is in sight. */
function usePanels(panel: RefObject<string>): Store<PanelChoice> {
  const [panels] = useState(() =>
    createStore<PanelChoice>({ selected: panel.current, open: false, clause: null }),
  );
  useEffect(
    () =>
      panels.subscribe(() => {
        panel.current = panels.get().selected;
      }),
    [panels, panel],
  );
  return panels;
}

/** Opens the last dialog when the game ends while somebody watches, and when a finished game is opened. */
function useOverDialog({ outcome }: TableState, open: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end comes once.
  useEffect(() => {
    if (outcome) open();
  }, [outcome]);
}

/** Plays the sound of what is shown, and one for what is refused. */
function useSounds({ screen }: Bundle, state: TableState, enabled: boolean): void {
  const { moment, whyNot } = state;
  useEffect(() => setSound({ enabled }), [enabled]);
  useEffect(() => {
    const name = moment && screen.sound(moment.event);
    if (name) play(name);
  }, [moment, screen]);
  useEffect(() => {
    if (whyNot) play(sounds.refuse);
  }, [whyNot]);
}
