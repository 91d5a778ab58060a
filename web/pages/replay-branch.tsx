import { type Seat, wordsIn } from '@holoboard/kernel';
import { SeatBadge } from '@holoboard/kit';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Bundle } from '../games.ts';
import { keepMatch, seedFrom } from '../match/open.ts';
import { Dialog } from '../parts/dialog.tsx';
import { addressOf } from '../routes.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { nameAt } from '../words/names.ts';
import type { Recording } from './replay-recording.ts';
import '../parts/menu.css';

/** The bots of a branch, unless the recorded game had others. */
const level = 'pilot';

/** Asks which seat to play on, and opens a new game there against bots. */
export function ReplayBranch({
  bundle: { game, screen },
  recording,
  place,
  onClose,
}: {
  readonly bundle: Bundle;
  readonly recording: Recording;
  readonly place: number;
  readonly onClose: () => void;
}) {
  const app = useWords();
  const { cover, replay, setup } = app;
  const words = wordsIn(game, useLanguage());
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const [covered, setCovered] = useState<Seat | null>(null);
  const frame = recording.frames[place];
  const seats = recording.seatsLeft(place);
  const asked = frame?.question.seats ?? [];
  const running = recording.outcome === null;
  const branch = async (human: Seat): Promise<void> => {
    try {
      const now = Date.now();
      const botName = (seat: Seat): string => words.seat(frame?.view, seat);
      const match = recording.branch(place, { human, name: setup.you, level, botName }, seedFrom(''), now);
      navigate(addressOf.play(await keepMatch(match, now)));
    } catch (error) {
      setProblem(replay.branchFailed(error instanceof Error ? error.message : String(error)));
    }
  };
  const choose = (seat: Seat): void => {
    if (recording.mustCover(place)) setCovered(seat);
    else void branch(seat);
  };
  if (covered !== null) {
    const name = nameAt(recording.seats, covered, app);
    return (
      <Dialog title={cover.title(name)} onClose={onClose}>
        <p>{cover.text}</p>
        <button type="button" className="button primary" onClick={() => void branch(covered)}>
          {cover.show(name)}
        </button>
        {problem !== null && <p role="alert">{problem}</p>}
      </Dialog>
    );
  }
  const none = asked.length === 0 ? replay.branchOver : replay.branchHidden;
  const text = running ? replay.branchRunning : replay.branchText;
  return (
    <Dialog title={replay.branch} onClose={onClose}>
      <p>{seats.length === 0 ? none : text}</p>
      <div className="menu">
        {seats.map((seat) => (
          <button
            key={seat}
            type="button"
            className={asked.includes(seat) ? 'button primary' : 'button'}
            onClick={() => choose(seat)}
          >
            <SeatBadge identity={screen.identity(seat, frame?.view)} />
            {replay.branchAs(words.seat(frame?.view, seat))}
          </button>
        ))}
      </div>
      {problem !== null && <p role="alert">{problem}</p>}
    </Dialog>
  );
}
