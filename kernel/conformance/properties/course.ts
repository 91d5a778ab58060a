import { noChance } from '../../chance.ts';
import { reveals } from '../../events.ts';
import type { AnyGame, Outcome, Seat } from '../../game.ts';
import { sameJson, stableJson } from '../../json.ts';
import { act, type Log, type Session, undo, undoRefusal } from '../../log.ts';
import { type OptionSpec, type OptionValues, readValues } from '../../options.ts';
import { replay, replayStep } from '../../replay.ts';
import { readTerms } from '../../terms.ts';
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

/** A step that stands, and whether it answered a secret question that stayed open for others. */
interface Standing extends TakenStep {
  readonly sealed: boolean;
}

/** Taking back goes as far as the last information barrier, and never past it. */
export const takingBack: Property = {
  name: 'undo stops at the last information barrier',
  watch(run) {
    /** The steps that have effect since the last barrier, with the state before each, as this property itself counts them. */
    const course: Standing[] = [];
    return {
      step(taken) {
        if ('undo' in taken.step) {
          const expected = takeOut(run, course, taken.step.seat);
          demand(expected === run.text, () => 'Taking back leads to another state than the one before.');
          return;
        }
        if (!isFree(taken)) course.length = 0;
        course.push({ ...taken, sealed: isSealed(run, taken) });
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
        for (const seat of run.seats) {
          const own = freeStep(course, seat);
          grantsUndo(run, seat, own !== null);
          if (own && run.due(`undo ${seat}`, 2)) backAndForth(run, course, own);
        }
      },
    };
  },
};

/** The last step of a seat, when it can be taken back: it is the last of all, or only secret answers have followed. */
function freeStep(course: readonly Standing[], seat: Seat): Standing | null {
  const index = course.findLastIndex(({ step }) => step.seat === seat);
  const own = course[index];
  if (!own || !isFree(own)) return null;
  return index === course.length - 1 || course.slice(index).every(({ sealed }) => sealed) ? own : null;
}

/** Takes the last step of a seat out of a course, those after it being taken again, and gives the state they lead to. */
function takeOut({ game }: Run, course: Standing[], seat: Seat): string {
  const index = course.findLastIndex(({ step }) => step.seat === seat);
  const [gone, ...later] = course.splice(index);
  let text = gone?.before ?? '';
  for (const each of later) {
    course.push({ ...each, before: text });
    const state: unknown = JSON.parse(text);
    if ('action' in each.step) game.apply(state, each.step.seat, each.step.action, noChance);
    text = stableJson(state);
  }
  return text;
}

/** Whether nothing came of a step that could not be unknown again. */
function isFree({ step, events }: TakenStep): boolean {
  return 'action' in step && step.draws.length === 0 && !events.some(reveals);
}

/** Whether the step just taken has answered a secret question, or a part of it, that has still to be answered. */
function isSealed({ game, state }: Run, taken: TakenStep): boolean {
  const after = game.question(state);
  if (!isFree(taken) || after.secret !== true) return false;
  const before = game.question(JSON.parse(taken.before));
  const others = before.seats.filter((seat) => seat !== taken.step.seat);
  const isOpen = sameJson(others, after.seats) || sameJson(before.seats, after.seats);
  return before.secret === true && before.kind === after.kind && isOpen;
}

function grantsUndo(run: Run, seat: Seat, expected: boolean): void {
  const refusal = undoRefusal(run.session, seat);
  demand((refusal === null) === expected, () =>
    expected ? `Seat ${seat} may not take its step back.` : `Seat ${seat} may take back what it must not.`,
  );
  if (refusal) demandWords(run.game.words.en.refusal(refusal), 'the refusal to take back');
}

/**
 * Takes a step back and takes it again, at a table of its own. Secret answers lead to the same state in any order, so
 * also a step that others have answered since leads where it led.
 */
function backAndForth(run: Run, course: readonly Standing[], own: Standing): void {
  const { game, log, state, chapters } = run.session;
  const session: Session = { game, log: { ...log, steps: [...log.steps] }, state, chapters: [...chapters] };
  const { step } = own;
  undo(session, step.seat);
  const back = stableJson(session.state);
  const expected = takeOut(run, [...course], step.seat);
  demand(back === expected, () => `Taking back leads elsewhere: ${difference(back, expected)}.`);
  if ('action' in step) act(session, step.seat, step.action, noChance);
  const forth = stableJson(session.state);
  demand(forth === run.text, () => `Taken back and done again, it differs: ${difference(forth, run.text)}.`);
}

/** A game is played by the version of the rules and by the options that it began with, also in worlds that fit a view. */
export const versions: Property = {
  name: 'a state keeps the version of its rules and its options',
  watch: (run) => ({
    position() {
      if (run.version === 0) for (const spec of run.game.options) demandDates(run.game, spec);
      const { game, state, session } = run;
      const { rules, options } = readTerms(game.options, session.log);
      const known = (what: string, marked: unknown): void => {
        const { rules: mark, options: kept = options } = marked as Versioned & { options?: OptionValues };
        demand(
          (mark ?? 1) === rules && mark !== 1,
          () => `The game follows version ${rules} of the rules, but ${what} is marked with ${mark}.`,
        );
        demand(sameJson(kept, options), () => `The game has other options than ${what}.`);
      };
      known('its state', state);
      if (!run.due('versions', 4)) return;
      for (const seat of run.seats)
        known('a world that fits a view', game.redeal(game.view(state, seat), seat, run.chance('versions')));
    },
  }),
};

/** An option comes and goes with versions of the rules that there are, and older matches play by one of its values. */
function demandDates({ rulesVersion, seats }: AnyGame, spec: OptionSpec): void {
  const { key, since = 1, before, until } = spec;
  const dated = since <= rulesVersion && (before === undefined) === since < 2 && (until ?? since) >= since;
  demand(
    dated && (until === undefined || until < rulesVersion),
    () => `Option '${key}' comes or goes with no version of the rules that there is.`,
  );
  if (before !== undefined) readValues([spec], { [key]: before }, Math.max(...seats));
}

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
