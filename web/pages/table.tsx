import thinkerAddress from 'virtual:thinker-address';
import type { Match } from '@holoboard/table';
import { useEffect, useState } from 'react';
import type { Bundle } from '../games.ts';
import { MatchController } from '../match/controller.ts';
import { hostMatch } from '../match/host.ts';
import { loadMatch } from '../match/load.ts';
import { picksOf } from '../match/picks.ts';
import { Thinking, type ThinkingWorker } from '../match/thinking.ts';
import { Loading } from '../parts/loading.tsx';
import { SavedTrouble } from '../parts/saved-trouble.tsx';
import { TableScreen } from '../parts/table-screen.tsx';
import { rowsOfMatch, type SaveProblem, savedGames, summaryOf } from '../saved-games.ts';
import { motionOf, settings } from '../settings.ts';

/** A table that is open. */
interface Opened {
  readonly bundle: Bundle;
  readonly controller: MatchController;
}

/** Plays a saved game on. */
export function Table({ id }: { readonly id: string }) {
  const [table, setTable] = useState<Opened | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let opened: MatchController | null = null;
    let wanted = true;
    loadMatch(id).then(
      ({ bundle, match }) => {
        if (!wanted) return;
        opened = openController(id, bundle, match);
        setTable({ bundle, controller: opened });
        opened.open();
      },
      (problem: unknown) => wanted && setError(problem),
    );
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [id]);
  if (error !== null) return <SavedTrouble id={id} error={error} />;
  return table ? <TableScreen id={id} {...table} /> : <Loading />;
}

function openController(id: string, { screen }: Bundle, match: Match): MatchController {
  const thinking = new Thinking(startWorker);
  return new MatchController({
    ...hostMatch({ match, thinking, save: (played) => saveMatch(id, played), now: Date.now }),
    screen,
    thinking,
    manner: () => ({ motion: motionOf(settings.get()), playForced: settings.get().playForced }),
    newId: () => crypto.randomUUID(),
    picks: picksOf(id, () => sessionStorage),
  });
}

function saveMatch(id: string, match: Match): Promise<SaveProblem | null> {
  const now = Date.now();
  return savedGames.write(summaryOf(id, match, now), rowsOfMatch(match, now));
}

function startWorker(): ThinkingWorker {
  return new Worker(thinkerAddress, { type: 'module' }) as ThinkingWorker;
}
