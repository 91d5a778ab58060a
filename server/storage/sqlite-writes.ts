/** One statement to be carried out with others in one transaction. */
export interface SqliteWrite {
  readonly sql: string;
  readonly values: readonly (string | number)[];
  /** Tells for a write that changed nothing whether an earlier try has done it: the statement must find something. */
  readonly known?: { readonly sql: string; readonly values: readonly (string | number)[] };
}

/** What came of a transaction: for each write whether it is done, now or at an earlier try; or why nothing is. */
export type SqliteAnswer = { readonly done: readonly boolean[] } | { readonly problem: string };
