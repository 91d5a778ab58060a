import { type Seat, wordsIn } from '@holoboard/kernel';
import { SeatBadge } from '@holoboard/kit';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Bundle } from '../games.ts';
import { keepMatch } from '../match/open.ts';
import { Dialog } from '../parts/dialog.tsx';
import { addressOf } from '../routes.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { branchFrom, type Recording, seatsLeft } from './replay-recording.ts';
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
  const { replay, setup } = useWords();
  const words = wordsIn(game, useLanguage());
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const frame = recording.frames[place];
  const seats = seatsLeft(recording, place);
  const asked = frame?.question.seats ?? [];
  const secret = recording.file.end.seed === null;
  const branch = async (human: Seat): Promise<void> => {
    try {
      const now = Date.now();
      const botName = (seat: Seat): string => words.seat(frame?.view, seat);
      const match = branchFrom(recording, place, { human, name: setup.you, level, botName }, now);
      navigate(addressOf.play(await keepMatch(match, now)));
    } catch (error) {
      setProblem(replay.branchFailed(error instanceof Error ? error.message : String(error)));
    }
  };
  return (
    <Dialog title={replay.branch} onClose={onClose}>
      <p>{secret ? replay.branchSecret : seats.length === 0 ? replay.branchOver : replay.branchText}</p>
      {!secret && (
        <div className="menu">
          {seats.map((seat) => (
            <button
              key={seat}
              type="button"
              className={asked.includes(seat) ? 'button primary' : 'button'}
              onClick={() => void branch(seat)}
            >
              <SeatBadge identity={screen.identity(seat)} />
              {replay.branchAs(words.seat(frame?.view, seat))}
            </button>
          ))}
        </div>
      )}
      {problem !== null && <p role="alert">{problem}</p>}
    </Dialog>
  );
}
