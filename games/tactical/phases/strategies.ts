import {
  at,
  type Chance,
  type GameAction,
  type Refusal,
  refuse,
  type Seat,
  type Tell,
} from '@holoboard/kernel';
import type { TacticalAction, TacticalEvent } from '../actions.ts';
import { cardOf } from '../data/cards.ts';
import { aheadFrom, edgeOf } from '../data/sides.ts';
import { command, type Strategy } from '../data/strategies.ts';
import { isOnTable, ringDistance } from '../geometry/bases.ts';
import type { BombardmentFrame, ReturnFrame, Slot, TacticalState, Unit, WindowFrame } from '../state.ts';
import { rerollSeats } from './commander.ts';
import { crash, damage, land, needsCrashDie } from './damage.ts';
import { groundFor, mayRestAt, tableOf } from './ground.ts';
import { rollDie } from './rounds.ts';
import { gridSpots, holds, stripOf } from './strips.ts';
import { baseOf, namedUnit, unitOf } from './units.ts';
import { mayPlay, mightPlay, strategiesOf } from './windows.ts';

/** The Strategy card that an action plays. */
const strategyOf: Readonly<Record<string, Strategy>> = {
  seize: 'seize_initiative',
  rearrange: 'change_of_plan',
  smoke: 'smoke_screen',
  bombard: 'bombardment',
  march: 'forced_march',
  concentrate: 'concentrate_fire',
  digIn: 'dig_in',
  evade: 'evasive_action',
  mend: 'field_repairs',
  reserve: 'reserves',
};

/** TAC-OPT-CMD-04: a card is played once, and one a round. */
export function play(state: TacticalState, seat: Seat, strategy: Strategy, tell?: Tell<TacticalEvent>): void {
  const player = at(state.players, seat);
  player.strategies.splice(player.strategies.indexOf(strategy), 1);
  player.played.push(strategy);
  player.playedIn = state.round;
  tell?.({ type: 'strategyPlayed', seat, strategy });
}

/** Whether a moment is one for cards at all: what everybody at the table can see. */
function isMoment(state: TacticalState, seat: Seat, when: WindowFrame['when']): boolean {
  const slot = state.active ? at(at(state.players, seat).slots, state.active.slot) : undefined;
  if (when === 'groupEnd')
    return slot !== undefined && slot.units.length > 0 && cardOf(slot.card).type !== 'Flying';
  return when !== 'roundEnd' || state.units.some((unit) => isMendable(unit, seat));
}

/** Whether a card can be played now. */
function isTimely(state: TacticalState, seat: Seat, strategy: Strategy): boolean {
  if (!mayPlay(state, seat, strategy)) return false;
  if (strategy !== 'forced_march' || !state.active) return true;
  return cardOf(at(at(state.players, seat).slots, state.active.slot).card).type === 'Infantry';
}

function isMendable(unit: Unit, seat: Seat): boolean {
  const card = cardOf(unit.card);
  return (
    unit.seat === seat && unit.status === 'deployed' && card.type !== 'Infantry' && unit.hull < card.hull
  );
}

/** TAC-OPT-CMD-07: goes on to the next seat that could play a card in a moment; true once all were asked. */
export function stepWindow(state: TacticalState, frame: WindowFrame): boolean {
  const seat = frame.seats[0];
  if (seat === undefined) {
    state.frames.splice(state.frames.indexOf(frame), 1);
    if (frame.when === 'initiative') state.turn = state.first;
    return true;
  }
  if (mightPlay(state, seat) && isMoment(state, seat, frame.when)) return false;
  frame.seats.shift();
  return true;
}

/** Judges a Strategy card in a moment. */
export function windowRefusal(
  state: TacticalState,
  frame: WindowFrame,
  seat: Seat,
  action: GameAction,
): Refusal | null {
  if (action.type === 'pass') return null;
  const strategy = Object.hasOwn(strategyOf, action.type) ? strategyOf[action.type] : undefined;
  if (!strategy || !strategiesOf[frame.when].includes(strategy) || !isTimely(state, seat, strategy))
    return refuse('TAC-OPT-CMD-04');
  const { x, y, unit, cards } = action as Readonly<Record<string, unknown>> & GameAction;
  switch (action.type) {
    case 'rearrange':
      return isOrderOf(cards, at(state.players, seat).slots.length) ? null : refuse('TAC-SET-06');
    case 'smoke':
      return isScreenSpot(state, x, y) ? null : refuse('TAC-GEO-01');
    case 'bombard':
      return isPoint(state, x, y) ? null : refuse('TAC-GEO-01');
    case 'mend': {
      const mended = namedUnit(state, unit);
      return mended && isMendable(mended, seat) ? null : refuse('TAC-OPT-CMD-04');
    }
    default:
      return null;
  }
}

