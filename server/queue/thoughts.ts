import { loadGame } from '@holoboard/games';
import type { GameAction } from '@holoboard/kernel';
import type { ThinkRequest } from '@holoboard/table';
import type { AbortableThinker } from '../host/caretaker.ts';
import type { ThinkerPool } from '../thinking/pool.ts';
import type { JobQueue } from './queue.ts';

/** A question to a bot, as it travels. */
export type QueuedThought = Omit<ThinkRequest, 'game'> & { readonly game: string };

/** Lets bots think on whatever machines take jobs from a queue. */
export function queueThinker(queue: JobQueue): AbortableThinker {
  return async ({ game, ...request }, signal) => {
    let chosen: GameAction | null = null;
    const thought: QueuedThought = { ...request, game: game.id };
    await queue.run<GameAction>(
      'think',
      [thought],
      (action) => {
        chosen = action;
      },
      signal,
    );
    if (!chosen) throw new Error('The bot has not answered.');
    return chosen;
  };
}

/** Thinks about a question that came over a queue. */
export async function thinkQueued(
  pool: ThinkerPool,
  { game, ...request }: QueuedThought,
): Promise<GameAction> {
  return pool.think({ ...request, game: await loadGame(game) });
}
