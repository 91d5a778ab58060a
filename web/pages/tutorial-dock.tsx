import { targetIn, wordsIn } from '@holoboard/kernel';
import { type BoardProps, SeatBadge } from '@holoboard/kit';
import { useLanguage, useWords } from '../words/index.ts';
import type { CoachProps } from './tutorial-coach.tsx';
import '../parts/choices.css';
import '../parts/dock.css';

/** The prompt and everything that can be done now, as at a table. */
export function TutorialDock({
  run,
  state,
  bundle: { game, screen },
  board,
  whole,
}: CoachProps & {
  /** What the board is given too. */
  // biome-ignore lint/suspicious/noExplicitAny: the types of different games only meet here.
  readonly board: BoardProps<any, any, any>;
  /** Whether what is asked has the whole screen, and is answered there. */
  readonly whole: boolean;
}) {
  const { table, tutorial } = useWords();
  const language = useLanguage();
  const words = wordsIn(game, language);
  const chapter = run.chapters[state.index];
  const { view, picked, moment, learnt, choice } = state;
  const { focused, onFocus, viewer } = board;
  const prompt = moment
    ? screen.luck(moment.event)
      ? table.suspense
      : words.event(view, moment.event)
    : chapter && !learnt
      ? words.question(view, game.question(chapter.state), chapter.seat, choice.path)
      : '';
  const deciding = chapter !== undefined && !learnt && !moment;
  const hand = !whole && screen.hand?.shows(view, viewer, deciding) ? screen.hand : null;
  const tries = chapter?.lesson.tries;
  const hint = run.hint();
  const entry = (id: string, label: string, primary: boolean) => (
    <li key={id}>
      <button
        type="button"
        className={primary ? 'button primary' : 'button'}
        data-choice={id}
        data-focused={focused === id}
        onFocus={() => onFocus(id)}
        onMouseEnter={() => onFocus(id)}
        onMouseLeave={() => onFocus(null)}
        onBlur={() => onFocus(null)}
        onClick={() => run.pick(id)}
      >
        {label}
      </button>
    </li>
  );
  return (
    <section className="dock" aria-label={table.decision}>
      <p className="prompt" data-mine={!learnt}>
        {chapter && prompt && <SeatBadge identity={screen.identity(chapter.seat, view)} />}
        <span>{prompt}</span>
      </p>
      <div className="dock-row" data-hand={hand !== null} data-odds="false">
        {hand && (
          <div className="dock-hand">
            <hand.Hand {...board} onUnpick={(index) => run.unpick(index)} />
          </div>
        )}
        {chapter && !learnt && !whole && (
          <ul className="choices" aria-label={table.choices}>
            {choice.targets
              .filter(({ id }) => !hand?.offers(id))
              .map((target) => entry(target.id, targetIn(words, view, target, picked), target.id === hint))}
            {tries &&
              chapter.lesson.points &&
              entry(chapter.lesson.points, tutorial.try(words.action(view, tries)), true)}
          </ul>
        )}
      </div>
    </section>
  );
}
