import { type GameAction, type Refusal, refuse, type Seat, type Tell } from '@holoboard/kernel';
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

/** TAC-RULING-26: the Units that may be placed now: all of the army, or in turns those of the next card in line. */
export function unitsToPlace(state: TacticalState, seat: Seat): Unit[] {
  const waiting = armyOf(state, seat).filter(({ status }) => status === 'reserve');
  const first = waiting[0];
  return state.options.deployment === 'alternating' && first
    ? waiting.filter(({ card }) => card === first.card)
    : waiting;
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
function spotRefusal(state: TacticalState, unit: Unit, x: unknown, y: unknown): Refusal | null {
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
  // In turns everything lies open: only what stands on the table already can be loaded.
  if (state.options.deployment === 'alternating' && transport.status !== 'deployed')
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

/** The spots for the next Unit, looking ahead, and the Transports that have room for it; where there is neither, it stays behind. */
export function deployCandidates(state: TacticalState, seat: Seat): TacticalAction[] {
  const [unit] = unitsToPlace(state, seat);
  if (!unit) return [{ type: 'ready' }];
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
  const unit = armyOf(state, seat).find(({ id }) => id === action.unit) as Unit;
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
  if (action.type === 'embark') {
    const carrier = armyOf(state, seat).find(({ id }) => id === action.transport) as Unit;
    unit.pilot = roomIn(state, carrier) === 0 || pilotRefusal(state, unit, carrier) === null;
    unit.status = 'embarked';
    unit.carrier = action.transport;
    unit.heading = aheadFrom[edgeOf(seat, state.players.length)];
  }
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
  }
}

/** Others hear nothing of it, unless Units are placed in turns. */
function tellPlaced(
  state: TacticalState,
  { id, seat, card, x, y }: Unit,
  action: Extract<TacticalAction, { type: 'deploy' | 'embark' | 'recall' | 'abandon' }>,
  tell: Tell<TacticalEvent>,
): void {
  const shown = state.options.deployment === 'alternating' ? ({ reveals: true } as const) : { only: [seat] };
  const named = { seat, unit: id, card };
  if (action.type === 'deploy') tell({ type: 'placed', ...named, x, y, ...shown });
  else if (action.type === 'embark')
    tell({ type: 'loaded', ...named, transport: action.transport, ...shown });
  else tell({ type: action.type === 'recall' ? 'recalled' : 'abandoned', ...named, ...shown });
}

/** TAC-RULING-26, TAC-SET-09, TAC-RULING-36: all armies lie open; from now on Units are numbered through all of them, and the cards are laid out. */
export function reveal(state: TacticalState, tell?: Tell<TacticalEvent>): void {
  let offset = 0;
  for (const [seat, player] of state.players.entries()) {
    const army = armyOf(state, seat);
    for (const unit of army) {
      unit.id += offset;
      if (unit.carrier > 0) unit.carrier += offset;
    }
    if (player.commander > 0) player.commander += offset;
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
