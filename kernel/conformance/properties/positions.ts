import { noChance } from '../../chance.ts';
import { sameJson } from '../../json.ts';
import { openSession, readStart } from '../../log.ts';
import { demand, excerpt, type Property, pick, type Run, Violation } from '../run.ts';
import { otherWorld } from '../worlds.ts';

/** So many positions of each kind of question are looked at in a game, however rare the question is. */
const ofEachKind = 3;

/** A match can begin from every position that occurs: written and read, it is the same position and asks the same. */
export const positions: Property = {
  name: 'a match can begin from every position',
  watch(run) {
    const looks = new Map<string, number>();
    return {
      position() {
        const { game, state } = run;
        const { kind, seats } = game.question(state);
        const before = looks.get(kind) ?? 0;
        looks.set(kind, before + 1);
        if (before >= ofEachKind && !run.due('positions', 4)) return;
        demandStart(run, state);
        // Playing on from a moment of an unfinished game begins from a world that fits what the player knew.
        const chance = run.chance('positions');
        const world = seats.length > 0 ? otherWorld(game, state, pick(chance, seats), chance) : null;
        if (world !== null) demandStart(run, world);
      },
    };
  },
};

function demandStart(run: Run, state: unknown): void {
  const { game, session, seats, viewers } = run;
  const { log } = session;
  const text = game.notation.position(state);
  const demandSame = (same: boolean, what: string): void =>
    demand(same, () => `A match that begins from this position has ${what}: ${excerpt(text)}`);
  const read = attempt(text, () => readStart(game, text));
  demand(sameJson(read, state), () => `The position reads back as another one: ${excerpt(text)}`);
  demand(
    game.notation.position(read) === text,
    () => `The position is written differently the second time: ${excerpt(text)}`,
  );
  const begun = attempt(text, () =>
    openSession(game, log.options, log.seats, noChance, log.rules, text),
  ).state;
  demandSame(sameJson(game.question(begun), game.question(state)), 'another question');
  demandSame(sameJson(game.outcome(begun), game.outcome(state)), 'another outcome');
  for (const viewer of viewers)
    demandSame(sameJson(game.view(begun, viewer), game.view(state, viewer)), 'another view');
  for (const seat of seats)
    demandSame(sameJson([...game.legal(begun, seat)], [...game.legal(state, seat)]), 'other legal actions');
}

function attempt<Result>(text: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new Violation(
      `No match can begin from ${excerpt(text)}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
