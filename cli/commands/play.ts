import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { loadGames, roomOf } from '@holoboard/games';
import { ThinkerPool } from '@holoboard/server';
import { importMatch, LocalSitting, type Match, openLocalMatch } from '@holoboard/table';
import {
  type Command,
  exampleGame,
  gameNamed,
  gameOptions,
  Problem,
  readArgs,
  UsageError,
} from '../command.ts';
import { newFileName, readText } from '../files.ts';
import { levelList, readLevel, readSeats, usualLevel } from '../seats.ts';
import { onlooker, toldBy } from '../sitting/evening.ts';
import { LineInput } from '../sitting/input.ts';
import { SaveFile } from '../sitting/save-file.ts';
import { sit } from '../sitting/sit.ts';
import { calledAs, sayOutcome } from '../speech.ts';
import type { Terminal } from '../terminal.ts';

const flags = {
  seats: { type: 'string' },
  seed: { type: 'string' },
  option: { type: 'string', multiple: true, default: [] as string[] },
  level: { type: 'string' },
  save: { type: 'string' },
  resume: { type: 'string' },
  'no-auto': { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof readArgs<typeof flags>>['values'];

export const play: Command = {
  summary: 'Play a game in this terminal',
  usage:
    'play GAME [--seats human,bot…] [--level LEVEL] [--seed N] [--option KEY=VALUE]… [--save FILE]\n       holoboard play --resume FILE',
  details: `  --seats A,B         who plays: human, bot, or a level, one word for each seat; human,bot unless told
  --level LEVEL       the level of every seat that only says bot; ${usualLevel} unless told
  --seed N            the same seed gives the same luck; a secret one unless told
  --option KEY=VALUE  a set-up option of the game; may be given several times
  --save FILE         keep the game in this file; a new one in data/saves unless told
  --resume FILE       go on with a game that was kept
  --no-auto           ask for moves without a choice too, instead of making them at once

Type help during the game to see what else you can do.

Levels:
${levelList}

Examples:
  holoboard play ${exampleGame}
  holoboard play ${exampleGame} --seats human,recruit --seed 7`,
  async run(args, terminal) {
    const { values, positionals } = readArgs(args, flags, ['[GAME]']);
    const match =
      values.resume === undefined
        ? await newMatch(positionals[0], values)
        : await oldMatch(values, positionals[0]);
    const path = values.save ?? values.resume;
    const file = new SaveFile(terminal, path ?? newFileName(match.game.id, new Date()), path !== undefined);
    const input = new LineInput(terminal, process.stdin);
    const bots = new ThinkerPool();
    const sitting = new LocalSitting(match, Date.now);
    greet(terminal, sitting, match.commitment);
    try {
      file.keep(sitting);
      const evening = { sitting, terminal, input, file, bots, auto: !values['no-auto'] };
      await sit({ ...evening, told: toldBy(sitting), boardSeenBy: null, waiting: false });
      file.keep(sitting);
    } finally {
      input.close();
      await bots.close();
    }
    takeLeave(terminal, sitting, file.name);
    return 0;
  },
};

async function newMatch(id: string | undefined, values: Values): Promise<Match> {
  if (id === undefined) throw new UsageError('GAME is missing.');
  const game = await gameNamed(id);
  if (values.save !== undefined && existsSync(values.save))
    throw new Problem(`${values.save} is there already; go on with it by --resume, or name another file.`);
  const usual = ['human', ...new Array<string>((game.seats[0] ?? 1) - 1).fill('bot')].join(',');
  const seats = readSeats(game, values.seats ?? usual, values.level ?? usualLevel);
  const people = seats.filter((seat) => seat === 'human').length;
  return openLocalMatch({
    game,
    options: gameOptions(game, values.option, seats.length),
    seats: seats.map((seat, i) =>
      seat === 'human'
        ? { kind: 'human', name: people === 1 ? 'You' : `Player ${i + 1}` }
        : { kind: 'bot', name: `Bot (${seat.level})`, level: seat.level },
    ),
    seed: values.seed === undefined ? randomBytes(32).toString('hex') : secretFrom(values.seed),
    now: Date.now(),
  });
}

/** The secret that stands for a seed somebody chose. */
function secretFrom(seed: string): string {
  return createHash('sha256').update(`holoboard ${seed}`).digest('hex');
}

async function oldMatch(values: Values, id: string | undefined): Promise<Match> {
  for (const flag of ['seats', 'seed', 'level'] as const)
    if (values[flag] !== undefined) throw new UsageError(`--${flag} belongs to a new game, not to --resume.`);
  if (values.option.length > 0) throw new UsageError('--option belongs to a new game, not to --resume.');
  const file = values.resume ?? '';
  const match = await readMatch(file);
  if (id !== undefined && id !== match.game.id)
    throw new UsageError(`${file} is a game of ${match.game.title} (${match.game.id}).`);
  for (const { level } of match.seats) if (level !== undefined) readLevel(level);
  return match;
}

async function readMatch(file: string): Promise<Match> {
  const text = readText(file);
  const games = await loadGames();
  try {
    return importMatch(games, text);
  } catch (error) {
    throw new Problem(`${file} cannot be resumed. ${error instanceof Error ? error.message : error}`);
  }
}

/** Who sits where. */
function greet(terminal: Terminal, sitting: LocalSitting, commitment: string): void {
  const { game, facts } = sitting;
  const view = sitting.view(onlooker(sitting));
  terminal.line(terminal.styled('bold', game.title));
  terminal.text(roomOf(game.id)?.about.en.summary ?? '');
  terminal.line();
  facts.seats.forEach(({ name }, seat) => {
    terminal.line(`  ${game.words.en.seat(view, seat)}: ${name}`);
  });
  terminal.line();
  terminal.text(`The dice are settled by a secret with the fingerprint ${commitment.slice(0, 16)}….`);
  terminal.text('Type help at any time.');
}

/** How it ended, or how to go on. */
function takeLeave(terminal: Terminal, sitting: LocalSitting, file: string | null): void {
  const ended = sitting.standing().outcome;
  terminal.line();
  if (ended) sayOutcome(terminal, sitting.game, sitting.view(onlooker(sitting)), ended);
  else terminal.text('The game is not over yet.');
  if (file === null) return;
  terminal.text(`It is kept in ${file}.`);
  if (ended) {
    terminal.line(`  Watch it again:  ${calledAs()} replay ${file}`);
    terminal.line(`  Check the dice:  ${calledAs()} verify ${file}`);
  } else terminal.line(`  Go on with it:   ${calledAs()} play --resume ${file}`);
}
