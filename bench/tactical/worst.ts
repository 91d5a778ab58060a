import { at, type Chance, judge, keptIn, readOptions, SeededChance } from '@holoboard/kernel';
import type { DrawnPiece, TacticalAction, TacticalEvent } from '../../games/tactical/actions.ts';
import { layouts } from '../../games/tactical/data/tables.ts';
import { bearing } from '../../games/tactical/geometry/measure.ts';
import { type TacticalOptions, tactical } from '../../games/tactical/index.ts';
import { options as specs } from '../../games/tactical/options.ts';
import { tableOf } from '../../games/tactical/phases/ground.ts';
import { activeUnit } from '../../games/tactical/phases/movement.ts';
import { tableRefusal } from '../../games/tactical/phases/preparation.ts';
import type { TacticalState } from '../../games/tactical/state.ts';
import { beyond } from '../../games/tactical/testing/beyond.ts';

/** A step that took long: the position, what was done there, and the luck it was done with. */
interface Step {
  readonly state: TacticalState;
  readonly seat: number;
  readonly action: TacticalAction;
  readonly luck: string;
  readonly milliseconds: number;
}

export interface WorstSteps {
  readonly tables: number;
  readonly steps: number;
  /** The longest step on tables of the house and on hostile ones, in milliseconds: the best of five repeats. */
  readonly ordinary: number;
  readonly hostile: number;
  /** What the longest one on a hostile table is, in the game's notation. */
  readonly longest: string;
  readonly ratio: number;
  readonly goal: number;
  readonly goalMet: boolean;
}

/** So many times as long as on the tables of the house may a step on a hostile table take. */
const goal = 3;
const repeats = 5;
/** So many of the longest steps are measured again. */
const suspects = 40;
const stepsOfBattle = 120;

/** How long it takes to judge a step and to take it, with all that is told. */
function timed(step: Omit<Step, 'milliseconds'>): number {
  const state = tactical.copy(step.state);
  const chance = new SeededChance(step.luck);
  const start = performance.now();
  const refusal = judge(tactical, state, step.seat, step.action);
  if (!refusal) tactical.apply(state, step.seat, step.action, chance, keptIn<TacticalEvent>([]));
  return performance.now() - start;
}

/** A table as awkward as it may be: huge pieces that nothing can enter, or as many pieces of many corners as fit. */
function hostileTable(state: TacticalState, chance: Chance): TacticalAction {
  const between = (least: number, most: number): number => least + chance.draw('table', most - least + 1);
  const size = {
    type: 'draw',
    width: between(6, 96) * 1000,
    height: between(72, 96) * 1000,
  } as const;
  const isHuge = chance.draw('table', 2) === 0;
  let pieces: readonly DrawnPiece[] = [];
  for (let tries = 0; tries < (isHuge ? 20 : 90); tries++) {
    const terrain = at(['rock', 'building', 'lava', 'forest', 'jungle'], chance.draw('table', 5));
    const r = isHuge ? between(3000, 14_000) : between(400, 2500);
    const [x, y] = [between(0, size.width), between(0, size.height)];
    const drawn: DrawnPiece =
      chance.draw('table', 2) === 0 ? [terrain, x, y, r] : [terrain, ...corners(x, y, r)];
    const more = [...pieces, drawn];
    if (tableRefusal(state, { ...size, pieces: more } as TacticalAction) === null) pieces = more;
  }
  return { ...size, pieces };
}

/** Twelve corners on a circle. */
function corners(x: number, y: number, r: number): number[] {
  return Array.from({ length: 12 }, (_, i) => (i * Math.PI) / 6).flatMap((angle) => [
    Math.max(0, Math.round(x + r * Math.cos(angle))),
    Math.max(0, Math.round(y + r * Math.sin(angle))),
  ]);
}

/** Armies of many bases, of many who rest where they came down by jumping, and of Transports with their loads. */
const musters: readonly (readonly (readonly [card: string, count: number])[])[] = [
  [['emp_probe', 40]],
  [['emp_storm', 40]],
  [
    ['emp_lambda', 2],
    ['emp_storm', 12],
    ['emp_probe', 12],
    ['neu_boba', 1],
  ],
  [
    ['emp_atat', 2],
    ['emp_probe', 17],
    ['emp_storm', 14],
  ],
];

