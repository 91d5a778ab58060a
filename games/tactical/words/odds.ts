import { at, type OddsLine, type Seat } from '@holoboard/kernel';
import type { TacticalAction } from '../actions.ts';
import type { Weapon } from '../data/card.ts';
import { cardOf } from '../data/cards.ts';
import { hasCover, hasCoverFromRun, inRange, weaponOf } from '../phases/targets.ts';
import { attackOdds } from '../sense/odds.ts';
import type { TacticalState, Unit } from '../state.ts';
import type { TacticalView } from '../view.ts';
import { unitName } from './names.ts';

/** What the lines of odds are called in a language. */
export interface OddsWords {
  readonly hit: string;
  readonly wound: string;
  readonly damage: string;
  readonly defeat: string;
  readonly outOfRange: string;
  readonly cover: string;
  readonly against: (line: string, name: string) => string;
}

export const englishOdds: OddsWords = {
  hit: 'Hit',
  wound: 'Damage if it hits',
  damage: 'Both: damage',
  defeat: 'Defeated',
  outOfRange: 'Out of range: a miss without a roll',
  cover: 'The target has Cover: the lower of two dice',
  against: (line, name) => `${line}: ${name}`,
};

export const germanOdds: OddsWords = {
  hit: 'Treffer',
  wound: 'Schaden nach Treffer',
  damage: 'Beides: Schaden',
  defeat: 'Besiegt',
  outOfRange: 'Außer Reichweite: daneben ohne Wurf',
  cover: 'Das Ziel hat Deckung: der niedrigere von zwei Würfeln',
  against: (line, name) => `${line}: ${name}`,
};

/** Exact odds of an attack before it is made: to hit, to wound, both. */
export function oddsIn(words: OddsWords) {
  return (view: TacticalView, _seat: Seat, action: TacticalAction): readonly OddsLine[] => {
    const attacker = view.units[(view.active?.unit ?? 0) - 1];
    if (!attacker || view.round === 0) return [];
    const card = cardOf(attacker.card);
    if (action.type === 'attack') {
      const weapon = weaponOf(card, action.weapon);
      const target = view.units[action.target - 1];
      return weapon && target ? linesOf(words, view, attacker, target, weapon, '') : [];
    }
    if (action.type !== 'strike') return [];
    const weapon = weaponOf(card, view.active?.weapons[0]);
    return action.targets.flatMap((id) => {
      const target = view.units[id - 1];
      const name = action.targets.length > 1 ? unitName(view, id) : '';
      return weapon && target ? linesOf(words, view, attacker, target, weapon, name) : [];
    });
  };
}

function linesOf(
  words: OddsWords,
  view: TacticalView,
  attacker: Unit,
  target: Unit,
  weapon: Weapon,
  name: string,
): readonly OddsLine[] {
  // The predicates ask for nothing that a view hides.
  const state = view as unknown as TacticalState;
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
