import { at, type Chance, type Tell } from '@holoboard/kernel';
import {
  type AttackColour,
  blockFaces,
  type DefenceColour,
  faces,
  hitFaces,
  riposteFace,
} from '../data/dice.ts';
import { controller, enemyOf } from '../data/seats.ts';
import { spaceId } from '../data/spaces.ts';
import { fambaas } from '../data/start.ts';
import { droidKind, type UnitData } from '../data/units.ts';
import type { Die, NabooEvent, NabooState } from '../state.ts';
import { chartOf, isShieldUp, pieceId, takeOff, unitAt } from './pieces.ts';
import { checkVictory } from './victory.ts';

/** Numbers of dice by colour. */
export interface Dice {
  readonly red: number;
  readonly gray: number;
}

/** NAB-ATT-05, NAB-BF-05: the attack dice of a piece, for a group those of each member left. */
export function attackDice(state: NabooState, piece: number): Dice {
  const { red, gray, group } = chartOf(state, piece);
  const members = group ? at(state.left, piece) : 1;
  return { red: red * members, gray: gray * members };
}

/** The defence dice of a piece by colour. NAB-RULING-04: those of a group for each member left, or as if there were one. */
export function defenceDice(state: NabooState, piece: number, colour: DefenceColour): number {
  const chart: UnitData = chartOf(state, piece);
  const members = chart.group && state.options.groupDefense === 'perMember' ? at(state.left, piece) : 1;
  return chart[colour] * members;
}

const attackColours: readonly AttackColour[] = ['red', 'gray'];
const defenceColours: readonly DefenceColour[] = ['green', 'gold', 'blue'];

/** NAB-DICE-01: rolls attack dice, red before gray, and counts the hits. */
export function rollHits(chance: Chance, dice: Dice, shown: Die<AttackColour>[] | null): number {
  let hits = 0;
  for (const colour of attackColours)
    for (let i = 0; i < dice[colour]; i++) {
      const shows = at(hitFaces[colour], chance.draw(colour, faces));
      hits += shows;
      shown?.push({ colour, shows });
    }
  return hits;
}

/**
 * One attack, in any of the battles (NAB-GEN-01): NAB-ATT-04: the target is named, the attack dice fall, and then the defence dice (NAB-DEF-01, NAB-DEF-02), also against
 * an attack without hits (NAB-RIP-04). NAB-DEF-03: each block cancels a hit. NAB-RIP-02, NAB-RIP-05, NAB-RIP-06: the riposte hits the
 * attacker, wherever it is, who rolls no defence. NAB-RULING-09: also out of a blow that kills, unless the option says otherwise.
 */
export function attack(
  state: NabooState,
  piece: number,
  target: number,
  dice: Dice,
  chance: Chance,
  tell?: Tell<NabooEvent>,
): void {
  const shown: Die<AttackColour>[] | null = tell ? [] : null;
  const hits = rollHits(chance, dice, shown);
  const names = tell ? { piece: pieceId(state, piece), target: pieceId(state, target) } : null;
  if (names && shown) tell?.({ type: 'attacked', ...names, dice: shown });
  const { blocks, ripostes } = defend(state, target, chance, tell);
  const through = hits - blocks;
  if (through > 0) hurt(state, target, through, false, tell);
  else if (names) tell?.({ type: 'missed', ...names });
  const dead = at(state.left, target) === 0;
  if (ripostes > 0 && (!dead || state.options.riposteWhenKilled)) hurt(state, piece, ripostes, true, tell);
  // NAB-RULING-25: attack and riposte count together.
  if (checkVictory(state, tell)) return;
  // NAB-RULING-09: the attacker's side draws its bonus cards first, so they lie on top.
  if (at(state.left, piece) === 0) earnBonus(state, piece);
  if (dead) earnBonus(state, target);
}

/** NAB-DEF-04: who has no defence dice rolls none. Green, gold, blue, in this order. */
function defend(
  state: NabooState,
  target: number,
  chance: Chance,
  tell?: Tell<NabooEvent>,
): { blocks: number; ripostes: number } {
  const shown: Die<DefenceColour>[] | null = tell ? [] : null;
  let blocks = 0;
  let ripostes = 0;
  for (const colour of defenceColours)
    for (let i = defenceDice(state, target, colour); i > 0; i--) {
      const face = chance.draw(colour, faces);
      const shows = at(blockFaces[colour], face);
      const riposte = colour === 'green' && face === riposteFace;
      blocks += shows;
      if (riposte) ripostes++;
      shown?.push(riposte ? { colour, shows, riposte } : { colour, shows });
    }
  if (shown && shown.length > 0) tell?.({ type: 'defended', piece: pieceId(state, target), dice: shown });
  return { blocks, ripostes };
}

/**
 * Takes hits. NAB-DMG-03, NAB-DMG-06, NAB-RULING-24: each takes a point or a member, and those too many are lost. NAB-DMG-04,
 * NAB-DMG-05, NAB-RULING-23: with the last the piece is out of the game; NAB-RULING-07: a destroyed droid goes to the pool.
 */
function hurt(
  state: NabooState,
  piece: number,
  hits: number,
  riposte: boolean,
  tell?: Tell<NabooEvent>,
): void {
  const before = at(state.left, piece);
  const taken = Math.min(hits, before);
  const left = before - taken;
  const id = tell ? pieceId(state, piece) : '';
  if (left > 0) {
    const kind = at(droidKind, unitAt(state, piece));
    if (kind >= 0) state.pool[kind] = at(state.pool, kind) + taken;
    state.left[piece] = left;
    tell?.({ type: 'hurt', piece: id, hits: taken, left, riposte });
    return;
  }
  const space = at(state.at, piece);
  const shieldWasUp = isShieldUp(state);
  takeOff(state, piece, state.pool);
  if (!tell) return;
  const unit = chartOf(state, piece).id;
  const gone = { type: 'destroyed', piece: id, unit, space: spaceId(space), hits: taken, riposte } as const;
  // NAB-QUEEN-02, NAB-RULING-34: the death of either queen shows everybody who was real.
  const isQueen = unit === 'redQueen' || unit === 'purpleQueen';
  tell(isQueen ? { ...gone, real: piece === state.real, reveals: true } : gone);
  if (shieldWasUp && fambaas.includes(piece)) tell({ type: 'shieldDown' });
}

/**
 * NAB-BONUS-01, NAB-BONUS-02, NAB-BONUS-09, NAB-BONUS-10, NAB-BONUS-11: the enemy of a destroyed piece draws bonus cards, for each one, however it was weakened.
 * NAB-4P-10, NAB-RULING-22: for the pile of the battlefield player; who controls the battle chooses the decks.
 */
function earnBonus(state: NabooState, piece: number): void {
  const { bonus, side, theatre } = chartOf(state, piece);
  if (bonus === 0) return;
  const winner = enemyOf(side);
  state.frames.push({
    kind: 'bonus',
    seat: controller(state, winner, theatre),
    owner: controller(state, winner, 'battlefield'),
    cards: bonus,
  });
}
