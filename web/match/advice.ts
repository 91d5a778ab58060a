import type { Seat } from '@holoboard/kernel';
import { legal, type Match } from '@holoboard/table';
import type { Advice } from './table-state.ts';
import type { Thinking } from './thinking.ts';

/** What the pilot thinks of the choices of a seat, the best first. */
export async function adviceFor(
  match: Match,
  thinking: Pick<Thinking, 'advise'>,
  seat: Seat,
  view: unknown,
): Promise<Advice> {
  const actions = legal(match, seat);
  const values = await thinking.advise({ game: match.game.id, view, seat, legal: actions });
  const ranked = actions.map((action, i) => ({ action, value: values[i] ?? 0 }));
  return { seat, view, ranked: ranked.sort((one, other) => other.value - one.value) };
}
