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
    const left = stepsLeft(steps(action), picked);
    if (!left) continue;
    if (left.length === 0) said = action;
    for (const id of nextSteps(left)) {
      let target = byTarget.get(id);
      if (!target) {
        target = { actions: [], completes: null };
        byTarget.set(id, target);
      }
      target.actions.push(action);
      if (left.length === 1) target.completes = action;
    }
  }
  return { targets: [...byTarget].map(([id, target]) => ({ id, ...target })), said };
}

/** Steps that begin with a plus and stand together may be taken in any order: hits, for instance. */
function isLoose(id: string | undefined): boolean {
  return id?.startsWith('+') === true;
}

/** How many steps at the front of a path may be taken next. */
function loosePart(path: readonly string[]): number {
  const end = path.findIndex((id) => !isLoose(id));
  return end < 0 ? path.length : end;
}

/** What is left of a path after what was picked; nothing when that leads elsewhere. */
function stepsLeft(path: readonly string[], picked: readonly string[]): readonly string[] | null {
  // Most paths part from what was picked at once, and have nothing loose before that.
  let alike = 0;
  while (alike < picked.length && !isLoose(path[alike])) {
    if (path[alike] !== picked[alike]) return null;
    alike++;
  }
  const left = path.slice(alike);
  for (const id of picked.slice(alike)) {
    const at = isLoose(left[0]) ? left.slice(0, loosePart(left)).indexOf(id) : left[0] === id ? 0 : -1;
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

function nextSteps(left: readonly string[]): Iterable<string> {
  return isLoose(left[0]) ? new Set(left.slice(0, loosePart(left))) : left.slice(0, 1);
}
