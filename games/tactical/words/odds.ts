import { at, type OddsLine, type Seat } from '@holoboard/kernel';
import type { TacticalAction } from '../actions.ts';
import type { Weapon } from '../data/card.ts';
import { cardOf } from '../data/cards.ts';
import { command } from '../data/strategies.ts';
import { leavesTable, wayOf } from '../phases/movement.ts';
import { unitsUnderShells } from '../phases/strategies.ts';
import { hasCover, hasCoverFromRun, inRange, weaponOf } from '../phases/targets.ts';
import { type AttackOdds, attackOdds, awaitedOdds, resistOdds, rolledOdds } from '../sense/odds.ts';
import { threatsTo, withUnitAt } from '../sense/threats.ts';
import type { AttackFrame, TacticalState, Unit } from '../state.ts';
import type { TacticalView } from '../view.ts';
import { unitName } from './names.ts';

/** What the lines of odds are called in a language. */
export interface OddsWords {
  readonly hit: string;
  readonly wound: string;
  readonly damage: string;
  readonly damaged: string;
  readonly defeat: string;
  readonly outOfRange: string;
  readonly cover: string;
  readonly underFire: (name: string) => string;
  readonly nearing: string;
  readonly bombarded: (name: string) => string;
  readonly against: (line: string, name: string) => string;
}

export const englishOdds: OddsWords = {
  hit: 'Hit',
  wound: 'Damage if it hits',
  damage: 'Both: damage',
  damaged: 'Damage',
  defeat: 'Defeated',
  outOfRange: 'Out of range: a miss without a roll',
  cover: 'The target has Cover: the lower of two dice',
  underFire: (name) => `Damage there by ${name}`,
  nearing: 'More who could come into range',
  bombarded: (name) => `Damage: ${name}`,
  against: (line, name) => `${line}: ${name}`,
};

export const germanOdds: OddsWords = {
  hit: 'Treffer',
  wound: 'Schaden nach Treffer',
  damage: 'Beides: Schaden',
  damaged: 'Schaden',
  defeat: 'Besiegt',
  outOfRange: 'Außer Reichweite: daneben ohne Wurf',
  cover: 'Das Ziel hat Deckung: der niedrigere von zwei Würfeln',
  underFire: (name) => `Schaden dort durch ${name}`,
  nearing: 'Weitere, die in Reichweite kommen könnten',
  bombarded: (name) => `Schaden: ${name}`,
  against: (line, name) => `${line}: ${name}`,
};

/** Exact odds of what is left to luck: of attacks before they are made and while they are, of a bombardment, and of what awaits a Unit where it moves. */
export function oddsIn(words: OddsWords) {
  return (view: TacticalView, seat: Seat, action: TacticalAction): readonly OddsLine[] => {
    if (view.round === 0) return [];
    // The predicates ask for nothing that a view hides.
    const state = view as unknown as TacticalState;
    const frame = state.frames.at(-1);
    if (frame?.kind === 'attack') return answerLines(words, state, frame, seat, action);
    if (frame?.kind === 'bombardment')
      return bombardedLines(words, state, frame.units[0] ?? 0, frame.die, action);
    if (action.type === 'bombard') return bombardLines(words, state, action);
    const attacker = state.units[(state.active?.unit ?? 0) - 1];
    return attacker ? actLines(words, state, attacker, action) : [];
  };
}

/** What the active Unit can expect of what it does. */
function actLines(
  words: OddsWords,
  state: TacticalState,
  attacker: Unit,
  action: TacticalAction,
): readonly OddsLine[] {
  const card = cardOf(attacker.card);
  if (action.type === 'maneuver') return perilLines(words, state, attacker, action);
  if (action.type === 'attack') {
    const weapon = weaponOf(card, action.weapon);
    const target = state.units[action.target - 1];
    return weapon && target ? linesOf(words, state, attacker, target, weapon, '') : [];
  }
  if (action.type !== 'strike') return [];
  const weapon = weaponOf(card, state.active?.weapons[0]);
  return action.targets.flatMap((id) => {
    const target = state.units[id - 1];
    const name = action.targets.length > 1 ? unitName(state, id) : '';
    return weapon && target ? linesOf(words, state, attacker, target, weapon, name) : [];
  });
}

