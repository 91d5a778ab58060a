import { at } from '@holoboard/kernel';
import type { Weapon } from '../data/card.ts';
import { cardOf } from '../data/cards.ts';
import { hits, resists } from '../phases/attack.ts';
import { hasCover, hasCoverFromRun, inRange } from '../phases/targets.ts';
import { lastBox } from '../phases/units.ts';
import { defenceOf, evadeOf, mayReroll, powerOf, targetingOf } from '../phases/values.ts';
import type { TacticalState, Unit } from '../state.ts';

/** How an attack may come out, exactly. */
export interface AttackOdds {
  /** The chance to hit, and to hit by a 6. */
  readonly hit: number;
  readonly six: number;
  /** The chance that a hit is not resisted: to wound. */
  readonly wound: number;
  /** The chances of 0, 1 and 2 points of damage. */
  readonly damage: readonly [none: number, one: number, two: number];
  /** The chance that the target is Defeated. */
  readonly defeat: number;
}

/** What an attack is made of. */
export interface AttackNumbers {
  readonly targeting: number;
  readonly evade: number;
  readonly power: number;
  readonly defence: number;
  readonly cover: 'none' | 'twoDiceLower' | 'defenderDie';
  /** Whether a miss may be rolled again. */
  readonly reroll: boolean;
}

const faces = [1, 2, 3, 4, 5, 6] as const;

/** The chance that a die counts as each face; TAC-ATK-12: the lower of two is low more often. */
function faceChance(face: number, cover: AttackNumbers['cover']): number {
  return cover === 'twoDiceLower' ? ((7 - face) ** 2 - (6 - face) ** 2) / 36 : 1 / 6;
}

/** The chances of one roll to hit: in all, and by a 6. */
function rollOdds({ targeting, evade, cover }: AttackNumbers): readonly [hit: number, six: number] {
  let hit = 0;
  for (const face of faces) {
    const chance = faceChance(face, cover);
    if (cover !== 'defenderDie') hit += hits(face, targeting, evade) ? chance : 0;
    else for (const added of faces) hit += hits(face, targeting, evade + added) ? chance / 6 : 0;
  }
  return [hit, faceChance(6, cover)];
}

/** The chances of an attack by its numbers alone, and how much damage defeats the target. */
export function oddsOf(numbers: AttackNumbers, endures: number): AttackOdds {
  const [once, sixOnce] = rollOdds(numbers);
  // A miss is rolled again, a hit is kept.
  const again = numbers.reroll ? 1 - once : 0;
  const hit = once + again * once;
  const six = sixOnce + again * sixOnce;
  const { defence, power } = numbers;
  const wound = faces.filter((face) => !resists(face, defence, power)).length / 6;
  const two = endures > 1 ? six * wound : 0;
  const one = endures > 1 ? six * (1 - wound) + (hit - six) * wound : six + (hit - six) * wound;
  const damage = [1 - one - two, one, two] as const;
  return { hit, six, wound, damage, defeat: endures <= 1 ? one + two : endures === 2 ? two : 0 };
}

/** The numbers of an attack as the position has them. */
function attackNumbers(state: TacticalState, attacker: Unit, target: Unit, weapon: Weapon): AttackNumbers {
  const run = weapon.attackRun;
  const covered = run ? hasCoverFromRun(state, target, weapon) : hasCover(state, attacker, target, weapon);
  return {
    targeting: targetingOf(state, attacker, target, weapon, run),
    evade: evadeOf(target),
    power: powerOf(weapon, target),
    defence: defenceOf(target),
    cover: covered ? state.options.coverRule : 'none',
    reroll: mayReroll(attacker, target, run),
  };
}

/** The chances of an attack; out of range there are none. */
export function attackOdds(state: TacticalState, attacker: Unit, target: Unit, weapon: Weapon): AttackOdds {
  if (!weapon.attackRun && !inRange(attacker, target, weapon))
    return { hit: 0, six: 0, wound: 0, damage: [1, 0, 0], defeat: 0 };
  return oddsOf(attackNumbers(state, attacker, target, weapon), target.hull - lastBox(state) + 1);
}

/** What an attack is worth in points: the damage it can expect, and more for what may be the last. */
export function attackWorth(state: TacticalState, attacker: Unit, target: Unit, weapon: Weapon): number {
  const { damage, defeat } = attackOdds(state, attacker, target, weapon);
  const { cost, hull } = cardOf(target.card);
  return ((at(damage, 1) + 2 * at(damage, 2)) * cost) / hull + (defeat * cost) / (2 * hull);
}
