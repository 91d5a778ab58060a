import { type AnyGame, sameJson } from '@holoboard/kernel';

/** Whether nothing of a state is hidden from anybody. */
export function isOpen(game: AnyGame, state: unknown): boolean {
  return game.open || sameJson(game.view(state, 'spectator'), game.view(state, 'everything'));
}
