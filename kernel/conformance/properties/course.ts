import { noChance } from '../../chance.ts';
import { reveals } from '../../events.ts';
import type { Outcome, Seat } from '../../game.ts';
import { sameJson, stableJson } from '../../json.ts';
import {
  act,
  type Chapter,
  type Log,
  replay,
  replayStep,
  type Session,
  undo,
  undoRefusal,
} from '../../log.ts';
import type { Versioned } from '../../versions.ts';
import { demand, difference, type Property, type Run, type TakenStep } from '../run.ts';
import { lesson } from './hidden.ts';
import { demandWords } from './telling.ts';

/** A log, also one that was written down, leads to the same states again. */
export const sameLog: Property = {
  name: 'the same log leads to the same state',
  watch(run) {
    const states = new Map<number, string>();
    return {
      position() {
        if (run.due('log', 4)) states.set(run.version, run.text);
      },
      end() {
        const { game, session } = run;
        const log = JSON.parse(JSON.stringify(session.log)) as Log;
        const again = replay(game, log, 0);
        for (let version = 0; version <= log.steps.length; version++) {
          const expected = states.get(version);
          const found = expected === undefined ? undefined : stableJson(again.state);
          demand(
            found === expected,
            () =>
              `The log leads elsewhere after ${version} steps: ${difference(found ?? '', expected ?? '')}.`,
          );
          const step = log.steps[version];
          if (step) replayStep(again, step);
        }
        demand(
          sameJson(eventsOf(again), eventsOf(session)),
          () => 'The log tells other events when it is played again.',
        );
      },
    };
  },
};

function eventsOf(session: Session): unknown {
  return session.chapters.map((chapter) => chapter.events);
}

/** Taking back goes as far as the last information barrier, and never past it. */
export const takingBack: Property = {
  name: 'undo stops at the last information barrier',
  watch(run) {
    /** The steps that have effect, with the state before each, as this property itself counts them. */
    const course: TakenStep[] = [];
    return {
      step(taken) {
        if ('undo' in taken.step) {
          const last = course.pop();
          demand(last?.before === run.text, () => 'Taking back leads to another state than the one before.');
          return;
        }
        course.push(taken);
        if (!isFree(taken) || !run.due('lesson', 2)) return;
        for (const viewer of run.seats) {
          const learned = lesson(run, taken, viewer);
          demand(
            learned === null,
            () => `The step can be taken back, but seat ${viewer} has learned from it: ${learned}.`,
          );
        }
      },
      position() {
        const last = course.at(-1);
        const free = last && isFree(last) ? last.step.seat : null;
        for (const seat of run.seats) grantsUndo(run, seat, seat === free);
        if (last && free !== null && run.due('undo', 2)) backAndForth(run, last);
      },
    };
  },
};

/** Whether nothing came of a step that could not be unknown again. */
function isFree({ step, events }: TakenStep): boolean {
  return 'action' in step && step.draws.length === 0 && !events.some(reveals);
}

function grantsUndo(run: Run, seat: Seat, expected: boolean): void {
  const refusal = undoRefusal(run.session, seat);
  demand((refusal === null) === expected, () =>
    expected ? `Seat ${seat} may not take its step back.` : `Seat ${seat} may take back what it must not.`,
  );
  if (refusal) demandWords(run.game.words.en.refusal(refusal), 'the refusal to take back');
}

/** Takes the last step back and takes it again, at a table of its own. */
function backAndForth(run: Run, last: TakenStep): void {
  const { log, chapters } = run.session;
  const session: Session = {
    game: run.game,
    log: { ...log, steps: [...log.steps] },
    state: run.fork(),
    chapters: chapters.slice(0, -1),
  };
  const chapter = chapters.at(-1) as Chapter;
  session.chapters.push({ ...chapter, before: run.game.copy(chapter.before) });
  undo(session, last.step.seat);
  const back = stableJson(session.state);
  demand(back === last.before, () => `Taking back leads elsewhere: ${difference(back, last.before)}.`);
  if ('action' in last.step) act(session, last.step.seat, last.step.action, noChance);
  const forth = stableJson(session.state);
  demand(forth === run.text, () => `Taken back and done again, it differs: ${difference(forth, run.text)}.`);
}

/** A game is played by the version of the rules that it began with, also in worlds that fit a view. */
export const versions: Property = {
  name: 'a state keeps the version of its rules',
  watch: (run) => ({
    position() {
      const { game, state, session } = run;
      const { rules } = session.log;
      const known = (what: string, marked: unknown): void => {
        const { rules: mark } = marked as Versioned;
        demand(
          (mark ?? 1) === rules && mark !== 1,
          () => `The game follows version ${rules} of the rules, but ${what} is marked with ${mark}.`,
        );
      };
      known('its state', state);
      if (!run.due('versions', 4)) return;
      for (const seat of run.seats)
        known('a world that fits a view', game.redeal(game.view(state, seat), seat, run.chance('versions')));
    },
  }),
};

/** Random games end, and the outcome is one the game knows. */
export const ending: Property = {
  name: 'random games end',
  watch: (run) => ({
    position() {
      const { game, state } = run;
      const outcome = game.outcome(state);
      if (outcome) demandOutcome(run, outcome);
      else demand(!game.overlong(state), () => `The game is overlong after ${run.version} steps.`);
    },
  }),
};

function demandOutcome(run: Run, { ranks, reason }: Outcome): void {
  demand(
    run.game.endings.includes(reason),
    () => `The game ended by '${reason}', which is none of its endings.`,
  );
  demand(
    ranks.length === run.seats.length &&
      ranks.includes(1) &&
      ranks.every((rank) => Number.isInteger(rank) && rank >= 1 && rank <= ranks.length),
    () => `The ranks are ${JSON.stringify(ranks)} for ${run.seats.length} seats.`,
  );
}
