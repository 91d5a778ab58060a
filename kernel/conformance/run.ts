import { type Chance, RecordedChance, SeededChance } from '../chance.ts';
import type { GameEvent, Tell } from '../events.ts';
import type { AnyGame, GameAction, Seat, Viewer } from '../game.ts';
import { hash, stableJson } from '../json.ts';
import type { LogStep, Session } from '../log.ts';

/** A property that does not hold, in one sentence. */
export class Violation extends Error {}

/** Fails the property being looked at, unless the condition holds. */
export function demand(holds: boolean, message: () => string): asserts holds {
  if (!holds) throw new Violation(message());
}

/** A step as it was taken: the state before it as text, and what it led to. */
export interface TakenStep {
  readonly before: string;
  readonly step: LogStep;
  readonly events: readonly GameEvent[];
}

/** What one property looks at in one game, hook by hook. */
export interface Watcher {
  /** Looks at the position the game has reached; the first one too. */
  position?(): void;
  /** Looks back at the step just taken. */
  step?(taken: TakenStep): void;
  /** Looks at the whole game once it is over. */
  end?(): void;
}

/** Something that must be true of every game. */
export interface Property {
  readonly name: string;
  watch(run: Run): Watcher;
}

/** One game under examination. Its session plays; everything else is done on forks of the state. */
export class Run {
  readonly game: AnyGame;
  readonly session: Session;
  private readonly seed: string;
  /** Whether every check is made at every position, and not only at some. */
  private readonly thorough: boolean;
  private written: string | null = null;
  private fingerprint: string | null = null;

  constructor(session: Session, seed: string, thorough: boolean) {
    this.game = session.game;
    this.session = session;
    this.seed = seed;
    this.thorough = thorough;
  }

  /** The true state; only for functions that must not change it. */
  get state(): unknown {
    return this.session.state;
  }

  get seats(): readonly Seat[] {
    return Array.from({ length: this.session.log.seats }, (_, seat) => seat);
  }

  get viewers(): readonly Viewer[] {
    return [...this.seats, 'spectator'];
  }

  /** How many steps the log holds. */
  get version(): number {
    return this.session.log.steps.length;
  }

  /** The state as text, written once per position. */
  get text(): string {
    this.written ??= stableJson(this.session.state);
    return this.written;
  }

  /** A state of its own that may be changed; made from text, so that it rests on nothing but JSON. */
  fork(): unknown {
    return JSON.parse(this.text);
  }

  /** Randomness that depends on the seed and the position alone, so that a shortened log meets the same checks. */
  chance(purpose: string): SeededChance {
    this.fingerprint ??= hash(this.text);
    return new SeededChance(`${this.seed}/${this.fingerprint}/${purpose}`);
  }

  /**
   * Whether a costly check is due: at the first positions, at the last one, and at one in `every` between, which
   * become rarer as a game goes on, so that long games do not cost much more than short ones. It hangs on how many steps were taken, since
   * a shortened log is checked thoroughly anyway.
   */
  due(purpose: string, every: number): boolean {
    if (this.thorough || this.version < 4 || this.game.outcome(this.state) !== null) return true;
    const sides = every * Math.max(1, Math.floor(this.version / 20));
    return new SeededChance(`${this.seed}/${this.version}/${purpose}`).draw('due', sides) === 0;
  }

  /** To be called when the session has moved on. */
  moved(): void {
    this.written = null;
    this.fingerprint = null;
  }
}

/** Takes a step again on a state of its own, made from the text of the state before it; who listens is handed that state too. */
export function retake(
  game: AnyGame,
  taken: TakenStep,
  listen?: (event: GameEvent, state: unknown) => void,
): unknown {
  const state: unknown = JSON.parse(taken.before);
  return takeOn(game, state, taken.step, listen && ((event) => listen(event, state)));
}

/** Takes a logged step on a state, which changes. */
export function takeOn(game: AnyGame, state: unknown, step: LogStep, tell?: Tell): unknown {
  if ('action' in step) game.apply(state, step.seat, step.action, new RecordedChance(step.draws), tell);
  else if ('resign' in step) game.resign(state, step.seat, tell);
  return state;
}

/** One of the legal actions of one of the seats that are asked. */
export function randomMove(
  game: AnyGame,
  state: unknown,
  chance: Chance,
): { readonly seat: Seat; readonly action: GameAction } {
  const seats = game.question(state).seats;
  demand(seats.length > 0, () => 'The game goes on, but nobody is asked.');
  const seat = pick(chance, seats);
  const legal: readonly GameAction[] = game.legal(state, seat);
  demand(legal.length > 0, () => `Seat ${seat} is asked, but has no legal action.`);
  return { seat, action: pick(chance, legal) };
}

/**
 * Plays some random actions on a state, which changes. Stops with `false` where the game fails: that is not for the
 * property at hand to report, as the game itself will come to it.
 */
export function playOn(game: AnyGame, state: unknown, chance: Chance, actions: number): boolean {
  try {
    for (let i = 0; i < actions && !game.outcome(state); i++) {
      const { seat, action } = randomMove(game, state, chance);
      game.apply(state, seat, action, chance);
    }
    return true;
  } catch {
    return false;
  }
}

/** One item of a list. */
export function pick<Item>(chance: Chance, list: readonly Item[]): Item {
  return list[chance.draw('pick', list.length)] as Item;
}

/** At most so many items of a list, in its order; all of them when they are few. */
export function sample<Item>(chance: Chance, list: readonly Item[], count: number): readonly Item[] {
  if (list.length <= count) return list;
  const start = chance.draw('sample', list.length);
  const stride = list.length / count;
  return Array.from({ length: count }, (_, i) => list[Math.floor(start + i * stride) % list.length] as Item);
}

/** A value in a message: its beginning will do. */
export function excerpt(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.length > 200 ? `${text.slice(0, 200)}...` : text;
}

/** Where two texts first differ, for a message. */
export function difference(left: string, right: string): string {
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  const from = Math.max(0, at - 40);
  return `'${excerpt(left.slice(from, at + 60))}' against '${excerpt(right.slice(from, at + 60))}'`;
}
