import type { AnyGame, OptionValues } from '@holoboard/kernel';
import type { Terminal } from '../terminal.ts';
import type { Job } from './games.ts';
import type { Opening } from './opening.ts';
import { type Share, type Spread, shareOf, spread, type Tally } from './tally.ts';

/** A simulation told to a program; the same for the same job, whatever machine ran it. */
export interface Report {
  readonly game: string;
  readonly rulesVersion: number;
  readonly games: number;
  readonly seed: string;
  readonly options: OptionValues;
  readonly seats: readonly (Share & { readonly level: string })[];
  /** The same wins by place in the turn order. */
  readonly places: readonly Share[];
  readonly unfinished: number;
  readonly endings: Readonly<Record<string, number>>;
  /** How long games took; nothing where the game does not count it. */
  readonly turns: Spread | null;
  readonly rounds: Spread | null;
  readonly actions: Spread | null;
  /** The wins of each seat by what the games began with. */
  readonly openings: readonly {
    readonly actions: Opening;
    readonly games: number;
    readonly seats: readonly Share[];
  }[];
}

/** Sums a simulation up. */
export function reportOf(game: AnyGame, job: Job, tally: Tally): Report {
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    games: tally.games,
    seed: job.seed,
    options: job.options,
    seats: tally.seatWins.map((wins, seat) => ({
      level: job.levels[seat] ?? '',
      ...shareOf(wins, tally.games),
    })),
    places: tally.placeWins.map((wins) => shareOf(wins, tally.games)),
    unfinished: tally.unfinished,
    endings: Object.fromEntries(game.endings.map((reason) => [reason, tally.endings.get(reason) ?? 0])),
    turns: spread(tally.turns),
    rounds: spread(tally.rounds),
    actions: spread(tally.actions),
    openings: tally.openings.map(({ games, seatWins }, opening) => ({
      actions: job.openings[opening] ?? [],
      games,
      seats: seatWins.map((wins) => shareOf(wins, Math.max(1, games))),
    })),
  };
}

/** Tells a simulation to people. */
export function showReport(terminal: Terminal, game: AnyGame, report: Report): void {
  const { games, seed, seats, places, unfinished, endings, turns, rounds, actions } = report;
  terminal.line(terminal.styled('bold', `${game.title}: ${number(games)} games, seed ${seed}`));
  terminal.line();
  terminal.line('  seat    level         wins     share   95 % interval');
  seats.forEach((seat, i) => {
    terminal.line(`  ${row(i, seat.level, seat)}`);
  });
  terminal.line();
  terminal.line('  by place in the turn order');
  places.forEach((place, i) => {
    terminal.line(`  ${row(i, '', place)}`);
  });
  for (const opening of report.openings) {
    terminal.line();
    terminal.line(`  ${number(opening.games)} games that begin with ${opening.actions.join(' | ')}`);
    opening.seats.forEach((seat, i) => {
      terminal.line(`  ${row(i, '', seat)}`);
    });
  }
  terminal.line();
  if (turns) terminal.line(`  Turns:   ${spreadText(turns)}`);
  if (rounds) terminal.line(`  Rounds:  ${spreadText(rounds)}`);
  if (actions) terminal.line(`  Actions: ${spreadText(actions)}`);
  const ended = Object.entries(endings).map(([reason, times]) => `${reason} ${number(times)}`);
  terminal.line(`  Endings: ${[...ended, `unfinished ${number(unfinished)}`].join(', ')}`);
}

function row(at: number, level: string, { wins, share, interval }: Share): string {
  const [low, high] = interval;
  const columns = [
    String(at + 1).padEnd(7),
    level.padEnd(10),
    number(wins).padStart(7),
    percent(share).padStart(9),
  ];
  return `${columns.join(' ')}   ${percent(low)} to ${percent(high)}`;
}

function spreadText({ mean, p5, p95 }: Spread): string {
  return `${mean.toFixed(1)} on average, nine games in ten between ${p5} and ${p95}`;
}

function number(value: number): string {
  return value.toLocaleString('en');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
