import { titleIn } from '@holoboard/games';
import { type GameAction, refusalIn, wordsIn } from '@holoboard/kernel';
import { type Course, play, setSound, sounds } from '@holoboard/kit';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { type Bundle, loadBundle } from '../games.ts';
import { wholeScreenFor } from '../match/table-state.ts';
import { Around } from '../parts/around.tsx';
import { Bar } from '../parts/bar.tsx';
import { useFetched, WhenFetched } from '../parts/loading.tsx';
import { usePageTitle } from '../parts/page.tsx';
import { SeatPanels } from '../parts/seat-panels.tsx';
import { useChoiceFocus, useTableKeys } from '../parts/table-keys.ts';
import { Trouble } from '../parts/trouble.tsx';
import { routes } from '../routes.ts';
import { motionOf, settings, useSettings } from '../settings.ts';
import { useStore } from '../store.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { Coach } from './tutorial-coach.tsx';
import { seatsIn } from './tutorial-course.ts';
import { TutorialDock } from './tutorial-dock.tsx';
import { type RunState, TutorialRun } from './tutorial-run.ts';
import '../parts/table.css';
import './tutorial.css';

/** The lessons of a game. */
export function Tutorial({ id }: { readonly id: string }) {
  const fetched = useFetched(id, loadLessons);
  const { tutorial } = useWords();
  const language = useLanguage();
  return (
    <WhenFetched fetched={fetched}>
      {({ course, ...bundle }) =>
        course.lessons.length > 0 ? (
          <Around screen={bundle.screen} table={id} viewer={0}>
            <TutorialScreen bundle={bundle} course={course} />
          </Around>
        ) : (
          <Trouble title={tutorial.title(titleIn(id, language))} text={tutorial.noLessons} />
        )
      }
    </WhenFetched>
  );
}

/** A game with its drawing and its lessons. */
async function loadLessons(id: string): Promise<Bundle & { readonly course: Course<GameAction> }> {
  const bundle = await loadBundle(id);
  return { ...bundle, course: await bundle.screen.course() };
}

function TutorialScreen({
  bundle,
  course,
}: {
  readonly bundle: Bundle;
  readonly course: Course<GameAction>;
}) {
  const { game, screen } = bundle;
  const { setup, table, tutorial } = useWords();
  const language = useLanguage();
  const words = wordsIn(game, language);
  const chosen = useSettings();
  const [run] = useState(
    () => new TutorialRun({ game, screen, lessons: course.lessons, motion: () => motionOf(settings.get()) }),
  );
  const state = useStore(run);
  const [focused, setFocused] = useState<string | null>(null);
  const chapter = run.chapters[state.index];
  const title = tutorial.title(titleIn(game.id, language));
  const heading = usePageTitle(title);

  useEffect(() => () => run.close(), [run]);
  useSounds(bundle, state, chosen.sound);
  useChoiceFocus(state.moment ? null : `${state.index} ${state.learnt}`);
  useTableKeys({ skip: () => run.skip(), close: () => {}, letters: {} });

  const seat = chapter?.seat ?? 0;
  const [seats] = useState(() => seatsIn(game, run.chapters[0]?.state));
  const hint = run.hint();
  const question = chapter && !state.learnt && !state.moment ? game.question(chapter.state) : null;
  const Whole = question && wholeScreenFor(screen, { asked: seat, question });
  const why = (id: string): string | null => {
    const refusal = run.whyNot(id);
    return refusal && refusalIn(game, refusal, language);
  };
  const board = {
    view: state.view,
    viewer: seat,
    words,
    language,
    targets: state.choice.targets,
    picked: state.picked,
    focused,
    onFocus: setFocused,
    onPick: (id: string) => run.pick(id),
    why,
    judge: (action: GameAction) => run.judge(action),
    onAct: (action: GameAction) => run.act(action),
    marked: hint === null ? [] : [hint],
    moment: state.moment,
    motion: motionOf(chosen),
  };
  return (
    <div className="table learn">
      <Bar title={title} heading={heading}>
        <Link className="button bare" href={routes.home}>
          {tutorial.leave}
        </Link>
      </Bar>
      <SeatPanels
        screen={screen}
        words={words}
        view={state.view}
        seats={Array.from({ length: seats }, (_, i) =>
          i === seat ? { kind: 'human', name: setup.you } : { kind: 'human', name: '' },
        )}
        active={chapter && !state.learnt ? [seat] : []}
        viewer={seat}
        moment={state.moment}
        outcome={null}
      />
      <main className="board" aria-label={table.board}>
        {Whole && question ? (
          <Whole {...board} question={question} seat={seat} />
        ) : (
          <screen.Board {...board} />
        )}
      </main>
      <Coach run={run} state={state} bundle={bundle} texts={course.lessonWords} />
      <TutorialDock run={run} state={state} bundle={bundle} board={board} whole={Whole !== null} />
    </div>
  );
}

function useSounds({ screen }: Bundle, { moment, remark }: RunState, enabled: boolean): void {
  useEffect(() => setSound({ enabled }), [enabled]);
  useEffect(() => {
    const name = moment && screen.sound(moment.event);
    if (name) play(name);
  }, [moment, screen]);
  useEffect(() => {
    if (remark?.kind === 'refused') play(sounds.refuse);
  }, [remark]);
}
