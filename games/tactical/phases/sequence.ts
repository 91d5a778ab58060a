import { at, type Chance, last, type Seat, since, type Tell } from '@holoboard/kernel';
import type { TacticalAction, TacticalEvent } from '../actions.ts';
import type { Weapon } from '../data/card.ts';
import { cardOf } from '../data/cards.ts';
import { command } from '../data/strategies.ts';
import type { AttackFrame, Frame, TacticalState, Unit } from '../state.ts';
import { finishUnit, repair, select, waitingUnits } from './activation.ts';
import { chooseArmy, chooseOrder, makeUnits } from './armies.ts';
import { attackAnswers, beginAttack, rollAgain, stepAttack, tellDefence, tellRoll } from './attack.ts';
import { chooseCommand, commandReroll } from './commander.ts';
import { defeat, placeSurvivor, stepCrash } from './damage.ts';
import { armyOf, deploy, isRevealed, reveal, unitsOfBegunCards, unitsToPlace } from './deployment.ts';
import { end, leaveWithoutUnits, staying } from './ending.ts';
import { activeUnit, leavesTable, maneuver, settle } from './movement.ts';
import { chooseEra, chooseFaction, chooseTable } from './preparation.ts';
import {
  activateNext,
  clockwiseFrom,
  endActivation,
  endRound,
  rollForDeployment,
  startRound,
} from './rounds.ts';
import { run, runWay } from './runs.ts';
import { noteAttack } from './shooting.ts';
import {
  answerWindow,
  comeBack,
  joinReserves,
  play,
  stepBombardment,
  stepReturn,
  stepWindow,
} from './strategies.ts';
import { weaponOf } from './targets.ts';
import { board, drop } from './transports.ts';
import { loadOf, unitOf } from './units.ts';
import { mightPlay, openWindow } from './windows.ts';

/** TAC-GEN-01: carries out a legal action, and goes on until somebody must decide again. */
export function takeAction(
  state: TacticalState,
  seat: Seat,
  action: TacticalAction,
  chance: Chance,
  tell?: Tell<TacticalEvent>,
): void {
  carryOut(state, seat, action, chance, tell);
  goOn(state, chance, tell);
}

function carryOut(
  state: TacticalState,
  seat: Seat,
  action: TacticalAction,
  chance: Chance,
  tell?: Tell<TacticalEvent>,
): void {
  switch (action.type) {
    case 'era':
      chooseEra(state, seat, action.era, tell);
      return;
    case 'table':
    case 'draw':
      chooseTable(state, seat, action, tell);
      return;
    case 'faction':
      chooseFaction(state, seat, action.faction, tell);
      return;
    case 'army':
    case 'muster':
      chooseArmy(state, seat, action, tell);
      return;
    case 'order':
      chooseOrder(state, seat, action.cards, tell);
      return;
    case 'command':
      chooseCommand(state, seat, action, tell);
      return;
    case 'deploy':
    case 'embark':
    case 'recall':
    case 'abandon':
      deploy(state, seat, action, tell);
      if (state.options.deployment === 'alternating') placeInTurns(state, seat, tell);
      return;
    case 'ready':
      at(state.players, seat).answered = true;
      tell?.({ type: 'readied', seat });
      return;
    case 'roll':
      return;
    case 'timeUp':
      state.timeUp = true;
      tell?.({ type: 'timeRanOut' });
      return;
    case 'select':
      select(state, action.unit, tell);
      return;
    default:
      if (state.frames.length > 0) answerFrame(state, last(state.frames), seat, action, chance, tell);
      else actWithUnit(state, action, tell);
  }
}

/** What the active Unit does. */
function actWithUnit(state: TacticalState, action: TacticalAction, tell?: Tell<TacticalEvent>): void {
  const { active } = state;
  if (!active) return;
  const unit = activeUnit(state);
  switch (action.type) {
    case 'maneuver': {
      const way = maneuver(state, active, unit, action.heading, action.speed, tell);
      if (leavesTable(state, unit, way)) {
        leaveTable(state, unit, tell);
        return;
      }
      if (active.left === 0) settle(state, active, unit, tell);
      return;
    }
    case 'run': {
      const way = runWay(state, unit, action.heading, action.length);
      if (leavesTable(state, unit, way)) {
        leaveTable(state, unit, tell);
        return;
      }
      run(state, active, unit, action, way, tell);
      return;
    }
    case 'attack': {
      const weapon = weaponOf(cardOf(unit.card), action.weapon) as Weapon;
      noteAttack(active, weapon.id);
      beginAttack(state, unit, weapon, [action.target], false);
      return;
    }
    case 'strike': {
      active.mode = 'run';
      active.passed = [];
      const weapon = weaponOf(cardOf(unit.card), active.weapons[0]) as Weapon;
      beginAttack(state, unit, weapon, action.targets, true);
      return;
    }
    case 'board':
      board(state, active, unit, unitOf(state, action.unit), tell);
      return;
    case 'drop':
      drop(state, active, unit, unitOf(state, action.unit), action.x, action.y, tell);
      return;
    case 'repair':
      repair(active, unit, unitOf(state, action.target), tell);
      return;
    case 'end':
      finishUnit(state, unit, tell);
      return;
    default:
      return;
  }
}

