import type { AnyGame } from '../game.ts';
import type { Log } from '../log.ts';
import { examineLog, type Failure } from './driver.ts';
import { properties } from './properties/index.ts';

/** No failure is worth playing more steps than these. */
const mostSteps = 50_000;

/** The shortest log found in which the same property fails: later and needless steps and options are gone. */
export function shrink(game: AnyGame, failure: Failure): Failure {
  const suspects = properties.filter(({ name }) => name === failure.property);
  let best = failure;
  let steps = 0;
  const failsToo = (log: Log): boolean => {
    if (steps > mostSteps) return false;
    const report = examineLog(game, log, failure.seed, suspects);
    const found = report.failure;
    steps += report.steps + 1;
    if (found?.property !== failure.property) return false;
    best = found;
    return true;
  };
  if (!failsToo(failure.log)) return failure;
  for (const { key, default: value } of game.options)
    if (Object.hasOwn(best.log.options, key) && best.log.options[key] !== value)
      failsToo({ ...best.log, options: { ...best.log.options, [key]: value } });
  for (let size = best.log.steps.length; size >= 1; size = size > 20 ? Math.floor(size / 2) : size - 1)
    for (let from = best.log.steps.length - size; from >= 0; from--)
      failsToo({ ...best.log, steps: best.log.steps.toSpliced(from, size) });
  withoutTakenBack(() => best.log, failsToo);
  return best;
}

/** Tries to do without steps that are taken back later, which need not lie side by side. */
function withoutTakenBack(shortest: () => Log, failsToo: (log: Log) => boolean): void {
  for (let at = shortest().steps.length - 1; at >= 0; at--) {
    const log = shortest();
    const step = log.steps[at];
    if (!step || !('undo' in step)) continue;
    const own = log.steps.slice(0, at).findLastIndex(({ seat }) => seat === step.seat);
    if (own >= 0) failsToo({ ...log, steps: log.steps.toSpliced(at, 1).toSpliced(own, 1) });
  }
}
