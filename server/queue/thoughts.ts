import { loadGame } from '@holoboard/games';
import type { GameAction } from '@holoboard/kernel';
import type { ThinkRequest } from '@holoboard/table';
import type { AbortableThinker } from '../host/caretaker.ts';
import { Turns } from '../host/turns.ts';
import type { ThinkerPool } from '../thinking/pool.ts';
import type { JobQueue } from './queue.ts';

/** A question to a bot, as it travels. */
export type QueuedThought = Omit<ThinkRequest, 'game'> & { readonly game: string };

/** How many questions of one owner a node has in the queue at once. The others wait here, so that they delay nobody else. */
const mostAtOnce = 2;

/** Lets bots think on whatever machines take jobs from a queue, so many for each owner of tables at once. */
export function queueThinker(queue: Pick<JobQueue, 'run'>): AbortableThinker {
  const lines = new Map<string, Turns[]>();
  const turnsOf = (owner: string): Turns => {
    const known = lines.get(owner) ?? Array.from({ length: mostAtOnce }, () => new Turns());
    lines.set(owner, known);
    return known.reduce((one, other) => (other.pending < one.pending ? other : one));
  };
  return async (request, signal, owner) => {
    const turns = turnsOf(owner);
    try {
      return await turns.later(() => thinkOver(queue, request, signal));
    } finally {
      if (lines.get(owner)?.every(({ pending }) => pending === 0)) lines.delete(owner);
    }
  };
}

async function thinkOver(
  queue: Pick<JobQueue, 'run'>,
  { game, ...request }: ThinkRequest,
  signal: AbortSignal,
): Promise<GameAction> {
  signal.throwIfAborted();
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
}

/** Thinks about a question that came over a queue. */
export async function thinkQueued(
  pool: ThinkerPool,
  { game, ...request }: QueuedThought,
): Promise<GameAction> {
  return pool.think({ ...request, game: await loadGame(game) });
}
