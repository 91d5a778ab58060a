import { at, type GameAction, type Refusal, refuse, type Seat, since, type Tell } from '@holoboard/kernel';
import type { TacticalAction, TacticalEvent } from '../actions.ts';
import { cardOf } from '../data/cards.ts';
import { aheadFrom, edgeOf } from '../data/sides.ts';
import { overlap } from '../geometry/bases.ts';
import { mayRest, shifted } from '../geometry/resting.ts';
import type { TacticalState, Unit } from '../state.ts';
import { isHeading } from './fields.ts';
import { groundFor, tableOf } from './ground.ts';
import { layOutCards } from './slots.ts';
import { gridSpots, infiltrationStripOf, isInStrip, type Strip, stripOf } from './strips.ts';
import { baseOf, is, loadOf, roomIn } from './units.ts';

/** The Units of a seat, by their numbers within the army. */
export function armyOf(state: TacticalState, seat: Seat): Unit[] {
  return state.units.filter((unit) => unit.seat === seat);
}

function waitingOf(state: TacticalState, seat: Seat): Unit[] {
  return armyOf(state, seat).filter(({ status }) => status === 'reserve');
}

/**
 * TAC-RULING-26: the Units that may be placed now: any of the army; in turns those of a card that is begun, or else of any card. Up to version 1 of the
 * rules, in turns, those of the next card in line.
 */
export function unitsToPlace(state: TacticalState, seat: Seat): Unit[] {
  const waiting = waitingOf(state, seat);
  if (state.options.deployment === 'simultaneous') return waiting;
  if (!since(state, 2)) return waiting.filter(({ card }) => card === waiting[0]?.card);
  const begun = unitsOfBegunCards(state, seat);
  return begun.length > 0 ? begun : waiting;
}

/** The Units still to be placed of cards of which others are placed already; also whoever was to ride in a Transport that stays behind. */
export function unitsOfBegunCards(state: TacticalState, seat: Seat): Unit[] {
  const placed = new Set(
    armyOf(state, seat).flatMap(({ status, card }) => (status === 'reserve' ? [] : [card])),
  );
  return waitingOf(state, seat).filter(({ card }) => placed.has(card));
}

/** Whether everybody may know of a Unit that is placed in turns: it is placed, or somebody was placed aboard it. */
export function isPublic(state: TacticalState, unit: Unit): boolean {
  return unit.status !== 'reserve' || loadOf(state, unit).length > 0;
}

/** TAC-SET-07: judges what is done with one Unit of the army. */
export function deployRefusal(state: TacticalState, seat: Seat, action: GameAction): Refusal | null {
  const { unit: number, x, y, heading, transport } = action as Readonly<Record<string, unknown>> & GameAction;
  const army = armyOf(state, seat);
  if (action.type === 'ready')
    return unitsToPlace(state, seat).length === 0 ? null : refuse('TAC-TRN-01', { unit: 0 });
  const unit = army.find(({ id }) => id === number);
  if (!unit) return refuse('TAC-SET-07', { unit: 0 });
  if (action.type === 'recall') return recallRefusal(state, unit);
  if (!unitsToPlace(state, seat).includes(unit)) return refuse('TAC-RULING-26', { unit: unit.id });
  // TAC-RULING-26: only who finds no spot stays behind.
  if (action.type === 'abandon')
    return spotsFor(state, unit).length === 0 ? null : refuse('TAC-RULING-26', { unit: unit.id });
  if (action.type === 'embark')
    return embarkRefusal(
      state,
      unit,
      army.find(({ id }) => id === transport),
    );
  if (action.type !== 'deploy' || !isHeading(heading)) return refuse('TAC-SET-07', { unit: unit.id });
  return spotRefusal(state, unit, x, y);
}

/** TAC-SET-07, TAC-ABL-08, TAC-RULING-26: the whole base in the strip, or deeper for who infiltrates, and where a Unit may rest. */
export function spotRefusal(state: TacticalState, unit: Unit, x: unknown, y: unknown): Refusal | null {
  if (!Number.isInteger(x) || !Number.isInteger(y)) return refuse('TAC-GEO-01');
  const card = cardOf(unit.card);
  const spot = { x: x as number, y: y as number, r: card.base };
  if (!isInStrip(stripsFor(state, unit), spot))
    return refuse(card.abilities.infiltrate ? 'TAC-ABL-08' : 'TAC-SET-07', { unit: unit.id });
  return mayRest(spot, groundFor(state, unit)) ? null : refuse('TAC-GEO-12', { unit: unit.id });
}

/** Where a Unit may be deployed, deepest first. */
function stripsFor(state: TacticalState, unit: Unit): Strip[] {
  const seats = state.players.length;
  const edge = edgeOf(unit.seat, seats);
  const table = tableOf(state);
  const strips = [stripOf(table, edge, seats)];
  if (cardOf(unit.card).abilities.infiltrate) strips.unshift(infiltrationStripOf(table, edge, seats));
  return strips;
}

