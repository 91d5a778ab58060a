import { at } from '@holoboard/kernel';
import { sees } from '../data/sight.ts';
import { inCore, inThroneRoom, neighbours, onPlains, spaceCount, spaces } from '../data/spaces.ts';
import { fambaas, firstPalacePiece, lastPalacePiece, maul, obiWan, quiGon, viceroys } from '../data/start.ts';
import { controlShip } from '../data/track.ts';
import type { Side } from '../data/units.ts';
import { attackDice } from '../phases/attack.ts';
import { mostDice } from '../phases/core.ts';
import { boardOf, chartOf, isInPlay, isShieldUp, unitAt } from '../phases/pieces.ts';
import { reach } from '../phases/reach.ts';
import { targetsOf } from '../phases/targets.ts';
import type { NabooState } from '../state.ts';
import type { Manner } from './manner.ts';
import { type Quarry, quarry } from './strikes.ts';
import { attackWorth, stepsToThrone } from './worth.ts';

/** A target in the palace, and what an attack on it is worth. */
interface Mark {
  readonly space: number;
  readonly worth: number;
}

/** The boards of one position, with what moves and attacks are worth on them. */
export class Field {
  private readonly state: NabooState;
  private readonly manner: Manner;
  /** The place in what is told by how the duel stands. */
  readonly stage: 0 | 1 | 2;
  private readonly board: Int16Array;
  /** Targets of a palace unit, the best first: all of its kind have the same. */
  private readonly marks = new Map<number, readonly Mark[]>();
  /** How far the enemy is from spaces that were asked about. */
  private readonly nearest = new Map<number, number>();
  /** Hits to be expected on spaces that were asked about. */
  private readonly exposures = new Map<number, number>();

  constructor(state: NabooState, manner: Manner) {
    this.state = state;
    this.manner = manner;
    this.stage = stageOf(state);
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
        worth: attackWorth(this.manner, this.state, piece, target, red, gray),
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
      best = Math.max(best, attackWorth(this.manner, state, piece, target, red, gray));
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
      best = Math.max(best, attackWorth(this.manner, this.state, piece, target, mostDice({ dice }), 0));
    }
    return best;
  }

  /** How much a space is worth to a piece that stands on it at the end of its move. */
  place(piece: number, space: number): number {
    return onPlains[space]
      ? plainsWorth(this.manner, this.state, piece, space)
      : this.palaceWorth(piece, space);
  }

  /** In the palace Naboo makes for the throne room when it needs it; the droids and Darth Maul make for Naboo. */
  private palaceWorth(piece: number, space: number): number {
    const { state, manner, stage } = this;
    const { side } = chartOf(state, piece);
    if (side === 'naboo' && inCore[space] && stage !== 1) return 0;
    const isDone = state.anakin === controlShip;
    const urgency = manner.throne[stage] + manner.throneStep[stage] * state.anakin;
    const distance = manner.distance[stage];
    const exposure = manner.exposure[stage];
    const safety =
      (distance === 0 ? 0 : distance * this.nearestEnemy(side, space)) -
      (exposure === 0 ? 0 : exposure * this.exposed(side, space));
    if (side === 'naboo')
      return (
        safety - (isDone ? 0.6 : urgency) * stepsToThrone(space) + (isDone && inThroneRoom[space] ? 2 : 0)
      );
    return safety - (isDone ? 0.1 : urgency) * stepsToThrone(space);
  }

  private nearestEnemy(side: Side, space: number): number {
    const known = this.nearest.get(space);
    if (known !== undefined) return known;
    const made = side === 'naboo' ? nearestDroid(this.state, space) : nearestEnemy(this.state, space);
    this.nearest.set(space, made);
    return made;
  }

  /** How many hits can be expected on who stands on a space if all who see it attack. */
  private exposed(side: Side, space: number): number {
    const known = this.exposures.get(space);
    if (known !== undefined) return known;
    const { state } = this;
    const wholeLine = state.options.edgeLos === 'wholeLine';
    let hits = 0;
    for (let piece = 0; piece < state.at.length; piece++) {
      const there = state.at[piece] as number;
      if (there < 0 || onPlains[there]) continue;
      const chart = chartOf(state, piece);
      if (chart.side === side || chart.range !== 'sight' || chart.red + chart.gray === 0) continue;
      if (sees(this.board, space, there, wholeLine))
        hits += Math.min(0.9, chart.red * 0.6 + chart.gray * 0.5);
    }
    this.exposures.set(space, hits);
    return hits;
  }

  /** The enemies a duellist could strike within so many moves. */
  strikable(piece: number, moves: number): readonly Quarry[] {
    const { state, board, manner } = this;
    const { side } = chartOf(state, piece);
    const found = new Map<number, Quarry>();
    for (const space of [at(state.at, piece), ...reach(state, piece, moves, false).list])
      for (const other of at(neighbours, space)) {
        const target = board[other] as number;
        if (target < 0 || found.has(target) || viceroys.includes(target)) continue;
        if (chartOf(state, target).side !== side) found.set(target, quarry(manner, state, piece, target));
      }
    return [...found.values()];
  }
}

/** How the duel stands: it goes on, Darth Maul is dead, both Jedi are. */
function stageOf(state: NabooState): 0 | 1 | 2 {
  if (!isInPlay(state, maul)) return 1;
  return isInPlay(state, quiGon) || isInPlay(state, obiWan) ? 0 : 2;
}

/** On the plains droids press toward the Fambaas, and Naboo keeps its distance, near the shield. */
function plainsWorth(manner: Manner, state: NabooState, piece: number, space: number): number {
  const { row, zone } = at(spaces, space);
  if (chartOf(state, piece).side === 'naboo')
    return zone === 'outside' ? -manner.outside : -manner.row * Math.abs(row - 4);
  if (!isShieldUp(state)) return manner.row * row;
  let nearest = 99;
  for (const fambaa of fambaas) nearest = Math.min(nearest, hexDistance(space, at(state.at, fambaa)));
  return -manner.fambaa * nearest;
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

/** How far the nearest droid of the palace is. */
function nearestDroid(state: NabooState, space: number): number {
  let nearest = 40;
  for (let piece = 0; piece < state.at.length; piece++) {
    const there = state.at[piece] as number;
    if (there >= 0 && !onPlains[there] && chartOf(state, piece).droid)
      nearest = Math.min(nearest, apartness(space, there));
  }
  return nearest;
}
