import { eventsFor, type GameEvent, keptIn } from '../../events.ts';
import { sameJson, stableJson } from '../../json.ts';
import type { OptionValues } from '../../options.ts';
import { demand, difference, type Property, playOn, retake, takeOn } from '../run.ts';

/** States, views, events and actions are plain JSON, and a state read back from its text plays on as before. */
export const plainJson: Property = {
  name: 'states, views, events and actions are plain JSON',
  watch(run) {
    const { game } = run;
    let kept: readonly Kept[] = [];
    /** One state that is played all along, so that what shares a part with it is found out. */
    let played: unknown = null;
    const keep = (what: string, value: unknown): Kept => ({ what, value, text: stableJson(value) });
    return {
      position() {
        const { text } = run;
        played ??= run.fork();
        if (!run.due('json', 3)) return;
        demand(stableJson(JSON.parse(JSON.stringify(run.state))) === text, () => 'JSON changes the state.');
        const parsed = run.fork();
        for (const seat of game.question(run.state).seats)
          demand(
            stableJson(game.legal(parsed, seat)) === stableJson(game.legal(run.state, seat)),
            () => `Seat ${seat} has other legal actions once the state has been through JSON.`,
          );
        const views = run.viewers.map((viewer) => keep(`view of ${viewer}`, game.view(played, viewer)));
        kept = [...kept, ...views];
      },
      step(taken) {
        const events: GameEvent[] = [];
        played = 'undo' in taken.step ? run.fork() : takeOn(game, played, taken.step, keptIn(events));
        for (const { what, value, text } of kept)
          demand(stableJson(value) === text, () => `The ${what} changes with the state.`);
        kept = [];
        if ('undo' in taken.step || !run.due('json step', 2)) return;
        kept = [keep('list of events', events)];
        for (const viewer of run.viewers) stableJson(eventsFor(taken.events, viewer));
        const after = stableJson(played);
        demand(
          after === run.text,
          () => `The step leads elsewhere from the state read back: ${difference(after, run.text)}.`,
        );
        const [told, again] = [taken.events, events].map(stableJson) as [string, string];
        demand(told === again, () => `Other events from the state read back: ${difference(told, again)}.`);
      },
    };
  },
};

/** A value that was handed out, with its text at that time: one that shares a part with the state changes with it. */
interface Kept {
  readonly what: string;
  readonly value: unknown;
  readonly text: string;
}

/** Everything but `apply` and `resign` leaves the state as it is. */
export const reading: Property = {
  name: 'only apply and resign change a state',
  watch: (run) => ({
    position() {
      if (!run.due('reading', 3)) return;
      const { game } = run;
      const state = run.fork();
      const readings: readonly (readonly [string, () => unknown])[] = [
        ['question', () => game.question(state)],
        ['outcome', () => game.outcome(state)],
        ['overlong', () => game.overlong(state)],
        ['census', () => game.census(state)],
        ['copy', () => game.copy(state)],
        ['position', () => game.notation.position(state)],
        ['view', () => run.viewers.map((viewer) => game.view(state, viewer))],
        ['legal', () => run.seats.map((seat) => game.legal(state, seat))],
        ['check', () => game.question(state).seats.map((seat) => game.check(state, seat, { type: 'none' }))],
        ['evaluate', () => game.evaluate(state)],
        ['features', () => run.seats.map((seat) => game.features.of(state, seat))],
        ['advise', () => run.seats.map((seat) => game.advise(state, seat, game.legal(state, seat)))],
      ];
      for (const [name, read] of readings) {
        read();
        demand(stableJson(state) === run.text, () => `'${name}' changes the state.`);
      }
    },
  }),
};

/** What is done to a copy never reaches the original. The options alone may be shared: they never change. */
export const deepCopy: Property = {
  name: 'copies are deep',
  watch: (run) => ({
    position() {
      if (!run.due('copy', 3)) return;
      const { game } = run;
      const original = run.fork();
      const played: unknown = game.copy(original);
      demand(sameJson(played, original), () => 'A copy differs from its original.');
      playOn(game, played, run.chance('copy'), 5);
      demand(stableJson(original) === run.text, () => 'Playing on with a copy changes the original.');
      const spoilt: unknown = game.copy(original);
      spoil(spoilt, original, (original as { readonly options?: OptionValues }).options);
      const after = stableJson(original);
      demand(
        after === run.text,
        () => `A copy shares a part with its original: ${difference(run.text, after)}.`,
      );
    },
  }),
};

/** Changes every record and list of a copy, but for the options when they are the very same record. */
function spoil(copy: unknown, original: unknown, options: OptionValues | undefined): void {
  if (typeof copy !== 'object' || copy === null) return;
  if (copy === original && copy === options) return;
  const node = copy as Record<string, unknown>;
  for (const key of Object.keys(node)) {
    const part = node[key];
    if (typeof part === 'object' && part !== null)
      spoil(part, (original as Record<string, unknown> | null)?.[key], options);
    else node[key] = 'spoilt';
  }
  if (Array.isArray(copy)) copy.push('spoilt');
  else node['spoilt'] = true;
}

/** `apply` and `resign` do the same whether or not somebody wants to hear of it. */
export const listening: Property = {
  name: 'events are only told, never needed',
  watch: (run) => ({
    step(taken) {
      if ('undo' in taken.step || !run.due('listening', 3)) return;
      const after = stableJson(retake(run.game, taken));
      demand(
        after === run.text,
        () => `Without a list for its events the step leads elsewhere: ${difference(after, run.text)}.`,
      );
    },
  }),
};