/** TAC-SET-08, TAC-ABL-01: Infantry into a Transport with room. TAC-OPT-CMD-05: or a Hero as a Pilot. */
function embarkRefusal(state: TacticalState, unit: Unit, transport: Unit | undefined): Refusal | null {
  if (!transport || transport === unit) return refuse('TAC-SET-08');
  // Who stays behind takes nobody along.
  if (transport.status === 'defeated') return refuse('TAC-RULING-26', { unit: transport.id });
  // Up to version 1 of the rules, in turns, only what stands on the table already can be loaded.
  if (!since(state, 2) && state.options.deployment === 'alternating' && transport.status !== 'deployed')
    return refuse('TAC-RULING-26', { unit: transport.id });
  if (cardOf(unit.card).type !== 'Infantry') return refuse('TAC-TYPE-24', { unit: unit.id });
  const carrier = cardOf(transport.card);
  if (carrier.abilities.transport) {
    if (roomIn(state, transport) > 0 || pilotRefusal(state, unit, transport) === null) return null;
    return refuse('TAC-ABL-01', { unit: transport.id });
  }
  return pilotRefusal(state, unit, transport);
}

/** TAC-OPT-CMD-05, TAC-TYPE-07, TAC-TYPE-16, TAC-TRN-11: a Hero that is no Droid, in a vehicle that is no Droid and has no Pilot yet. */
function pilotRefusal(state: TacticalState, unit: Unit, vehicle: Unit): Refusal | null {
  const hero = cardOf(unit.card);
  const carrier = cardOf(vehicle.card);
  // TAC-RULING-32: there are no Pilots without the module.
  if (state.options.commanders === 'off') return refuse('TAC-RULING-32');
  if (carrier.type === 'Infantry' || !is(hero, 'Hero') || is(hero, 'Droid')) return refuse('TAC-OPT-CMD-05');
  if (is(carrier, 'Droid')) return refuse('TAC-TRN-11');
  return loadOf(state, vehicle).some(({ pilot }) => pilot) ? refuse('TAC-OPT-CMD-05') : null;
}

/** Before the armies are revealed a Unit may be taken up again; not in turns, where it lies open. */
function recallRefusal(state: TacticalState, unit: Unit): Refusal | null {
  const mayRecall = state.options.deployment === 'simultaneous' && unit.status !== 'reserve';
  return mayRecall ? null : refuse('TAC-RULING-26', { unit: unit.id });
}

/** What can be done with the next Unit; in turns, from version 2 of the rules, with the first of every card that may be placed. */
export function deployCandidates(state: TacticalState, seat: Seat): TacticalAction[] {
  const waiting = unitsToPlace(state, seat);
  if (waiting.length === 0) return [{ type: 'ready' }];
  const anyCard = since(state, 2) && state.options.deployment === 'alternating';
  const firsts = waiting.filter(
    (unit, index) =>
      index === 0 || (anyCard && waiting.findIndex(({ card }) => card === unit.card) === index),
  );
  return firsts.flatMap((unit) => placesFor(state, seat, unit));
}

/** The spots for a Unit, looking ahead, and the Transports that have room for it; where there is neither, it stays behind. */
function placesFor(state: TacticalState, seat: Seat, unit: Unit): TacticalAction[] {
  const found = spotsFor(state, unit);
  for (const other of armyOf(state, seat))
    if (embarkRefusal(state, unit, other) === null)
      found.push({ type: 'embark', unit: unit.id, transport: other.id });
  return found.length > 0 ? found : [{ type: 'abandon', unit: unit.id }];
}

/** The spots of the strip for a Unit: an inch apart, or closer where it is crowded; none when it is full. */
function spotsFor(state: TacticalState, unit: Unit): TacticalAction[] {
  const heading = aheadFrom[edgeOf(unit.seat, state.players.length)];
  const spots = gridSpots(stripsFor(state, unit), cardOf(unit.card).base, groundFor(state, unit));
  return spots.map(({ x, y }) => ({ type: 'deploy', unit: unit.id, x, y, heading }));
}

/** TAC-TRN-01, TAC-SET-08, TAC-TRN-04: places a Unit, loads it, takes it up again, or says that all is in place. */
export function deploy(
  state: TacticalState,
  seat: Seat,
  action: Extract<TacticalAction, { type: 'deploy' | 'embark' | 'recall' | 'abandon' }>,
  tell?: Tell<TacticalEvent>,
): void {
  const army = armyOf(state, seat);
  const unit = army.find(({ id }) => id === action.unit) as Unit;
  const carrier = action.type === 'embark' ? army.find(({ id }) => id === action.transport) : undefined;
  const known = army.filter((each) => isPublic(state, each));
  if (action.type === 'recall') unload(state, unit);
  if (action.type === 'abandon') {
    unload(state, unit);
    unit.status = 'defeated';
    unit.hull = 0;
  }
  if (action.type === 'deploy') {
    ({ x: unit.x, y: unit.y, heading: unit.heading } = action);
    unit.status = 'deployed';
  }
  if (carrier) {
    unit.pilot = roomIn(state, carrier) === 0 || pilotRefusal(state, unit, carrier) === null;
    unit.status = 'embarked';
    unit.carrier = carrier.id;
    unit.heading = aheadFrom[edgeOf(seat, state.players.length)];
  }
  if (since(state, 2) && state.options.deployment === 'alternating')
    numberPublic(state, seat, known, carrier ? [unit, carrier] : [unit]);
  if (tell) tellPlaced(state, unit, action, tell);
}

