/** The entry of a list that is known to be there; that it is not can only be a fault of the code, and is thrown. */
export function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new RangeError(`There is no entry ${index} in a list of ${list.length}.`);
  return item;
}

/** The last entry of a list that is known not to be empty. */
export function last<Item>(list: readonly Item[]): Item {
  return at(list, list.length - 1);
}
