/**
 * Escape from Hoth for the yardsticks: the published game with every option off, worked out once as flat numbers.
 * Spaces are numbered as in the game's own states, so that the tests can compare positions.
 */

export const planetHoth = 0;
const hothInner = { first: 1, last: 15 };
const hothOuter = { first: 16, last: 36 };
const hyperspace = { first: 37, last: 72 };
const dantooineOuter = { first: 73, last: 92 };
const dantooineInner = { first: 93, last: 108 };
export const planetDantooine = 109;
const spaceCount = 110;
/** Where Vader starts, and the way into hyperspace. */
export const tieSymbol: number = hothOuter.last;

export const wholePieces = 5;

const slides: readonly (readonly [from: number, to: number])[] = [
  [3, 20],
  [8, 27],
  [13, 34],
  [75, 93],
  [80, 97],
  [85, 101],
  [90, 105],
];

function marks(spaces: readonly number[]): Uint8Array {
  const marked = new Uint8Array(spaceCount);
  for (const space of spaces) marked[space] = 1;
  return marked;
}

/** 1 on the spaces of an asteroid field. */
export const asteroid: Uint8Array = marks([41, 42, 48, 49, 50, 58, 59, 60, 61, 68, 69]);
/** 1 on a repair station. */
export const station: Uint8Array = marks([45, 54, 64]);
/** 0 at Hoth, 1 in hyperspace, 2 at Dantooine. */
export const stage: Uint8Array = Uint8Array.from({ length: spaceCount }, (_, space) =>
  space < hyperspace.first ? 0 : space <= hyperspace.last ? 1 : 2,
);

/** Any number from 1 to 10. */
export const freeReading = 0;
/** The Rebel spinner by sector: the inner circle first, then the outer one. */
export const rebelSpinner: Uint8Array = Uint8Array.of(
  ...[5, 2, freeReading, 6, 3, 8, freeReading, 4, 7, 5, freeReading, 6],
  ...[7, 9, 4, 6, 10, 3, 5, freeReading, 6, 8, 2, freeReading],
);
/** 1 for the sectors that say the Force is with you. */
export const forceSector: Uint8Array = Uint8Array.of(0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0);
export const imperialMovement: Uint8Array = Uint8Array.of(4, 1, 6, 3, 8, 5, 2, 6, 4, 7, 3, 5);
/** Pieces lost by sector. */
export const imperialAttack: Uint8Array = Uint8Array.of(1, 0, 2, 1, 0, 1, 2, 0, 1, 2, 0, 1);

/** The spaces a marker can end on, for every situation: `ends[first[i]]` to `ends[first[i] + count[i] - 1]`. */
export interface EndTable {
  readonly first: Uint16Array;
  readonly count: Uint8Array;
  readonly ends: Uint8Array;
}

function tableOf(situations: readonly (readonly number[])[]): EndTable {
  const first = new Uint16Array(situations.length);
  const count = new Uint8Array(situations.length);
  const ends: number[] = [];
  situations.forEach((list, i) => {
    first[i] = ends.length;
    count[i] = list.length;
    ends.push(...list);
  });
  return { first, count, ends: Uint8Array.from(ends) };
}

function aheadInRing(space: number): number {
  for (const ring of [hothInner, hothOuter, dantooineOuter, dantooineInner])
    if (space === ring.last) return ring.first;
  return space + 1;
}

function rebelNext(space: number): readonly number[] {
  if (space === tieSymbol) return [hothOuter.first, hyperspace.first];
  if (space === dantooineInner.last) return [planetDantooine];
  return [aheadInRing(space)];
}

function rebelEnds(from: number, steps: number, damaged: boolean): number[] {
  return rebelNext(from).flatMap((next) => {
    if (steps === 1 || next === planetDantooine) {
      const slide = slides.find(([start]) => start === next);
      return slide ? [next, slide[1]] : [next];
    }
    return [...(damaged && station[next] === 1 ? [next] : []), ...rebelEnds(next, steps - 1, damaged)];
  });
}

