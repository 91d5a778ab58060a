import { at } from '@holoboard/kernel';
import { sees } from '../data/sight.ts';
import { inCore, inThroneRoom, neighbours, onPlains, spaceCount, spaces } from '../data/spaces.ts';
import { fambaas, firstPalacePiece, lastPalacePiece, maul, obiWan, quiGon, viceroys } from '../data/start.ts';
import { controlShip } from '../data/track.ts';
import { attackDice } from '../phases/attack.ts';
import { mostDice } from '../phases/core.ts';
import { boardOf, chartOf, isInPlay, isShieldUp, unitAt } from '../phases/pieces.ts';
import { targetsOf } from '../phases/targets.ts';
import type { NabooState } from '../state.ts';
import { attackWorth, stepsToThrone } from './worth.ts';

/** A target in the palace, and what an attack on it is worth. */
interface Mark {
  readonly space: number;
  readonly worth: number;
}

/** The boards of one position, with what moves and attacks are worth on them. */
export class Field {
  private readonly state: NabooState;
  private readonly board: Int16Array;
  /** Targets of a palace unit, the best first: all of its kind have the same. */
  private readonly marks = new Map<number, readonly Mark[]>();
  /** How far Naboo is from spaces that droids were asked about. */
  private readonly nearest = new Map<number, number>();

  constructor(state: NabooState) {
    this.state = state;
    this.board = boardOf(state).slice();
  }

  /** The best attack of a piece from a space, if it stood there; what is worth no more than a floor need not be looked for. */
  bestAttack(piece: number, space: number, floor = 0): number {
    return chartOf(this.state, piece).range === 'sight'
      ? this.bestInSight(piece, space, floor)
      : this.bestOnPlains(piece, space);
  }

  private bestInSight(piece: number, space: number, floor: number): number {
    const start = this.state.at[piece] as number;
    const wholeLine = this.state.options.edgeLos === 'wholeLine';
    let best = 0;
    // Where it stands now nobody will stand once it has moved.
    this.board[start] = -1;
    for (const mark of this.marksOf(piece)) {
      if (mark.worth <= 0 || mark.worth < floor) break;
      if (!sees(this.board, space, mark.space, wholeLine)) continue;
      best = mark.worth;
      break;
    }
    this.board[start] = piece;
    return best;
  }

  private marksOf(piece: number): readonly Mark[] {
    const unit = unitAt(this.state, piece);
    const known = this.marks.get(unit);
    if (known) return known;
    const { red, gray } = attackDice(this.state, piece);
    const made = this.enemiesInPalace(piece)
      .map((target) => ({
        space: at(this.state.at, target),
        worth: attackWorth(this.state, piece, target, red, gray),
      }))
      .sort((a, b) => b.worth - a.worth);
    this.marks.set(unit, made);
    return made;
  }

  private enemiesInPalace(piece: number): number[] {
    const { side } = chartOf(this.state, piece);
    const enemies: number[] = [];
    this.state.at.forEach((space, target) => {
      if (space < 0 || onPlains[space] || viceroys.includes(target)) return;
      if (chartOf(this.state, target).side !== side) enemies.push(target);
    });
    return enemies;
  }

  private bestOnPlains(piece: number, space: number): number {
    const { state } = this;
    const before = at(state.at, piece);
    // Judged in place and put back: a copy of the state for every space would cost far more.
    state.at[piece] = space;
    const { red, gray } = attackDice(state, piece);
    let best = 0;
    for (const target of targetsOf(state, piece))
      best = Math.max(best, attackWorth(state, piece, target, red, gray));
    state.at[piece] = before;
    return best;
  }

  /** The best strike of a duellist from a space with the dice he has left. */
  bestStrike(piece: number, space: number, dice: number): number {
    if (dice === 0) return 0;
    const { side } = chartOf(this.state, piece);
    let best = 0;
    for (const other of at(neighbours, space)) {
      const target = this.board[other] as number;
      if (target < 0 || viceroys.includes(target) || chartOf(this.state, target).side === side) continue;
      best = Math.max(best, attackWorth(this.state, piece, target, mostDice({ dice }), 0));
    }
    return best;
  }

