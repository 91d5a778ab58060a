import type { GameAction, Words } from '@holoboard/kernel';
import { useEffect, useState } from 'react';
import type { MatchController } from '../match/controller.ts';
import type { Advice } from '../match/table-state.ts';
import { useWords } from '../words/index.ts';
import { OddsList } from './odds-panel.tsx';
import './hint-card.css';

/** What the pilot would do here, and what to expect of it; it is never played unasked. */
export function HintCard({
  controller,
  words,
  onMark,
  onClose,
}: {
  readonly controller: MatchController;
  // biome-ignore lint/suspicious/noExplicitAny: the types of different games only meet here.
  readonly words: Words<any, any, any>;
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
        {typeof advice === 'object' && advice && <AdviceText advice={advice} words={words} />}
      </div>
      <button type="button" className="button bare answer-close" aria-label={app.close} onClick={onClose}>
        <span aria-hidden="true">✕</span>
      </button>
    </section>
  );
}

function AdviceText({
  advice: { ranked, seat, view },
  words,
}: {
  readonly advice: Advice;
  // biome-ignore lint/suspicious/noExplicitAny: the types of different games only meet here.
  readonly words: Words<any, any, any>;
}) {
  const { hint } = useWords();
  const [best, ...others] = ranked;
  if (!best) return <p>{hint.nothing}</p>;
  const say = (action: GameAction): string => words.action(view, action);
  const odds = (action: GameAction) => <OddsList lines={words.odds?.(view, seat, action) ?? []} />;
  if (others.length === 0)
    return (
      <>
        <p className="hint-best">{hint.only(say(best.action))}</p>
        {odds(best.action)}
      </>
    );
  const equals = ranked.filter(({ value }) => value === best.value).length;
  const second = others.find(({ value }) => value < best.value);
  return (
    <>
      <p className="hint-best">{hint.best(say(best.action))}</p>
      {equals > 1 && <p className="quiet small">{hint.equal(equals)}</p>}
      {odds(best.action)}
      {second && (
        <>
          <p className="quiet small">{hint.second(say(second.action))}</p>
          {odds(second.action)}
        </>
      )}
    </>
  );
}
