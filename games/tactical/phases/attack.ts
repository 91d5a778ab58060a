import type { Chance, Seat, Tell } from '@holoboard/kernel';
import type { TacticalAction, TacticalEvent } from '../actions.ts';
import type { Weapon } from '../data/card.ts';
import { cardOf } from '../data/cards.ts';
import type { AttackFrame, TacticalState, Unit } from '../state.ts';
import { rerollSeats } from './commander.ts';
import { crash, damage, needsCrashDie, type Wreck } from './damage.ts';
import { rollDie } from './rounds.ts';
import { hasCover, hasCoverFromRun, inRange, weaponOf } from './targets.ts';
import { unitOf } from './units.ts';
import { defenceOf, evadeOf, mayReroll, powerOf, targetingOf } from './values.ts';
import { mayPlay, mightPlay } from './windows.ts';

/** TAC-ATK-01, TAC-RUN-08: begins an attack on some targets, one after the other; both kinds are rolled alike. */
export function beginAttack(
  state: TacticalState,
  attacker: Unit,
  weapon: Weapon,
  targets: readonly number[],
  run: boolean,
): void {
  state.frames.push({
    ...{ kind: 'attack', attacker: attacker.id, weapon: weapon.id, run, targets: [...targets], stage: 'aim' },
    ...{
      cover: false,
      targeting: 0,
      evade: 0,
      dice: [],
      rerolled: false,
      stands: [],
      defence: 0,
      hit: false,
    },
    ...{ asked: [], wreck: -1, wreckGone: false },
  });
}

/** Who and what an attack is about. */
export function partiesOf(
  state: TacticalState,
  frame: AttackFrame,
): { readonly attacker: Unit; readonly target: Unit; readonly weapon: Weapon } {
  const attacker = unitOf(state, frame.attacker);
  const target = unitOf(state, frame.targets[0] ?? 0);
  return { attacker, target, weapon: weaponOf(cardOf(attacker.card), frame.weapon) as Weapon };
}

/** Goes on with an attack by one stage; false when an answer or a die is needed that is not there. */
export function stepAttack(
  state: TacticalState,
  frame: AttackFrame,
  chance: Chance | null,
  tell?: Tell<TacticalEvent>,
): boolean {
  if (frame.targets.length === 0) {
    state.frames.splice(state.frames.indexOf(frame), 1);
    return true;
  }
  switch (frame.stage) {
    case 'aim':
      return aim(state, frame, tell);
    case 'evade':
      return false;
    case 'roll':
      return chance !== null && rollAttack(state, frame, chance, tell);
    case 'reroll':
      if (frame.asked.length > 0) return false;
      frame.stage = 'hit';
      return true;
    case 'hit':
      return strikeHome(state, frame, tell);
    case 'defence':
      return chance !== null && rollDefence(state, frame, chance, tell);
    case 'resist':
      return frame.asked.length === 0 && resist(state, frame, tell);
    case 'after':
      return aftermath(state, frame, chance, tell);
  }
}

/** TAC-ATK-09, TAC-ATK-11: works the numbers out when the target is chosen. Too far away is a miss without a roll. */
function aim(state: TacticalState, frame: AttackFrame, tell?: Tell<TacticalEvent>): boolean {
  const { attacker, target, weapon } = partiesOf(state, frame);
  if (target.status !== 'deployed' || attacker.status !== 'deployed') return nextTarget(frame);
  tell?.({ type: 'aimed', unit: attacker.id, weapon: weapon.id, target: target.id });
  if (!frame.run && !inRange(attacker, target, weapon)) {
    tell?.({ type: 'outOfRange', unit: attacker.id, target: target.id });
    return nextTarget(frame);
  }
  frame.cover = frame.run
    ? hasCoverFromRun(state, target, weapon)
    : hasCover(state, attacker, target, weapon);
  frame.targeting = targetingOf(state, attacker, target, weapon, frame.run);
  frame.evade = evadeOf(target);
  const mayEvade = cardOf(target.card).type === 'Flying' && mightPlay(state, target.seat);
  frame.stage = mayEvade ? 'evade' : 'roll';
  return true;
}

