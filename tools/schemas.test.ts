import { readFileSync } from 'node:fs';
import {
  type AnyGame,
  eventsFor,
  type GameEvent,
  optionValues,
  randomPolicy,
  readOptions,
  SeededChance,
  type Viewer,
} from '@holoboard/kernel';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { games } from './games.ts';
import { schemaFile, schemaText } from './schemas.ts';

type Part = 'action' | 'event' | 'view' | 'question';

/** What is wrong with a value of a game, by its published schema; null if it fits. */
function fitting(game: AnyGame): (part: Part, value: unknown) => string | null {
  const ajv = new Ajv({ strict: false });
  ajv.addSchema(JSON.parse(readFileSync(schemaFile(game), 'utf8')), game.id);
  return (part, value) => {
    const validate = ajv.getSchema(`${game.id}#/properties/${part}`);
    if (!validate) throw new Error(`There is no schema of a ${part}.`);
    // As it is sent: what is undefined is not there.
    return validate(JSON.parse(JSON.stringify(value))) ? null : ajv.errorsText(validate.errors);
  };
}

/** Plays a random game and shows every value that leaves it. */
function watch(game: AnyGame, seed: number, show: (part: Part, value: unknown) => void): void {
  const chance = new SeededChance(seed);
  const seats = game.seats[seed % game.seats.length] as number;
  const given = Object.fromEntries(
    game.options.map((spec) => {
      const values = optionValues(spec, seats);
      return [spec.key, values[chance.draw('option', values.length)]];
    }),
  );
  const state: unknown = game.setup(readOptions(game.options, given, seats), seats, chance);
  const policy = randomPolicy(chance);
  const viewers: readonly Viewer[] = [...Array(seats).keys(), 'spectator', 'everything'];
  const tell = (event: GameEvent): void => {
    for (const viewer of viewers) for (const seen of eventsFor([event], viewer)) show('event', seen);
  };
  for (let step = 0; step < 250 && !game.outcome(state); step++) {
    const question = game.question(state);
    show('question', question);
    for (const viewer of viewers) show('view', game.view(state, viewer));
    const seat = question.seats[0] as number;
    const action = policy(game, state, seat, game.legal(state, seat));
    show('action', action);
    game.apply(state, seat, action, chance, tell);
  }
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  test('the published schema is the one its types give', () => {
    expect(readFileSync(schemaFile(game), 'utf8')).toBe(schemaText(game));
  });

  test('whatever leaves a game fits its schema', () => {
    const problemOf = fitting(game);
    const seen = new Set<Part>();
    for (let seed = 0; seed < 4; seed++)
      watch(game, seed, (part, value) => {
        seen.add(part);
        const problem = problemOf(part, value);
        if (problem) throw new Error(`${part} ${JSON.stringify(value).slice(0, 300)}: ${problem}`);
      });
    expect([...seen].sort()).toEqual(['action', 'event', 'question', 'view']);
  });

  test('what is none of its values does not fit', () => {
    const problemOf = fitting(game);
    expect(problemOf('action', { type: 'nonsense' })).not.toBeNull();
    expect(problemOf('action', { type: 3 })).not.toBeNull();
    expect(problemOf('view', {})).not.toBeNull();
    expect(problemOf('question', { kind: 'nonsense', seats: [] })).not.toBeNull();
  });
});
