import { type GameAction, hasExactly, type Refusal, refuse } from '@holoboard/kernel';
import { frontOf } from '../data/cards.ts';
import { shipTypes } from '../data/space.ts';
import type { EndorAction, EndorState, Phase } from '../state.ts';
import { whyNoAttack } from './attack.ts';
import { whyNoShot } from './death-star.ts';
import { whyNoReroll } from './duel.ts';
import { placeOf } from './fleet.ts';
import { whyNoAssignment } from './hits.ts';
import { whyNoDeployment, whyNoMove } from './movement.ts';
import { whyNoOrder } from './orders.ts';
import { whyNoPlan } from './planning.ts';
import { whyNoAmbush } from './shield.ts';

/** What a field of an action must be, in words, and how that is told. */
interface Field {
  readonly is: string;
  readonly fits: (value: unknown) => boolean;
}

const sectorOrSlot: Field = {
  is: 'a sector or a fleet marker',
  fits: (value) => isText(value) && value !== 'deathStar' && placeOf(value) >= 0,
};
const target: Field = {
  is: 'a sector, a fleet marker or the Death Star',
  fits: (value) => isText(value) && placeOf(value) >= 0,
};
const wholeNumber: Field = { is: 'a whole number', fits: Number.isInteger };

/** The fields of each kind of action, apart from its type. */
const fields: { readonly [Type in EndorAction['type']]: Readonly<Record<string, Field>> } = {
  plan: { cards: { is: 'a list of cards', fits: (value) => Array.isArray(value) && value.every(isText) } },
  order: { order: { is: 'an order', fits: (value) => isText(value) && Object.hasOwn(frontOf, value) } },
  pass: {},
  move: { from: sectorOrSlot, to: sectorOrSlot, ships: wholeNumber },
  deploy: {},
  stay: {},
  attack: { from: sectorOrSlot, at: target },
  hold: {},
  fire: { at: sectorOrSlot },
  ambush: { troopers: wholeNumber },
  reroll: { die: wholeNumber },
  keep: {},
  assign: {
    hits: {
      is: 'a list of ships',
      fits: (value) => Array.isArray(value) && value.every((ship) => shipTypes.includes(ship as never)),
    },
  },
};

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** The phase in which each kind of action answers the question. */
const phaseOf: Readonly<Record<EndorAction['type'], Phase>> = {
  plan: 'plan',
  order: 'chooseOrder',
  pass: 'chooseOrder',
  move: 'move',
  deploy: 'move',
  stay: 'move',
  attack: 'target',
  hold: 'target',
  fire: 'fire',
  ambush: 'ambush',
  reroll: 'reroll',
  keep: 'reroll',
  assign: 'assign',
};

/** Judges one action and names the clause it breaks. */
export function check(state: EndorState, seat: number, action: GameAction): Refusal | null {
  const problem = shapeProblem(action);
  if (problem) return refuse('TABLE-SHAPE', { problem });
  if (state.phase === 'over') return refuse('TABLE-OVER');
  if (state.phase === 'plan' ? state.planned[seat] !== false : state.active !== seat)
    return refuse('TABLE-TURN');
  const known = action as EndorAction;
  return whyNotNow(state, known) ?? whyNot(state, seat, known);
}

/** What keeps a record from being an action of this game. */
function shapeProblem(action: GameAction): string | null {
  if (!Object.hasOwn(fields, action.type)) return 'this game has no such action';
  const wanted = fields[action.type as EndorAction['type']];
  const names = Object.keys(wanted);
  if (!hasExactly(action, ['type', ...names]))
    return `it has exactly these fields: ${['type', ...names].join(', ')}`;
  for (const name of names) {
    const { is, fits } = wanted[name] as Field;
    if (!fits((action as unknown as Record<string, unknown>)[name])) return `'${name}' is ${is}`;
  }
  return null;
}

/** Why an action is no answer to what is asked now. */
function whyNotNow(state: EndorState, action: EndorAction): Refusal | null {
  const { phase, options } = state;
  const wanted = phaseOf[action.type];
  const params = { now: phase, action: action.type };
  // END-RULING-19, END-ATK-08, END-FAQ-04: what a variant would allow is refused by its own name at any time.
  if (action.type === 'pass' && !options.freePass) return refuse('END-RULING-19', params);
  if (wanted === 'reroll' && !options.duelLeadReroll) return refuse('END-ATK-08', params);
  if (phase === wanted) return null;
  // END-PLAN-01: planning comes first. END-PLAN-06: once it is over, the rest of the hand is set aside.
  if (phase === 'plan') return refuse('END-PLAN-01', params);
  if (wanted === 'plan') return refuse('END-PLAN-06', params);
  if (wanted === 'reroll') return refuse('END-RULING-27', params);
  if (wanted === 'assign') return refuse('END-ATK-06', params);
  // END-MOVE-08: first the move, or none, then the attack.
  if (wanted === 'move' && (phase === 'target' || phase === 'assign')) return refuse('END-MOVE-08', params);
  if (wanted === 'target' && phase === 'move') return refuse('END-MOVE-08', params);
  // END-TURN-04: one order of the card, and nothing but that.
  return refuse('END-TURN-04', { ...params, ...(state.order ? { chosen: state.order } : {}) });
}

function whyNot(state: EndorState, seat: number, action: EndorAction): Refusal | null {
  switch (action.type) {
    case 'plan':
      return whyNoPlan(state, seat, action.cards);
    case 'order':
      return whyNoOrder(state, action.order);
    case 'move':
      return whyNoMove(state, action);
    case 'deploy':
      return whyNoDeployment(state);
    case 'attack':
      return whyNoAttack(state, action);
    case 'fire':
      return whyNoShot(state, action.at);
    case 'ambush':
      return whyNoAmbush(state, action.troopers);
    case 'reroll':
      return whyNoReroll(state, action.die);
    case 'assign':
      return whyNoAssignment(state, action.hits);
    default:
      return null;
  }
}
