/** One numbered statement of a rulebook, in our own words. */
export interface Clause {
  readonly id: string;
  readonly section: string;
  readonly text: string;
}

/** The clauses by section, in the order of the rulebook. */
export function sectionsOf(clauses: readonly Clause[]): ReadonlyMap<string, readonly Clause[]> {
  const sections = new Map<string, Clause[]>();
  for (const clause of clauses) {
    const section = sections.get(clause.section);
    if (section) section.push(clause);
    else sections.set(clause.section, [clause]);
  }
  return sections;
}

/** What a text cites: every clause id of a given prefix that stands in it. */
export function citedClauses(prefix: string, text: string): Set<string> {
  return new Set(text.match(new RegExp(`\\b${prefix}(?:-[A-Z0-9]+)+-\\d{2,}\\b`, 'g')) ?? []);
}

/** How well a game's code and tests cover its rulebook. */
export interface Coverage {
  readonly clauses: number;
  readonly enforced: number;
  readonly proven: number;
  readonly notEnforced: readonly string[];
  readonly notProven: readonly string[];
  /** Cited in code or tests, but not in the rulebook. */
  readonly unknown: readonly string[];
}

/** Compares the rulebook with the clauses that code and test titles cite. */
export function coverage(
  rulebook: readonly Clause[],
  inCode: ReadonlySet<string>,
  inTests: ReadonlySet<string>,
): Coverage {
  const ids = new Set(rulebook.map((clause) => clause.id));
  const notEnforced = [...ids].filter((id) => !inCode.has(id));
  const notProven = [...ids].filter((id) => !inTests.has(id));
  const unknown = [...new Set([...inCode, ...inTests])].filter((id) => !ids.has(id)).sort();
  return {
    clauses: ids.size,
    enforced: ids.size - notEnforced.length,
    proven: ids.size - notProven.length,
    notEnforced,
    notProven,
    unknown,
  };
}
