import { at } from '@holoboard/kernel';
import { actionOf, actions, actionsOfCard, cardOf, type Effect } from '../data/cards.ts';
import { sideOf } from '../data/seats.ts';
import { spaceOf, spaces } from '../data/spaces.ts';
import { startingPieces } from '../data/start.ts';
import { controlShip, grids, starfighters } from '../data/track.ts';
import { droidIds, unitOf } from '../data/units.ts';
import { attackDice } from '../phases/attack.ts';
import { whyUnavailable } from '../phases/cards.ts';
import { givesLedge, movementOf } from '../phases/palace.ts';
import { chartOf, gridAhead, pieceNamed, unitAt } from '../phases/pieces.ts';
import { reach } from '../phases/reach.ts';
import type { Frame, NabooAction, NabooState } from '../state.ts';
import { attemptChance, passChance } from './odds.ts';
import { Field } from './tactics.ts';
import { attackWorth, readiness } from './worth.ts';

/** How good actions look at first sight, in the points of `worth.ts`; who the real queen is and the other side's cards are not looked at. */
export function advise(state: NabooState, seat: number, list: readonly NabooAction[]): number[] {
  const frame = state.frames[state.frames.length - 1];
  const sight = new Sight(state, seat);
  const advice: number[] = [];
  for (const action of list) advice.push(adviceOn(sight, frame, action));
  return advice;
}

/** What has been worked out for one position. */
class Sight {
  readonly state: NabooState;
  readonly seat: number;
  readonly field: Field;
  private readonly cards = new Map<number, number>();

  constructor(state: NabooState, seat: number) {
    this.state = state;
    this.seat = seat;
    this.field = new Field(state);
  }

  /** What a card is worth: its best action. */
  card(card: number): number {
    const known = this.cards.get(card);
    if (known !== undefined) return known;
    const worth = Math.max(...at(actionsOfCard, card).map((action) => actionWorth(this.state, action)));
    this.cards.set(card, worth);
    return worth;
  }
}

/** How much a card played later in the round is worth: the others will have struck first. */
const later = 0.97;
const discounts: readonly number[] = [1, later, later ** 2, later ** 3];
const planned = 3;

function adviceOn(sight: Sight, frame: Frame | undefined, action: NabooAction): number {
  const { state } = sight;
  switch (action.type) {
    case 'queen':
      return 0;
    case 'plan': {
      let total = 0;
      for (let i = 0; i < action.cards.length; i++)
        total += sight.card(cardOf(at(action.cards, i)) as number) * at(discounts, i);
      return total;
    }
    case 'choose':
      return actionWorth(state, actionOf(action.action) as number);
    case 'use':
      return frame?.kind === 'units'
        ? unitWorth(sight, frame.action, pieceNamed(state, action.piece) as number)
        : 0;
    case 'move':
    case 'stay':
      return frame
        ? moveWorth(sight, frame, action.type === 'move' ? (spaceOf(action.to) as number) : null)
        : 0;
    case 'attack':
    case 'strike':
      return frame ? strikeWorth(sight, frame, action) : 0;
    case 'done':
      // Stopping is for when nothing else is worth anything.
      return frame?.kind === 'duel' ? sight.field.place(frame.piece, at(state.at, frame.piece)) + 0.02 : 0;
    case 'hold':
      return 0;
    default:
      return orderWorth(sight, action);
  }
}

/** What the less frequent decisions are worth. */
function orderWorth({ state, seat }: Sight, action: NabooAction): number {
  switch (action.type) {
    case 'bonus':
      // Naboo needs Battlefield cards for Anakin, and both sides Palace cards once he has arrived.
      return action.deck.endsWith('Battlefield') ===
        (sideOf(state, seat) === 'naboo' && state.anakin < controlShip)
        ? 1
        : 0;
    case 'block':
      return -passChance(gridAhead(state), action.slots);
    case 'deploy':
      // On the last grid it is in the way whatever comes; later where Anakin is.
      return state.anakin >= planned
        ? -grids.findIndex(({ id }) => id === action.grid)
        : grids.findIndex(({ id }) => id === action.grid);
    case 'send':
      return at(state.left, pieceNamed(state, action.group) as number);
    case 'take':
      return action.droids;
    case 'activate':
      return -Math.abs(at(spaces, spaceOf(action.to) as number).row - 3);
    default:
      return 0;
  }
}

