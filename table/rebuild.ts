import {
  type AnyGame,
  type Playback,
  RecordedChance,
  readTerms,
  reopenSession,
  sameJson,
  storedOptions,
  versionProblem,
  whyNotAgain,
} from '@holoboard/kernel';
import { ProvenChance } from './dice.ts';
import { during, FileError, stepName } from './file-error.ts';
import type { MatchHeader } from './header.ts';
import { beginMatch, newMatch } from './lobby.ts';
import { diceOf, type Match, type MatchStep } from './match.ts';
import { commit, prepareLogged } from './steps.ts';

/** A match as it was stored. */
interface Stored {
  readonly header: MatchHeader;
  readonly steps: readonly MatchStep[];
  readonly seed: string | null;
}

/** A stored match before its first step, its header checked. Throws a `FileError`. */
export function unopened(games: readonly AnyGame[], { header, seed }: Omit<Stored, 'steps'>): Match {
  const game = games.find(({ id }) => id === header.game);
  if (!game)
    throw new FileError('header', `there is no game '${header.game.slice(0, 40)}' here.`, 'unknownGame');
  const unknown = versionProblem(game, header.rules);
  if (unknown) throw new FileError('header', unknown, 'otherRules');
  if (header.entropies.length !== header.seats.length)
    throw new FileError('header', 'there is not one entropy for each seat.');
  const terms = during('header', () => readTerms(game.options, { ...header, seats: header.seats.length }));
  if (!sameJson(storedOptions(game.options, terms), header.options))
    throw new FileError('header', 'the options are not complete.');
  return newMatch({ ...header, start: header.start ?? null, game, seed });
}

/** Plays a stored match again as far as `until` steps, with the fair dice when their seed is known. Throws a `FileError`. */
export function rebuild(games: readonly AnyGame[], { header, steps, seed }: Stored, until: number): Match {
  const match = unopened(games, { header, seed });
  const { game } = match;
  const log = { ...header, seats: header.seats.length };
  during('opening', () => beginMatch(match, () => reopenSession(game, log, playbackFor(match))));
  steps.slice(0, until).forEach((step, i) => {
    during(stepName(i), () => retake(match, step));
  });
  // A match whose clocks run on is picked up at once, one that pauses by whoever plays on.
  if (match.away === 'runs') match.anchor = match.started;
  return match;
}

/** Takes a step as it was stored, here or elsewhere; throws an `Error` when it cannot have been taken so. */
export function retake(match: Match, step: MatchStep): void {
  const prepared = prepareLogged(match, step, playbackFor(match));
  if (prepared.status === 'refused') throw new Error(whyNotAgain(match.game, prepared.refusal));
  if (prepared.status === 'taken') return;
  if (!('action' in step || sameJson(prepared.step, step)))
    throw new Error('it is not what the table would have made of it.');
  commit(match, prepared);
}

/** Plays recorded draws back, and proves them when the seed is known. */
function playbackFor(match: Match): Playback {
  const { seed } = match;
  return (draws) => (seed === null ? new RecordedChance(draws) : new ProvenChance(draws, diceOf(match)));
}
