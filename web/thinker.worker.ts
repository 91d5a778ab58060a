import { chooseAction, emergencyStop } from '@holoboard/bots';
import { loadGame } from '@holoboard/games';
import { SeededChance } from '@holoboard/kernel';
import type { ThinkingAnswer, ThinkingRequest } from './match/thinking.ts';

/* The worker bots think in: it is sent what a seat may know, and answers with an action or with advice. */

async function answer(request: ThinkingRequest): Promise<ThinkingAnswer> {
  const { id, kind, view, seat, legal } = request;
  try {
    const game = await loadGame(request.game);
    const end = performance.now() + emergencyStop;
    const budget = { stop: () => performance.now() > end };
    if (kind === 'choose') return { id, action: chooseAction({ ...request, game, budget }) };
    const state: unknown = game.redeal(view, seat, new SeededChance(request.seed));
    return { id, values: game.advise(state, seat, legal) };
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) };
  }
}

self.onmessage = async ({ data }: MessageEvent<ThinkingRequest>): Promise<void> => {
  self.postMessage(await answer(data));
};