/** What an action of a card is worth now. */
function actionWorth(state: NabooState, action: number): number {
  const { effect } = at(actions, action);
  return whyUnavailable(state, effect) === null ? effectWorth(state, effect) : 0;
}

function effectWorth(state: NabooState, effect: Effect): number {
  switch (effect.type) {
    case 'activate':
      return unitsWorth(state, effect);
    case 'moveAnakin': {
      const stack = at(state.stacks, state.anakin).map((card) => at(starfighters, card));
      return (6 + 1.2 * state.anakin) * attemptChance(state.anakin, stack) + 0.8 * stack.length;
    }
    case 'drawStarfighter':
      // It costs Anakin as many attempts on whatever grid it lies: early or late, they add up.
      return 4.5;
    case 'drawAndPlay':
      return 2.2 * effect.cards;
    case 'moveToPalace':
      return 3;
    case 'activateDroids':
      return (1.6 * Math.min(effect.most, at(state.pool, droidIds.indexOf(effect.droid)))) / effect.most;
    case 'recover': {
      const piece = startingPieces.findIndex(({ unit }) => unit === unitOf(effect.unit));
      return 1.1 * Math.min(effect.amount, chartOf(state, piece).strength - at(state.left, piece));
    }
  }
}

/** So many of each unit as there are, each by its readiness; two rides of a duellist are worth two. */
function unitsWorth(state: NabooState, effect: Effect & { type: 'activate' }): number {
  let worth = 0;
  for (const { unit, count } of effect.units) {
    const number = unitOf(unit);
    let there = 0;
    for (let piece = 0; piece < state.at.length && there < count; piece++)
      if (at(state.at, piece) >= 0 && unitAt(state, piece) === number) there++;
    const boost = effect.attackTwice ? 1.8 : effect.ledge || effect.guardMove !== undefined ? 1.5 : 1;
    worth += there * readiness[unit] * boost;
  }
  return worth;
}

/** What the best use of a unit gains: a better place, an attack, or both. */
function unitWorth({ state, field }: Sight, action: number, piece: number): number {
  const start = at(state.at, piece);
  const { duellist, red, move } = chartOf(state, piece);
  const here = field.place(piece, start);
  const strike = (space: number, floor = 0): number =>
    duellist ? field.bestStrike(piece, space, red) : field.bestAttack(piece, space, floor);
  let best = strike(start);
  const moves = duellist ? move : movementOf(state, piece, action);
  for (const space of reach(state, piece, moves, givesLedge(action)).list) {
    const place = field.place(piece, space);
    // An attack that could not make this the best space is not looked for; a little less, as sums are rounded.
    best = Math.max(best, strike(space, best - (place - here) - 1e-9) + place - here);
  }
  return best + 0.01;
}

/** What it is worth to go to a space, or to stay. */
function moveWorth({ state, field }: Sight, frame: Frame, to: number | null): number {
  if (frame.kind !== 'move' && frame.kind !== 'duel') return 0;
  const { piece } = frame;
  const space = to ?? at(state.at, piece);
  const place = field.place(piece, space);
  // A duellist who can strike where he stands does that first.
  if (frame.kind === 'duel') return place + 0.95 * field.bestStrike(piece, space, frame.dice);
  return place + field.bestAttack(piece, space);
}

/** What an attack or a strike is worth, the place being the same. */
function strikeWorth(
  { state, field }: Sight,
  frame: Frame,
  action: NabooAction & { type: 'attack' | 'strike' },
): number {
  if (frame.kind !== 'attack' && frame.kind !== 'duel') return 0;
  const { piece } = frame;
  const target = pieceNamed(state, action.target) as number;
  if (action.type === 'strike')
    return field.place(piece, at(state.at, piece)) + 0.03 + attackWorth(state, piece, target, action.dice, 0);
  const { red, gray } = attackDice(state, piece);
  return attackWorth(state, piece, target, red, gray) + 0.01;
}
