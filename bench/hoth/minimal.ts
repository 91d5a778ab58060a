import type { Chance } from '@holoboard/kernel';
import {
  asteroid,
  canAttack,
  forceSector,
  imperialAttack,
  imperialMovement,
  planetDantooine,
  planetHoth,
  rebelSituation,
  rebelSpinner,
  rebelTable,
  stage,
  station,
  tieSymbol,
  vaderSituation,
  vaderTable,
  wholePieces,
} from './tables.ts';

/** What is left of a game of the minimal loop. */
export interface MinimalGame {
  readonly rebels: readonly number[];
  readonly pieces: readonly number[];
  readonly vader: number;
  readonly turns: number;
  readonly actions: number;
}

/** Plays a random game with nothing but numbers: spins, moves, attacks, until somebody lands. */
export function playMinimal(seats: number, chance: Chance): MinimalGame {
  const rebels = new Array<number>(seats).fill(planetHoth);
  const pieces = new Array<number>(seats).fill(wholePieces);
  let vader = tieSymbol;
  let force = -1;
  let turns = 0;
  let actions = 0;
  let active = chance.draw('firstPlayer', seats);
  for (;;) {
    turns++;
    const from = rebels[active] as number;
    const left = pieces[active] as number;
    let steps = asteroid[from] === 1 ? 1 : left;
    if (steps === wholePieces) {
      const sector = chance.draw('rebelSpinner', 12);
      steps = rebelSpinner[(stage[from] === 1 ? 12 : 0) + sector] as number;
      if (forceSector[sector] === 1) force = active;
      actions++;
    }

    const flight = rebelSituation(from, steps, left < wholePieces ? 1 : 0);
    const to = pick(
      chance,
      rebelTable.first[flight] as number,
      rebelTable.count[flight] as number,
      rebelTable.ends,
    );
    rebels[active] = to;
    actions++;
    if (to === planetDantooine) return { rebels, pieces, vader, turns, actions };
    if (station[to] === 1) pieces[active] = wholePieces;

    let outOfHoth = 0;
    let intoDantooine = 0;
    for (let seat = 0; seat < seats; seat++) {
      const reached = stage[rebels[seat] as number] as number;
      if (reached > 0) outOfHoth++;
      if (reached > 1) intoDantooine++;
    }
    const course = vaderSituation(
      vader,
      imperialMovement[chance.draw('imperialMovement', 12)] as number,
      outOfHoth === 0 ? 0 : outOfHoth < seats ? 1 : 2,
      intoDantooine === 0 ? 0 : intoDantooine < seats ? 1 : 2,
    );
    vader = pick(
      chance,
      vaderTable.first[course] as number,
      vaderTable.count[course] as number,
      vaderTable.ends,
    );
    actions += 2;

    for (let i = 1; i <= seats; i++) {
      const seat = (active + i) % seats;
      const rebel = rebels[seat] as number;
      if (seat === force || station[rebel] === 1 || !canAttack(vader, rebel)) continue;
      const lost = imperialAttack[chance.draw('imperialAttack', 12)] as number;
      pieces[seat] = Math.max(1, (pieces[seat] as number) - lost);
      actions++;
    }
    active = (active + 1) % seats;
  }
}

/** A random one of the listed ends; no draw where there is only one. */
function pick(chance: Chance, first: number, count: number, ends: Uint8Array): number {
  return ends[count === 1 ? first : first + chance.draw('choice', count)] as number;
}
