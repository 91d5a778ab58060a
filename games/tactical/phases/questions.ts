import { at, type GameAction, type Refusal, refuse, type Seat } from '@holoboard/kernel';
import type { TacticalAction } from '../actions.ts';
import { cardOf } from '../data/cards.ts';
import { numbers } from '../data/numbers.ts';
import { travelX, travelY } from '../geometry/measure.ts';
import type { CrashFrame, Frame, TacticalQuestion, TacticalState } from '../state.ts';
import {
  endRefusal,
  repairCandidates,
  repairRefusal,
  selectCandidates,
  selectRefusal,
} from './activation.ts';
import { armyCandidates, armyRefusal, orderCandidates, orderRefusal } from './armies.ts';
import { attackAnswers, partiesOf } from './attack.ts';
import { maneuverCandidates, runCandidates } from './candidates.ts';
import { commandCandidates, commandRefusal } from './commander.ts';
import { mayGetOut, wayOut } from './damage.ts';
import { deployCandidates, deployRefusal } from './deployment.ts';
import { staying } from './ending.ts';
import { isWhole } from './fields.ts';
import { activeUnit, maneuverRefusal } from './movement.ts';
import {
  eraCandidates,
  eraRefusal,
  factionCandidates,
  factionRefusal,
  tableCandidates,
  tableRefusal,
} from './preparation.ts';
import { runRefusal, strikeCandidates, strikeRefusal } from './runs.ts';
import { attackCandidates, attackRefusal } from './shooting.ts';
import { returnCandidates, returnRefusal, windowCandidates, windowRefusal } from './strategies.ts';
import { boardRefusal, dropRefusal, transferCandidates } from './transports.ts';
import { unitOf } from './units.ts';
import { mayPlay } from './windows.ts';

/** Who must decide now, and what. */
export function question(state: TacticalState): TacticalQuestion {
  const { phase, turn } = state;
  const frame = state.frames.at(-1);
  if (frame) return frameQuestion(state, frame);
  switch (phase) {
    case 'era':
    case 'table':
    case 'faction':
      return { kind: phase, seats: [turn] };
    case 'army':
    case 'order':
    case 'command':
      return { kind: phase, seats: unanswered(state), secret: true };
    case 'deploy':
      return state.options.deployment === 'alternating'
        ? { kind: phase, seats: [turn] }
        : { kind: phase, seats: unanswered(state), secret: true };
    case 'initiative':
      return { kind: 'roll', seats: [at(staying(state), 0)] };
    case 'battle':
      if (!state.active?.unit) return { kind: 'select', seats: [turn] };
      return { kind: state.active.mode === 'strike' ? 'strike' : 'act', seats: [turn] };
    case 'over':
      return { kind: 'over', seats: [] };
  }
}

function unanswered(state: TacticalState): Seat[] {
  return staying(state).filter((seat) => !at(state.players, seat).answered);
}

function frameQuestion(state: TacticalState, frame: Frame): TacticalQuestion {
  switch (frame.kind) {
    case 'attack': {
      const { attacker, target } = partiesOf(state, frame);
      if (frame.stage === 'evade') return { kind: 'evade', seats: [target.seat] };
      const asked = frame.asked[0];
      if (asked !== undefined) return { kind: 'reroll', seats: [asked] };
      // The crash die of an attacker who has surrendered is anybody's to roll.
      const hasLeft = at(state.players, attacker.seat).out > 0;
      return { kind: 'roll', seats: [hasLeft ? at(staying(state), 0) : attacker.seat] };
    }
    case 'crash':
      return { kind: 'place', seats: [unitOf(state, at(frame.survivors, 0)).seat] };
    case 'window':
      return { kind: 'strategy', seats: [at(frame.seats, 0)] };
    case 'bombardment': {
      const [asked] = frame.asked;
      return asked === undefined
        ? { kind: 'roll', seats: [at(staying(state), 0)] }
        : { kind: 'reroll', seats: [asked] };
    }
    case 'reserves':
      return { kind: 'reserve', seats: [unitOf(state, frame.unit).seat] };
    case 'return':
      return { kind: 'place', seats: [unitOf(state, at(frame.units, 0)).seat] };
  }
}

