import { type GameAction, hasExactly, type Refusal, refuse } from '@holoboard/kernel';
import { house, puzzle } from '../data/components.ts';
import {
  findSpace,
  idOf,
  isAsteroid,
  isStation,
  rebelNext,
  rebelSlide,
  type Space,
  slidePartner,
  stageOf,
  zoneOf,
} from '../data/graph.ts';
import type { HothState, Phase } from '../state.ts';
import { holdsOrder, maySurge, mayThrottle } from './house.ts';
import { findMove } from './moves.ts';
import { rebelMoves, rebelOptions } from './rebel-move.ts';
import { gatesNow, vaderMoves, vaderOptions } from './vader-move.ts';

/** Judges one action of the active player and names the clause it breaks. */
export function check(state: HothState, action: GameAction): Refusal | null {
  switch (action.type) {
    case 'spin':
      return shape(action, ['type']) ?? checkSpin(state);
    case 'fly':
      return (
        moveShape(action) ?? wrongStep(state, 'rebelMove') ?? checkFlight(state, action as unknown as Landing)
      );
    case 'steer':
      return (
        moveShape(action) ??
        wrongStep(state, 'vaderMove') ??
        checkSteering(state, action as unknown as Landing)
      );
    case 'order':
      return (
        orderShape(action) ??
        checkVariant(state, 'houseImperialOrders') ??
        checkOrder(state, (action as unknown as { card: number }).card)
      );
    case 'throttle':
      return shape(action, ['type']) ?? checkVariant(state, 'houseThrottle') ?? checkThrottle(state);
    case 'surge':
      return shape(action, ['type']) ?? checkVariant(state, 'houseForceSurge') ?? checkSurge(state);
    default:
      return refuse('TABLE-SHAPE', { problem: 'this game has no such action' });
  }
}

/** Where a move says it ends. */
interface Landing {
  readonly to: string;
  readonly slide: boolean;
}

function shape(action: GameAction, fields: readonly string[]): Refusal | null {
  return hasExactly(action, fields)
    ? null
    : refuse('TABLE-SHAPE', { problem: `it has exactly these fields: ${fields.join(', ')}` });
}

function moveShape(action: GameAction): Refusal | null {
  const wrong = shape(action, ['type', 'to', 'slide']);
  if (wrong) return wrong;
  const { to, slide } = action as unknown as Record<string, unknown>;
  if (typeof to !== 'string' || findSpace(to) === undefined)
    return refuse('TABLE-SHAPE', { problem: "'to' is a space of the board" });
  return typeof slide === 'boolean' ? null : refuse('TABLE-SHAPE', { problem: "'slide' is true or false" });
}

function orderShape(action: GameAction): Refusal | null {
  const wrong = shape(action, ['type', 'card']);
  if (wrong) return wrong;
  const { card } = action as unknown as Record<string, unknown>;
  return Number.isInteger(card) && Number(card) >= 1 && Number(card) <= house.orderCards
    ? null
    : refuse('TABLE-SHAPE', { problem: `'card' is a whole number from 1 to ${house.orderCards}` });
}

/** HOTH-TURN-02: only the step that is due. HOTH-TURN-05, HOTH-RULING-17: neither Vader nor an attack is skipped. */
function wrongStep(state: HothState, wanted: Phase): Refusal | null {
  if (state.phase === wanted) return null;
  if (state.phase === 'attackSpin') return refuse('HOTH-RULING-17', { now: state.phase });
  if (wanted === 'rebelMove' && state.phase !== 'rebelSpin')
    return refuse('HOTH-TURN-05', { now: state.phase });
  return refuse('HOTH-TURN-02', { now: state.phase });
}

/** HOTH-DMG-01, HOTH-AST-02: no spin for a damaged Fighter or one among asteroids. */
function checkSpin(state: HothState): Refusal | null {
  const { phase } = state;
  if (phase === 'rebelSpin' || phase === 'vaderSpin' || phase === 'attackSpin') return null;
  if (phase === 'rebelMove' && state.spun < 0)
    return refuse(isAsteroid[activeSpace(state)] ? 'HOTH-AST-02' : 'HOTH-DMG-01');
  if (phase === 'vaderOrder') return refuse('HOTH-HOUSE-01');
  return refuse('HOTH-TURN-02', { now: phase });
}