/** What can reach a Unit where a Maneuver leads, and with what chance. */
function perilLines(
  words: OddsWords,
  state: TacticalState,
  unit: Unit,
  { heading, speed }: Extract<TacticalAction, { type: 'maneuver' }>,
): readonly OddsLine[] {
  const way = wayOf(state, unit, heading, speed, false);
  if (leavesTable(state, unit, way)) return [];
  const { fire, nearing } = threatsTo(...withUnitAt(state, unit, { x: way.x, y: way.y, heading }));
  return [
    ...fire.map(({ enemy, chance }) => ({
      ...{ label: words.underFire(unitName(state, enemy.id)), chance, warning: true },
    })),
    ...(nearing.length > 0 ? [{ label: words.nearing, expected: nearing.length, warning: true }] : []),
  ];
}

/** The middle of an attack: what the dice that lie there are good for, and what rolling them again, or evading, would be. */
function answerLines(
  words: OddsWords,
  state: TacticalState,
  frame: AttackFrame,
  seat: Seat,
  action: TacticalAction,
): readonly OddsLine[] {
  if (frame.stage === 'resist') {
    const { damage, defeat } = resistOdds(state, frame, action.type === 'rerollDie');
    return [
      { label: words.damaged, chance: damage, warning: damage > 0 },
      ...(defeat > 0 ? [{ label: words.defeat, chance: defeat, warning: true }] : []),
    ];
  }
  if (frame.stage === 'evade')
    return rollLines(words, awaitedOdds(state, frame, action.type === 'evade' ? command.evasion : 0), true);
  const again = action.type === 'reroll' ? 'all' : action.type === 'rerollDie' ? action.die : 'none';
  return rollLines(words, rolledOdds(state, frame, again), state.units[frame.attacker - 1]?.seat !== seat);
}

function rollLines(
  words: OddsWords,
  { hit, damage, defeat }: AttackOdds,
  warning: boolean,
): readonly OddsLine[] {
  return [
    { label: words.hit, chance: hit, warning },
    { label: words.damaged, chance: at(damage, 1) + at(damage, 2), warning },
    { label: words.defeat, chance: defeat, warning },
  ];
}

/** TAC-OPT-CMD-08: a die for each Unit near the point. */
function bombardLines(
  words: OddsWords,
  state: TacticalState,
  { x, y }: Extract<TacticalAction, { type: 'bombard' }>,
): readonly OddsLine[] {
  return unitsUnderShells(state, x, y).map(({ id }) => ({
    label: words.bombarded(unitName(state, id)),
    chance: bombardmentChance,
  }));
}

const bombardmentChance = (7 - command.bombardmentFrom) / 6;

function bombardedLines(
  words: OddsWords,
  state: TacticalState,
  id: number,
  die: number,
  action: TacticalAction,
): readonly OddsLine[] {
  const kept = die >= command.bombardmentFrom ? 1 : 0;
  const chance = action.type === 'rerollDie' ? bombardmentChance : kept;
  return [{ label: words.bombarded(unitName(state, id)), chance, warning: chance > 0 }];
}

function linesOf(
  words: OddsWords,
  state: TacticalState,
  attacker: Unit,
  target: Unit,
  weapon: Weapon,
  name: string,
): readonly OddsLine[] {
  const label = (line: string): string => (name === '' ? line : words.against(line, name));
  if (!weapon.attackRun && !inRange(attacker, target, weapon))
    return [{ label: label(words.outOfRange), chance: 0, warning: true }];
  const { hit, wound, damage, defeat } = attackOdds(state, attacker, target, weapon);
  const covered = weapon.attackRun
    ? hasCoverFromRun(state, target, weapon)
    : hasCover(state, attacker, target, weapon);
  return [
    { label: label(words.hit), chance: hit },
    { label: label(words.wound), chance: wound },
    { label: label(words.damage), chance: at(damage, 1) + at(damage, 2) },
    { label: label(words.defeat), chance: defeat },
    ...(covered ? [{ label: label(words.cover), warning: true }] : []),
  ];
}