/** TAC-CARD-12: the one judge of what a seat that is asked may do. */
export function check(state: TacticalState, seat: Seat, action: GameAction): Refusal | null {
  if (!isWhole(action)) return refuse(clauseOf(question(state).kind), {});
  if (action.type === 'timeUp') return timeRefusal(state);
  const frame = state.frames.at(-1);
  if (frame) return frameRefusal(state, frame, seat, action);
  switch (state.phase) {
    case 'era':
      return eraRefusal(action);
    case 'table':
      return tableRefusal(state, action);
    case 'faction':
      return factionRefusal(state, seat, action);
    case 'army':
      return armyRefusal(state, seat, action);
    case 'order':
      return orderRefusal(state, seat, action);
    case 'command':
      return commandRefusal(state, seat, action);
    case 'deploy':
      return deployRefusal(state, seat, action);
    case 'initiative':
      return action.type === 'roll' ? null : refuse('TAC-SET-10');
    default:
      return state.active?.unit ? unitRefusal(state, action) : selectRefusal(state, action);
  }
}

/** The clause that an action of another kind, or a misshapen one, does not meet. */
const questionClauses: Readonly<Record<string, string>> = {
  era: 'TAC-FAC-01',
  table: 'TAC-TBL-03',
  faction: 'TAC-FAC-02',
  army: 'TAC-SET-01',
  order: 'TAC-SET-06',
  command: 'TAC-OPT-CMD-01',
  deploy: 'TAC-SET-07',
  roll: 'TAC-GEO-17',
  select: 'TAC-RULING-25',
  act: 'TAC-SEQ-03',
  strike: 'TAC-RUN-06',
  reroll: 'TAC-ABL-05',
  evade: 'TAC-OPT-CMD-04',
  strategy: 'TAC-OPT-CMD-04',
  reserve: 'TAC-OPT-CMD-06',
  place: 'TAC-DMG-12',
};

function clauseOf(kind: string): string {
  return questionClauses[kind] ?? 'TAC-SEQ-03';
}

/** TAC-SEQ-13: where a time was agreed on, the table says when it is over. */
function timeRefusal(state: TacticalState): Refusal | null {
  const mayEnd = state.options.timeLimitMinutes !== 'none' && state.active !== null && !state.timeUp;
  return mayEnd ? null : refuse('TAC-SEQ-13');
}

/** TAC-SEQ-13, TAC-RULING-27: the time that was agreed on, and what the table enters when it has passed. */
export function deadline(state: TacticalState): { after: number; action: TacticalAction } | null {
  const minutes = Number(state.options.timeLimitMinutes);
  return timeRefusal(state) ? null : { after: minutes * 60_000, action: { type: 'timeUp' } };
}

function unitRefusal(state: TacticalState, action: GameAction): Refusal | null {
  const { active } = state;
  if (!active) return refuse('TAC-SEQ-03');
  const unit = activeUnit(state);
  if (active.mode === 'strike') return strikeRefusal(active, unit, action);
  switch (action.type) {
    case 'maneuver':
      return maneuverRefusal(active, unit, action);
    case 'attack':
      return attackRefusal(state, active, unit, action);
    case 'run':
      return runRefusal(active, unit, action);
    case 'board':
      return boardRefusal(state, active, unit, action);
    case 'drop':
      return dropRefusal(state, active, unit, action);
    case 'repair':
      return repairRefusal(state, active, unit, action);
    case 'end':
      return endRefusal(active);
    default:
      return refuse('TAC-SEQ-03');
  }
}

function frameRefusal(state: TacticalState, frame: Frame, seat: Seat, action: GameAction): Refusal | null {
  const { kind } = frameQuestion(state, frame);
  if (kind === 'roll') return action.type === 'roll' ? null : refuse('TAC-GEO-17');
  const { x, y, unit } = action as Readonly<Record<string, unknown>> & GameAction;
  switch (frame.kind) {
    case 'attack':
      return attackAnswers(state, frame, seat).some((answer) => sameAnswer(answer, action))
        ? null
        : refuse(clauseOf(kind));
    case 'crash': {
      const survivor = unitOf(state, at(frame.survivors, 0));
      if (action.type !== 'place' || unit !== survivor.id) return refuse('TAC-DMG-12');
      if (!Number.isInteger(x) || !Number.isInteger(y)) return refuse('TAC-GEO-01');
      const transport = unitOf(state, frame.transport);
      return mayGetOut(state, transport, survivor, x as number, y as number) ? null : refuse('TAC-RULING-24');
    }
    case 'window':
      return windowRefusal(state, frame, seat, action);
    case 'bombardment':
      return action.type === 'keep' || sameAnswer({ type: 'rerollDie', die: 0 }, action)
        ? null
        : refuse('TAC-OPT-CMD-03');
    case 'reserves':
      return reserveAnswers(state, seat).some((answer) => sameAnswer(answer, action))
        ? null
        : refuse('TAC-OPT-CMD-06');
    case 'return': {
      const back = unitOf(state, at(frame.units, 0));
      if (action.type !== 'place' || unit !== back.id) return refuse('TAC-OPT-CMD-06');
      return returnRefusal(state, back, x, y);
    }
  }
}

