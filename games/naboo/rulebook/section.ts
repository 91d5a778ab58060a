import type { Clause } from '@holoboard/kernel';

/** Clauses of one section. */
export function section(name: string, clauses: readonly (readonly [id: string, text: string])[]): Clause[] {
  return clauses.map(([id, text]) => ({ id, section: name, text }));
}