/** What a player does who wants it to take long: whoever may jump, or fly, goes for the middle of a piece, the others anywhere at all. */
function decision(state: TacticalState, seat: number, chance: Chance): TacticalAction {
  const wanted = [intoPiece(state, chance), beyond(state, seat, chance)];
  for (const action of chance.draw('choice', 2) === 0 ? wanted : wanted.reverse())
    if (action && judge(tactical, state, seat, action) === null) return action;
  const listed = tactical.legal(state, seat);
  const lively = listed.filter(({ type }) => ['attack', 'strike', 'run', 'embark', 'abandon'].includes(type));
  const from = lively.length > 0 && chance.draw('choice', 2) === 0 ? lively : listed;
  return at(from, chance.draw('choice', from.length));
}

function intoPiece(state: TacticalState, chance: Chance): TacticalAction | null {
  const { pieces } = tableOf(state);
  if (state.phase !== 'battle' || !state.active?.unit || pieces.length === 0) return null;
  const { active } = state;
  const unit = activeUnit(state);
  const { west, east, south, north } = at(at(pieces, chance.draw('choice', pieces.length)).shapes, 0);
  const heading = bearing((west + east) / 2 - unit.x, (south + north) / 2 - unit.y);
  return { type: 'maneuver', heading, speed: active.speed >= 0 ? active.speed : active.max * 1000 };
}

/** A battle that has just been agreed on. */
function agreed(chance: Chance, isHostile: boolean, count: number): TacticalState {
  const options = readOptions(specs, { pointsLimit: '200', crashRoll: 'perUnit' }, 2) as TacticalOptions;
  const state = tactical.setup(options, 2, chance);
  const take = (seat: number, action: TacticalAction): void => tactical.apply(state, seat, action, chance);
  take(0, { type: 'era', era: 'rebellion' });
  const table = at(
    layouts.filter(({ players }) => players.includes(2)),
    count % layouts.length,
  );
  take(0, isHostile ? hostileTable(state, chance) : { type: 'table', table: table.id });
  for (const seat of [0, 1]) take(seat, { type: 'faction', faction: 'galactic_empire' });
  for (const seat of [0, 1])
    take(seat, { type: 'muster', cards: at(musters, chance.draw('army', musters.length)) });
  return state;
}

/** Plays battles and keeps the longest steps. */
function longestSteps(
  tables: number,
  isHostile: boolean,
): { readonly found: Step[]; readonly steps: number } {
  let found: Step[] = [];
  let steps = 0;
  for (let count = 0; count < tables; count++) {
    const chance = new SeededChance(`${isHostile ? 'hostile' : 'ordinary'} ${count}`);
    const state = agreed(chance, isHostile, count);
    for (let fought = 0; fought < stepsOfBattle && !tactical.outcome(state); steps++) {
      const seat = at(tactical.question(state).seats, 0);
      const action = decision(state, seat, chance);
      const step = { state: tactical.copy(state), seat, action, luck: `luck ${count} ${steps}` };
      found.push({ ...step, milliseconds: timed(step) });
      tactical.apply(state, seat, action, new SeededChance(step.luck));
      if (state.round > 0) fought++;
    }
    found = found.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, suspects);
  }
  return { found, steps };
}

/** The same steps again and again: the best time of each is what it takes. */
function bestOf(found: readonly Step[]): Step[] {
  const best = found.map((step) => Math.min(...Array.from({ length: repeats }, () => timed(step))));
  return found
    .map((step, index) => ({ ...step, milliseconds: at(best, index) }))
    .sort((a, b) => b.milliseconds - a.milliseconds);
}

/** The longest step on so many hostile tables, beside the longest on as many ordinary ones, in the same process. */
export function measureWorst(tables: number): WorstSteps {
  const ordinary = longestSteps(tables, false);
  const hostile = longestSteps(tables, true);
  const [usual] = bestOf(ordinary.found);
  const [worst] = bestOf(hostile.found);
  if (!usual || !worst) throw new Error('No step was taken.');
  const ratio = worst.milliseconds / usual.milliseconds;
  return {
    tables,
    steps: ordinary.steps + hostile.steps,
    ordinary: usual.milliseconds,
    hostile: worst.milliseconds,
    longest: `${tactical.notation.action(worst.action)}, where ${tactical.notation.position(worst.state)}`,
    ratio,
    goal,
    goalMet: ratio <= goal,
  };
}

/** The same in words. */
export function worstLines({ tables, steps, ordinary, hostile, ratio, goal, longest }: WorstSteps): string[] {
  return [
    `The longest of ${steps} steps of Tactical Battles, the best of ${repeats} repeats each:`,
    `  on ${tables} battles on tables of the house  ${ordinary.toFixed(2)} ms`,
    `  on ${tables} hostile tables                  ${hostile.toFixed(2)} ms, ${ratio.toFixed(2)} times as long; the goal is ${goal} at most`,
    `  the longest on a hostile table: ${longest}`,
  ];
}
