import { type AnyGame, type GameAction, houseRefusal, type Refusal, type Seat } from '@holoboard/kernel';
import { thinkingSeed } from './dice.ts';
import { legal, type Match, question, seedOf } from './match.ts';
import { tick, viewFor } from './play.ts';
import type { SeatSpec } from './specs.ts';
import { commit, dueStep, type Prepared, prepare } from './steps.ts';
import { versionFor } from './telling.ts';
import { isCurrent } from './versions.ts';

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

/** The first bot that is asked now; nothing when none is. A host that has seated others since the start says who sits there. */
export function botToMove(match: Match, seats: readonly SeatSpec[] = match.seats): Seat | null {
  return question(match).seats.find((seat) => seats[seat]?.kind === 'bot') ?? null;
}

/** What a bot has thought: the action it wants, or why its thinker failed. */
export interface Thought {
  readonly seat: Seat;
  /** How many steps its seat had been told. */
  readonly version: number;
  readonly action: unknown;
  readonly problem: string | null;
}

/** What becomes of a thought: a step ready to be stored and committed, or nothing when the match has moved on. */
export type PreparedTurn = BotTurn & { readonly prepared: Prepared | null };

/** Lets the bot that is to move think. Never fails; gives nothing when no bot is to move. */
export async function think(
  match: Match,
  thinker: Thinker,
  seats: readonly SeatSpec[] = match.seats,
): Promise<Thought | null> {
  const seat = botToMove(match, seats);
  if (seat === null) return null;
  const version = versionFor(match, seat);
  try {
    const request = thinkRequest(match, seat, seats[seat]?.level ?? '');
    return { seat, version, action: await thinker(request), problem: null };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { seat, version, action: undefined, problem };
  }
}

/**
 * Prepares what a bot has thought of, or its first legal action in place of an illegal one: the table is never stalled
 * by a thinker that fails or answers badly. Changes nothing.
 */
export function prepareThought(match: Match, thought: Thought, now: number): PreparedTurn {
  const { seat, version } = thought;
  let { problem } = thought;
  if (problem === null) {
    const first = prepare(match, thought, now);
    if (first.status === 'prepared') return { seat, status: 'played', problem, prepared: first };
    problem = first.status === 'refused' ? wordsFor(match, first.refusal) : null;
  }
  const second = prepare(match, { seat, version, action: legal(match, seat)[0] }, now);
  if (second.status === 'prepared') return { seat, status: 'fallback', problem, prepared: second };
  if (!isCurrent(match, seat, version) || dueStep(match, now))
    return { seat, status: 'dropped', problem, prepared: null };
  const words = second.status === 'refused' ? wordsFor(match, second.refusal) : '';
  throw new Error(`The rules ask seat ${seat + 1}, but leave it nothing to do: ${words}`);
}

/**
 * Lets the bot that is to move think, and plays what it answers, for a host that has nothing to store in between. A host
 * that seats bots alone stops when the game is `overlong`. Gives nothing when no bot is to move, or when its answer is not
 * wanted any more.
 */
export async function thinkFor(
  match: Match,
  thinker: Thinker,
  now: () => number,
  wanted: () => boolean = () => true,
): Promise<BotTurn | null> {
  const thought = await think(match, thinker);
  if (!thought || !wanted()) return null;
  const time = now();
  tick(match, time);
  const { prepared, ...turn } = prepareThought(match, thought, time);
  if (prepared) commit(match, prepared);
  return turn;
}

/** Copies of what the bot may know, so that nothing it does to them reaches the table. */
function thinkRequest(match: Match, seat: Seat, level: string): ThinkRequest {
  const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
  return {
    game: match.game,
    view: copy(viewFor(match, seat)),
    seat,
    level,
    seed: thinkingSeed(seedOf(match), seat, versionFor(match, seat)),
    legal: copy(legal(match, seat)),
  };
}

function wordsFor(match: Match, refusal: Refusal): string {
  return houseRefusal(refusal) ?? match.game.words.en.refusal(refusal);
}
