import { at, type Chance, type Tell } from '@holoboard/kernel';
import { actions, actionsOfCard, deckOf, type Effect } from '../data/cards.ts';
import { controller } from '../data/seats.ts';
import { startingPieces } from '../data/start.ts';
import { controlShip } from '../data/track.ts';
import { droidIds, type Side, type UnitId, unitOf, units } from '../data/units.ts';
import { type Frame, type NabooAction, type NabooEvent, type NabooState, none } from '../state.ts';
import { choices } from './actions.ts';
import { activationHexes, freeStaging, groupsOf } from './droids.ts';
import { pieceId, unitAt } from './pieces.ts';
import { flipFromDeck } from './round.ts';
import { drawStarfighter, tryAnakin } from './space.ts';

/** Whether a piece of a unit is in play. */
function isAnyInPlay(state: NabooState, unit: number): boolean {
  for (let piece = 0; piece < state.at.length; piece++)
    if (at(state.at, piece) >= 0 && unitAt(state, piece) === unit) return true;
  return false;
}

/** The one piece of a unit of which there is one. */
function pieceOf(id: UnitId): number {
  return startingPieces.findIndex(({ unit }) => unit === unitOf(id));
}

/**
 * The clause that makes an action unavailable now; nothing when it can be chosen. NAB-RULING-15 says what available means;
 * NAB-RULING-12: a Starfighter pile is not filled again; NAB-STAGE-03: Naboo may fill the Staging Zone; NAB-ACTV-03, NAB-ACTV-04,
 * NAB-ACTV-05: an open hex beside an MTT, and destroyed droids; NAB-RULING-37: what is not damaged does not recover.
 */
export function whyUnavailable(state: NabooState, effect: Effect): string | null {
  switch (effect.type) {
    case 'activate':
      return effect.units.some(({ unit }) => isAnyInPlay(state, unitOf(unit))) ? null : 'NAB-RULING-15';
    case 'moveAnakin':
      return state.anakin < controlShip ? null : 'NAB-END-01';
    case 'drawStarfighter':
      if (state.anakin === controlShip) return 'NAB-END-01';
      return state.starfighters.length > 0 ? null : 'NAB-RULING-12';
    case 'moveToPalace':
      if (groupsOf(state, droidIds.indexOf(effect.droid)).length === 0) return 'NAB-REINF-02';
      return freeStaging(state).length > 0 ? null : 'NAB-RULING-08';
    case 'activateDroids':
      if (at(state.pool, droidIds.indexOf(effect.droid)) === 0) return 'NAB-ACTV-05';
      if (!isAnyInPlay(state, unitOf('mtt'))) return 'NAB-ACTV-04';
      return activationHexes(state).length > 0 ? null : 'NAB-ACTV-03';
    case 'recover': {
      const left = at(state.left, pieceOf(effect.unit));
      return left > 0 && left < at(units, unitOf(effect.unit)).strength ? null : 'NAB-RULING-37';
    }
    case 'drawAndPlay':
      return null;
  }
}

/** NAB-CARD-01, NAB-CARD-02: one of the actions of the flipped card that are available. */
export function choiceActions(state: NabooState, card: number): NabooAction[] {
  const list: NabooAction[] = [];
  for (const action of at(actionsOfCard, card))
    if (whyUnavailable(state, at(actions, action).effect) === null) list.push(at(choices, action));
  return list;
}

/** NAB-RULING-15: whether a card has an action that can be chosen; one without is discarded without effect. */
export function hasChoice(state: NabooState, card: number): boolean {
  return at(actionsOfCard, card).some((action) => whyUnavailable(state, at(actions, action).effect) === null);
}

type CardFrame = Frame & { kind: 'card' };

/** Begins the chosen action of a card. NAB-4P-06, NAB-4P-07, NAB-RULING-22: who controls the battle decides from here on. */
export function beginAction(
  state: NabooState,
  frame: CardFrame,
  action: number,
  side: Side,
  chance: Chance,
  tell?: Tell<NabooEvent>,
): void {
  const { id, effect } = at(actions, action);
  frame.action = action;
  tell?.({ type: 'actionChosen', seat: frame.seat, action: id });
  const plains = controller(state, side, 'battlefield');
  switch (effect.type) {
    case 'activate': {
      const { theatre } = at(units, unitOf((effect.units[0] as (typeof effect.units)[number]).unit));
      const counts = effect.units.map(({ count }) => count);
      state.frames.push({ kind: 'units', seat: controller(state, side, theatre), action, counts, used: [] });
      break;
    }
    case 'moveAnakin':
      tryAnakin(state, chance, tell);
      break;
    case 'drawStarfighter':
      drawStarfighter(state, plains, tell);
      break;
    case 'moveToPalace':
      state.frames.push({ kind: 'send', seat: plains, droid: droidIds.indexOf(effect.droid) });
      break;
    case 'activateDroids':
      state.frames.push({
        kind: 'activate',
        seat: plains,
        droid: droidIds.indexOf(effect.droid),
        most: effect.most,
      });
      break;
    case 'recover':
      recover(state, effect.unit, effect.amount, tell);
      break;
    case 'drawAndPlay':
      frame.draws = effect.cards;
      break;
  }
}

/** NAB-RULING-15, NAB-RULING-37: so many points of damage come off, or as many as there are. */
function recover(state: NabooState, unit: UnitId, amount: number, tell?: Tell<NabooEvent>): void {
  const piece = pieceOf(unit);
  const before = at(state.left, piece);
  const left = Math.min(at(units, unitOf(unit)).strength, before + amount);
  state.left[piece] = left;
  tell?.({ type: 'recovered', piece: pieceId(state, piece), points: left - before, left });
}

/** NAB-CARD-08: a card that has others drawn draws the next one, or is done with. */
export function goOnWithCard(
  state: NabooState,
  frame: CardFrame,
  chance: Chance,
  tell?: Tell<NabooEvent>,
): void {
  const effect = frame.action === none ? null : at(actions, frame.action).effect;
  if (effect?.type !== 'drawAndPlay' || frame.draws === 0) {
    state.frames.pop();
    return;
  }
  frame.draws--;
  flipFromDeck(state, frame.seat, deckOf(effect.deck), chance, tell);
}
