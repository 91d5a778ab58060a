/** Dice, and what they can be given to: by type of ship the number that hits it and how many hits there is room for. */
export interface Salvo {
  /** In ascending order. */
  readonly dice: readonly number[];
  readonly needs: readonly number[];
  readonly room: readonly number[];
}

/** Every way to give the dice out, as hits by type of ship. */
export function divisions(salvo: Salvo): readonly (readonly number[])[] {
  let heads: readonly (readonly number[])[] = [[]];
  for (const room of salvo.room)
    heads = heads.flatMap((head) => {
      const left = Math.min(room, salvo.dice.length - total(head));
      return Array.from({ length: left + 1 }, (_, count) => [...head, count]);
    });
  return heads.filter((hits) => isDivision(salvo, hits));
}

/** Whether the dice can be given out like this, and no die that is left could hit a ship that is left. */
export function isDivision({ dice, needs, room }: Salvo, hits: readonly number[]): boolean {
  const used = total(hits);
  if (hits.length !== room.length || used > dice.length) return false;
  if (!hits.every((count, i) => Number.isInteger(count) && count >= 0 && count <= (room[i] as number)))
    return false;
  // The highest dice do it, each given to the hardest ship that is left.
  const wanted = needs.flatMap((need, i) => new Array<number>(hits[i] as number).fill(need)).sort();
  const unused = dice.length - used;
  if (wanted.some((need, i) => (dice[unused + i] as number) < need)) return false;
  const highestUnused = dice[unused - 1] ?? 0;
  return needs.every((need, i) => hits[i] === room[i] || need > highestUnused);
}

function total(hits: readonly number[]): number {
  return hits.reduce((sum, count) => sum + count, 0);
}
