import { beforeEach, describe, expect, test } from 'vitest';
import type { CargoState } from '../games/cargo/index.ts';
import { cargo } from '../games/cargo/index.ts';
import { noChance, SeededChance, TapeChance, type TapeEntry } from './chance.ts';
import type { AnyGame } from './game.ts';
import { stableJson } from './json.ts';
import {
  act,
  commitStep,
  isRefusal,
  type Log,
  type LogStep,
  openSession,
  outcomeOf,
  prepareAction,
  prepareUndo,
  resign,
  type Session,
  undo,
  undoRefusal,
} from './log.ts';
import { ReplayError, replay } from './replay.ts';

const options = { goal: '2', peeking: true };

/** Every card stays where it is: seat 0 holds 10, 11, 12 and seat 1 holds 7, 8, 9; 6 is on top of the deck. */
const unshuffled: readonly TapeEntry[] = Array.from({ length: 11 }, (_, i) => ['deck', 11 - i]);

const open = (seats = 2, game: AnyGame = cargo): Session =>
  openSession(game, options, seats, new TapeChance(unshuffled));
const stateOf = (session: Session): CargoState => session.state as CargoState;

let session: Session;
beforeEach(() => {
  session = open();
});

/** Seat 0 wins the first round with its 12. */
function firstRound(): void {
  expect(act(session, 0, { type: 'plan', card: 12 }, noChance)).toBeNull();
  expect(act(session, 1, { type: 'plan', card: 7 }, noChance)).toBeNull();
}

const barrierOf = (seat: number) => undoRefusal(session, seat)?.params['barrier'];

