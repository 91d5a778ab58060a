import { titleIn } from '@holoboard/games';
import type { Outcome, Seat, Words } from '@holoboard/kernel';
import { SeatBadge } from '@holoboard/kit';
import { readMatchFile, type Verification, verifyMatch } from '@holoboard/table';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { canShareFiles, download, fileName, shareFile } from '../files.ts';
import type { Bundle } from '../games.ts';
import type { MatchController } from '../match/controller.ts';
import { keepMatch, startGame } from '../match/open.ts';
import { addressOf, routes } from '../routes.ts';
import { motionOf, useSettings } from '../settings.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { Dialog } from './dialog.tsx';
import type { FarParts } from './far-parts.ts';
import './over-dialog.css';

/** Who won and why, and what can be done with a finished game. */
export function OverDialog({
  id,
  bundle: { game, screen },
  controller,
  words,
  view,
  outcome,
  file,
  far,
  onClose,
}: {
  readonly id: string;
  readonly bundle: Bundle;
  readonly controller: MatchController;
  // biome-ignore lint/suspicious/noExplicitAny: the types of different games only meet here.
  readonly words: Words<any, any, any>;
  readonly view: unknown;
  readonly outcome: Outcome;
  /** The match as the text of a file; nothing when it is held elsewhere, and not fetched yet. */
  readonly file: (() => string) | null;
  readonly far?: Pick<FarParts, 'onAgain' | 'onReplay'>;
  readonly onClose: () => void;
}) {
  const { over } = useWords();
  const [, navigate] = useLocation();
  const settings = useSettings();
  const language = useLanguage();
  const { facts } = controller.sitting;
  const again = async (): Promise<void> => {
    const { options, seats, undo } = facts;
    const fresh = startGame({ game, options, seats, undo, seed: '' }, Date.now());
    navigate(addressOf.play(await keepMatch(fresh, Date.now())));
  };
  const name = fileName(game.id, facts.created);
  return (
    <Dialog
      title={resultOf(outcome, controller.sitting.seats, (seat) => words.seat(view, seat), over, language)}
      onClose={onClose}
    >
      {screen.Finale && (
        <div className="over-scene" aria-hidden="true">
          <Suspense fallback={null}>
            <screen.Finale view={view} outcome={outcome} motion={motionOf(settings)} />
          </Suspense>
        </div>
      )}
      <p className="over-words">
        {outcome.ranks.map(
          (rank, seat) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            rank === 1 && <SeatBadge key={seat} identity={screen.identity(seat, view)} />,
        )}
        {words.outcome(view, outcome)}
      </p>
      {file && <Verify game={game} text={file} />}
      <div className="buttons">
        {far?.onAgain !== null && (
          <button
            type="button"
            className="button primary"
            data-first
            onClick={far?.onAgain ?? (() => void again())}
          >
            {over.again}
          </button>
        )}
        {!far && (
          <Link className="button" href={addressOf.replay(id)}>
            {over.replay}
          </Link>
        )}
        {far?.onReplay && (
          <button type="button" className="button" onClick={far.onReplay}>
            {over.replay}
          </button>
        )}
        {file && canShareFiles() && (
          <button
            type="button"
            className="button"
            onClick={() => void shareFile(file(), name, over.fileTitle(titleIn(game.id, language)))}
          >
            {over.share}
          </button>
        )}
        {file && (
          <button type="button" className="button" onClick={() => download(file(), name)}>
            {over.export}
          </button>
        )}
        <button type="button" className="button" onClick={onClose}>
          {over.look}
        </button>
        <Link className="button bare" href={routes.home}>
          {over.home}
        </Link>
      </div>
    </Dialog>
  );
}

/** The result as those who sat here have it: in their own person, or by name where they differ or only looked on. */
export function resultOf(
  { ranks }: Outcome,
  seats: readonly Seat[],
  nameOf: (seat: Seat) => string,
  over: Pick<ReturnType<typeof useWords>['over'], 'youWin' | 'youLose' | 'draw' | 'wins'>,
  language: string,
): string {
  const won = seats.filter((seat) => ranks[seat] === 1).length;
  if (ranks.every((rank) => rank === 1)) return over.draw;
  if (seats.length > 0 && won === seats.length) return over.youWin(seats.length > 1);
  if (seats.length > 0 && won === 0) return over.youLose(seats.length > 1);
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [nameOf(seat)] : []));
  return over.wins(new Intl.ListFormat(language).format(winners), winners.length > 1);
}

/** Checks the whole log on request: that every step follows the rules, and that luck was as the table was bound to it. */
export function Verify({ game, text }: { readonly game: Bundle['game']; readonly text: () => string }) {
  const { over } = useWords();
  const [found, setFound] = useState<Verification | 'checking' | null>(null);
  const verify = (): void => {
    setFound('checking');
    // The message is drawn before the work begins.
    setTimeout(() => setFound(verifyMatch([game], text())), 30);
  };
  return (
    <div className="verify">
      <button type="button" className="button" onClick={verify} disabled={found === 'checking'}>
        {over.verify}
      </button>
      <p role="status" data-sound={typeof found === 'object' && found?.ok === true}>
        {found === 'checking' && over.verifying}
        {typeof found === 'object' && found && verdict(found, stepsIn(text()), over)}
      </p>
    </div>
  );
}

/**
 * How many steps of a log stand, as the replay counts them, how many were taken back, and how often luck spoke. Wishes and their
 * answers are lines, not steps.
 */
export function stepsIn(text: string): {
  readonly standing: number;
  readonly undone: number;
  readonly drawn: number;
} {
  const { header, steps } = readMatchFile(text);
  const drawn = [header.opening, ...steps.map((step) => ('draws' in step ? step.draws : []))].flat().length;
  const undone = steps.filter((step) => 'undo' in step).length;
  const taken = steps.filter((step) => 'action' in step || 'resign' in step).length;
  return { standing: taken - undone, undone, drawn };
}

/** What was found, told by the steps that stand. */
export function verdict(
  found: Verification,
  { standing, undone, drawn }: ReturnType<typeof stepsIn>,
  over: ReturnType<typeof useWords>['over'],
): string {
  if (!found.ok) return over.notProven(found.where, found.problem);
  return [
    (drawn === 0 ? over.withoutLuck : found.dice === 'proven' ? over.proven : over.notRevealed)(standing),
    ...(undone > 0 ? [over.takenBack(undone)] : []),
    ...(found.start === 'position' ? [over.fromPosition] : []),
  ].join(' ');
}
