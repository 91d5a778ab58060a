import { type GameEvent, keptIn } from '../../events.ts';
import type { GameAction, Seat } from '../../game.ts';
import { leavesAnswerOpen, tellsNothing } from '../../secret.ts';
import { demand, type Property, pick, type Run } from '../run.ts';

/** No answer of ours takes so many steps; one by chance that does is not followed to its end. */
const mostSteps = 200;

/**
 * A secret answer may take many steps, and how many may be a secret itself. So others learn nothing from any step but the last: a
 * table that withholds those steps tells as much of every answer. That the last one tells nothing hidden is for `secrecy` to find.
 */
export const whole: Property = {
  name: 'others are told of a secret answer at once, however many steps it takes',
  watch: (run) => ({
    position() {
      const { secret, seats } = run.game.question(run.state);
      if (secret && run.due('whole', 6)) for (const seat of seats) answer(run, seat);
    },
  }),
};

/** Gives a whole answer of a seat on a fork of the state. It begins with the last of the listed actions, as the first is often the shortest way. */
function answer(run: Run, seat: Seat): void {
  const { game } = run;
  const chance = run.chance(`whole ${seat}`);
  const others = run.viewers.filter((viewer) => viewer !== seat);
  const state = run.fork();
  for (let taken = 0; taken < mostSteps; taken++) {
    const actions: readonly GameAction[] = game.legal(state, seat);
    const action = taken === 0 ? (actions.at(-1) as GameAction) : pick(chance, actions);
    const before: unknown = game.copy(state);
    const events: GameEvent[] = [];
    game.apply(state, seat, action, chance, keptIn(events));
    if (!leavesAnswerOpen(game.question(before), game.question(state), seat)) return;
    for (const viewer of others)
      demand(
        tellsNothing(game, { before, after: state, events }, viewer),
        () => `A step of seat ${seat} that does not complete its secret answer tells others of itself.`,
      );
  }
}
