/**
 * Does a piece of work again and again for so long, and gives how much was done in a second of processor time: time
 * that other programs took from this one does not count.
 */
function rate(work: () => number, milliseconds: number): number {
  const end = performance.now() + milliseconds;
  const start = process.threadCpuUsage();
  let done = 0;
  let used = 0;
  // The clock of the processor may stand still for some milliseconds: nothing can be told before it has moved.
  do {
    done += work();
    if (performance.now() < end) continue;
    const { user, system } = process.threadCpuUsage(start);
    used = user + system;
  } while (used === 0);
  return (done * 1e6) / used;
}

/**
 * Measures several pieces of work in turn, round after round, so that whatever else the machine does meets them all
 * alike. Gives the rates of each by round; a first round that only warms up is left out.
 */
export function rateInTurn(
  works: readonly (() => number)[],
  rounds: number,
  milliseconds: number,
): readonly (readonly number[])[] {
  for (const work of works) rate(work, milliseconds);
  const rates: number[][] = works.map(() => []);
  for (let round = 0; round < rounds; round++)
    works.forEach((work, i) => {
      rates[i]?.push(rate(work, milliseconds));
    });
  return rates;
}

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] as number)) / 2;
}
