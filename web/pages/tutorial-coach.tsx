import { type GameAction, refusalIn, rulebookIn, wordsIn } from '@holoboard/kernel';
import type { Course } from '@holoboard/kit';
import { Link } from 'wouter';
import type { Bundle } from '../games.ts';
import { addressOf } from '../routes.ts';
import { useLanguage, useWords } from '../words/index.ts';
import type { RunState, TutorialRun } from './tutorial-run.ts';
import './tutorial-coach.css';

export interface CoachProps {
  readonly run: TutorialRun;
  readonly state: RunState;
  readonly bundle: Bundle;
}

/** The coach: what this lesson says, what came of the last try, and the way to the other lessons. */
export function Coach({
  run,
  state,
  bundle: { game },
  texts,
}: CoachProps & { readonly texts: Course<GameAction>['lessonWords'] }) {
  const { tutorial } = useWords();
  const language = useLanguage();
  const count = run.chapters.length;
  const lesson = run.chapters[state.index]?.lesson;
  const text = lesson
    ? (texts[language] ?? texts['en'])?.[lesson.key]
    : { title: tutorial.doneTitle, text: tutorial.done };
  return (
    <aside className="coach" aria-label={tutorial.coach}>
      <div className="coach-progress">
        <progress
          max={count}
          value={state.index}
          aria-label={tutorial.progress(Math.min(state.index + 1, count), count)}
        />
        <span className="quiet small" aria-hidden="true">
          {tutorial.progress(Math.min(state.index + 1, count), count)}
        </span>
      </div>
      <div className="coach-words" aria-live="polite">
        <h2>{text?.title}</h2>
        <p>{text?.text}</p>
        {lesson && <LessonClause game={game} clause={lesson.clause} />}
        <Remarks state={state} game={game} />
      </div>
      <nav className="coach-ways">
        <button
          type="button"
          className="button bare"
          disabled={state.index === 0}
          onClick={() => run.goTo(state.index - 1)}
        >
          {tutorial.back}
        </button>
        {lesson && !state.learnt ? (
          <>
            <button type="button" className="button bare" onClick={() => run.goTo(state.index + 1)}>
              {tutorial.skip}
            </button>
            <button type="button" className="button" onClick={() => run.show()}>
              {tutorial.show}
            </button>
          </>
        ) : (
          <Onward run={run} state={state} game={game.id} />
        )}
      </nav>
    </aside>
  );
}

/** The clause of a lesson, to be read in full. */
function LessonClause({ game, clause }: { readonly game: Bundle['game']; readonly clause: string }) {
  const language = useLanguage();
  const text = rulebookIn(game, language).find(({ id }) => id === clause)?.text;
  return (
    <details className="coach-clause">
      <summary>{clause}</summary>
      <p>{text}</p>
    </details>
  );
}

/** What the coach says to the last try. */
function Remarks({
  state: { remark, view },
  game,
}: {
  readonly state: RunState;
  readonly game: Bundle['game'];
}) {
  const words = useWords();
  const language = useLanguage();
  if (!remark) return null;
  if (remark.kind === 'other') return <p className="coach-remark">{words.tutorial.other}</p>;
  if (remark.kind === 'refused')
    return (
      <p className="coach-remark" data-learnt={remark.learnt}>
        {refusalIn(game, remark.refusal, language)}{' '}
        {remark.learnt && <strong>{words.tutorial.learnt}</strong>}
      </p>
    );
  return (
    <p className="coach-remark" data-learnt="true">
      {remark.events.map((event) => wordsIn(game, language).event(view, event)).join(' ')}
    </p>
  );
}

/** The way on from a lesson that has been learnt, and from the last one. */
function Onward({ run, state, game }: Omit<CoachProps, 'bundle'> & { readonly game: string }) {
  const { tutorial } = useWords();
  if (state.index < run.chapters.length)
    return (
      <button
        type="button"
        className="button primary"
        data-choice="next"
        onClick={() => run.goTo(state.index + 1)}
      >
        {tutorial.next}
      </button>
    );
  return (
    <>
      <button type="button" className="button bare" data-choice="again" onClick={() => run.goTo(0)}>
        {tutorial.again}
      </button>
      <Link className="button primary" data-choice="play" href={addressOf.new(game)}>
        {tutorial.play}
      </Link>
    </>
  );
}
