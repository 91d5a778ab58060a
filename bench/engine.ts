import {
  type AnyGame,
  act,
  type GameAction,
  type GameEvent,
  hash,
  keptIn,
  type OptionValues,
  openSession,
  outcomeOf,
  type Policy,
  playOut,
  randomPolicy,
  readOptions,
  SeededChance,
} from '@holoboard/kernel';
import { median, rateInTurn } from './measure.ts';

/** Plays one game of a table of so many seats, and gives its number of actions. */
export type Play = (seats: number) => number;

/** The options of a game as they are unless somebody changes them. */
export function defaultOptions(game: AnyGame, seats: number): OptionValues {
  return readOptions(game.options, {}, seats);
}

/** Random play-outs through the kernel, as bots and simulations do them. */
export function enginePlay(game: AnyGame): Play {
  const chance = new SeededChance('engine');
  const policy = randomPolicy(chance);
  const tables = new Map<number, { options: OptionValues; policies: readonly Policy[] }>();
  for (const seats of game.seats)
    tables.set(seats, {
      options: defaultOptions(game, seats),
      policies: new Array<Policy>(seats).fill(policy),
    });
  return (seats) => {
    const table = tables.get(seats);
    return table ? playOut(game, table.options, table.policies, chance).actions : 0;
  };
}

/** Turns games into work that can be measured: one game at a table of each size. */
export function oneOfEachSize(game: AnyGame, play: Play): () => number {
  const sizes = game.seats;
  return () => {
    let actions = 0;
    for (const seats of sizes) actions += play(seats);
    return actions;
  };
}

/** So many actions are enough to tell how long games are. */
const mostActions = 200_000;

/** The mean number of actions of a random game. */
export function actionsPerGame(game: AnyGame): number {
  const play = oneOfEachSize(game, enginePlay(game));
  let actions = 0;
  let rounds = 0;
  // Long games need not be played as often.
  for (; rounds < 300 && actions < mostActions; rounds++) actions += play();
  return actions / (rounds * game.seats.length);
}

/** A position met in random play, and the seat that had to act. */
interface Sample {
  readonly state: unknown;
  readonly seat: number;
}

/** Plays a random game to its end action by action. */
function walk(
  game: AnyGame,
  seats: number,
  chance: SeededChance,
  step: (state: unknown, seat: number, action: GameAction) => void,
): void {
  const state: unknown = game.setup(defaultOptions(game, seats), seats, chance);
  const choose = randomPolicy(chance);
  while (!game.outcome(state) && !game.overlong(state)) {
    const seat = game.question(state).seats[0] as number;
    step(state, seat, choose(game, state, seat, game.legal(state, seat)));
  }
}

function samples(game: AnyGame, count: number): readonly Sample[] {
  const chance = new SeededChance('samples');
  const taken: Sample[] = [];
  while (taken.length < count)
    for (const seats of game.seats)
      walk(game, seats, chance, (state, seat, action) => {
        taken.push({ state: game.copy(state), seat });
        game.apply(state, seat, action, chance);
      });
  return taken.slice(0, count);
}

/** The JSON text of an action in a log, with its seat and draws, on average over some random games. */
function bytesPerAction(game: AnyGame): number {
  const chance = new SeededChance('bytes');
  const choose = randomPolicy(chance);
  let bytes = 0;
  let actions = 0;
  for (const seats of game.seats) {
    const session = openSession(game, defaultOptions(game, seats), seats, chance);
    while (!outcomeOf(session) && !game.overlong(session.state)) {
      const seat = game.question(session.state).seats[0] as number;
      act(session, seat, choose(game, session.state, seat, game.legal(session.state, seat)), chance);
    }
    bytes += new TextEncoder().encode(JSON.stringify(session.log.steps)).length;
    actions += session.log.steps.length;
  }
  return bytes / actions;
}

/** What the single functions of a game cost. */
export interface EngineCosts {
  readonly actionsWithEventsPerSecond: number;
  readonly legalCallsPerSecond: number;
  readonly copyMicroseconds: number;
  readonly viewAndRedealMicroseconds: number;
  readonly hashMicroseconds: number;
  readonly bytesPerAction: number;
}

const costRounds = 5;

/** How many slices of time `engineCosts` takes, warming up included: five functions, each round. */
export const costSlices: number = 5 * (costRounds + 1);

/** Measures the single functions of a game on positions of random play, in slices of so many milliseconds. */
export function engineCosts(game: AnyGame, milliseconds: number): EngineCosts {
  const positions = samples(game, 2000);
  const chance = new SeededChance('costs');
  // What comes out is added up, so that no call can be left out as useless.
  let kept = 0;
  const each = (work: (sample: Sample) => number) => (): number => {
    for (const sample of positions) kept += work(sample);
    return positions.length;
  };
  const withEvents = oneOfEachSize(game, (seats) => {
    let actions = 0;
    walk(game, seats, chance, (state, seat, action) => {
      const events: GameEvent[] = [];
      game.apply(state, seat, action, chance, keptIn(events));
      kept += events.length;
      actions++;
    });
    return actions;
  });
  const rates = rateInTurn(
    [
      withEvents,
      each(({ state, seat }) => game.legal(state, seat).length),
      each(({ state }) => Number(game.copy(state) !== state)),
      each(({ state, seat }) => Number(game.redeal(game.view(state, seat), seat, chance) !== state)),
      each(({ state }) => hash(state).length),
    ],
    costRounds,
    milliseconds,
  ).map(median) as [number, number, number, number, number];
  if (!Number.isFinite(kept)) throw new Error('The measured functions gave no numbers.');
  return {
    actionsWithEventsPerSecond: rates[0],
    legalCallsPerSecond: rates[1],
    copyMicroseconds: 1e6 / rates[2],
    viewAndRedealMicroseconds: 1e6 / rates[3],
    hashMicroseconds: 1e6 / rates[4],
    bytesPerAction: bytesPerAction(game),
  };
}
