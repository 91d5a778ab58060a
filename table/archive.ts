import {
  type AnyGame,
  hash,
  type Outcome,
  type Playback,
  RecordedChance,
  readOptions,
  reopenSession,
  type Session,
  sameJson,
  whyNotAgain,
} from '@holoboard/kernel';
import { ProvenChance } from './dice.ts';
import {
  during,
  FileError,
  format,
  formatVersion,
  type MatchFile,
  readMatchFile,
  stepName,
  writeMatchFile,
} from './file.ts';
import { beginMatch, newMatch } from './lobby.ts';
import { diceOf, type Match, type MatchStep, outcome } from './match.ts';
import { commit, prepareLogged } from './steps.ts';

/** What a check of a match file found. */
export type Verification =
  | {
      readonly ok: true;
      readonly steps: number;
      readonly hash: string;
      readonly outcome: Outcome | null;
      readonly dice: 'proven' | 'not revealed';
    }
  | { readonly ok: false; readonly where: string; readonly problem: string };

/**
 * The match as the text of one file. The seed is in it once the game is over, or openly in a local save made
 * `withSecret`. A file holds every action and every draw, so it is not for opponents while the game goes on.
 */
export function exportMatch(match: Match, { withSecret = false } = {}): string {
  const { session } = match;
  if (!session) throw new Error('The match has not started yet.');
  return writeMatchFile({
    header: {
      format,
      formatVersion,
      game: match.game.id,
      rules: match.game.rulesVersion,
      options: match.options,
      seats: match.seats,
      clock: match.clock,
      undo: match.undo,
      created: match.created,
      commitment: match.commitment,
      entropies: match.entropies.map((entropy) => entropy ?? ''),
      opening: session.log.opening,
    },
    steps: match.steps,
    end: {
      elapsed: match.time,
      hash: hash(session.state),
      seed: withSecret || outcome(match) ? match.seed : null,
    },
  });
}

/** Brings a match back from a file to be played on: same state, same clocks. Throws an `Error` with one sentence. */
export function importMatch(games: readonly AnyGame[], text: string): Match {
  const file = readMatchFile(text);
  const match = rebuildWhole(games, file);
  if (match.seed === null)
    throw new FileError(
      'seed',
      'it is not in the file, so the match can be replayed but not resumed.',
      'noSeed',
    );
  return match;
}

/** The game as it stood after `at` steps of a file; the seed is not needed. Throws an `Error` with one sentence. */
export function replayMatch(games: readonly AnyGame[], text: string, at?: number): Session {
  return recordedMatch(games, text, at).session as Session;
}

/** The match as it stood after `at` steps of a file, to be looked at; the seed is not needed. Throws an `Error` with one sentence. */
export function recordedMatch(games: readonly AnyGame[], text: string, at?: number): Match {
  const file = readMatchFile(text);
  const until = at ?? file.steps.length;
  if (!Number.isInteger(until) || until < 0 || until > file.steps.length)
    throw new Error(`The match has steps 0 to ${file.steps.length}; there is no step ${String(at)}.`);
  return rebuild(games, file, until);
}

/** Checks everything a file claims: layout, chain, legality, fair dice, final state. Never throws. */
export function verifyMatch(games: readonly AnyGame[], text: string): Verification {
  try {
    const file = readMatchFile(text);
    const match = rebuildWhole(games, file);
    const canonical = writeMatchFile(file);
    if (text !== canonical) throw new FileError(firstDifference(text, canonical), 'the layout was changed.');
    return {
      ok: true,
      steps: file.steps.length,
      hash: file.end.hash,
      outcome: outcome(match),
      dice: match.seed === null ? 'not revealed' : 'proven',
    };
  } catch (error) {
    if (error instanceof FileError) return { ok: false, where: error.where, problem: error.problem };
    return { ok: false, where: 'file', problem: 'this cannot be read.' };
  }
}

/** Plays all of a file again and compares where it ends. */
function rebuildWhole(games: readonly AnyGame[], file: MatchFile): Match {
  const match = rebuild(games, file, file.steps.length);
  const { elapsed, seed } = file.end;
  if (seed === null && outcome(match))
    throw new FileError('seed', 'the game is over, but the seed is not revealed.');
  if (file.end.hash !== hash(match.session?.state))
    throw new FileError('hash', 'the steps lead to another state than the file says.');
  match.time = elapsed;
  return match;
}

/** Plays a file again as far as `until` steps, with the fair dice when their seed is revealed. */
function rebuild(games: readonly AnyGame[], { header, steps, end }: MatchFile, until: number): Match {
  const game = games.find(({ id }) => id === header.game);
  if (!game)
    throw new FileError('header', `there is no game '${header.game.slice(0, 40)}' here.`, 'unknownGame');
  if (header.rules !== game.rulesVersion)
    throw new FileError(
      'header',
      `the match was played by version ${header.rules} of the rules of ${game.title}; this program has version ${game.rulesVersion}.`,
      'otherRules',
    );
  if (header.entropies.length !== header.seats.length)
    throw new FileError('header', 'there is not one entropy for each seat.');
  if (
    !sameJson(
      during('header', () => readOptions(game.options, header.options, header.seats.length)),
      header.options,
    )
  )
    throw new FileError('header', 'the options are not complete.');
  const match = newMatch({ ...header, game, seed: end.seed });
  const log = { ...header, seats: header.seats.length };
  during('opening', () => beginMatch(match, () => reopenSession(game, log, playbackFor(match))));
  steps.slice(0, until).forEach((step, i) => {
    during(stepName(i), () => retake(match, step));
  });
  return match;
}

/** Takes a step again as it was stored; throws an `Error` when it cannot have been taken so. */
function retake(match: Match, step: MatchStep): void {
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

/** Where two texts part; a file is ASCII, so far its characters are bytes. */
function firstDifference(text: string, canonical: string): string {
  let at = 0;
  while (at < text.length && text[at] === canonical[at]) at++;
  return `byte ${at}`;
}
