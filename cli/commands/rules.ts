import { type AnyGame, type Clause, sectionsOf } from '@holoboard/kernel';
import { type Command, exampleGame, gameNamed, Problem, readArgs } from '../command.ts';
import type { Terminal } from '../terminal.ts';

export const rules: Command = {
  summary: 'Read the rules of a game, or one clause',
  usage: 'rules GAME [CLAUSE]',
  details: `Shows the whole rulebook by section, or one clause and its neighbours.

Examples:
  holoboard rules ${exampleGame}
  holoboard rules ${exampleGame} move-04`,
  async run(args, terminal) {
    const { positionals } = readArgs(args, {}, ['GAME', '[CLAUSE]']);
    const [id = '', clause] = positionals;
    const game = await gameNamed(id);
    if (clause === undefined) showRulebook(game, terminal);
    else showClause(game, clause, terminal);
    return 0;
  },
};

function showRulebook(game: AnyGame, terminal: Terminal): void {
  terminal.line(terminal.styled('bold', `The rules of ${game.title}`));
  for (const [section, clauses] of sectionsOf(game.rulebook)) {
    terminal.line();
    terminal.line(terminal.styled('bold', section));
    for (const { id, text } of clauses) terminal.text(text, '    ', `  ${id}  `);
  }
}

/** Shows one clause, its place in the rulebook and its neighbours; an unknown one gives a `Problem` with near ones. */
export function showClause(game: AnyGame, wanted: string, terminal: Terminal): void {
  const clause = findClause(game, wanted);
  if (!clause) {
    const near = nearClauses(game, wanted);
    const guess = near.length > 0 ? ` Near to it: ${near.join(', ')}.` : '';
    throw new Problem(`There is no clause '${wanted.slice(0, 40)}' in ${game.title}.${guess}`);
  }
  const at = game.rulebook.indexOf(clause);
  const [before, after] = [game.rulebook[at - 1], game.rulebook[at + 1]];
  terminal.line(terminal.styled('bold', `${clause.id} (${clause.section})`));
  terminal.text(clause.text, '  ');
  const neighbours = [before && `before it: ${before.id}`, after && `after it: ${after.id}`];
  terminal.text(`(${neighbours.filter((part) => part !== undefined).join('; ')})`, '  ');
}

/** The clause of that id; capitals and the game's own prefix may be left out. */
function findClause(game: AnyGame, wanted: string): Clause | undefined {
  const id = wanted.toUpperCase();
  return game.rulebook.find((clause) => clause.id === id || clause.id.endsWith(`-${id}`));
}

/** The ids that take the fewest changes to become the wanted one. */
function nearClauses(game: AnyGame, wanted: string): string[] {
  const id = wanted.toUpperCase().slice(0, 40);
  const ranked = game.rulebook.map((clause) => {
    const [, ...short] = clause.id.split('-');
    return { id: clause.id, changes: Math.min(changes(id, clause.id), changes(id, short.join('-'))) };
  });
  ranked.sort((left, right) => left.changes - right.changes);
  return ranked
    .filter((entry) => entry.changes <= 3)
    .slice(0, 4)
    .map((entry) => entry.id);
}

/** How many letters must be put in, left out or replaced to make one word of the other (Levenshtein). */
function changes(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, i) => i);
  for (let i = 1; i <= left.length; i++) {
    const next = [i];
    for (let j = 1; j <= right.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[right.length] ?? 0;
}