function nextTarget(frame: AttackFrame): boolean {
  frame.targets.shift();
  frame.stage = 'aim';
  frame.dice = [];
  frame.rerolled = false;
  frame.stands = [];
  frame.defence = 0;
  frame.hit = false;
  frame.asked = [];
  frame.wreck = -1;
  frame.wreckGone = false;
  return true;
}

/** TAC-ATK-12, TAC-RULING-20: the die that counts: the lower one of two. */
export function countedDie(state: TacticalState, { cover, dice }: AttackFrame): number {
  const [first = 0, second = 0] = dice;
  return cover && state.options.coverRule === 'twoDiceLower' ? Math.min(first, second) : first;
}

/** TAC-TER-23, TAC-RULING-01: what must be reached; by the other reading of Cover, with the defender's die added. */
export function neededTotal(state: TacticalState, { cover, dice, evade }: AttackFrame): number {
  return evade + (cover && state.options.coverRule === 'defenderDie' ? (dice[1] ?? 0) : 0);
}

/** TAC-ATK-11, TAC-ATK-12: one die, or two where the defender has Cover. */
function rollAttack(
  state: TacticalState,
  frame: AttackFrame,
  chance: Chance,
  tell?: Tell<TacticalEvent>,
): boolean {
  const second = state.options.coverRule === 'twoDiceLower' ? 'attack' : 'cover';
  frame.dice = [rollDie(chance, 'attack')];
  if (frame.cover) frame.dice.push(rollDie(chance, second));
  tellRoll(state, frame, tell);
  frame.stage = 'reroll';
  frame.asked = frame.rerolled ? [] : rerollersOf(state, frame);
  return true;
}

export function tellRoll(state: TacticalState, frame: AttackFrame, tell?: Tell<TacticalEvent>): void {
  const roll = countedDie(state, frame);
  tell?.({
    ...{
      type: 'attackRolled',
      unit: frame.attacker,
      target: frame.targets[0] ?? 0,
      dice: [...frame.dice],
      roll,
    },
    ...{ total: roll + frame.targeting, needed: neededTotal(state, frame) },
    ...{ cover: frame.cover, again: frame.rerolled },
  });
}

/** TAC-RULING-21, TAC-OPT-CMD-03: who may roll again: the attacker, and whose Commander is near a Unit that has just rolled. */
function rerollersOf(state: TacticalState, frame: AttackFrame): Seat[] {
  const { attacker, target } = partiesOf(state, frame);
  const seats = new Set<Seat>(mayReroll(attacker, target, frame.run) ? [attacker.seat] : []);
  for (const seat of rerollSeats(state, attacker)) seats.add(seat);
  if (frame.cover && state.options.coverRule === 'defenderDie')
    for (const seat of rerollSeats(state, target)) seats.add(seat);
  return [...seats];
}

/** TAC-ABL-05, TAC-RULING-21, TAC-OPT-CMD-03: what a seat may answer in the middle of an attack. */
export function attackAnswers(state: TacticalState, frame: AttackFrame, seat: Seat): TacticalAction[] {
  if (frame.stage === 'evade')
    return mayPlay(state, seat, 'evasive_action')
      ? [{ type: 'evade' }, { type: 'pass' }]
      : [{ type: 'pass' }];
  const { attacker, target } = partiesOf(state, frame);
  const answers: TacticalAction[] = [{ type: 'keep' }];
  if (frame.stage === 'resist') return [...answers, { type: 'rerollDie', die: 0 }];
  if (!frame.rerolled && seat === attacker.seat && mayReroll(attacker, target, frame.run))
    answers.push({ type: 'reroll' });
  const isDefenders = state.options.coverRule === 'defenderDie';
  for (const die of [0, 1] as const) {
    const roller = die === 1 && isDefenders ? target : attacker;
    if (die < frame.dice.length && !frame.stands.includes(die) && rerollSeats(state, roller).includes(seat))
      answers.push({ type: 'rerollDie', die });
  }
  return answers;
}

