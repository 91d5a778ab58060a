import { at } from '@holoboard/kernel';
import { actionOf, actions, actionsOfCard, cardOf, type Effect } from '../data/cards.ts';
import { sideOf } from '../data/seats.ts';
import { neighbours, spaceOf, spaces } from '../data/spaces.ts';
import { startingPieces } from '../data/start.ts';
import { controlShip, grids, starfighters } from '../data/track.ts';
import { droidIds, unitOf, units } from '../data/units.ts';
import { attackDice } from '../phases/attack.ts';
import { whyUnavailable } from '../phases/cards.ts';
import { mostDice } from '../phases/core.ts';
import { givesLedge, movementOf } from '../phases/palace.ts';
import { chartOf, gridAhead, pieceNamed, unitAt } from '../phases/pieces.ts';
import { reach } from '../phases/reach.ts';
import type { Frame, NabooAction, NabooState } from '../state.ts';
import { type Manner, nabooPilot, tradePilot } from './manner.ts';
import { attemptChance, passChance } from './odds.ts';
import { bestShare, type Quarry, strikeAndMore } from './strikes.ts';
import { Field } from './tactics.ts';
import { attackWorth } from './worth.ts';

/** Advice in a manner: how good actions look at first sight; who the real queen is and the other side's cards are not looked at. */
export function adviser(naboo: Manner, trade: Manner) {
  return (state: NabooState, seat: number, list: readonly NabooAction[]): number[] => {
    const frame = state.frames[state.frames.length - 1];
    const sight = new Sight(state, seat, sideOf(state, seat) === 'naboo' ? naboo : trade);
    const advice: number[] = [];
    for (const action of list) advice.push(adviceOn(sight, frame, action));
    return advice;
  };
}

/** How good actions look at first sight, in the points of a pilot. */
export const advise = adviser(nabooPilot, tradePilot);

/** What has been worked out for one position. */
class Sight {
  readonly state: NabooState;
  readonly seat: number;
  readonly manner: Manner;
  readonly field: Field;
  readonly discounts: readonly number[];
  private readonly cards = new Map<number, number>();
  private readonly uses = new Map<number, number>();
  private struck: readonly Quarry[] | null = null;

  constructor(state: NabooState, seat: number, manner: Manner) {
    this.state = state;
    this.seat = seat;
    this.manner = manner;
    this.field = new Field(state, manner);
    this.discounts = [1, manner.later, manner.later ** 2, manner.later ** 3];
  }

  /** What a card is worth: its best action. */
  card(card: number): number {
    const known = this.cards.get(card);
    if (known !== undefined) return known;
    const worth = Math.max(...at(actionsOfCard, card).map((action) => actionWorth(this, action)));
    this.cards.set(card, worth);
    return worth;
  }

  /** What the best use of a unit by an action gains. */
  use(action: number, piece: number): number {
    const { duellist, move } = chartOf(this.state, piece);
    const moves = duellist ? move : movementOf(this.state, piece, action);
    const key = (piece * 16 + moves) * 2 + (givesLedge(action) ? 1 : 0);
    const known = this.uses.get(key);
    if (known !== undefined) return known;
    const worth = unitWorth(this, action, piece);
    this.uses.set(key, worth);
    return worth;
  }

  /** Whom the duellist who acts now could strike. */
  quarry({ piece, moves }: { readonly piece: number; readonly moves: number }): readonly Quarry[] {
    this.struck ??= this.field.strikable(piece, moves);
    return this.struck;
  }
}

const planned = 3;

