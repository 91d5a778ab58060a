import {
  type AnyGame,
  type OptionValues,
  openSession,
  readStart,
  readTerms,
  type Seat,
  type Session,
  seatsProblem,
  storedOptions,
  type Versioned,
} from '@holoboard/kernel';
import { fullTime } from './clock.ts';
import { commitmentOf, noEntropy } from './dice.ts';
import { formatVersion } from './file-error.ts';
import { diceOf, isSeat, type Match } from './match.ts';
import {
  type AwayRule,
  awayProblem,
  type ClockSpec,
  clockProblem,
  entropyProblem,
  isSecretHex,
  type SeatSpec,
  seatProblem,
  type UndoRule,
  undoRuleProblem,
} from './specs.ts';
import { nothingWithheld } from './telling.ts';

/** What a match is set up from. Time and secret are handed in: the table has no clock and no luck of its own. */
export interface MatchSetup {
  readonly game: AnyGame;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatSpec[];
  readonly clock?: ClockSpec;
  readonly undo?: UndoRule;
  /** What the clocks do while the match is put away; they pause unless told. */
  readonly away?: AwayRule;
  /** A position to begin from, in the game's notation, in place of the set-up. */
  readonly start?: string;
  /** 256 secret bits as 64 hexadecimal digits. */
  readonly seed: string;
  /** The host's time in milliseconds. */
  readonly now: number;
}

/** Sets a match up and binds the table to its seed; only the commitment may be published. Throws a plain `Error`. */
export function createMatch(setup: MatchSetup): Match {
  const { game, seats } = setup;
  const clock = newClock(setup.clock ?? { kind: 'none' });
  const undo = setup.undo ?? 'free';
  const away = setup.away ?? 'pauses';
  const seed = setup.seed.toLowerCase();
  if (!isSecretHex(seed)) throw new Error('The seed is 64 hexadecimal digits.');
  if (!Number.isSafeInteger(Math.floor(setup.now)) || setup.now < 0)
    throw new Error('The time is a number of milliseconds, not below 0.');
  insist(
    seatsProblem(game, seats.length) ?? clockProblem(clock) ?? undoRuleProblem(undo) ?? awayProblem(away),
  );
  for (const seat of seats) insist(seatProblem(seat));
  if (setup.start !== undefined) readStart(game, setup.start);
  const rules = rulesOf(game, setup.start ?? null);
  const terms = readTerms(game.options, { rules, seats: seats.length, options: setup.options ?? {} });
  return newMatch({
    formatVersion,
    game,
    options: storedOptions(game.options, terms),
    seats,
    clock,
    away,
    undo,
    start: setup.start ?? null,
    created: Math.floor(setup.now),
    started: Math.floor(setup.now),
    commitment: commitmentOf(seed),
    seed,
    entropies: seats.map(() => null),
  });
}

/** What is settled before the start. */
type Founding = Pick<
  Match,
  | 'formatVersion'
  | 'game'
  | 'clock'
  | 'away'
  | 'undo'
  | 'start'
  | 'created'
  | 'started'
  | 'commitment'
  | 'seed'
> & {
  readonly options: OptionValues;
  readonly seats: readonly SeatSpec[];
  readonly entropies: readonly (string | null)[];
};

/** A match that has not begun. What it is founded on is taken as sound. */
export function newMatch(founding: Founding): Match {
  return {
    ...founding,
    seats: founding.seats.map((seat) => ({ ...seat })),
    entropies: [...founding.entropies],
    session: null,
    steps: [],
    recent: [],
    settled: null,
    dice: null,
    drawn: 0,
    time: 0,
    anchor: null,
    left: founding.seats.map(() => fullTime(founding.clock)),
    bonuses: [],
    withheld: nothingWithheld(founding.seats.length),
    shownClocks: founding.seats.map(() => null),
    currentFrom: founding.seats.map(() => 0),
    undoRequest: null,
    accepted: new Map(),
    checks: [],
    prepared: null,
  };
}

/** Seats somebody on an open seat. Throws a plain `Error`. */
export function takeSeat(match: Match, seat: Seat, who: SeatSpec): void {
  const taken = beforeStart(match, seat);
  if (taken.kind !== 'open') throw new Error(`Seat ${seat + 1} is taken.`);
  insist(seatProblem(who));
  if (who.kind === 'open') throw new Error('Whoever takes a seat is human, bot or remote.');
  match.seats[seat] = { ...who };
}

/** Frees a seat again, and forgets the entropy it gave. Throws a plain `Error`. */
export function leaveSeat(match: Match, seat: Seat): void {
  const { kind } = beforeStart(match, seat);
  if (kind === 'open') throw new Error(`Nobody sits on seat ${seat + 1}.`);
  match.seats[seat] = { kind: 'open', name: 'Open seat' };
  match.entropies[seat] = null;
}

/** Adds a seat's own luck to the dice: once, before the start. Throws a plain `Error`. */
export function addEntropy(match: Match, seat: Seat, text: string): void {
  const { kind } = beforeStart(match, seat);
  if (kind === 'open') throw new Error(`Nobody sits on seat ${seat + 1}.`);
  if (match.entropies[seat] !== null) throw new Error(`Seat ${seat + 1} has added its entropy already.`);
  insist(entropyProblem(text));
  match.entropies[seat] = text;
}

/** Starts the match with the fair dice; bots add no entropy. Throws a plain `Error`. */
export function startMatch(match: Match, now: number): void {
  match.seats.forEach((seat, i) => {
    if (seat.kind === 'bot') match.entropies[i] ??= noEntropy;
  });
  const { game, options, seats, start } = match;
  beginMatch(match, () =>
    openSession(game, options, seats.length, diceOf(match), rulesOf(game, start), start ?? undefined),
  );
  if (Number.isSafeInteger(Math.floor(now)) && now >= 0) match.started = Math.floor(now);
  match.anchor = match.started;
}

/** The rules a match begins with: the newest, or those its position is played by. */
function rulesOf(game: AnyGame, start: string | null): number {
  return start === null ? game.rulesVersion : ((game.notation.readPosition(start) as Versioned).rules ?? 1);
}

/** Sets the game up, for the first time or again, once everybody is there. */
export function beginMatch(match: Match, open: () => Session): void {
  if (match.session) throw new Error('The match has started already.');
  const empty = match.seats.findIndex((seat) => seat.kind === 'open');
  if (empty >= 0) throw new Error(`Seat ${empty + 1} is still open.`);
  const silent = match.entropies.indexOf(null);
  if (silent >= 0) throw new Error(`Seat ${silent + 1} has not added its entropy yet.`);
  match.session = open();
  match.drawn = match.session.log.opening.length;
}

/** Creates and starts a match at one screen: nobody need add entropy. */
export function openLocalMatch(setup: MatchSetup & { readonly entropies?: readonly string[] }): Match {
  const match = createMatch(setup);
  match.seats.forEach((_, seat) => {
    addEntropy(match, seat, setup.entropies?.[seat] ?? noEntropy);
  });
  startMatch(match, setup.now);
  return match;
}

function beforeStart(match: Match, seat: Seat): SeatSpec {
  if (match.session) throw new Error('The match has started already.');
  if (!isSeat(match, seat)) throw new Error(`There is no seat ${String(seat)} at this table.`);
  return match.seats[seat] as SeatSpec;
}

/** The clock of a new match: what it adds, it adds once for each answer, however many steps a secret one takes. */
function newClock(clock: ClockSpec): ClockSpec {
  return clock.kind === 'perGame' ? { ...clock, per: 'answer' } : clock;
}

function insist(problem: string | null): void {
  if (problem !== null) throw new Error(problem);
}
