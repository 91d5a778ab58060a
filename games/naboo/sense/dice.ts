import { at } from '@holoboard/kernel';
import { blockFaces, faces, hitFaces, riposteFace } from '../data/dice.ts';

/* Exact chances of the dice: NAB-DICE-01 to NAB-DICE-03. */

/** The chance of each number, from 0 on. */
export type Distribution = readonly number[];

function added(a: Distribution, b: Distribution): number[] {
  const sum = new Array<number>(a.length + b.length - 1).fill(0);
  a.forEach((p, i) => {
    b.forEach((q, j) => {
      sum[i + j] = at(sum, i + j) + p * q;
    });
  });
  return sum;
}

function oneDie(shown: readonly number[]): Distribution {
  const chances = new Array<number>(Math.max(...shown) + 1).fill(0);
  for (const value of shown) chances[value] = at(chances, value) + 1 / faces;
  return chances;
}

function severalDice(die: Distribution, count: number): Distribution {
  let sum: Distribution = [1];
  for (let i = 0; i < count; i++) sum = added(sum, die);
  return sum;
}

const red = oneDie(hitFaces.red);
const gray = oneDie(hitFaces.gray);
const gold = oneDie(blockFaces.gold);
const blue = oneDie(blockFaces.blue);

/** The chances of so many hits. */
export function hitChances(reds: number, grays: number): Distribution {
  return added(severalDice(red, reds), severalDice(gray, grays));
}

/** The defence dice of a target. */
export interface Defence {
  readonly green: number;
  readonly gold: number;
  readonly blue: number;
}

/** What can come of an attack. */
export interface AttackChances {
  /** The chance of each number of hits that get through. */
  readonly through: Distribution;
  /** The chance of a riposte, and of one out of an attack of which at least so many hits get through. */
  readonly riposte: number;
  readonly riposteAnd: Distribution;
}

const known = new Map<number, AttackChances>();

/** The chances of an attack: hits less blocks, and the riposte of a green die. */
export function attackChances(reds: number, grays: number, defence: Defence): AttackChances {
  const key = (((reds * 16 + grays) * 4 + defence.green) * 4 + defence.gold) * 16 + defence.blue;
  const found = known.get(key);
  if (found) return found;
  const hits = hitChances(reds, grays);
  const rest = added(severalDice(gold, defence.gold), severalDice(blue, defence.blue));
  const through = hits.map(() => 0);
  const together = hits.map(() => 0);
  // Nobody has more than one green die; who has none blocks nothing with it.
  const sides = defence.green > 0 ? Array.from({ length: faces }, (_, face) => face) : [-1];
  for (const face of sides) {
    const blocks = added(rest, oneMore(face < 0 ? 0 : at(blockFaces.green, face)));
    hits.forEach((p, hit) => {
      blocks.forEach((q, block) => {
        const chance = (p * q) / sides.length;
        const net = Math.max(0, hit - block);
        through[net] = at(through, net) + chance;
        if (face === riposteFace) together[net] = at(together, net) + chance;
      });
    });
  }
  const riposteAnd = together.map((_, least) => together.slice(least).reduce((sum, p) => sum + p, 0));
  const made = { through, riposte: riposteAnd[0] ?? 0, riposteAnd };
  known.set(key, made);
  return made;
}

/** A certain number. */
function oneMore(count: number): Distribution {
  return [...new Array<number>(count).fill(0), 1];
}
