/** Who sits on a seat: somebody here, a bot, nobody yet, or somebody far away. */
export type SeatKind = 'human' | 'bot' | 'open' | 'remote';

/** A seat as it is set up; only a bot has a level. */
export interface SeatSpec {
  readonly kind: SeatKind;
  readonly name: string;
  readonly level?: string;
}

/** How much time a seat has: any, so much for each decision, or so much for all of them. */
export type ClockSpec =
  | { readonly kind: 'none' }
  | { readonly kind: 'perMove'; readonly seconds: number }
  | {
      readonly kind: 'perGame';
      readonly seconds: number;
      readonly increment: number;
      /** What the increment is given for: a whole answer. In matches that were begun before this was told apart, absent: every step. */
      readonly per?: 'answer';
    };

/** What the clocks do while nobody has the match open: they pause, or run on with the host's clock. */
export type AwayRule = 'pauses' | 'runs';

/** Whether a step may be taken back: at once, when the others agree, or never. */
export type UndoRule = 'free' | 'ask' | 'off';

/** Why a seat left the game. */
export type ResignCause = 'choice' | 'time';

const seatKinds: readonly unknown[] = ['human', 'bot', 'open', 'remote'];
const undoRules: readonly unknown[] = ['free', 'ask', 'off'];
const awayRules: readonly unknown[] = ['pauses', 'runs'];
const limits = { name: 60, entropy: 200, seconds: 10_000_000, id: 64 };

/** What is wrong with a seat, as a sentence; nothing when it is sound. */
export function seatProblem(value: unknown): string | null {
  if (!isRecord(value)) return 'A seat is a record.';
  const { kind, name, level, ...stray } = value;
  if (!seatKinds.includes(kind)) return `A seat is human, bot, open or remote, not ${quote(kind)}.`;
  if (!isText(name, limits.name)) return `A seat has a name of at most ${limits.name} characters.`;
  if (kind === 'bot' ? !isText(level, limits.name) : level !== undefined)
    return 'A bot has a level, and no other seat has one.';
  return strayProblem('A seat', stray);
}

/** What is wrong with a clock, as a sentence; nothing when it is sound. */
export function clockProblem(value: unknown): string | null {
  if (!isRecord(value)) return 'A clock is a record.';
  const { kind, ...rest } = value;
  if (kind === 'none') return strayProblem('A clock of this kind', rest);
  if (kind !== 'perMove' && kind !== 'perGame')
    return `A clock is none, perMove or perGame, not ${quote(kind)}.`;
  const { seconds, ...afterSeconds } = rest;
  if (!isWholeNumber(seconds, 1, limits.seconds)) return 'A clock has whole seconds, at least 1.';
  if (kind === 'perMove') return strayProblem('A clock of this kind', afterSeconds);
  const { increment, per, ...stray } = afterSeconds;
  if (!isWholeNumber(increment, 0, limits.seconds)) return 'The increment of a clock is whole seconds.';
  if (per !== undefined && per !== 'answer') return "An increment is given per 'answer'.";
  return strayProblem('A clock of this kind', stray);
}

/** What is wrong with a rule about taking back, as a sentence; nothing when it is sound. */
export function undoRuleProblem(value: unknown): string | null {
  return undoRules.includes(value) ? null : `Taking back is free, ask or off, not ${quote(value)}.`;
}

/** What is wrong with a rule about the clocks of a match put away, as a sentence; nothing when it is sound. */
export function awayProblem(value: unknown): string | null {
  return awayRules.includes(value) ? null : `A match put away pauses or runs, not ${quote(value)}.`;
}

/** What is wrong with the entropy of a seat, as a sentence; nothing when it is sound. */
export function entropyProblem(value: unknown): string | null {
  return isText(value, limits.entropy) ? null : `Entropy is a text of 1 to ${limits.entropy} characters.`;
}

/** What is wrong with the id a seat gives to an action, as a sentence; nothing when it is sound. */
export function idProblem(value: unknown): string | null {
  return isText(value, limits.id) ? null : `The id of an action is a text of 1 to ${limits.id} characters.`;
}

/** Whether a value is a secret seed or its commitment: 256 bits as 64 hexadecimal digits, small letters. */
export function isSecretHex(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

/** Whether a value is a record and no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a whole number within bounds. */
export function isWholeNumber(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= most;
}

function strayProblem(whose: string, stray: object): string | null {
  const [key] = Object.keys(stray);
  return key === undefined ? null : `${whose} has no field ${quote(key)}.`;
}

function quote(value: unknown): string {
  return `'${String(value).slice(0, 40)}'`;
}
