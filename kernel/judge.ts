import type { AnyGame, GameAction, Refusal, Seat } from './game.ts';

/** No action of any game comes near these; what exceeds them is refused before a rule looks at it. */
const limits = { nodes: 2000, depth: 8, text: 500 };

const noJson = 'a part of it has no JSON form';

/** A refusal in one call. */
export function refuse(clause: string, params: Refusal['params'] = {}): Refusal {
  return { clause, params };
}

/** Whether a seat may do this now: what holds at every table first, then the rules of the game. */
export function judge<State>(
  game: AnyGame & { check(state: State, seat: Seat, action: GameAction): Refusal | null },
  state: State,
  seat: Seat,
  action: unknown,
): Refusal | null {
  if (game.outcome(state)) return refuse('TABLE-OVER');
  const problem = shapeProblem(action);
  if (problem) return refuse('TABLE-SHAPE', { problem });
  if (!game.question(state).seats.includes(seat)) return refuse('TABLE-TURN', { seat });
  return game.check(state, seat, action as GameAction);
}

/** What keeps a value from being any action at all; nothing when it could be one. */
function shapeProblem(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'an action is a record';
  if (!Object.hasOwn(value, 'type') || typeof (value as GameAction).type !== 'string')
    return "an action has a 'type'";
  return partProblem(value, 0, { nodes: 0 });
}

function partProblem(part: unknown, depth: number, count: { nodes: number }): string | null {
  if (++count.nodes > limits.nodes || depth > limits.depth) return 'it is too large';
  if (typeof part === 'string') return part.length > limits.text ? 'it is too large' : null;
  if (typeof part === 'number') return Number.isFinite(part) && !Object.is(part, -0) ? null : noJson;
  if (typeof part === 'boolean' || part === null) return null;
  if (typeof part !== 'object') return noJson;
  for (const key of Object.keys(part)) {
    if (key.length > limits.text) return 'it is too large';
    const problem = partProblem((part as Record<string, unknown>)[key], depth + 1, count);
    if (problem) return problem;
  }
  return null;
}

/** Whether a record has exactly these fields: a forged extra one is never carried into a log. */
export function hasExactly(action: GameAction, fields: readonly string[]): boolean {
  const keys = Object.keys(action);
  return keys.length === fields.length && fields.every((field) => Object.hasOwn(action, field));
}