/** TAC-RULING-18: over the edge: Defeated with all aboard, without a die. */
function leaveTable(state: TacticalState, unit: Unit, tell?: Tell<TacticalEvent>): void {
  const load = loadOf(state, unit);
  tell?.({ type: 'leftTable', unit: unit.id });
  for (const each of [unit, ...load]) if (state.phase === 'battle') defeat(state, each, tell);
}

/** An answer in the middle of something. */
function answerFrame(
  state: TacticalState,
  frame: Frame,
  seat: Seat,
  action: TacticalAction,
  chance: Chance,
  tell?: Tell<TacticalEvent>,
): void {
  switch (frame.kind) {
    case 'attack':
      answerAttack(state, frame, seat, action, chance, tell);
      return;
    case 'crash':
      if (action.type === 'place') placeSurvivor(state, frame, action.x, action.y, tell);
      return;
    case 'window':
      answerWindow(state, frame, seat, action, tell);
      return;
    case 'bombardment':
      frame.asked.shift();
      if (action.type !== 'rerollDie') return;
      // TAC-OPT-CMD-03: no die twice.
      frame.die = commandReroll(state, seat, frame.die, 'bombardment', chance, tell);
      frame.asked = [];
      return;
    case 'reserves':
      state.frames.pop();
      if (action.type === 'reserve') joinReserves(state, unitOf(state, frame.unit), tell);
      return;
    case 'return':
      if (action.type === 'place') comeBack(state, frame, action.x, action.y, tell);
      return;
  }
}

function answerAttack(
  state: TacticalState,
  frame: AttackFrame,
  seat: Seat,
  action: TacticalAction,
  chance: Chance,
  tell?: Tell<TacticalEvent>,
): void {
  if (frame.stage === 'evade') {
    if (action.type === 'evade') {
      play(state, seat, 'evasive_action', tell);
      frame.evade += command.evasion;
    }
    frame.stage = 'roll';
    return;
  }
  frame.asked.shift();
  if (action.type === 'reroll') rollAgain(state, frame, chance, tell);
  if (action.type !== 'rerollDie') return;
  if (frame.stage === 'resist') {
    frame.defence = commandReroll(state, seat, frame.defence, 'defence', chance, tell);
    frame.asked = [];
    tellDefence(state, frame, tell);
    return;
  }
  const name = action.die === 1 && state.options.coverRule === 'defenderDie' ? 'cover' : 'attack';
  frame.dice[action.die] = commandReroll(state, seat, at(frame.dice, action.die), name, chance, tell);
  frame.rerolled = true;
  frame.stands.push(action.die);
  // TAC-OPT-CMD-03: no die twice; another one may still be rolled again by another Commander.
  frame.asked = frame.asked.filter((each) => attackAnswers(state, frame, each).length > 1);
  tellRoll(state, frame, tell);
}

/** Goes on with whatever needs no decision. Without chance it stops where dice are due, and `roll` is asked for. */
export function goOn(state: TacticalState, chance: Chance | null, tell?: Tell<TacticalEvent>): void {
  while (state.phase !== 'over') {
    const frame = state.frames.at(-1);
    if (frame) {
      if (!stepFrame(state, frame, chance, tell)) return;
    } else if (state.phase === 'initiative') {
      if (!chance) return;
      // TAC-RULING-26: a first roll only says who deploys first.
      if (isRevealed(state)) beginRound(state, chance, tell);
      else rollForDeployment(state, chance, tell);
    } else if (state.phase !== 'battle') {
      if (!prepareFurther(state, tell)) return;
    } else if (!fightFurther(state, tell)) return;
  }
}