function adviceOn(sight: Sight, frame: Frame | undefined, action: NabooAction): number {
  const { state } = sight;
  switch (action.type) {
    case 'queen':
      return 0;
    case 'plan': {
      let total = 0;
      for (let i = 0; i < action.cards.length; i++)
        total += sight.card(cardOf(at(action.cards, i)) as number) * at(sight.discounts, i);
      return total;
    }
    case 'choose':
      return actionWorth(sight, actionOf(action.action) as number);
    case 'use':
      return frame?.kind === 'units' ? sight.use(frame.action, pieceNamed(state, action.piece) as number) : 0;
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
function actionWorth(sight: Sight, action: number): number {
  const { effect } = at(actions, action);
  return whyUnavailable(sight.state, effect) === null ? effectWorth(sight, action, effect) : 0;
}

function effectWorth(sight: Sight, action: number, effect: Effect): number {
  const { state, manner, field } = sight;
  switch (effect.type) {
    case 'activate':
      return unitsWorth(sight, action, effect);
    case 'moveAnakin': {
      const stack = at(state.stacks, state.anakin).map((card) => at(starfighters, card));
      const gain = manner.flight[field.stage] + manner.flightStep * state.anakin;
      return gain * attemptChance(state.anakin, stack) + manner.flightStack * stack.length;
    }
    case 'drawStarfighter':
      return manner.screen[field.stage];
    case 'drawAndPlay':
      return manner.draw * effect.cards;
    case 'moveToPalace':
      return manner.send[field.stage];
    case 'activateDroids':
      return (
        (manner.revive * Math.min(effect.most, at(state.pool, droidIds.indexOf(effect.droid)))) / effect.most
      );
    case 'recover': {
      const piece = startingPieces.findIndex(({ unit }) => unit === unitOf(effect.unit));
      return manner.heal * Math.min(effect.amount, chartOf(state, piece).strength - at(state.left, piece));
    }
  }
}

/** So many of each unit as there are, each by its readiness and by what it can do at once; two rides of a duellist are worth two. */
function unitsWorth(sight: Sight, action: number, effect: Effect & { type: 'activate' }): number {
  const { state, manner, field } = sight;
  const { chances, palace, plains } = manner;
  const swift = effect.ledge || effect.guardMove !== undefined ? manner.swift : 1;
  const boost = effect.attackTwice ? manner.twice : swift;
  let worth = 0;
  for (const { unit, count } of effect.units) {
    const number = unitOf(unit);
    const { duellist, theatre } = at(units, number);
    const front = theatre === 'palace' ? palace : plains;
    const chance = duellist ? chances.duel : chances[theatre === 'palace' ? 'palace' : 'plains'];
    const uses: number[] = [];
    for (let piece = 0; piece < state.at.length && (chance > 0 || uses.length < count); piece++)
      if (at(state.at, piece) >= 0 && unitAt(state, piece) === number)
        uses.push(chance > 0 ? sight.use(action, piece) : 0);
    if (uses.length > count) uses.sort((a, b) => b - a).length = count;
    worth += uses.length * manner.readiness[unit] * boost * (duellist ? 1 : front[field.stage]);
    for (const use of uses) worth += chance * use * (effect.attackTwice ? manner.twice : 1);
  }
  return worth;
}

/** What the best use of a unit gains: a better place, an attack, or both. */
function unitWorth({ state, field, manner }: Sight, action: number, piece: number): number {
  const start = at(state.at, piece);
  const { duellist, red, move } = chartOf(state, piece);
  const here = field.place(piece, start);
  if (duellist && manner.shares) return bestShare(field.strikable(piece, move), red) + 0.01;
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
function moveWorth(sight: Sight, frame: Frame, to: number | null): number {
  const { state, field } = sight;
  if (frame.kind !== 'move' && frame.kind !== 'duel') return 0;
  const { piece } = frame;
  const space = to ?? at(state.at, piece);
  const place = field.place(piece, space);
  // A duellist who can strike where he stands does that first.
  if (frame.kind === 'duel') return place + 0.95 * strikesFrom(sight, frame, space);
  return place + field.bestAttack(piece, space);
}

/** The best that a duellist's dice can do who strikes first from a space. */
function strikesFrom(sight: Sight, frame: Frame & { kind: 'duel' }, space: number): number {
  const { piece, dice } = frame;
  if (!sight.manner.shares) return sight.field.bestStrike(piece, space, dice);
  let best = 0;
  for (const { target } of sight.quarry(frame)) {
    if (!at(neighbours, space).includes(at(sight.state.at, target))) continue;
    for (let used = 1; used <= mostDice(frame); used++)
      best = Math.max(best, strikeAndMore(sight.quarry(frame), target, used, dice));
  }
  return best;
}

/** What an attack or a strike is worth, the place being the same. */
function strikeWorth(
  sight: Sight,
  frame: Frame,
  action: NabooAction & { type: 'attack' | 'strike' },
): number {
  const { state, field, manner } = sight;
  if (frame.kind !== 'attack' && frame.kind !== 'duel') return 0;
  const { piece } = frame;
  const target = pieceNamed(state, action.target) as number;
  if (action.type === 'strike') {
    const worth =
      manner.shares && frame.kind === 'duel'
        ? strikeAndMore(sight.quarry(frame), target, action.dice, frame.dice)
        : attackWorth(manner, state, piece, target, action.dice, 0);
    return field.place(piece, at(state.at, piece)) + 0.03 + worth;
  }
  const { red, gray } = attackDice(state, piece);
  return attackWorth(manner, state, piece, target, red, gray) + 0.01;
}
