import { type AnyGame, adviceIn, type GameAction, oddsIn, wordsIn } from '@holoboard/kernel';
import { useEffect, useState } from 'react';
import type { MatchController } from '../match/controller.ts';
import type { Advice } from '../match/table-state.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { OddsList } from './odds-panel.tsx';
import './hint-card.css';

/** What the pilot would do here, and what to expect of it; it is never played unasked. */
export function HintCard({
  controller,
  onMark,
  onClose,
}: {
  readonly controller: MatchController;
  /** Shows on the board what is meant. */
  readonly onMark: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}) {
  const { app, hint } = useWords();
  const [advice, setAdvice] = useState<Advice | null | 'thinking' | 'failed'>('thinking');
  useEffect(() => {
    let wanted = true;
    controller.answering.advise().then(
      (given) => {
        if (!wanted) return;
        setAdvice(given);
        const best = given?.ranked[0]?.action;
        if (best) onMark(controller.sitting.game.steps(best));
      },
      () => wanted && setAdvice('failed'),
    );
    return () => {
      wanted = false;
      onMark([]);
    };
  }, [controller, onMark]);
  return (
    <section className="answer hint" aria-label={hint.title}>
      <div role="status">
        {advice === 'thinking' && <p>{hint.thinking}</p>}
        {advice === 'failed' && <p>{hint.failed}</p>}
        {advice === null && <p>{hint.nothing}</p>}
        {typeof advice === 'object' && advice && (
          <AdviceText advice={advice} game={controller.sitting.game} />
        )}
      </div>
      <button type="button" className="button bare answer-close" aria-label={app.close} onClick={onClose}>
        <span aria-hidden="true">✕</span>
      </button>
    </section>
  );
}

function AdviceText({
  advice: { ranked, seat, view },
  game,
}: {
  readonly advice: Advice;
  readonly game: AnyGame;
}) {
  const { hint } = useWords();
  const language = useLanguage();
  const [best, ...others] = ranked;
  if (!best) return <p>{hint.nothing}</p>;
  const second = others.find(({ value }) => value < best.value);
  const say = (action: GameAction, other: GameAction | null): string =>
    adviceIn(game, language, view, seat, action, other);
  const equals = ranked.filter(({ value }) => value === best.value).length;
  return (
    <>
      <p className="hint-best">
        {(others.length === 0 ? hint.only : hint.best)(say(best.action, second?.action ?? null))}
      </p>
      {equals > 1 && <p className="quiet small">{hint.equal(equals)}</p>}
      <OddsList lines={oddsIn(wordsIn(game, language), view, seat, best.action)} />
      {/* What the best has before it was said there. */}
      {second && <p className="quiet small">{hint.second(say(second.action, null))}</p>}
    </>
  );
}
