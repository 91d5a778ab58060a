import {
  type AnyGame,
  act,
  type GameAction,
  judge,
  type OptionValues,
  openSession,
  outcomeOf,
  type Seat,
  SeededChance,
} from '@holoboard/kernel';
import { legal, openLocalMatch, outcome, question, submit, versionFor, versionOf } from '@holoboard/table';
import { defaultOptions, type Play } from './engine.ts';

/** A way the engine plays whole games, doing more of what a library does that judges, logs and keeps old states. */
export interface Work {
  readonly name: string;
  readonly goal: number | null;
  readonly play: (game: AnyGame) => Play;
}

/** From the bare rules to all that a match is. */
export const works: readonly Work[] = [
  { name: 'judged and applied', goal: null, play: judged },
  { name: 'with log, events and undo', goal: null, play: logged },
  { name: 'submitted to a match with fair dice', goal: 10, play: submitted },
];

function judged(game: AnyGame): Play {
  const chance = new SeededChance('judged');
  const options = optionsBySeats(game);
  return (seats) => {
    const state: unknown = game.setup(options(seats), seats, chance, game.rulesVersion);
    let actions = 0;
    while (!game.outcome(state) && !game.overlong(state)) {
      const seat = game.question(state).seats[0] as Seat;
      const action = choose(chance, game.legal(state, seat));
      if (judge(game, state, seat, action)) throw new Error('A legal action is refused.');
      game.apply(state, seat, action, chance);
      actions++;
    }
    return actions;
  };
}

function logged(game: AnyGame): Play {
  const chance = new SeededChance('logged');
  const options = optionsBySeats(game);
  return (seats) => {
    const session = openSession(game, options(seats), seats, chance);
    while (!outcomeOf(session) && !game.overlong(session.state)) {
      const seat = game.question(session.state).seats[0] as Seat;
      if (act(session, seat, choose(chance, game.legal(session.state, seat)), chance))
        throw new Error('A legal action is refused.');
    }
    return session.log.steps.length;
  };
}

function submitted(game: AnyGame): Play {
  const chance = new SeededChance('submitted');
  const people = new Map(
    game.seats.map((seats) => [
      seats,
      Array.from({ length: seats }, (_, i) => ({ kind: 'human', name: `${i}` }) as const),
    ]),
  );
  let count = 0;
  return (seats) => {
    const seed = (count++).toString(16).padStart(64, '0');
    const match = openLocalMatch({ game, seats: people.get(seats) ?? [], seed, now: 0 });
    while (!outcome(match) && !game.overlong(match.session?.state)) {
      const seat = question(match).seats[0] as Seat;
      const action = choose(chance, legal(match, seat));
      if (submit(match, { seat, version: versionFor(match, seat), action, now: versionOf(match) }))
        throw new Error('A legal action is refused.');
    }
    return versionOf(match);
  };
}

function optionsBySeats(game: AnyGame): (seats: number) => OptionValues {
  const options = new Map(game.seats.map((seats) => [seats, defaultOptions(game, seats)]));
  return (seats) => options.get(seats) ?? {};
}

function choose(chance: SeededChance, actions: readonly GameAction[]): GameAction {
  return actions[actions.length === 1 ? 0 : chance.draw('choice', actions.length)] as GameAction;
}
