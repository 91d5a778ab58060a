import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type AnyGame,
  changedOptions,
  type GameAction,
  SeededChance,
  type Session,
  versionProblem,
} from '@holoboard/kernel';
import { planGame } from '@holoboard/kernel/conformance';
import {
  exportMatch,
  importMatch,
  legal,
  type Match,
  openLocalMatch,
  outcome,
  question,
  requestUndo,
  resignSeat,
  submit,
  verifyMatch,
  versionFor,
  versionOf,
} from '@holoboard/table';
import { findGame } from './games.ts';
import { runTool, UsageError, wholeNumber } from './tool.ts';

const help = `
Writes matches to games/GAME/testing/golden/, which the tests replay for ever: one for each way the game can end and each
number of players, and as many with other options, as far as chance brings them up.

  npm run golden -- --game GAME [--rules N] [--seed S]

  --game GAME  which game
  --rules N    by this version of the rules (the newest)
  --seed S     where their luck comes from (1)

A file that is there already is never written again. Who has won is noted in ranks.json beside them.
`;

/** So many matches are played in search of every ending. */
const mostMatches = 400;
/** The host's time at which they begin; a decision takes a second. */
const begun = 1_700_000_000_000;
const second = 1000;
/** Nobody leaves before so many steps: a match shows something. */
const earlySteps = 5;

/** The n-th match of a series, played to its end; nothing when it does not come to one. */
function playGolden(game: AnyGame, seed: string, number: number): Match | null {
  const plan = planGame(game, seed, number);
  const chance = new SeededChance(`${plan.seed}/golden`);
  const secret = Array.from({ length: 64 }, () => chance.draw('seed', 16).toString(16)).join('');
  const seats = Array.from({ length: plan.seats }, (_, seat) => ({
    kind: 'human' as const,
    name: `Player ${seat + 1}`,
  }));
  const match = openLocalMatch({ game, options: plan.options, seats, seed: secret, now: begun });
  while (!outcome(match)) {
    if (game.overlong(match.session?.state)) return null;
    decide(match, chance, plan.resigning);
  }
  return match;
}

/** Mostly what looks best, now and then anything, and seldom a step taken back or a seat that leaves. */
function decide(match: Match, chance: SeededChance, resigning: boolean): void {
  const { seats } = question(match);
  const seat = seats[chance.draw('seat', seats.length)] ?? 0;
  const now = begun + second * (versionOf(match) + 1);
  if (chance.draw('undo', 12) === 0 && requestUndo(match, seat, now) === null) return;
  if (resigning && versionOf(match) > earlySteps && chance.draw('resign', 30) === 0) {
    resignSeat(match, seat, now);
    return;
  }
  const actions = legal(match, seat);
  const advice = match.game.advise(match.session?.state, seat, actions);
  const best = advice.indexOf(Math.max(...advice));
  const choice = chance.draw('wander', 4) === 0 ? chance.draw('choice', actions.length) : best;
  const action = actions[choice] as GameAction;
  const refusal = submit(match, { seat, version: versionFor(match, seat), action, now });
  if (refusal) throw new Error(`${JSON.stringify(action)} is refused by ${refusal.clause}.`);
}

/** What a match is kept as: its version of the rules, how it ended, its number of players, and whether options were changed. */
function nameOf({ game, options, seats, session }: Match): string {
  const { rules } = (session as Session).log;
  const changed = changedOptions(game.options, { rules, options }).length > 0;
  const reason = game.outcome(session?.state)?.reason;
  return `v${rules}-${reason}-${seats.length}${changed ? '-options' : ''}.json`;
}

/** Plays matches until each way to end has come up with each number of players, and hands every new kind over. */
function collect(game: AnyGame, seed: string, keep: (name: string, match: Match) => void): readonly string[] {
  const kinds = new Set<string>();
  const wanted = 2 * game.endings.length * game.seats.length;
  for (let number = 0; number < mostMatches && kinds.size < wanted; number++) {
    const match = playGolden(game, seed, number);
    const name = match && nameOf(match);
    if (!match || !name || kinds.has(name)) continue;
    kinds.add(name);
    keep(name, match);
  }
  return game.endings.filter((ending) => ![...kinds].some((name) => name.includes(`-${ending}-`)));
}

/**
 * Notes the ranks in which each match of a folder ended, since a match proves how it went, but not how it was scored. Those of a
 * match that was there before stay as they were noted.
 */
function noteRanks(game: AnyGame, folder: string, written: ReadonlySet<string>): void {
  const file = join(folder, 'ranks.json');
  const noted: Readonly<Record<string, readonly number[]>> = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};
  const lines = readdirSync(folder)
    .filter((name) => name !== 'ranks.json')
    .toSorted()
    .map((name) => {
      const before = written.has(name) ? undefined : noted[name];
      const ranks = before ?? outcome(importMatch([game], readFileSync(join(folder, name), 'utf8')))?.ranks;
      return `  ${JSON.stringify(name)}: ${JSON.stringify(ranks)}`;
    });
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

function main(args: readonly string[]): number {
  const { values } = parseArgs({
    args: [...args],
    options: { game: { type: 'string' }, rules: { type: 'string' }, seed: { type: 'string', default: '1' } },
  });
  const newest = findGame(values.game);
  const rules = values.rules === undefined ? newest.rulesVersion : wholeNumber('rules', values.rules, 1);
  const problem = versionProblem(newest, rules);
  if (problem) throw new UsageError(problem);
  // A table whose newest rules are these begins its matches with them.
  const game = { ...newest, rulesVersion: rules };
  const folder = join(import.meta.dirname, '..', 'games', game.id, 'testing', 'golden');
  mkdirSync(folder, { recursive: true });
  const written = new Set<string>();
  const missing = collect(game, values.seed, (name, match) => {
    const file = join(folder, name);
    const text = exportMatch(match);
    const verified = verifyMatch([newest], text);
    if (!verified.ok) throw new Error(`${name}: ${verified.where}: ${verified.problem}`);
    const isThere = existsSync(file);
    if (!isThere) {
      writeFileSync(file, text);
      written.add(name);
    }
    console.log(`${name}  ${versionOf(match)} steps${isThere ? ', there already: left as it is' : ''}`);
  });
  noteRanks(newest, folder, written);
  if (missing.length > 0) console.error(`No match ended by ${missing.join(', ')}.`);
  return missing.length > 0 ? 1 : 0;
}

if (import.meta.main) await runTool(help, main);
