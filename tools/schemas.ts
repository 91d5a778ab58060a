import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { AnyGame } from '@holoboard/kernel';
import { createGenerator, type Schema } from 'ts-json-schema-generator';
import { games } from './games.ts';
import { runTool } from './tool.ts';

const help = `
Writes the JSON Schema of each game's actions, events, views and questions, generated from its types, to games/GAME/schema.json.

  npm run schemas -- [--check]

  --check  write nothing; end with 1 if a file does not match the types
`;

const root = join(import.meta.dirname, '..');

/** What a program needs to know of a game: the names of its types after the name of the game. */
const published = ['Action', 'Event', 'View', 'Question'] as const;

/** The schema file of a game, as it follows from its types. */
export function schemaText(game: AnyGame): string {
  const name = `${game.id[0]?.toUpperCase() ?? ''}${game.id.slice(1)}`;
  const generator = createGenerator({
    path: join(root, 'games', game.id, 'index.ts'),
    tsconfig: join(root, 'tsconfig.json'),
    // The compiler has its own check; here types are only read.
    skipTypeCheck: true,
    additionalProperties: false,
    discriminatorType: 'json-schema',
  });
  const definitions: Record<string, unknown> = {};
  for (const part of published) {
    const schema: Schema = generator.createSchema(`${name}${part}`);
    Object.assign(definitions, schema.definitions);
  }
  const sorted = Object.fromEntries(Object.entries(definitions).sort(([a], [b]) => (a < b ? -1 : 1)));
  const refs = published.map((part) => [
    part.toLowerCase(),
    { $ref: `#/definitions/${encodeURIComponent(`${name}${part}`)}` },
  ]);
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: game.title,
    description: `What programs send and are sent in ${game.title}: an action, an event, a view or a question.`,
    type: 'object',
    properties: Object.fromEntries(refs),
    definitions: sorted,
  };
  return `${JSON.stringify(schema)}\n`;
}

/** Where the schema of a game is kept. */
export function schemaFile(game: AnyGame): string {
  return join(root, 'games', game.id, 'schema.json');
}

function main(args: readonly string[]): number {
  const { values } = parseArgs({ args: [...args], options: { check: { type: 'boolean' } } });
  let code = 0;
  for (const game of games) {
    const text = schemaText(game);
    if (!values.check) writeFileSync(schemaFile(game), text);
    else if (readFileSync(schemaFile(game), 'utf8') !== text) {
      console.error(`games/${game.id}/schema.json does not match the types: run npm run schemas.`);
      code = 1;
    }
  }
  return code;
}

if (import.meta.main) await runTool(help, main);