const variantClauses = {
  houseImperialOrders: 'HOTH-HOUSE-01',
  houseThrottle: 'HOTH-HOUSE-02',
  houseForceSurge: 'HOTH-HOUSE-03',
};

/** A house variant has to be chosen at the set-up. */
function checkVariant(state: HothState, variant: keyof typeof variantClauses): Refusal | null {
  return state.options[variant] ? null : refuse(variantClauses[variant], { off: variant });
}

function checkThrottle(state: HothState): Refusal | null {
  return mayThrottle(state) ? null : refuse('HOTH-HOUSE-02');
}

function checkSurge(state: HothState): Refusal | null {
  return maySurge(state) ? null : refuse('HOTH-HOUSE-03');
}

function checkOrder(state: HothState, card: number): Refusal | null {
  const early = wrongStep(state, 'vaderOrder');
  if (early) return early;
  return holdsOrder(state.orders[state.active] as number, card) ? null : refuse('HOTH-HOUSE-01', { card });
}

/* Rebels */

function checkFlight(state: HothState, { to, slide }: Landing): Refusal | null {
  const options = rebelOptions(state);
  if (findMove(options, to, slide)) return null;
  const target = findSpace(to) as Space;
  if (slide) return whyNoSlide(state, target);
  if (findMove(options, to, true)) return refuse('HOTH-MOVE-10', { to });
  return whyNotReached(state, target);
}

/** HOTH-RULING-08, HOTH-MOVE-13, HOTH-MOVE-15, HOTH-MOVE-08, HOTH-DAN-05: one way, by exact count, as part of the move. */
function whyNoSlide(state: HothState, target: Space): Refusal {
  const yellow = rebelSlide.indexOf(target);
  const to = idOf[target] as string;
  if (yellow < 0) return refuse('HOTH-RULING-08', { to });
  const params = { to, yellow: idOf[yellow] as string };
  if (yellow === activeSpace(state)) return refuse('HOTH-MOVE-13', params);
  const passed = rebelOptions(state).moves.some((move) => move.path.includes(yellow));
  return refuse(passed ? 'HOTH-MOVE-15' : stageOf[yellow] === 0 ? 'HOTH-MOVE-08' : 'HOTH-DAN-05', params);
}

function whyNotReached(state: HothState, target: Space): Refusal {
  const from = activeSpace(state);
  const distance = distanceTo(from, target);
  const to = idOf[target] as string;
  if (distance === undefined) return whyUnreachable(from, target);
  const whole = (state.pieces[state.active] as number) === puzzle.wholePieces;
  if (isStation[target] && distance < state.steps && whole && !state.free)
    return refuse('HOTH-RULING-19', { to });
  const { options, steps, free } = state;
  const published = { winOnRedSpace: false, stopAtJunctions: false, healthyMayStopAtRepair: false };
  if (findMove(rebelMoves(published, from, steps, free, !whole), to, false))
    return refuse(
      options.winOnRedSpace && zoneOf[target] === 'dantooinePlanet' ? 'HOTH-RULING-03' : 'HOTH-RULING-06',
      { to },
    );
  return refuse(speedClause(state), { to, steps, distance });
}

/** HOTH-MOVE-03, HOTH-HYPER-03, HOTH-MOVE-08, HOTH-DAN-05: what lies behind, or beyond a ring that must be left by a slide. */
function whyUnreachable(from: Space, target: Space): Refusal {
  const params = { to: idOf[target] as string };
  const needsSlide =
    stageOf[target] === stageOf[from]
      ? target > from
      : (stageOf[target] as number) > (stageOf[from] as number);
  if (!needsSlide) return refuse('HOTH-MOVE-03', params);
  if (zoneOf[target] === 'hyperspace') return refuse('HOTH-HYPER-03', params);
  return refuse(stageOf[from] === 0 ? 'HOTH-MOVE-08' : 'HOTH-DAN-05', params);
}

