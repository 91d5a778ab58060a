import type { Clause } from '@holoboard/kernel';

/** The clauses of one section, by what follows the first part of their ids. */
export function section(title: string, prefix: string, texts: readonly string[]): readonly Clause[] {
  return texts.map((text, index) => ({
    id: `TAC-${prefix}-${String(index + 1).padStart(2, '0')}`,
    section: title,
    text,
  }));
}
