import { parseArgs } from 'node:util';
import { type AnyGame, type Chance, type PerftPosition, readStart } from '@holoboard/kernel';
import { findGame, perftPositionsOf } from './games.ts';
import { runTool, table, UsageError, wholeNumber } from './tool.ts';

const help = `
Counts the action sequences from fixed positions of a game, every draw branching over all its results.

  npm run perft -- --game GAME --depth N [--position TEXT] [--json]

  --game GAME      which game
  --depth N        count sequences of 1 to N actions
  --position TEXT  count from this position instead of those in games/GAME/testing/perft.ts
  --json           print JSON

Ends with 1 when a count differs from the one worked out by hand.
`;

/** Lets draws fall in every way, one after the other: the last die turns first, like the wheels of a counter. */
class EveryDraw implements Chance {
  private readonly dice: { face: number; readonly sides: number }[] = [];
  private drawn = 0;

  draw(_name: string, sides: number): number {
    const die = this.dice[this.drawn] ?? { face: 0, sides };
    this.dice[this.drawn++] = die;
    return die.face;
  }

  /** Turns to the next way; none is left when this is false. */
  turn(): boolean {
    this.drawn = 0;
    for (let last = this.dice.at(-1); last; last = this.dice.at(-1)) {
      last.face++;
      if (last.face < last.sides) return true;
      this.dice.pop();
    }
    return false;
  }
}

/** How many sequences of 1, 2, ... `depth` actions and draws there are from a state. */
function perft(game: AnyGame, state: unknown, depth: number): readonly number[] {
  const counts = Array.from({ length: depth }, () => 0);
  const visit = (from: unknown, level: number): void => {
    if (level === depth || game.outcome(from)) return;
    for (const seat of game.question(from).seats)
      for (const action of game.legal(from, seat)) {
        const draws = new EveryDraw();
        do {
          const next: unknown = game.copy(from);
          game.apply(next, seat, action, draws);
          counts[level] = (counts[level] ?? 0) + 1;
          visit(next, level + 1);
        } while (draws.turn());
      }
  };
  visit(state, 0);
  return counts;
}

/** The counts of one position beside those expected. */
export interface PerftResult extends PerftPosition {
  readonly counts: readonly number[];
  readonly passed: boolean;
}

/** Counts from one position and compares with what is expected of it. */
export function perftPosition(game: AnyGame, position: PerftPosition, depth: number): PerftResult {
  const counts = perft(
    game,
    read(position.position, (text) => game.notation.readPosition(text)),
    depth,
  );
  const expected = position.expected ?? [];
  const passed = counts.every((count, level) => expected[level] === undefined || expected[level] === count);
  return { ...position, counts, passed };
}

/** A position typed by the user: one that play can lead to. */
function typed(game: AnyGame, text: string): PerftPosition {
  read(text, () => readStart(game, text));
  return { name: text, position: text };
}

function read(text: string, reader: (text: string) => unknown): unknown {
  try {
    return reader(text);
  } catch (error) {
    throw new UsageError(`'${text}' is not a position: ${error instanceof Error ? error.message : error}`);
  }
}

function tell({ name, counts, expected, passed }: PerftResult): string {
  const rows = counts.map((count, level) => {
    const wanted = expected?.[level];
    const verdict = wanted === undefined ? '' : wanted === count ? 'as worked out' : `EXPECTED ${wanted}`;
    return [level + 1, count, verdict];
  });
  return `${name}${passed ? '' : ' (FAILED)'}\n${table([['depth', 'sequences', ''], ...rows])}\n`;
}

async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string' },
      depth: { type: 'string' },
      position: { type: 'string' },
      json: { type: 'boolean' },
    },
  });
  const game = findGame(values.game);
  if (values.depth === undefined) throw new UsageError('How deep? Say --depth and a number.');
  const depth = wholeNumber('depth', values.depth, 1);
  const { position } = values;
  const positions = position === undefined ? await perftPositionsOf(game.id) : [typed(game, position)];
  const results = positions.map((each) => perftPosition(game, each, depth));
  console.log(values.json ? JSON.stringify(results, null, 2) : results.map(tell).join('\n').trimEnd());
  return results.every(({ passed }) => passed) ? 0 : 1;
}

if (import.meta.main) await runTool(help, main);
