import { type Choice, type GameAction, nextTargets, type Target } from '@holoboard/kernel';

type Steps = (action: GameAction) => readonly string[];

/** A last step of this name is taken by hand only. */
const confirmation = 'done';

/** Whether an action must be confirmed once it is said. */
export function mustConfirm(action: GameAction, steps: Steps): boolean {
  return steps(action).at(-1) === confirmation;
}

/** The only way that leads further, to more than one thing, when all others are at their end: it need not be asked for. */
function onlyWay(targets: readonly Target<GameAction>[], steps: Steps): string | null {
  const further = targets.filter(({ completes }) => completes === null);
  const [only] = further;
  if (!only || further.length > 1 || only.actions.length === 1) return null;
  return only.actions.some((action) => mustConfirm(action, steps)) ? null : only.id;
}

/** Where a player stands in saying an action, and every step on the way there, those that were skipped among them. */
export interface NextChoice extends Choice<GameAction> {
  readonly path: readonly string[];
}

/** What can be pointed at after what was picked; a step that leaves no choice is skipped. */
export function choiceAfter(
  actions: readonly GameAction[],
  steps: Steps,
  picked: readonly string[],
): NextChoice {
  const choice: NextChoice = { ...nextTargets(actions, steps, picked), path: picked };
  const only = onlyWay(choice.targets, steps);
  if (only === null) return choice;
  const further = choiceAfter(actions, steps, [...picked, only]);
  const others = choice.targets.filter(({ id }) => id !== only);
  const clash = others.some(({ id }) => further.targets.some((target) => target.id === id));
  if (clash || further.said) return choice;
  return { targets: [...others, ...further.targets], said: choice.said, path: further.path };
}

/**
 * The way to something pointed at: on from what was picked, or else from an earlier part of it, so that a step can be
 * chosen anew. Nothing when no action has it.
 */
export function wayTo(
  actions: readonly GameAction[],
  steps: Steps,
  picked: readonly string[],
  id: string,
): readonly string[] | null {
  for (let length = picked.length; length >= 0; length--) {
    const way = onwards(actions, steps, picked.slice(0, length), id);
    if (way) return way;
  }
  return null;
}

function onwards(
  actions: readonly GameAction[],
  steps: Steps,
  picked: readonly string[],
  id: string,
): readonly string[] | null {
  const { targets } = nextTargets(actions, steps, picked);
  if (targets.some((target) => target.id === id)) return [...picked, id];
  const only = onlyWay(targets, steps);
  return only === null ? null : onwards(actions, steps, [...picked, only], id);
}

/**
 * The action that is meant once a way has been pointed out: one that is whole, or the only one left that lacks but its
 * last step. What must be confirmed is not meant before it is.
 */
export function meant(
  actions: readonly GameAction[],
  steps: Steps,
  way: readonly string[],
): GameAction | null {
  const before = way.slice(0, -1);
  const target = nextTargets(actions, steps, before).targets.find(({ id }) => id === way.at(-1));
  const [only] = target?.actions ?? [];
  if (!target || !only || target.actions.length > 1) return null;
  if (target.completes) return only;
  return steps(only).length === way.length + 1 && !mustConfirm(only, steps) ? only : null;
}

/** What pointing at something does: it says an action, or it changes what is picked; nothing when it leads nowhere. */
export function pointAt(
  actions: readonly GameAction[],
  steps: Steps,
  picked: readonly string[],
  id: string,
): { readonly action: GameAction } | { readonly picked: readonly string[] } | null {
  const way = wayTo(actions, steps, picked, id);
  if (!way) return null;
  const action = meant(actions, steps, way);
  if (action) return { action };
  const again = way.length === picked.length && picked.at(-1) === id;
  return { picked: again ? without(actions, steps, picked, picked.length - 1) : way };
}

/** What stays picked when something is taken out of it: the others, as far as they still lead somewhere. */
export function without(
  actions: readonly GameAction[],
  steps: Steps,
  picked: readonly string[],
  index: number,
): readonly string[] {
  return stillPicked(
    actions,
    steps,
    picked.filter((_, i) => i !== index),
  );
}

/** As much of what was picked, from its beginning, as leads somewhere. */
export function stillPicked(
  actions: readonly GameAction[],
  steps: Steps,
  picked: readonly string[],
): readonly string[] {
  let left = picked;
  while (left.length > 0) {
    const { targets, said } = nextTargets(actions, steps, left);
    if (targets.length > 0 || said) return left;
    left = left.slice(0, -1);
  }
  return left;
}
