import type { Match } from '@holoboard/table';
import { useEffect, useState } from 'react';
import type { Bundle } from '../games.ts';
import type { MatchController } from '../match/controller.ts';
import type { FollowedSitting } from '../match/followed-sitting.ts';
import { type Host, hostMatch } from '../match/host.ts';
import { loadMatch } from '../match/load.ts';
import { newController, startWorker } from '../match/new-controller.ts';
import { type SharedGame, shareGame } from '../match/sharing.ts';
import { Thinking } from '../match/thinking.ts';
import { Loading } from '../parts/loading.tsx';
import { SavedTrouble } from '../parts/saved-trouble.tsx';
import { TableScreen } from '../parts/table-screen.tsx';
import { rowsOfMatch, type SaveProblem, savedGames, summaryOf } from '../saved-games.ts';

/** A table that is open; whenever it is opened anew it has another number. */
interface Opened {
  readonly number: number;
  readonly bundle: Bundle;
  readonly controller: MatchController;
}

/** Begins with a match that was fetched. */
type Begin = (bundle: Bundle, match: Match) => MatchController;

/** Plays a saved game on, or follows along when it is played in another tab. */
export function Table({ id }: { readonly id: string }) {
  const [table, setTable] = useState<Opened | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => openTable(id, setTable, setError), [id]);
  if (error !== null) return <SavedTrouble id={id} error={error} />;
  return table ? <TableScreen key={table.number} id={id} {...table} /> : <Loading />;
}

/** Opens a table and keeps it open, be it as the one that plays or as one that looks on. Gives a way to close it. */
function openTable(id: string, show: (table: Opened) => void, fail: (problem: unknown) => void): () => void {
  let controller: MatchController | null = null;
  let host: Host | null = null;
  let followed: FollowedSitting | null = null;
  let number = 0;
  const open = async (fetchBegin: () => Promise<Begin>): Promise<void> => {
    const mine = ++number;
    try {
      const [begin, { bundle, match }] = await Promise.all([fetchBegin(), loadMatch(id)]);
      if (mine !== number) return;
      controller?.close();
      controller = begin(bundle, match);
      show({ number, bundle, controller });
      controller.open();
    } catch (problem) {
      if (mine === number) fail(problem);
    }
  };
  const hold: Begin = (bundle, match) => {
    const thinking = new Thinking(startWorker);
    const save = (played: Match) => saveMatch(id, played, tab);
    const hosted = hostMatch({ match, thinking, save, now: Date.now });
    ({ host } = hosted);
    followed = null;
    return newController(id, bundle, thinking, { ...hosted, takeOver: null });
  };
  /** Few ever look on: what that needs is fetched then. */
  const fetchFollow = async (): Promise<Begin> => {
    const { FollowedSitting: Followed } = await import('../match/followed-sitting.ts');
    return (bundle, match) => {
      host = null;
      followed = new Followed(match);
      const takeOver = () => tab.takeOver();
      return newController(id, bundle, new Thinking(startWorker), { sitting: followed, host, takeOver });
    };
  };
  const tab: SharedGame = shareGame(id, {
    hold: () => void open(async () => hold),
    follow: () => void open(fetchFollow),
    news: () => void loadMatch(id).then(({ match }) => followed?.take(match), fail),
    rest: async () => {
      controller?.close();
      await host?.settled();
    },
  });
  return () => {
    number++;
    controller?.close();
    tab.close();
  };
}

async function saveMatch(id: string, match: Match, tab: SharedGame): Promise<SaveProblem | null> {
  const now = Date.now();
  const problem = await savedGames.write(summaryOf(id, match, now), rowsOfMatch(match, now));
  tab.saved();
  return problem;
}
