import { type GameAction, hasExactly, type Refusal, refuse } from '@holoboard/kernel';
import { house } from '../data/components.ts';
import { findSpace } from '../data/graph.ts';
import type { HothAction, HothState, Phase } from '../state.ts';
import {
  notInPlay,
  orderActions,
  whyNotOrder,
  whyNotSurge,
  whyNotThrottle,
  withHouseActions,
} from './house.ts';
import { rebelActions, whyNotFlight } from './rebel-move.ts';
import { whyNoSpin } from './spins.ts';
import { vaderActions, whyNotSteering } from './vader-move.ts';

/* What the active player may do: which step is due, and whose rules then list and explain its actions. */

const spins: readonly HothAction[] = [{ type: 'spin' }];

/** The actions of the step that is due; HOTH-TURN-02: there are no others. */
export function legal(state: HothState, seat: number): readonly HothAction[] {
  if (seat !== state.active) return [];
  switch (state.phase) {
    case 'rebelMove':
      return withHouseActions(state, rebelActions(state));
    case 'vaderMove':
      return withHouseActions(state, vaderActions(state));
    case 'vaderOrder':
      return orderActions(state);
    case 'over':
      return [];
    default:
      return spins;
  }
}

/** Judges one action of the active player and names the clause it breaks. */
export function check(state: HothState, action: GameAction): Refusal | null {
  const problem = problemOf(action);
  return problem === null ? whyNot(state, action as HothAction) : refuse('TABLE-SHAPE', { problem });
}

function whyNot(state: HothState, action: HothAction): Refusal | null {
  switch (action.type) {
    case 'spin':
      return whyNoSpin(state) ?? notNow(state, 'rebelSpin', 'vaderSpin', 'attackSpin');
    case 'fly':
      return notNow(state, 'rebelMove') ?? whyNotFlight(state, action);
    case 'steer':
      return notNow(state, 'vaderMove') ?? whyNotSteering(state, action);
    case 'order':
      return (
        notInPlay(state, 'houseImperialOrders') ??
        notNow(state, 'vaderOrder') ??
        whyNotOrder(state, action.card)
      );
    case 'throttle':
      return whyNotThrottle(state);
    case 'surge':
      return whyNotSurge(state);
  }
}

/** HOTH-TURN-02: only the step that is due. HOTH-TURN-05, HOTH-RULING-17: neither Vader nor an attack is skipped. */
function notNow({ phase }: HothState, ...wanted: readonly Phase[]): Refusal | null {
  if (wanted.includes(phase)) return null;
  if (phase === 'attackSpin') return refuse('HOTH-RULING-17');
  const skipsVader = wanted.includes('rebelMove') && phase !== 'rebelSpin';
  return refuse(skipsVader ? 'HOTH-TURN-05' : 'HOTH-TURN-02', { now: phase });
}

/* Shapes */

const fieldsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['spin', ['type']],
  ['fly', ['type', 'to', 'slide']],
  ['steer', ['type', 'to', 'slide']],
  ['order', ['type', 'card']],
  ['throttle', ['type']],
  ['surge', ['type']],
]);

/** What is wrong with the value of a field. */
const problemsOf: ReadonlyMap<string, (value: unknown) => string | null> = new Map([
  ['to', (value) => (isSpace(value) ? null : "'to' is a space of the board")],
  ['slide', (value) => (typeof value === 'boolean' ? null : "'slide' is true or false")],
  ['card', (value) => (isCard(value) ? null : `'card' is a whole number from 1 to ${house.orderCards}`)],
]);

function isSpace(value: unknown): boolean {
  return typeof value === 'string' && findSpace(value) !== undefined;
}

function isCard(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= house.orderCards;
}

/** What keeps a record from being an action of this game; nothing when it is one. */
function problemOf(action: GameAction): string | null {
  const fields = fieldsOf.get(action.type);
  if (!fields) return 'this game has no such action';
  if (!hasExactly(action, fields)) return `it has exactly these fields: ${fields.join(', ')}`;
  const record: Readonly<Record<string, unknown>> = { ...action };
  for (const field of fields) {
    const problem = problemsOf.get(field)?.(record[field]);
    if (problem) return problem;
  }
  return null;
}

/** What a player points at: the spinner, a space, a card or a button. Both ends of a slide are targets of their own. */
export function steps(action: HothAction): readonly string[] {
  switch (action.type) {
    case 'fly':
    case 'steer':
      return [`space:${action.to}`];
    case 'order':
      return [`order:${action.card}`];
    default:
      return [action.type];
  }
}