function stepFrame(
  state: TacticalState,
  frame: Frame,
  chance: Chance | null,
  tell?: Tell<TacticalEvent>,
): boolean {
  switch (frame.kind) {
    case 'attack':
      return stepAttack(state, frame, chance, tell);
    case 'crash':
      return stepCrash(state, frame, tell);
    case 'window':
      return stepWindow(state, frame);
    case 'bombardment':
      return stepBombardment(state, frame, chance, tell);
    case 'reserves':
      // TAC-OPT-CMD-04: one card a round, and none without a Commander: what came before may have settled it.
      if (mightPlay(state, unitOf(state, frame.unit).seat)) return false;
      state.frames.pop();
      return true;
    case 'return':
      return stepReturn(state, frame);
  }
}

/** A new round, with the moments before its first activation: first the initiative, then who comes back, then the other cards. */
function beginRound(state: TacticalState, chance: Chance, tell?: Tell<TacticalEvent>): void {
  startRound(state, chance, tell);
  const rolled = clockwiseFrom(state, state.first);
  openWindow(state, 'beforeFirst', rolled);
  if (state.reserves.length > 0) state.frames.push({ kind: 'return', units: state.reserves });
  state.reserves = [];
  openWindow(state, 'initiative', rolled);
}

/** The set-up goes on once everybody has answered; false while somebody has not. */
function prepareFurther(state: TacticalState, tell?: Tell<TacticalEvent>): boolean {
  const { phase, players } = state;
  if (phase === 'era' || phase === 'table' || phase === 'faction') return false;
  if (staying(state).some((seat) => !at(players, seat).answered)) return false;
  for (const player of players) player.answered = false;
  const isCommanded = state.options.commanders === 'on';
  const inTurns = state.options.deployment === 'alternating';
  switch (phase) {
    case 'army':
      state.phase = 'order';
      return true;
    case 'order':
      state.units = players.flatMap(({ army, out }, seat) => (out === 0 ? makeUnits(seat, army) : []));
      state.phase = isCommanded ? 'command' : inTurns ? 'initiative' : 'deploy';
      return true;
    case 'command':
      state.phase = inTurns ? 'initiative' : 'deploy';
      return true;
    default:
      for (const player of players) player.answered = true;
      state.phase = 'initiative';
      reveal(state, tell);
      leaveWithoutUnits(state, tell);
      return true;
  }
}

/** TAC-RULING-26: when a card's Units are all placed, the next player places one's; who has none left is ready. */
function placeInTurns(state: TacticalState, seat: Seat, tell?: Tell<TacticalEvent>): void {
  if (isCardBegun(state, seat)) return;
  if (unitsToPlace(state, seat).length === 0) {
    at(state.players, seat).answered = true;
    tell?.({ type: 'readied', seat });
  }
  passDeployment(state);
}

/** Whether some Units of a card are placed, and others are not. */
function isCardBegun(state: TacticalState, seat: Seat): boolean {
  if (since(state, 2)) return unitsOfBegunCards(state, seat).length > 0;
  // Up to version 1 of the rules Units were placed in the order of their numbers.
  const placed = armyOf(state, seat).findLast(({ status }) => status !== 'reserve');
  return armyOf(state, seat).some(({ status, card }) => status === 'reserve' && card === placed?.card);
}

export function passDeployment(state: TacticalState): void {
  const seats = clockwiseFrom(state, (state.turn + 1) % state.players.length);
  state.turn = seats.find((each) => unitsToPlace(state, each).length > 0) ?? state.turn;
}

/** The battle goes on: the next card, the next Unit; false when one must be chosen or acts. */
function fightFurther(state: TacticalState, tell?: Tell<TacticalEvent>): boolean {
  const { active } = state;
  if (!active) {
    // TAC-SEQ-13: the last activation was cut short by a surrender, and what it had begun is settled now.
    if (state.timeUp) {
      end(state, 'limit', tell);
      return true;
    }
    if (activateNext(state, tell)) return true;
    if (state.options.commanders === 'on' && !state.closing) {
      state.closing = true;
      openWindow(state, 'roundEnd', clockwiseFrom(state, state.first));
      return true;
    }
    state.closing = false;
    endRound(state, tell);
    return true;
  }
  if (active.unit > 0) {
    const unit = activeUnit(state);
    if (unit.status === 'deployed') return false;
    finishUnit(state, unit, tell);
    return true;
  }
  if (waitingUnits(state).length > 0) return false;
  if (state.options.commanders === 'on' && !active.closing) {
    active.closing = true;
    openWindow(state, 'groupEnd', [state.turn]);
    return true;
  }
  endActivation(state, tell);
  return true;
}
