import { at, type Chance, rulesMark, type Seat, shuffle, since, type Viewer } from '@holoboard/kernel';
import type { TacticalAction } from './actions.ts';
import { copyActivation, copyFrame, copySlots } from './copy.ts';
import { cardOf, cards } from './data/cards.ts';
import { type Strategy, strategies } from './data/strategies.ts';
import {
  type Army,
  armyCandidates,
  chooseArmy,
  costOf,
  isSingle,
  makeUnits,
  mayServe,
} from './phases/armies.ts';
import { armyOf, deploy, deployCandidates, isPublic, isRevealed } from './phases/deployment.ts';
import type { Player, TacticalState, Unit } from './state.ts';

/** A player as one viewer may know it. */
interface PlayerView extends Readonly<Omit<Player, 'army' | 'commander' | 'strategies'>> {
  /** Null while it is secret. */
  readonly army: readonly (readonly [card: string, count: number])[] | null;
  readonly commander: number | null;
  readonly strategyCount: number;
  readonly strategies: readonly string[] | null;
}

/** What one viewer may know of a game of Tactical Battles. Units that are secret are not in it. */
export interface TacticalView extends Readonly<Omit<TacticalState, 'players'>> {
  readonly players: readonly PlayerView[];
}

/**
 * TAC-RULING-26, TAC-RULING-36: armies, their order, their loading and where they are deployed are each player's own secret until all are revealed;
 * placed in turns, Units lie open at once. TAC-OPT-CMD-04: Strategy cards in hand stay secret. Built by adding.
 */
export function view(state: TacticalState, viewer: Viewer): TacticalView {
  const { options, phase, era, table, round, first, turn, timeUp, closing, ending } = state;
  const isOpen = isRevealed(state) || viewer === 'everything';
  const sees = (seat: Seat): boolean => isOpen || viewer === seat;
  const inTurns = options.deployment === 'alternating';
  return {
    ...rulesMark(state.rules),
    ...{ options, phase, era, table, round, first, turn, timeUp, closing, ending },
    players: state.players.map((player, seat) => ({
      ...{ faction: player.faction, out: player.out, answered: player.answered },
      army: sees(seat) ? player.army.map(([card, count]) => [card, count] as const) : null,
      slots: copySlots(player.slots),
      commander: sees(seat) ? player.commander : null,
      strategyCount: player.strategies.length,
      strategies: viewer === seat || viewer === 'everything' ? player.strategies.slice() : null,
      played: player.played.slice(),
      ...{ playedIn: player.playedIn, rerolledIn: player.rerolledIn },
    })),
    units: state.units
      .filter((unit) => sees(unit.seat) || (inTurns && isPublic(state, unit)))
      .map((unit) => ({ ...unit })),
    active: state.active && copyActivation(state.active),
    frames: state.frames.map(copyFrame),
    smoke: state.smoke.slice(),
    reserves: state.reserves.slice(),
  };
}

/** A state that fits what a seat sees: others have armies, and have deployed them, as anybody might. */
export function redeal(seen: TacticalView, seat: Seat, chance: Chance): TacticalState {
  const { players, units, active, frames, smoke, reserves, ...open } = seen;
  const state: TacticalState = {
    ...open,
    players: players.map((player): Player => {
      const { army, commander, strategyCount, strategies: hand, slots, played, ...rest } = player;
      return {
        ...rest,
        army: (army ?? []).map(([card, count]) => [card, count]),
        slots: copySlots(slots),
        commander: commander ?? 0,
        strategies: hand?.slice() ?? dealtHand(played, strategyCount, chance),
        played: played.slice(),
      };
    }),
    units: units.map((unit) => ({ ...unit })),
    active: active && copyActivation(active),
    frames: frames.map(copyFrame),
    smoke: smoke.slice(),
    reserves: reserves.slice(),
  };
  if (isRevealed(state)) return state;
  for (const each of players.keys()) if (each !== seat) inventArmy(state, each, chance);
  state.units.sort((a, b) => a.seat - b.seat || a.id - b.id);
  return state;
}

