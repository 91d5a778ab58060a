import type { SeededChance } from '../../chance.ts';
import { stableJson } from '../../json.ts';
import { demand, type Property, type Run } from '../run.ts';

/** Pieces, cards and tokens are neither lost nor made, and each line of the census would notice something. */
export const conservation: Property = {
  name: 'pieces, cards and tokens are conserved',
  watch(run) {
    let first: string | null = null;
    return {
      position() {
        const census = run.game.census(run.state);
        const odd = Object.entries(census).find(([, count]) => !Number.isInteger(count) || count < 0);
        demand(!odd, () => `The census counts ${odd?.[1]} of '${odd?.[0]}'.`);
        const text = stableJson(census);
        demand(text === (first ?? text), () => `The census was ${first} at the set-up and is ${text} now.`);
        if (first === null) noticesLosses(run);
        first = text;
      },
    };
  },
};

/** Takes parts of the first state away, adds some and miscounts some: no line of the census may stay the same through all of it. */
function noticesLosses(run: Run): void {
  const { game } = run;
  const state = run.fork();
  const whole = game.census(state);
  const blind = new Set(Object.keys(whole));
  for (const damage of damages(state)) {
    const repair = damage();
    for (const [line, count] of Object.entries(damagedCensus(run, state)))
      if (count !== whole[line]) blind.delete(line);
    repair();
    if (blind.size === 0) return;
  }
  demand(false, () => `Whatever is lost, the census counts the same: ${[...blind].join(', ')}.`);
}

/** The census of a damaged state; where the game stumbles over the damage, nothing is noticed by counting. */
function damagedCensus({ game }: Run, state: unknown): Readonly<Record<string, number>> {
  try {
    return game.census(state);
  } catch {
    return {};
  }
}

/** Ways to damage a value, each of which tells how to undo it. */
function* damages(value: unknown): Generator<() => () => void> {
  if (typeof value !== 'object' || value === null) return;
  const node = value as Record<string, unknown>;
  for (const [key, part] of Object.entries(node)) {
    const put = (damaged: unknown) => () => {
      node[key] = damaged;
      return () => {
        node[key] = part;
      };
    };
    if (typeof part === 'number') yield* [put(part - 1), put(part + 1), put(-1)];
    if (Array.isArray(part)) {
      const more: unknown = part.at(-1) ?? 0;
      yield put([...part, more, more]);
      for (let i = 0; i < part.length; i++) yield put(part.toSpliced(i, 1));
    }
    yield* damages(part);
  }
}

/** What bots think with is finite, within its range, and knows how a game has ended. */
export const estimates: Property = {
  name: 'estimates are numbers in their range',
  watch: (run) => ({
    position() {
      if (!run.due('estimates', 3)) return;
      const chance = run.chance('estimates');
      const shares: readonly number[] = run.game.evaluate(run.state);
      demand(shares.length === run.seats.length, () => `evaluate answers for ${shares.length} seats.`);
      const ranks = run.game.outcome(run.state)?.ranks;
      for (const seat of run.seats) {
        const share = shares[seat] ?? Number.NaN;
        demand(share >= 0 && share <= 1, () => `evaluate gives ${share} for seat ${seat}.`);
        const rank = ranks?.[seat];
        demand(
          rank === undefined || share === (rank === 1 ? 1 : 0),
          () => `Seat ${seat} has come in as number ${rank}, but evaluate gives ${share}.`,
        );
        adviseSome(run, seat, chance);
        describe(run, seat);
      }
    },
  }),
};

function adviseSome(run: Run, seat: number, chance: SeededChance): void {
  const legal = run.game.legal(run.state, seat);
  const all = run.game.advise(run.state, seat, legal);
  demand(
    all.length === legal.length,
    () => `advise gives ${all.length} numbers for ${legal.length} actions.`,
  );
  for (let i = 0; i < Math.min(5, legal.length); i++) {
    const at = chance.draw('advise', legal.length);
    const action = legal[at];
    const [advice] = run.game.advise(run.state, seat, [action]);
    demand(Number.isFinite(advice), () => `advise gives ${advice} for ${JSON.stringify(action)}.`);
    demand(
      advice === all[at],
      () => `advise gives ${advice} for ${JSON.stringify(action)} alone, but ${all[at]} among others.`,
    );
  }
}

/** Each number has a name of its own, and is a number. */
function describe({ game, state }: Run, seat: number): void {
  const { names } = game.features;
  const numbers = game.features.of(state, seat);
  demand(new Set(names).size === names.length, () => 'Two features have the same name.');
  demand(
    numbers.length === names.length,
    () => `There are ${numbers.length} features of seat ${seat}, but ${names.length} names.`,
  );
  const odd = numbers.findIndex((number) => !Number.isFinite(number));
  demand(odd < 0, () => `The feature '${names[odd]}' of seat ${seat} is ${numbers[odd]}.`);
}