/** Whether a list has each number from 1 to a count once. */
function isOrderOf(value: unknown, count: number): boolean {
  return (
    Array.isArray(value) &&
    value.length === count &&
    value.every((_, index) => (value as readonly unknown[]).includes(index + 1))
  );
}

function isPoint(state: TacticalState, x: unknown, y: unknown): boolean {
  const { width, height } = tableOf(state);
  return Number.isInteger(x) && Number.isInteger(y) && isOnTable(x as number, y as number, 0, width, height);
}

/** A whole circle on the table, centred on no base. */
function isScreenSpot(state: TacticalState, x: unknown, y: unknown): boolean {
  const { width, height } = tableOf(state);
  if (!isPoint(state, x, y)) return false;
  if (!isOnTable(x as number, y as number, command.smokeRadius, width, height)) return false;
  // TAC-BASE-06, TAC-GEO-07: a base is all that its ring bounds.
  const centre = { x: x as number, y: y as number, r: 0 };
  return state.units.every((unit) => unit.status !== 'deployed' || ringDistance(centre, baseOf(unit)) > 0);
}

/** What a seat may do in a moment: pass, or play a card; points an inch before the middle of the enemy are enough for a list. */
export function windowCandidates(state: TacticalState, frame: WindowFrame, seat: Seat): TacticalAction[] {
  const { slots } = at(state.players, seat);
  const places = slots.map((_, index) => index + 1);
  const foes = state.units.filter((unit) => unit.status === 'deployed' && unit.seat !== seat);
  const found: TacticalAction[] = [
    { type: 'pass' },
    { type: 'seize' },
    { type: 'rearrange', cards: places.toReversed() },
    ...foes.map(({ x, y }): TacticalAction => ({ type: 'bombard', x, y })),
    ...foes.map(({ x, y }): TacticalAction => ({ type: 'smoke', x: x + 3000, y })),
    { type: 'march' },
    { type: 'concentrate' },
    { type: 'digIn' },
    ...state.units.map(({ id }): TacticalAction => ({ type: 'mend', unit: id })),
  ];
  const seen = new Set<string>();
  return found.filter((action) => {
    const key = JSON.stringify(action);
    if (seen.has(key) || windowRefusal(state, frame, seat, action)) return false;
    seen.add(key);
    return true;
  });
}

/** TAC-OPT-CMD-04, TAC-OPT-CMD-07: plays a card, or passes; either way the next seat is asked. */
export function answerWindow(
  state: TacticalState,
  frame: WindowFrame,
  seat: Seat,
  action: TacticalAction,
  tell?: Tell<TacticalEvent>,
): void {
  frame.seats.shift();
  const strategy = strategyOf[action.type];
  if (!strategy) return;
  play(state, seat, strategy, tell);
  const player = at(state.players, seat);
  const { active } = state;
  switch (action.type) {
    case 'seize':
      state.first = seat;
      return;
    case 'rearrange':
      player.slots = action.cards.map((place): Slot => at(player.slots, place - 1));
      return;
    case 'smoke':
      state.smoke.push(action.x, action.y);
      tell?.({ type: 'smokeLaid', x: action.x, y: action.y });
      return;
    case 'bombard':
      bombard(state, action.x, action.y, tell);
      return;
    case 'march':
      if (active) active.march = true;
      return;
    case 'concentrate':
      if (active) active.fire = true;
      return;
    case 'digIn':
      for (const id of at(player.slots, active?.slot ?? -1).units) {
        const unit = unitOf(state, id);
        if (cardOf(unit.card).type !== 'Flying' && unit.braced) unit.dugIn = true;
      }
      return;
    case 'mend': {
      const unit = unitOf(state, action.unit);
      unit.hull++;
      tell?.({ type: 'repaired', unit: unit.id, target: unit.id, hull: unit.hull });
      return;
    }
    default:
      return;
  }
}

/** TAC-OPT-CMD-08: every Unit on the table whose ring is within two inches of a point, by id. */
export function unitsUnderShells({ units }: TacticalState, x: number, y: number): Unit[] {
  const point = { x, y, r: 0 };
  return units.filter(
    (unit) => unit.status === 'deployed' && ringDistance(point, baseOf(unit)) <= command.bombardmentRadius,
  );
}

/** TAC-OPT-CMD-08: each of them rolls. */
function bombard(state: TacticalState, x: number, y: number, tell?: Tell<TacticalEvent>): void {
  const units = unitsUnderShells(state, x, y).map(({ id }) => id);
  tell?.({ type: 'bombarded', x, y });
  state.frames.push({
    kind: 'bombardment',
    units,
    die: 0,
    stage: 'roll',
    asked: [],
    wreck: -1,
    wreckGone: false,
  });
}

