import type { SeededChance } from '../../chance.ts';
import type { AnyGame, GameAction, Refusal, Seat } from '../../game.ts';
import { stableJson } from '../../json.ts';
import { judge } from '../../judge.ts';
import { borrowedActions, forge } from '../forge.ts';
import { demand, difference, type Property, type Run, sample } from '../run.ts';
import { otherWorld } from '../worlds.ts';

/**
 * What a seat is asked, may do and is refused, in data and in words, is the same in every world that fits its view. A screen
 * that is not given the true state works its targets and reasons out from such a world.
 */
export const reasons: Property = {
  name: 'targets and reasons follow from the view',
  watch: (run) => ({
    position() {
      if (!run.due('reasons', 3)) return;
      const chance = run.chance('reasons');
      for (const seat of run.seats) followsFromView(run, seat, chance);
    },
  }),
};

/** Odds and reasons look far ahead: they are asked for in few positions. */
const rarely = 25;

function followsFromView(run: Run, seat: Seat, chance: SeededChance): void {
  const { game, state } = run;
  const world = otherWorld(game, state, seat, chance);
  if (world === null) return;
  const alike = (what: string, look: (world: unknown) => unknown): void => {
    const [here, there] = [stableJson(look(state)), stableJson(look(world))];
    demand(here === there, () => `${what} tells seat ${seat} of hidden things: ${difference(here, there)}.`);
  };
  alike('The question', (each) => game.question(each));
  alike('The outcome', (each) => game.outcome(each));
  alike('The list of legal actions', (each) => game.legal(each, seat));
  const legal: readonly GameAction[] = game.legal(state, seat);
  const some = sample(chance, legal, 3);
  alike('The advice', (each) => game.advise(each, seat, some).map(String));
  alike('A feature', (each) => game.features.of(each, seat).map(String));
  alike('A target', (each) => game.legal(each, seat).slice(0, 5).map(game.steps));
  for (const language of Object.values(game.words)) {
    alike('The prompt', (each) => language.question(game.view(each, seat), game.question(each), seat));
    alike('An entry of the menu', (each) =>
      some.map((action) => language.action(game.view(each, seat), action)),
    );
  }
  if (run.due(`judgement of ${seat}`, rarely)) judgementAlike(run, seat, some, alike);
  const models = [...legal, ...borrowedActions(run)];
  for (const action of [...some, ...Array.from({ length: 4 }, () => forge(chance, models))])
    alike('A refusal', (each) => inWords(game, verdict(game, each, seat, action)));
}

/** Odds and reasons are the same too. */
function judgementAlike(
  { game }: Run,
  seat: Seat,
  [action, other]: readonly GameAction[],
  alike: (what: string, look: (world: unknown) => unknown) => void,
): void {
  if (!action) return;
  for (const { odds, reasons } of Object.values(game.words)) {
    alike('A line of odds', (each) => odds?.(game.view(each, seat), seat, action) ?? []);
    alike('A reason', (each) => reasons?.(game.view(each, seat), seat, action, other ?? null) ?? []);
  }
}

/** The judge's verdict; one that cannot be had is another property's business. */
function verdict(game: AnyGame, state: unknown, seat: Seat, action: unknown): Refusal | null {
  try {
    return judge(game, state, seat, action);
  } catch {
    return null;
  }
}

/** A refusal with what it says in each language. */
function inWords(game: AnyGame, refusal: Refusal | null): unknown {
  return refusal && [refusal, ...Object.values(game.words).map((language) => language.refusal(refusal))];
}
