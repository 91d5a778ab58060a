import { at } from '@holoboard/kernel';
import type { Weapon } from '../data/card.ts';
import { cardOf } from '../data/cards.ts';
import { countedDie, hits, neededTotal, partiesOf, resists } from '../phases/attack.ts';
import { hasCover, hasCoverFromRun, inRange } from '../phases/targets.ts';
import { lastBox } from '../phases/units.ts';
import { defenceOf, evadeOf, mayReroll, powerOf, targetingOf } from '../phases/values.ts';
import type { AttackFrame, TacticalState, Unit } from '../state.ts';

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

/** The chance that the defender takes damage by its own die. */
function woundChance(defence: number, power: number): number {
  return faces.filter((face) => !resists(face, defence, power)).length / 6;
}

/** What comes of an attack that hits, and by a 6, with these chances; a target endures so much damage before the last of it. */
function strikeOdds(hit: number, six: number, wound: number, endures: number): AttackOdds {
  const two = endures > 1 ? six * wound : 0;
  const one = endures > 1 ? six * (1 - wound) + (hit - six) * wound : six + (hit - six) * wound;
  const damage = [1 - one - two, one, two] as const;
  return { hit, six, wound, damage, defeat: endures <= 1 ? one + two : endures === 2 ? two : 0 };
}

/** The chances of an attack by its numbers alone, and how much damage defeats the target. */
export function oddsOf(numbers: AttackNumbers, endures: number): AttackOdds {
  const [once, sixOnce] = rollOdds(numbers);
  // A miss is rolled again, a hit is kept.
  const again = numbers.reroll ? 1 - once : 0;
  const wound = woundChance(numbers.defence, numbers.power);
  return strikeOdds(once + again * once, sixOnce + again * sixOnce, wound, endures);
}

/** How much damage defeats a Unit. */
function endurance(state: TacticalState, { hull }: Unit): number {
  return hull - lastBox(state) + 1;
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
  return oddsOf(attackNumbers(state, attacker, target, weapon), endurance(state, target));
}

/**
 * The chances of an attack whose dice have been rolled, with some of them rolled again: all, one of them, or none.
 * TAC-ABL-05, TAC-OPT-CMD-03.
 */
export function rolledOdds(
  state: TacticalState,
  frame: AttackFrame,
  again: 'none' | 'all' | number,
): AttackOdds {
  const { target, weapon } = partiesOf(state, frame);
  const wound = woundChance(defenceOf(target), powerOf(weapon, target));
  const endures = endurance(state, target);
  let [hit, six, rolls] = [0, 0, 0];
  for (const dice of rollsOf(frame.dice, again)) {
    const rolled = { ...frame, dice };
    const die = countedDie(state, rolled);
    rolls += 1;
    if (hits(die, frame.targeting, neededTotal(state, rolled))) hit += 1;
    if (die === 6) six += 1;
  }
  return strikeOdds(hit / rolls, six / rolls, wound, endures);
}

/** Every way some dice may lie after being rolled again, each as likely as the others. */
function rollsOf(dice: readonly number[], again: 'none' | 'all' | number): number[][] {
  return dice.reduce<number[][]>(
    (ways, die, place) =>
      ways.flatMap((way) =>
        (again === 'all' || again === place ? faces : [die]).map((face) => [...way, face]),
      ),
    [[]],
  );
}

/** The chance that the defender takes damage by the die it has rolled, or by rolling it again; and that this defeats it. */
export function resistOdds(
  state: TacticalState,
  frame: AttackFrame,
  again: boolean,
): { readonly damage: number; readonly defeat: number } {
  const { target, weapon } = partiesOf(state, frame);
  const [defence, power] = [defenceOf(target), powerOf(weapon, target)];
  const damage = again ? woundChance(defence, power) : resists(frame.defence, defence, power) ? 0 : 1;
  return { damage, defeat: endurance(state, target) <= 1 ? damage : 0 };
}

/** The chances of an attack that is about to be rolled, against so much more Evade. */
export function awaitedOdds(state: TacticalState, frame: AttackFrame, evade: number): AttackOdds {
  const { attacker, target, weapon } = partiesOf(state, frame);
  const numbers = {
    ...{ targeting: frame.targeting, evade: frame.evade + evade },
    ...{ power: powerOf(weapon, target), defence: defenceOf(target) },
    cover: frame.cover ? state.options.coverRule : 'none',
    reroll: mayReroll(attacker, target, frame.run),
  } as const;
  return oddsOf(numbers, endurance(state, target));
}

/** What an attack is worth in points: the damage it can expect, and more for what may be the last. */
export function attackWorth(state: TacticalState, attacker: Unit, target: Unit, weapon: Weapon): number {
  const { damage, defeat } = attackOdds(state, attacker, target, weapon);
  const { cost, hull } = cardOf(target.card);
  return ((at(damage, 1) + 2 * at(damage, 2)) * cost) / hull + (defeat * cost) / (2 * hull);
}
