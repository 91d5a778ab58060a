import { judge, refuse } from '@holoboard/kernel';
import type { AnyScreen } from '@holoboard/kit';
import { type Match, outcome } from '@holoboard/table';
import type { TableState, WhyNot } from './table-state.ts';

/** Why something pointed at cannot be done; nothing when pointing at it means nothing at all. */
export function reasonAgainst(
  match: Match,
  screen: Pick<AnyScreen, 'attempt'>,
  { asked, picked, view }: TableState,
  id: string,
): WhyNot | null {
  if (outcome(match)) return { id, refusal: refuse('TABLE-OVER') };
  if (asked === null) return { id, refusal: refuse('TABLE-TURN') };
  const attempt: unknown = screen.attempt(view, asked, [...picked, id]);
  if (!attempt) return null;
  const refusal = judge(match.game, match.session?.state, asked, attempt);
  return refusal ? { id, refusal } : null;
}