/** TAC-ABL-05, TAC-RULING-21: the whole roll again, once; the second result stands. */
export function rollAgain(
  state: TacticalState,
  frame: AttackFrame,
  chance: Chance,
  tell?: Tell<TacticalEvent>,
): void {
  frame.rerolled = true;
  rollAttack(state, frame, chance, tell);
}

/** TAC-ATK-13, TAC-ATK-15, TAC-ATK-16, TAC-ATK-17: whether a roll hits: a 6 always, a 1 never, else by its total. */
export function hits(die: number, targeting: number, needed: number): boolean {
  return die === 6 || (die !== 1 && die + targeting >= needed);
}

/** TAC-ATK-14, TAC-RULING-20: on a 6 the defender takes damage at once, before its defence die. */
function strikeHome(state: TacticalState, frame: AttackFrame, tell?: Tell<TacticalEvent>): boolean {
  const { attacker, target } = partiesOf(state, frame);
  const die = countedDie(state, frame);
  if (!hits(die, frame.targeting, neededTotal(state, frame))) {
    tell?.({ type: 'missed', unit: attacker.id, target: target.id, one: die === 1 });
    return nextTarget(frame);
  }
  frame.hit = true;
  frame.stage = 'defence';
  tell?.({ type: 'hit', unit: attacker.id, target: target.id, six: die === 6 });
  if (die === 6) keepWreck(frame, damage(state, target, 'six', tell));
  return true;
}

function keepWreck(frame: AttackFrame, wreck: Wreck | null): void {
  if (!wreck) return;
  frame.wreck = wreck.slot;
  frame.wreckGone = wreck.gone;
  frame.stage = 'after';
}

/** TAC-DMG-01: the defender's die. */
function rollDefence(
  state: TacticalState,
  frame: AttackFrame,
  chance: Chance,
  tell?: Tell<TacticalEvent>,
): boolean {
  const { target } = partiesOf(state, frame);
  frame.defence = rollDie(chance, 'defence');
  frame.stage = 'resist';
  tellDefence(state, frame, tell);
  frame.asked = rerollSeats(state, target);
  return true;
}

export function tellDefence(state: TacticalState, frame: AttackFrame, tell?: Tell<TacticalEvent>): void {
  const { target, weapon } = partiesOf(state, frame);
  tell?.({
    ...{ type: 'defenceRolled', unit: target.id, die: frame.defence },
    ...{ total: frame.defence + defenceOf(target), power: powerOf(weapon, target) },
  });
}

/** TAC-DMG-02, TAC-DMG-03, TAC-DMG-04, TAC-DMG-05: below Power it takes damage, besides that of a 6. */
export function resists(die: number, defence: number, power: number): boolean {
  return die + defence >= power;
}

function resist(state: TacticalState, frame: AttackFrame, tell?: Tell<TacticalEvent>): boolean {
  const { attacker, target, weapon } = partiesOf(state, frame);
  frame.stage = 'after';
  if (!resists(frame.defence, defenceOf(target), powerOf(weapon, target)))
    keepWreck(frame, damage(state, target, 'hit', tell));
  if (state.phase === 'over') return true;
  // TAC-ABL-04: only shots of Infantry come back.
  const deflects = frame.defence === 6 && !frame.run && cardOf(target.card).abilities.deflect;
  if (deflects && cardOf(attacker.card).type === 'Infantry') damage(state, attacker, 'deflect', tell);
  return true;
}

/** TAC-DMG-11: who was aboard, and then the next target. */
function aftermath(
  state: TacticalState,
  frame: AttackFrame,
  chance: Chance | null,
  tell?: Tell<TacticalEvent>,
): boolean {
  const { target } = partiesOf(state, frame);
  const wreck = { slot: frame.wreck, gone: frame.wreckGone };
  if (wreck.slot < 0) return nextTarget(frame);
  if (!chance && needsCrashDie(state, target)) return false;
  nextTarget(frame);
  crash(state, target, wreck, chance, tell);
  return true;
}
