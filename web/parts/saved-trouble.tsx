import { useLocation } from 'wouter';
import { download, fileTrouble } from '../files.ts';
import { LoadError } from '../match/load.ts';
import { routes } from '../routes.ts';
import { problemOf, type SaveProblem, savedGames } from '../saved-games.ts';
import { type AppWords, useWords } from '../words/index.ts';
import { Failure, Trouble } from './trouble.tsx';

/** Why the saved games cannot be read, in a sentence or two. */
export function shelfText(problem: SaveProblem, words: AppWords['problems']): string {
  if (problem === 'newer') return words.shelfNewer;
  return problem === 'blocked' ? words.shelfBlocked : words.storage;
}

/** Why a saved game cannot be shown, with a way on. */
export function SavedTrouble({ id, error }: { readonly id: string; readonly error: unknown }) {
  const { problems } = useWords();
  const [, navigate] = useLocation();
  if (!(error instanceof LoadError)) return <Failure error={error} />;
  if (error.kind === 'missing') return <Trouble title={problems.noSavedTitle} text={problems.noSaved} />;
  if (error.kind === 'link')
    return (
      <Trouble
        title={problems.linkTitle}
        text={problems.link}
        detail={problems.corruptDetail(fileTrouble(error.cause, problems))}
      />
    );
  if (error.kind === 'storage')
    return (
      <Trouble
        title={problems.storageTitle}
        text={shelfText(problemOf(error.cause), problems)}
        detail={error.message}
      >
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {problems.tryAgain}
        </button>
      </Trouble>
    );
  const remove = async (): Promise<void> => {
    await savedGames.remove(id);
    navigate(routes.home);
  };
  return (
    <Trouble
      title={problems.corruptTitle}
      text={problems.corrupt}
      detail={problems.corruptDetail(fileTrouble(error.cause, problems))}
    >
      <button type="button" className="button" onClick={() => download(error.text ?? '', `${id}.json`)}>
        {problems.saveBroken}
      </button>
      <button type="button" className="button danger" onClick={() => void remove()}>
        {problems.deleteBroken}
      </button>
    </Trouble>
  );
}