/** TAC-OPT-CMD-08: a die for each; 5 and 6 do damage, and each Defeat is settled before the next die. */
export function stepBombardment(
  state: TacticalState,
  frame: BombardmentFrame,
  chance: Chance | null,
  tell?: Tell<TacticalEvent>,
): boolean {
  const id = frame.units[0];
  if (id === undefined) {
    state.frames.splice(state.frames.indexOf(frame), 1);
    return true;
  }
  const unit = unitOf(state, id);
  if (frame.stage === 'roll') {
    if (unit.status !== 'deployed') {
      frame.units.shift();
      return true;
    }
    if (!chance) return false;
    frame.die = rollDie(chance, 'bombardment');
    tell?.({ type: 'bombardmentRolled', unit: id, die: frame.die });
    frame.stage = 'reroll';
    frame.asked = rerollSeats(state, unit);
    return true;
  }
  if (frame.stage === 'reroll') return frame.asked.length === 0 && strikeBombarded(state, frame, tell);
  if (frame.wreck >= 0 && !chance && needsCrashDie(state, unit)) return false;
  const wreck = { slot: frame.wreck, gone: frame.wreckGone };
  frame.units.shift();
  frame.stage = 'roll';
  frame.wreck = -1;
  if (wreck.slot >= 0) crash(state, unit, wreck, chance, tell);
  return true;
}

/** The die of a bombardment stands. */
function strikeBombarded(state: TacticalState, frame: BombardmentFrame, tell?: Tell<TacticalEvent>): true {
  const unit = unitOf(state, frame.units[0] ?? 0);
  frame.stage = 'after';
  const wreck = frame.die >= command.bombardmentFrom ? damage(state, unit, 'bombardment', tell) : null;
  if (wreck) {
    frame.wreck = wreck.slot;
    frame.wreckGone = wreck.gone;
  }
  return true;
}

/** TAC-OPT-CMD-06, TAC-TRN-03: a Unit joins the Reserves. */
export function joinReserves(state: TacticalState, unit: Unit, tell?: Tell<TacticalEvent>): void {
  play(state, unit.seat, 'reserves', tell);
  state.reserves.push(unit.id);
}

/** The spots of the strip where a Unit may come back, an inch apart, or closer where it is crowded. */
export function returnCandidates(state: TacticalState, unit: Unit): TacticalAction[] {
  const seats = state.players.length;
  const strip = stripOf(tableOf(state), edgeOf(unit.seat, seats), seats);
  const ground = groundFor(state, unit);
  return gridSpots([strip], cardOf(unit.card).base, ground).map(({ x, y }) => ({
    type: 'place',
    unit: unit.id,
    x,
    y,
  }));
}

/** Whether a Unit may come back at a point of its strip. */
export function returnRefusal(state: TacticalState, unit: Unit, x: unknown, y: unknown): Refusal | null {
  if (!Number.isInteger(x) || !Number.isInteger(y)) return refuse('TAC-GEO-01');
  const seats = state.players.length;
  const strip = stripOf(tableOf(state), edgeOf(unit.seat, seats), seats);
  const [px, py] = [x as number, y as number];
  if (!holds(strip, px, py, cardOf(unit.card).base)) return refuse('TAC-SET-07', { unit: unit.id });
  return mayRestAt(state, unit, px, py) ? null : refuse('TAC-GEO-12', { unit: unit.id });
}

/** TAC-OPT-CMD-06: goes on with those who come back; who finds no spot at all stays away. True when none is left. */
export function stepReturn(state: TacticalState, frame: ReturnFrame): boolean {
  const id = frame.units[0];
  if (id === undefined) {
    state.frames.splice(state.frames.indexOf(frame), 1);
    return true;
  }
  const unit = unitOf(state, id);
  if (at(state.players, unit.seat).out === 0 && returnCandidates(state, unit).length > 0) return false;
  frame.units.shift();
  return true;
}

/** TAC-OPT-CMD-06: back with full Health, on a new card at the right end of the line. */
export function comeBack(
  state: TacticalState,
  frame: ReturnFrame,
  x: number,
  y: number,
  tell?: Tell<TacticalEvent>,
): void {
  const unit = unitOf(state, frame.units.shift() ?? 0);
  land(unit, x, y);
  unit.hull = cardOf(unit.card).hull;
  unit.heading = aheadFrom[edgeOf(unit.seat, state.players.length)];
  unit.acted = false;
  at(state.players, unit.seat).slots.push({
    card: unit.card,
    units: [unit.id],
    rotated: false,
    fresh: false,
  });
  tell?.({ type: 'returned', unit: unit.id, x, y });
}