/** Takes a Unit off the table; whoever was to ride in it is taken up too. */
function unload(state: TacticalState, unit: Unit): void {
  for (const rider of [unit, ...loadOf(state, unit)]) {
    rider.status = 'reserve';
    rider.carrier = 0;
    rider.pilot = false;
    rider.x = 0;
    rider.y = 0;
    rider.heading = 0;
    // Who was to stay behind is whole again; up to version 1 of the rules it was not.
    if (since(state, 2)) rider.hull = cardOf(rider.card).hull;
  }
}

/** Units placed in turns are numbered as they become public: numbers by card would show in which order the cards lie. */
function numberPublic(
  state: TacticalState,
  seat: Seat,
  known: readonly Unit[],
  acted: readonly Unit[],
): void {
  const shown = [...new Set([...known, ...acted])].filter((unit) => isPublic(state, unit));
  const hidden = inCardOrder(state, seat).filter((unit) => !shown.includes(unit));
  renumber(state, seat, [...shown, ...hidden], 1);
}

/** The Units of a seat from the left-most card to the right-most, and by label. */
function inCardOrder(state: TacticalState, seat: Seat): Unit[] {
  const line = at(state.players, seat).army.map(([card]) => card);
  return armyOf(state, seat).sort((a, b) => line.indexOf(a.card) - line.indexOf(b.card) || a.label - b.label);
}

/** Gives the Units of a seat new numbers in this order. */
function renumber(state: TacticalState, seat: Seat, order: readonly Unit[], first: number): void {
  const player = at(state.players, seat);
  const numbers = new Map(order.map(({ id }, index) => [id, first + index]));
  for (const unit of order) {
    unit.id = numbers.get(unit.id) ?? 0;
    unit.carrier = numbers.get(unit.carrier) ?? 0;
  }
  player.commander = numbers.get(player.commander) ?? 0;
  state.units.sort((a, b) => a.seat - b.seat || a.id - b.id);
}

/** Others hear nothing of it, unless Units are placed in turns. */
function tellPlaced(
  state: TacticalState,
  { id, seat, card, x, y, carrier }: Unit,
  action: Extract<TacticalAction, { type: 'deploy' | 'embark' | 'recall' | 'abandon' }>,
  tell: Tell<TacticalEvent>,
): void {
  const shown = state.options.deployment === 'alternating' ? ({ reveals: true } as const) : { only: [seat] };
  const named = { seat, unit: id, card };
  if (action.type === 'deploy') tell({ type: 'placed', ...named, x, y, ...shown });
  else if (action.type === 'embark') tell({ type: 'loaded', ...named, transport: carrier, ...shown });
  else tell({ type: action.type === 'recall' ? 'recalled' : 'abandoned', ...named, ...shown });
}

/** TAC-RULING-26, TAC-SET-09, TAC-RULING-36: all armies lie open; from now on Units are numbered through all of them, and the cards are laid out. */
export function reveal(state: TacticalState, tell?: Tell<TacticalEvent>): void {
  let offset = 0;
  for (const seat of state.players.keys()) {
    const army = inCardOrder(state, seat);
    renumber(state, seat, army, offset + 1);
    offset += army.length;
    layOutCards(state, seat);
  }
  tell?.({ type: 'revealed', reveals: true });
  for (const unit of state.units) makeRoom(state, unit, tell);
}

/** TAC-GEO-12: where a table is so narrow that two sides have chosen one spot, the Unit of the later seat is moved aside as after a movement. */
function makeRoom(state: TacticalState, unit: Unit, tell?: Tell<TacticalEvent>): void {
  const isInTheWay = ({ status, seat }: Unit): boolean => status === 'deployed' && seat < unit.seat;
  const first = state.units.filter(isInTheWay).map(baseOf);
  if (unit.status !== 'deployed' || !first.some((base) => overlap(base, baseOf(unit)))) return;
  const { x, y } = shifted(baseOf(unit), unit.heading, groundFor(state, unit));
  Object.assign(unit, { x, y });
  tell?.({ type: 'shifted', unit: unit.id, x, y });
}

/** Whether the armies lie open: they do from the first round's initiative on, and stay so when all others leave before it is rolled. */
export function isRevealed(state: TacticalState): boolean {
  if (state.round > 0) return true;
  // Cards are laid out when the armies are revealed.
  if (state.phase === 'over') return state.players.some(({ slots }) => slots.length > 0);
  return state.phase === 'initiative' && state.players.every(({ out, answered }) => out > 0 || answered);
}
