/** Fixed positions whose action sequences are counted; `expected` holds those counts that were worked out by hand. */
export const perftPositions: readonly {
  readonly name: string;
  readonly position: string;
  readonly expected?: readonly number[];
}[] = [];