/** The clause that sets how far this Rebel flies. */
function speedClause(state: HothState): string {
  if (state.spun >= 0) return state.free ? 'HOTH-MOVE-05' : 'HOTH-MOVE-04';
  if (isAsteroid[activeSpace(state)]) return 'HOTH-AST-01';
  return `HOTH-DMG-0${1 + puzzle.wholePieces - (state.pieces[state.active] as number)}`;
}

/** How many steps a Rebel needs without slides; nothing when no number of them leads there. */
function distanceTo(from: Space, target: Space): number | undefined {
  const distances = new Map([[from, 0]]);
  for (const [space, distance] of distances)
    for (const next of rebelNext[space] as readonly Space[]) {
      if (next === target) return distance + 1;
      if (!distances.has(next)) distances.set(next, distance + 1);
    }
  return undefined;
}

/* Vader */

function checkSteering(state: HothState, { to, slide }: Landing): Refusal | null {
  const options = vaderOptions(state);
  if (findMove(options, to, slide)) return null;
  const target = findSpace(to) as Space;
  return (
    whyClosed(state, target) ??
    whyMustLeave(state, to, slide) ??
    (slide ? whyNoVaderSlide(state, target) : null) ??
    (findMove(options, to, true) ? refuse('HOTH-VADER-04', { to }) : null) ??
    whyNotSteered(state, target)
  );
}

/** HOTH-RULING-12, HOTH-VADER-08, HOTH-VADER-13, HOTH-VADER-06, HOTH-VADER-11: parts of the board shut to Vader now. */
function whyClosed(state: HothState, target: Space): Refusal | null {
  const gates = gatesNow(state);
  const from = stageOf[state.vader] as number;
  const stage = stageOf[target] as number;
  const params = { to: idOf[target] as string };
  if (zoneOf[target] === 'hothPlanet' || zoneOf[target] === 'dantooinePlanet')
    return refuse('HOTH-RULING-12', params);
  if (stage < from) return refuse(from === 1 ? 'HOTH-VADER-08' : 'HOTH-VADER-13', params);
  if (from === 0 && stage > 0 && gates.hyperspace === 'closed') return refuse('HOTH-VADER-06', params);
  if (from < 2 && stage === 2 && gates.dantooine === 'closed') return refuse('HOTH-VADER-11', params);
  return null;
}

/** HOTH-VADER-07, HOTH-RULING-10, HOTH-VADER-12: what would be allowed if Vader did not have to move on. */
function whyMustLeave(state: HothState, to: string, slide: boolean): Refusal | null {
  const gates = gatesNow(state);
  const lenient = {
    hyperspace: gates.hyperspace === 'must' ? 'open' : gates.hyperspace,
    dantooine: gates.dantooine === 'must' ? 'open' : gates.dantooine,
  } as const;
  const { options, vader, steps, free } = state;
  const move = findMove(vaderMoves(options.vaderOneWaySlides, lenient, vader, steps, free), to, slide);
  if (!move) return null;
  if (zoneOf[vader] === 'hyperspace') return refuse('HOTH-VADER-12', { to });
  const atSlide = slidePartner[move.path.at(-1) as Space] !== undefined;
  return refuse(atSlide ? 'HOTH-RULING-10' : 'HOTH-VADER-07', { to });
}

/** HOTH-VADER-04, HOTH-RULING-09: by exact count, and with the option only the Rebels' way. */
function whyNoVaderSlide(state: HothState, target: Space): Refusal {
  const yellow = slidePartner[target];
  const params = { to: idOf[target] as string };
  const wrongWay = yellow !== undefined && rebelSlide[yellow] === undefined;
  return refuse(state.options.vaderOneWaySlides && wrongWay ? 'HOTH-RULING-09' : 'HOTH-VADER-04', params);
}

/** HOTH-VADER-10, HOTH-VADER-02: the number spun, all of it in one direction. */
function whyNotSteered(state: HothState, target: Space): Refusal {
  const params = { to: idOf[target] as string, least: state.free ? 1 : state.steps, steps: state.steps };
  return refuse(zoneOf[state.vader] === 'hyperspace' ? 'HOTH-VADER-10' : 'HOTH-VADER-02', params);
}

function activeSpace(state: HothState): Space {
  return state.rebels[state.active] as Space;
}
