import { type Change, changeBetween, patched } from '../../change.ts';
import type { Viewer } from '../../game.ts';
import { stableJson } from '../../json.ts';
import { demand, difference, type Property, retake } from '../run.ts';

/** What a viewer saw last, with its text at that time. */
interface Seen {
  readonly view: unknown;
  readonly text: string;
}

/**
 * At every event and at the end of a step each viewer's view is plain JSON, and the change from the view before leads to it. A
 * screen elsewhere is sent those changes alone.
 */
export const moments: Property = {
  name: 'every moment can be seen, and told as a change',
  watch: (run) => ({
    step(taken) {
      if (!run.due('moments', 4)) return;
      const { game } = run;
      const before: unknown = JSON.parse(taken.before);
      const seen = new Map<Viewer, Seen>(
        run.viewers.map((viewer) => [viewer, look(game.view(before, viewer))]),
      );
      const lookAgain = (state: unknown): void => {
        for (const [viewer, last] of seen) {
          const now = look(game.view(state, viewer));
          demand(stableJson(last.view) === last.text, () => `The view of ${viewer} changes with the state.`);
          const change = JSON.parse(JSON.stringify(changeBetween(last.view, now.view))) as Change | null;
          const found = stableJson(patched(last.view, change));
          demand(
            found === now.text && stableJson(last.view) === last.text,
            () => `The change of the view of ${viewer} leads elsewhere: ${difference(found, now.text)}.`,
          );
          seen.set(viewer, now);
        }
      };
      if ('undo' in taken.step) lookAgain(run.state);
      else lookAgain(retake(game, taken, (_event, state) => lookAgain(state)));
    },
  }),
};

function look(view: unknown): Seen {
  return { view, text: stableJson(view) };
}