  /** How much a space is worth to a piece that stands on it at the end of its move. */
  place(piece: number, space: number): number {
    return onPlains[space] ? plainsWorth(this.state, piece, space) : this.palaceWorth(piece, space);
  }

  /** In the palace Naboo makes for the throne room when it needs it; the droids and Darth Maul make for Naboo. */
  private palaceWorth(piece: number, space: number): number {
    const { state } = this;
    const isDone = state.anakin === controlShip;
    if (chartOf(state, piece).side === 'naboo') {
      if (inCore[space] && isInPlay(state, maul)) return 0;
      return -throneUrgency(state) * stepsToThrone(space) + (isDone && inThroneRoom[space] ? 2 : 0);
    }
    return -0.05 * this.nearestEnemy(space) - (isDone ? 0.1 : 0.01) * stepsToThrone(space);
  }

  private nearestEnemy(space: number): number {
    const known = this.nearest.get(space);
    if (known !== undefined) return known;
    const made = nearestEnemy(this.state, space);
    this.nearest.set(space, made);
    return made;
  }
}

/**
 * What a step toward the throne room is worth to Naboo. As long as the Jedi may win the duel, or have won it, nobody is needed there:
 * guards then keep away from the droids upstairs, for every one of them counts.
 */
function throneUrgency(state: NabooState): number {
  if (state.anakin === controlShip) return 0.6;
  if (!isInPlay(state, maul)) return -0.05;
  const duels = isInPlay(state, quiGon) || isInPlay(state, obiWan);
  return duels ? 0.01 * state.anakin - 0.05 : 0.02 * state.anakin + 0.04;
}

/** On the plains droids press toward the Fambaas, and Naboo keeps its distance, near the shield. */
function plainsWorth(state: NabooState, piece: number, space: number): number {
  const { row, zone } = at(spaces, space);
  if (chartOf(state, piece).side === 'naboo') return zone === 'outside' ? -0.4 : -0.05 * Math.abs(row - 4);
  if (!isShieldUp(state)) return 0.05 * row;
  let nearest = 99;
  for (const fambaa of fambaas) nearest = Math.min(nearest, hexDistance(space, at(state.at, fambaa)));
  return -0.12 * nearest;
}

/** How far two hexes of one board are apart, whatever stands there. */
function hexDistance(a: number, b: number): number {
  const [one, other] = [at(spaces, a), at(spaces, b)];
  const rows = Math.abs(one.row - other.row);
  const x = Math.abs(one.col * 2 + (one.row % 2) - (other.col * 2 + (other.row % 2)));
  return rows + Math.max(0, (x - rows) / 2);
}

/** How far two spaces of palace and core are apart for `nearestEnemy`, by pair: floors count as some steps. */
const apart = new Uint8Array(spaceCount * spaceCount);

function apartness(from: number, to: number): number {
  const index = from * spaceCount + to;
  if (apart[index] === 0) {
    const [one, other] = [at(spaces, from), at(spaces, to)];
    const floors = Math.abs(one.level - other.level) * 8;
    const isCore = one.level === 0 || other.level === 0;
    // One more, so that 0 means that it is not known yet.
    apart[index] = 1 + floors + (isCore ? 6 : hexDistance(from, to));
  }
  return (apart[index] as number) - 1;
}

/** How far the nearest piece of Naboo is. */
function nearestEnemy(state: NabooState, space: number): number {
  let nearest = 40;
  for (let target = firstPalacePiece; target <= lastPalacePiece; target++) {
    const there = state.at[target] as number;
    if (there >= 0) nearest = Math.min(nearest, apartness(space, there));
  }
  return nearest;
}
