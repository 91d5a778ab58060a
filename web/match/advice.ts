import type { AnyGame } from '@holoboard/kernel';
import type { Decision } from '@holoboard/table';
import type { Advice } from './table-state.ts';
import type { Thinking } from './thinking.ts';

/** What the pilot thinks of the choices of a seat, the best first. */
export async function adviceFor(
  game: AnyGame,
  thinking: Pick<Thinking, 'advise'>,
  { seat, actions }: Decision,
  view: unknown,
): Promise<Advice> {
  const values = await thinking.advise({ game: game.id, view, seat, legal: actions });
  const ranked = actions.map((action, i) => ({ action, value: values[i] ?? 0 }));
  return { seat, view, ranked: ranked.sort((one, other) => other.value - one.value) };
}