describe('a log', () => {
  test('begins with the set-up and its draws', () => {
    expect(session.log).toEqual({
      game: 'cargo',
      rules: 2,
      options,
      seats: 2,
      opening: [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
      steps: [],
    });
    expect(stateOf(session).hands).toEqual([
      [10, 11, 12],
      [7, 8, 9],
    ]);
  });

  test.each([1, 4, 2.5, Number.NaN])('is not opened for %d seats', (seats) => {
    expect(() => open(seats)).toThrow(`Cargo Run is for 2 or 3 players, not ${seats}.`);
  });

  test('keeps each action with its draws, and what came of it', () => {
    firstRound();
    act(session, 0, { type: 'search' }, new TapeChance([['search', 5]]));
    expect(session.log.steps).toEqual([
      { seat: 0, action: { type: 'plan', card: 12 }, draws: [] },
      { seat: 1, action: { type: 'plan', card: 7 }, draws: [] },
      { seat: 0, action: { type: 'search' }, draws: [5] },
    ]);
    expect(session.chapters.map(({ barrier }) => barrier)).toEqual([null, 'reveal', 'chance']);
    expect(session.chapters[2]?.events).toEqual([{ type: 'searched', seat: 0, die: 6, found: true }]);
    expect(outcomeOf(session)).toEqual({ ranks: [1, 2], reason: 'points' });
  });

  test('a refused action changes nothing', () => {
    const before = stableJson([session.state, session.log]);
    expect(act(session, 0, { type: 'plan', card: 7 }, noChance)?.clause).toBe('CARGO-PLAN-01');
    expect(act(session, 0, 'plan', noChance)?.clause).toBe('TABLE-SHAPE');
    expect(act(session, 5, { type: 'plan', card: 12 }, noChance)?.clause).toBe('TABLE-TURN');
    expect(stableJson([session.state, session.log])).toBe(before);
  });

  test('an action that fails half way changes nothing', () => {
    firstRound();
    const before = stableJson([session.state, session.log]);
    expect(() => act(session, 0, { type: 'search' }, noChance)).toThrow("'search' was drawn");
    expect(stableJson([session.state, session.log])).toBe(before);
  });
});

describe('leaving', () => {
  test('is logged, and ends a game of two', () => {
    expect(resign(session, 1)).toBeNull();
    expect(session.log.steps).toEqual([{ seat: 1, resign: true }]);
    expect(outcomeOf(session)).toEqual({ ranks: [1, 2], reason: 'resignation' });
    expect(resign(session, 0)?.clause).toBe('TABLE-OVER');
  });

  test.each([-1, 2, 0.5, Number.NaN])('seat %d is not there to leave', (seat) => {
    expect(resign(session, seat)?.clause).toBe('TABLE-SEAT');
    expect(session.log.steps).toEqual([]);
  });

  test('nobody leaves twice', () => {
    session = open(3);
    resign(session, 2);
    const before = stableJson([session.state, session.log]);
    expect(resign(session, 2)?.clause).toBe('TABLE-REQUEST');
    expect(stableJson([session.state, session.log])).toBe(before);
  });
});

describe('taking back', () => {
  test('there is nothing at the start', () => {
    expect(barrierOf(0)).toBe('start');
    expect(undo(session, 0)?.clause).toBe('TABLE-UNDO');
    expect(session.log.steps).toEqual([]);
  });

  test('a plan, as long as nobody has decided since', () => {
    const before = stableJson(session.state);
    act(session, 0, { type: 'plan', card: 12 }, noChance);
    expect(barrierOf(1)).toBe('seat');
    expect(undo(session, 0)).toBeNull();
    expect(stableJson(session.state)).toBe(before);
    expect(session.log.steps.at(-1)).toEqual({ seat: 0, undo: true });
    expect(barrierOf(0)).toBe('start');
  });

  test('not what another seat has answered', () => {
    firstRound();
    expect(barrierOf(0)).toBe('seat');
  });

  test('several steps of one seat, one after the other, down to the barrier', () => {
    firstRound();
    const before = stableJson(session.state);
    act(session, 0, { type: 'bank', coins: 1 }, noChance);
    act(session, 0, { type: 'bank', coins: 1 }, noChance);
    expect(undo(session, 0)).toBeNull();
    expect(stateOf(session).vaults).toEqual([1, 0]);
    expect(undo(session, 0)).toBeNull();
    expect(stableJson(session.state)).toBe(before);
    expect(barrierOf(0)).toBe('seat');
    expect(barrierOf(1)).toBe('reveal');
  });

  test('nothing behind a card that was looked at', () => {
    firstRound();
    act(session, 0, { type: 'bank', coins: 1 }, noChance);
    act(session, 0, { type: 'peek' }, noChance);
    expect(barrierOf(0)).toBe('reveal');
    act(session, 0, { type: 'bank', coins: 1 }, noChance);
    expect(undo(session, 0)).toBeNull();
    expect(barrierOf(0)).toBe('reveal');
  });

  test('nothing behind a card that only others were shown', () => {
    const showing: AnyGame = {
      ...cargo,
      apply(state, seat, action, chance, tell) {
        cargo.apply(state, seat, action, chance);
        tell?.({ type: 'showed', only: [seat], others: { type: 'saw', reveals: true } });
      },
    };
    session = open(2, showing);
    act(session, 0, { type: 'plan', card: 12 }, noChance);
    expect(barrierOf(0)).toBe('reveal');
  });

  test('nothing behind a die, and no resignation', () => {
    session = open(3);
    act(session, 0, { type: 'plan', card: 12 }, noChance);
    act(session, 1, { type: 'plan', card: 7 }, noChance);
    act(session, 2, { type: 'plan', card: 4 }, noChance);
    act(session, 0, { type: 'search' }, new TapeChance([['search', 0]]));
    expect(barrierOf(0)).toBe('chance');
    resign(session, 2);
    expect(barrierOf(2)).toBe('resign');
  });

  test('play goes on from where it went back to', () => {
    act(session, 0, { type: 'plan', card: 12 }, noChance);
    undo(session, 0);
    act(session, 0, { type: 'plan', card: 10 }, noChance);
    expect(stateOf(session).plans).toEqual([10, 0]);
    expect(session.log.steps).toHaveLength(3);
    expect(session.chapters.map(({ step }) => step)).toEqual([2]);
  });
});

describe('taking back a secret answer that others have not seen', () => {
  beforeEach(() => {
    session = open(3);
    act(session, 0, { type: 'plan', card: 12 }, noChance);
    act(session, 1, { type: 'plan', card: 7 }, noChance);
  });

  test('leaves what others have answered meanwhile', () => {
    expect(undo(session, 0)).toBeNull();
    expect(stateOf(session).plans).toEqual([0, 7, 0]);
    expect(session.chapters.map(({ step, seat }) => [step, seat])).toEqual([[1, 1]]);
    act(session, 0, { type: 'plan', card: 10 }, noChance);
    expect(stateOf(session).plans).toEqual([10, 7, 0]);
    expect(stableJson(replay(cargo, session.log).state)).toBe(stableJson(session.state));
  });

  test('is possible in any order, each its own', () => {
    expect(undo(session, 0)).toBeNull();
    expect(undo(session, 1)).toBeNull();
    expect(stableJson(session.state)).toBe(stableJson(open(3).state));
    expect(barrierOf(0)).toBe('start');
  });

  test('changes nothing as long as it is only prepared', () => {
    const before = stableJson([session.state, session.log, session.chapters]);
    expect(prepareUndo(session, 0)).toMatchObject({ step: { seat: 0, undo: true }, kept: 0 });
    expect(stableJson([session.state, session.log, session.chapters])).toBe(before);
  });

  test('is over when the last one answers, or when somebody leaves', () => {
    const other = open(3);
    act(other, 0, { type: 'plan', card: 12 }, noChance);
    resign(other, 2);
    expect(undoRefusal(other, 0)?.params['barrier']).toBe('seat');
    act(session, 2, { type: 'plan', card: 4 }, noChance);
    expect([0, 1, 2].map(barrierOf)).toEqual(['seat', 'seat', 'reveal']);
  });

  test('is not possible for a seat that has not answered', () => {
    expect(barrierOf(2)).toBe('seat');
  });

  test('is not possible where the question is no secret', () => {
    const openly: AnyGame = {
      ...cargo,
      question(state) {
        const { kind, seats } = cargo.question(state);
        return { kind, seats };
      },
    };
    session = open(3, openly);
    act(session, 0, { type: 'plan', card: 12 }, noChance);
    act(session, 1, { type: 'plan', card: 7 }, noChance);
    expect([0, 1].map(barrierOf)).toEqual(['seat', undefined]);
  });
});

test('a step that was prepared is not taken once the game has moved on', () => {
  const prepared = prepareAction(session, 0, { type: 'plan', card: 12 }, noChance);
  if (isRefusal(prepared)) throw new Error('A legal action is refused.');
  act(session, 1, { type: 'plan', card: 7 }, noChance);
  expect(() => commitStep(session, prepared)).toThrow('The game has moved on since this step was prepared.');
  expect(stateOf(session).plans).toEqual([0, 7]);
});

describe('playing again', () => {
  /** Two rounds with a step taken back, through the written form. */
  function written(): Log {
    firstRound();
    act(session, 0, { type: 'bank', coins: 2 }, noChance);
    undo(session, 0);
    act(session, 0, { type: 'bank', coins: 1 }, noChance);
    act(session, 0, { type: 'search' }, new TapeChance([['search', 2]]));
    act(session, 1, { type: 'plan', card: 9 }, noChance);
    return JSON.parse(JSON.stringify(session.log)) as Log;
  }

  /** A log with one step put in place of another. */
  const changed = (log: Log, at: number, step: LogStep | Record<string, unknown>): Log => ({
    ...log,
    steps: log.steps.with(at, step as LogStep),
  });

  test('leads to the same state, log and chapters', () => {
    const again = replay(cargo, written());
    expect(stableJson(again.state)).toBe(stableJson(session.state));
    expect(again.log).toEqual(session.log);
    expect(again.chapters).toEqual(session.chapters);
  });

  test('as far as wanted', () => {
    const again = replay(cargo, written(), 3);
    expect(stateOf(again).vaults).toEqual([2, 0]);
    expect(again.log.steps).toHaveLength(3);
  });

  test.each<readonly [string, (log: Log) => Log, number, string]>([
    ['another game', (log) => ({ ...log, game: 'hoth' }), -1, "Set-up: this is a log of 'hoth'."],
    [
      'rules to come',
      (log) => ({ ...log, rules: 3 }),
      -1,
      'Set-up: this game of Cargo Run follows version 3 of the rules, and this program knows them up to version 2.',
    ],
    [
      'rules that never were',
      (log) => ({ ...log, rules: 0 }),
      -1,
      'Set-up: there is no version 0 of the rules',
    ],
    [
      'a wrong number of seats',
      (log) => ({ ...log, seats: 9 }),
      -1,
      'Set-up: Cargo Run is for 2 or 3 players',
    ],
    [
      'an unknown option',
      (log) => ({ ...log, options: { ...log.options, fog: true } }),
      -1,
      "Set-up: There is no option 'fog'.",
    ],
    [
      'an impossible option',
      (log) => ({ ...log, options: { ...log.options, goal: '9' } }),
      -1,
      "Set-up: Option 'goal' is one of",
    ],
    [
      'a draw too few in the set-up',
      (log) => ({ ...log, opening: log.opening.slice(1) }),
      -1,
      "Set-up: The rules ask for a draw of 'deck' that is not recorded.",
    ],
    [
      'a draw too many in the set-up',
      (log) => ({ ...log, opening: [...log.opening, 0] }),
      -1,
      'Set-up: more draws are recorded than were made.',
    ],
    [
      'an illegal action',
      (log) => changed(log, 1, { seat: 1, action: { type: 'plan', card: 12 }, draws: [] }),
      1,
      'Step 2: it is not allowed by CARGO-PLAN-01: Plan one card of your hand.',
    ],
    [
      'an impossible draw',
      (log) => changed(log, 5, { seat: 0, action: { type: 'search' }, draws: [6] }),
      5,
      "Step 6: The recorded draw 6 is impossible for 'search' with 6 sides.",
    ],
    [
      'a missing draw',
      (log) => changed(log, 5, { seat: 0, action: { type: 'search' }, draws: [] }),
      5,
      "Step 6: The rules ask for a draw of 'search' that is not recorded.",
    ],
    [
      'a draw nobody asked for',
      (log) => changed(log, 0, { seat: 0, action: { type: 'plan', card: 12 }, draws: [1] }),
      0,
      'Step 1: more draws are recorded than were made.',
    ],
    [
      'a step taken back that stands',
      (log) => changed(log, 2, { seat: 0, undo: true }),
      2,
      'Step 3: it is not allowed by TABLE-UNDO: Another seat has decided since.',
    ],
    [
      'a seat that is not there and leaves',
      (log) => changed(log, 2, { seat: 7, resign: true }),
      2,
      'Step 3: it is not allowed by TABLE-SEAT',
    ],
  ])('a log with %s is found out, with its place', (_what, change, step, message) => {
    const log = change(written());
    let found: unknown;
    try {
      replay(cargo, log);
    } catch (error) {
      found = error;
    }
    expect(found).toBeInstanceOf(ReplayError);
    expect((found as ReplayError).step).toBe(step);
    expect((found as ReplayError).message).toContain(message);
  });

  test('another die leads to another state', () => {
    const log = written();
    const other = replay(cargo, changed(log, 5, { seat: 0, action: { type: 'search' }, draws: [3] }), 6);
    expect(stableJson(other.chapters)).not.toBe(stableJson(replay(cargo, log, 6).chapters));
  });
});

test('random games with everything in them play again', () => {
  for (let seed = 0; seed < 20; seed++) {
    const chance = new SeededChance(seed);
    session = openSession(cargo, options, 2 + (seed % 2), chance);
    while (!outcomeOf(session)) {
      const seat = cargo.question(stateOf(session)).seats[0] ?? 0;
      const legal = cargo.legal(stateOf(session), seat);
      act(session, seat, legal[chance.draw('choice', legal.length)], chance);
      if (chance.draw('undo', 3) === 0) undo(session, seat);
    }
    expect(stableJson(replay(cargo, session.log).state)).toBe(stableJson(session.state));
  }
});
