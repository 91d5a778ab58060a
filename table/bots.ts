import { type AnyGame, type GameAction, houseRefusal, type Refusal, type Seat } from '@holoboard/kernel';
import { thinkingSeed } from './dice.ts';
import { legal, type Match, question, seedOf, versionOf } from './match.ts';
import { submit, viewFor } from './play.ts';
import { isCurrent } from './steps.ts';

/** All a bot is given: what its seat may know, what it may do, and randomness of its own. */
export interface ThinkRequest {
  readonly game: AnyGame;
  readonly view: unknown;
  readonly seat: Seat;
  readonly level: string;
  readonly seed: string;
  readonly legal: readonly GameAction[];
}

/** Chooses an action for a bot; the host brings it, and sees to it that it answers in time. */
export type Thinker = (request: ThinkRequest) => Promise<GameAction>;

/** What came of a bot's thinking. */
export interface BotTurn {
  readonly seat: Seat;
  /** `fallback`: the first legal action was played instead. `dropped`: the match had moved on meanwhile. */
  readonly status: 'played' | 'fallback' | 'dropped';
  /** Why the thinker's answer was not played. */
  readonly problem: string | null;
}

/** The first bot that is asked now; nothing when none is. */
export function botToMove(match: Match): Seat | null {
  return question(match).seats.find((seat) => match.seats[seat]?.kind === 'bot') ?? null;
}

/**
 * Lets the bot that is to move think, and plays what it answers. The table is never stalled by a thinker that fails
 * or answers badly; a host that seats bots alone stops when the game is `overlong`. Gives nothing when no bot is to
 * move.
 */
export async function thinkFor(match: Match, thinker: Thinker, now: () => number): Promise<BotTurn | null> {
  const seat = botToMove(match);
  if (seat === null) return null;
  const version = versionOf(match);
  let problem: string | null;
  try {
    const action: unknown = await thinker(thinkRequest(match, seat));
    const refusal = submit(match, { seat, version, action, now: now() });
    if (!refusal) return { seat, status: 'played', problem: null };
    problem = wordsFor(match, refusal);
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  const refusal = submit(match, { seat, version, action: legal(match, seat)[0], now: now() });
  if (!refusal) return { seat, status: 'fallback', problem };
  if (!isCurrent(match, seat, version)) return { seat, status: 'dropped', problem };
  throw new Error(`The rules ask seat ${seat + 1}, but leave it nothing to do: ${wordsFor(match, refusal)}`);
}

/** Copies of what the bot may know, so that nothing it does to them reaches the table. */
function thinkRequest(match: Match, seat: Seat): ThinkRequest {
  const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
  return {
    game: match.game,
    view: copy(viewFor(match, seat)),
    seat,
    level: match.seats[seat]?.level ?? '',
    seed: thinkingSeed(seedOf(match), seat, versionOf(match)),
    legal: copy(legal(match, seat)),
  };
}

function wordsFor(match: Match, refusal: Refusal): string {
  return houseRefusal(refusal) ?? match.game.words.en.refusal(refusal);
}