/** Any cards that have not been played. */
function dealtHand(played: readonly string[], count: number, chance: Chance): string[] {
  const left = strategies.filter((card: Strategy) => !played.includes(card));
  return shuffle(chance, 'strategies', [...left] as string[]).slice(0, count);
}

/** Gives a seat an army that could be its own, as far as the set-up has come. */
function inventArmy(state: TacticalState, seat: Seat, chance: Chance): void {
  const { phase } = state;
  const player = at(state.players, seat);
  const isChosen = !['era', 'table', 'faction', 'over'].includes(phase);
  if (!isChosen || player.out > 0 || (phase === 'army' && !player.answered)) return;
  const placed = armyOf(state, seat);
  if (placed.length > 0) {
    if (since(state, 2)) completeArmy(state, seat, placed);
    else completeOrderedArmy(state, seat, placed);
    return;
  }
  const candidates = armyCandidates(state, seat);
  const chosen = at(candidates, chance.draw('army', candidates.length));
  const { answered } = player;
  chooseArmy(state, seat, chosen as Extract<TacticalAction, { type: 'army' | 'muster' }>);
  player.answered = answered;
  if (phase === 'army' || phase === 'order') return;
  state.units.push(...makeUnits(seat, player.army));
  if (phase === 'deploy' && answered) placeAll(state, seat, chance);
}

/** TAC-SET-07: deploys a whole army anywhere it may stand. */
function placeAll(state: TacticalState, seat: Seat, chance: Chance): void {
  for (;;) {
    const candidates = deployCandidates(state, seat);
    const action = at(candidates, chance.draw('spot', candidates.length));
    if (action.type !== 'deploy' && action.type !== 'embark' && action.type !== 'abandon') return;
    deploy(state, seat, action);
  }
}

/** Placed in turns: what is not seen yet is some Unit more, unless the seat is ready. */
function completeArmy(state: TacticalState, seat: Seat, seen: readonly Unit[]): void {
  const player = at(state.players, seat);
  const army: [string, number][] = [];
  for (const { card, label } of seen) {
    const entry = army.find(([each]) => each === card);
    if (entry) entry[1] = Math.max(entry[1], label);
    else army.push([card, label]);
  }
  const counted = army.reduce((sum, [, count]) => sum + count, 0);
  const isWaiting = counted > seen.length || seen.some(({ status }) => status === 'reserve');
  if (!player.answered && !isWaiting) addOne(state, player, army);
  player.army = army;
  const isSeen = (one: Unit): boolean =>
    seen.some(({ card, label }) => card === one.card && label === one.label);
  for (const unit of makeUnits(seat, army).filter((one) => !isSeen(one)))
    state.units.push({ ...unit, id: armyOf(state, seat).length + 1 });
}

/** The same up to version 1 of the rules, when Units were placed in the order of their numbers. */
function completeOrderedArmy(state: TacticalState, seat: Seat, placed: readonly Unit[]): void {
  const player = at(state.players, seat);
  const highest = Math.max(...placed.map(({ id }) => id));
  const army: [string, number][] = [];
  let card = at(placed, 0).card;
  for (let id = 1; id <= highest; id++) {
    card = placed.find((unit) => unit.id >= id)?.card ?? card;
    const entry = army.find(([each]) => each === card);
    if (entry) entry[1]++;
    else army.push([card, 1]);
  }
  if (!player.answered && placed.length === highest) addOne(state, player, army);
  player.army = army;
  for (const unit of makeUnits(seat, army))
    if (!placed.some(({ id }) => id === unit.id)) state.units.push(unit);
}

/** One more Unit that the points allow: of a new card, or else of the last. */
function addOne(state: TacticalState, player: Player, army: [string, number][]): void {
  const left = Number(state.options.pointsLimit) - costOf(army as Army);
  const fits = cards.find(
    (card) =>
      card.cost <= left &&
      mayServe(card, player.faction ?? '', state.era ?? '') &&
      !army.some(([each]) => each === card.id),
  );
  if (fits) {
    army.push([fits.id, 1]);
    return;
  }
  const entry = army.findLast(([each]) => !isSingle(cardOf(each)));
  if (entry) entry[1]++;
}
