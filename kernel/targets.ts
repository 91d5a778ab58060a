/** Something a player can point at next. */
export interface Target<Action> {
  /** What is pointed at, as the game's `steps` names it: `space:hyper-07`. */
  readonly id: string;
  /** The actions that are still possible after pointing here. */
  readonly actions: readonly Action[];
  /** The action that is fully said by pointing here, if it is. */
  readonly completes: Action | null;
}

/** Where a player stands in saying an action. */
export interface Choice<Action> {
  readonly targets: readonly Target<Action>[];
  /** The action said so far, when it is whole although more could be added. */
  readonly said: Action | null;
}

/**
 * Turns legal actions into the next things to point at, after those already picked. Mouse, touch, keyboard, screen
 * reader and terminal all walk this path.
 */
export function nextTargets<Action>(
  actions: readonly Action[],
  steps: (action: Action) => readonly string[],
  picked: readonly string[],
): Choice<Action> {
  const byTarget = new Map<string, { actions: Action[]; completes: Action | null }>();
  let said: Action | null = null;
  for (const action of actions) {
    const path = steps(action);
    if (picked.some((id, i) => path[i] !== id)) continue;
    const id = path[picked.length];
    if (id === undefined) {
      said = action;
      continue;
    }
    const target = byTarget.get(id) ?? { actions: [], completes: null };
    target.actions.push(action);
    if (path.length === picked.length + 1) target.completes = action;
    byTarget.set(id, target);
  }
  return { targets: [...byTarget].map(([id, target]) => ({ id, ...target })), said };
}
