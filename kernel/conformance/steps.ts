import { type Chance, DrawError, RecordedChance, RecordingChance, SeededChance } from '../chance.ts';
import type { GameAction, Refusal, Seat } from '../game.ts';
import { judge } from '../judge.ts';
import { act, type Log, type LogStep, resign, type Session, undo, undoRefusal } from '../log.ts';
import { pick, randomMove } from './run.ts';

/** A step about to be taken: `take` carries it out, `asLogged` is what a log would say of it. */
export interface NextStep {
  take(): Refusal | null;
  asLogged(): LogStep;
}

/** Where the steps of a game come from; nothing when there are no more. */
export type StepSource = (session: Session) => NextStep | null;

/** A log that was shortened into one that nobody could have played. */
export class Unplayable extends Error {}

/**
 * What somebody might do who does not keep to the list, in a game whose list is not complete: an action that need not be legal, or nothing. It
 * stands in a room's `testing/beyond.ts`.
 */
export type Beyond = (state: unknown, seat: Seat, chance: Chance) => GameAction | null;

/** Random legal actions, half of them beyond the list where something is known of that, now and then one taken back, and with `resigning` now and then a seat that leaves. */
export function randomSteps(seed: string, resigning: boolean, dice: Chance, beyond?: Beyond): StepSource {
  const chance = new SeededChance(`${seed}/choices`);
  return (session) => {
    const { game, log } = session;
    if (resigning && chance.draw('resign', 15) === 0) {
      const seat = pick(chance, staying(session));
      return { take: () => resign(session, seat), asLogged: () => ({ seat, resign: true }) };
    }
    const free = seatsOf(log).filter((seat) => !undoRefusal(session, seat));
    if (free.length > 0 && chance.draw('undo', 10) === 0) {
      const seat = free.length === 1 ? (free[0] as Seat) : pick(chance, free);
      return { take: () => undo(session, seat), asLogged: () => ({ seat, undo: true }) };
    }
    const { seat, action: listed } = randomMove(game, session.state, chance);
    const other = beyond && chance.draw('beyond', 2) === 0 ? beyond(session.state, seat, chance) : null;
    const action = other && !judge(game, session.state, seat, other) ? other : listed;
    const recording = new RecordingChance(dice);
    return {
      take: () => act(session, seat, action, recording),
      asLogged: () => ({ seat, action, draws: recording.draws }),
    };
  };
}

function seatsOf({ seats }: Log): readonly Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

function staying({ log }: Session): readonly Seat[] {
  return seatsOf(log).filter((seat) => !log.steps.some((step) => 'resign' in step && step.seat === seat));
}

/** The steps of a log, one after the other. */
export function loggedSteps(steps: readonly LogStep[]): StepSource {
  return (session) => {
    const step = steps[session.log.steps.length];
    if (!step) return null;
    return { take: () => playable(() => takeLogged(session, step)), asLogged: () => step };
  };
}

function takeLogged(session: Session, step: LogStep): null {
  const draws = new RecordedChance('action' in step ? step.draws : []);
  const refusal =
    'undo' in step
      ? undo(session, step.seat)
      : 'resign' in step
        ? resign(session, step.seat)
        : act(session, step.seat, step.action, draws);
  if (refusal || draws.left > 0) throw new Unplayable();
  return null;
}

/** Draws that do not fit are the log's fault, not the game's. */
export function playable<Result>(play: () => Result): Result {
  try {
    return play();
  } catch (error) {
    throw error instanceof DrawError ? new Unplayable() : error;
  }
}