/** The situation of a Rebel: where he is, the number he has to fly (or `freeReading`), and whether he is damaged. */
export function rebelSituation(from: number, steps: number, damaged: 0 | 1): number {
  return (from * 11 + steps) * 2 + damaged;
}

/** Where a Rebel can end, by situation. */
export const rebelTable: EndTable = tableOf(
  Array.from({ length: spaceCount * 22 }, (_, i) => {
    const damaged = i % 2 === 1;
    const steps = (i >> 1) % 11;
    const from = Math.floor(i / 22);
    if (from === planetDantooine) return [];
    if (steps !== freeReading) return rebelEnds(from, steps, damaged);
    const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    return [...new Set(counts.flatMap((count) => rebelEnds(from, count, damaged)))];
  }),
);

/** How many Rebels are past a junction, as Vader's rules see it. */
export const gate = { nobody: 0, somebody: 1, everybody: 2 } as const;

function vaderNext(space: number, outOfHoth: number, intoDantooine: number): readonly number[] {
  if (space === hyperspace.last) return intoDantooine === gate.nobody ? [] : [dantooineOuter.first];
  if (space !== tieSymbol || outOfHoth === gate.nobody) return [aheadInRing(space)];
  return outOfHoth === gate.everybody ? [hyperspace.first] : [hothOuter.first, hyperspace.first];
}

function vaderAhead(space: number, steps: number, outOfHoth: number, intoDantooine: number): number[] {
  if (steps === 0) return [space];
  return vaderNext(space, outOfHoth, intoDantooine).flatMap((next) =>
    vaderAhead(next, steps - 1, outOfHoth, intoDantooine),
  );
}

function vaderEnds(from: number, steps: number, outOfHoth: number, intoDantooine: number): number[] {
  const counted = vaderAhead(from, steps, outOfHoth, intoDantooine);
  const mayTurnBack = stage[from] === 1 && intoDantooine !== gate.everybody;
  if (mayTurnBack && from - steps >= hyperspace.first) counted.push(from - steps);
  return counted.flatMap((end) => {
    const slide = slides.find((ends) => ends.includes(end));
    if (!slide) return [end];
    const leaving = outOfHoth === gate.everybody && stage[end] === 0;
    if (leaving) return end === slide[0] ? [slide[1]] : [end];
    return [end, end === slide[0] ? slide[1] : slide[0]];
  });
}

/** The situation of Vader: where he is, the number spun, and who is past the two junctions. */
export function vaderSituation(
  from: number,
  steps: number,
  outOfHoth: number,
  intoDantooine: number,
): number {
  return ((from * 9 + steps) * 3 + outOfHoth) * 3 + intoDantooine;
}

/** Where Vader can end, by situation. */
export const vaderTable: EndTable = tableOf(
  Array.from({ length: spaceCount * 81 }, (_, i) => {
    const from = Math.floor(i / 81);
    if (from === planetHoth || from === planetDantooine) return [];
    return vaderEnds(from, Math.floor(i / 9) % 9, Math.floor(i / 3) % 3, i % 3);
  }),
);

function areAdjacent(a: number, b: number): boolean {
  const low = Math.min(a, b);
  const high = Math.max(a, b);
  for (const zone of [hothInner, hothOuter, hyperspace, dantooineOuter, dantooineInner])
    if (low >= zone.first && high <= zone.last)
      return high - low <= 1 || (zone !== hyperspace && low === zone.first && high === zone.last);
  return (
    (low === tieSymbol && high === hyperspace.first) ||
    (low === hyperspace.last && high === dantooineOuter.first)
  );
}

/** 1 at `vader * spaceCount + rebel` when a Rebel there can be attacked. */
const attackTable: Uint8Array = Uint8Array.from({ length: spaceCount * spaceCount }, (_, i) =>
  areAdjacent(Math.floor(i / spaceCount), i % spaceCount) ? 1 : 0,
);

/** Whether Vader is on the Rebel's space, or directly in front of it or behind. */
export function canAttack(vader: number, rebel: number): boolean {
  return attackTable[vader * spaceCount + rebel] === 1;
}
