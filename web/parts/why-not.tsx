import { type AnyGame, type Refusal, refusalIn } from '@holoboard/kernel';
import { useLanguage, useWords } from '../words/index.ts';
import './why-not.css';

/** Tells why something cannot be done, and leads to the clause that says so. */
export function WhyNotCard({
  game,
  refusal,
  onClose,
  onRead,
}: {
  readonly game: AnyGame;
  readonly refusal: Refusal;
  readonly onClose: () => void;
  readonly onRead: (clause: string) => void;
}) {
  const words = useWords();
  const language = useLanguage();
  const isClause = game.rulebook.some(({ id }) => id === refusal.clause);
  return (
    <div className="answer why-not" role="alert">
      <p>{refusalIn(game, refusal, language)}</p>
      {isClause && (
        <button type="button" className="link" onClick={() => onRead(refusal.clause)}>
          {words.whyNot.readClause(refusal.clause)}
        </button>
      )}
      <button
        type="button"
        className="button bare answer-close"
        aria-label={words.app.close}
        onClick={onClose}
      >
        <span aria-hidden="true">✕</span>
      </button>
    </div>
  );
}