function sameAnswer(answer: TacticalAction, action: GameAction): boolean {
  if (answer.type !== action.type) return false;
  return answer.type !== 'rerollDie' || answer.die === (action as { readonly die?: unknown }).die;
}

/** TAC-OPT-CMD-06: a Unit just Defeated joins the Reserves, or not. */
function reserveAnswers(state: TacticalState, seat: Seat): TacticalAction[] {
  return mayPlay(state, seat, 'reserves') ? [{ type: 'reserve' }, { type: 'pass' }] : [{ type: 'pass' }];
}

/** The candidates of a seat that is asked; see `candidates.ts`. */
export function legal(state: TacticalState, seat: Seat): TacticalAction[] {
  if (!question(state).seats.includes(seat)) return [];
  const frame = state.frames.at(-1);
  if (frame) return frameCandidates(state, frame, seat);
  switch (state.phase) {
    case 'era':
      return eraCandidates();
    case 'table':
      return tableCandidates(state);
    case 'faction':
      return factionCandidates(state).filter((action) => factionRefusal(state, seat, action) === null);
    case 'army':
      return armyCandidates(state, seat);
    case 'order':
      return orderCandidates(state, seat);
    case 'command':
      return commandCandidates(state, seat);
    case 'deploy':
      return deployCandidates(state, seat);
    case 'initiative':
      return [{ type: 'roll' }];
    default:
      return state.active?.unit ? unitCandidates(state) : selectCandidates(state);
  }
}

function unitCandidates(state: TacticalState): TacticalAction[] {
  const { active } = state;
  if (!active) return [];
  const unit = activeUnit(state);
  if (active.mode === 'strike') return strikeCandidates(active, unit);
  return [
    ...attackCandidates(state, active, unit),
    ...maneuverCandidates(state, active, unit),
    ...runCandidates(state, active, unit),
    ...transferCandidates(state, active, unit),
    ...repairCandidates(state, active, unit),
    ...(endRefusal(active) ? [] : [{ type: 'end' } as const]),
  ];
}

function frameCandidates(state: TacticalState, frame: Frame, seat: Seat): TacticalAction[] {
  if (frameQuestion(state, frame).kind === 'roll') return [{ type: 'roll' }];
  switch (frame.kind) {
    case 'attack':
      return attackAnswers(state, frame, seat);
    case 'crash':
      return survivorCandidates(state, frame);
    case 'window':
      return windowCandidates(state, frame, seat);
    case 'bombardment':
      return [{ type: 'keep' }, { type: 'rerollDie', die: 0 }];
    case 'reserves':
      return reserveAnswers(state, seat);
    case 'return':
      return returnCandidates(state, unitOf(state, at(frame.units, 0)));
  }
}

/** Where the search finds a way out, and 24 spots around the wreck. */
function survivorCandidates(state: TacticalState, frame: CrashFrame): TacticalAction[] {
  const transport = unitOf(state, frame.transport);
  const unit = unitOf(state, at(frame.survivors, 0));
  const reach = cardOf(transport.card).base + cardOf(unit.card).base + numbers.slack;
  const spots = [wayOut(state, transport, unit)];
  for (let angle = 0; angle < 3600; angle += 150) {
    const x = transport.x + travelX(reach, angle);
    const y = transport.y + travelY(reach, angle);
    if (mayGetOut(state, transport, unit, x, y)) spots.push({ x, y });
  }
  const found = new Map<string, TacticalAction>();
  for (const spot of spots)
    if (spot) found.set(`${spot.x}/${spot.y}`, { type: 'place', unit: unit.id, x: spot.x, y: spot.y });
  return [...found.values()];
}
