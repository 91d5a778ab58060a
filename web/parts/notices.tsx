import type { MatchController } from '../match/controller.ts';
import type { TableState } from '../match/table-state.ts';
import { useWords } from '../words/index.ts';
import './notices.css';

/** Troubles that do not stop the game, and that it is played in another tab. */
export function Notices({
  state,
  controller,
  onExport,
}: {
  readonly state: TableState;
  readonly controller: MatchController;
  readonly onExport: (() => void) | null;
}) {
  const { problems, table } = useWords();
  const { saveProblem, botProblem, overlong } = state;
  const { takeOver } = controller;
  if (takeOver)
    return (
      <div className="notice" role="status">
        <p>{table.elsewhere}</p>
        <button type="button" className="button" onClick={takeOver}>
          {table.playHere}
        </button>
      </div>
    );
  if (saveProblem === null && botProblem === null && !overlong) return null;
  return (
    <div className="notice" role="alert">
      {saveProblem !== null && <p>{problems[saveProblem]}</p>}
      {botProblem !== null && <p>{problems.botFailed(botProblem)}</p>}
      {overlong && <p>{problems.overlong}</p>}
      {saveProblem !== null && onExport && (
        <button type="button" className="button" onClick={onExport}>
          {table.export}
        </button>
      )}
      <button type="button" className="button" onClick={() => controller.dismissProblems()}>
        {problems.dismiss}
      </button>
    </div>
  );
}
