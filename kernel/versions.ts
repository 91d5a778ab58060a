/** Made by rules of some version. The first one leaves no mark, so that its states and views stay what they were. */
export interface Versioned {
  readonly rules?: number;
}

/** Whether a state follows at least this version of the rules: what a changed rule asks. */
export function since(state: Versioned, version: number): boolean {
  return (state.rules ?? 1) >= version;
}

/** The mark that a version of the rules leaves on a state or a view: `{ ...rulesMark(rules), options, ... }`. */
export function rulesMark(rules: number | undefined): Versioned {
  return rules === undefined || rules === 1 ? {} : { rules };
}

/** What is wrong with a version that a log was begun with; nothing when this program can play by it. */
export function versionProblem(
  game: { readonly title: string; readonly rulesVersion: number },
  rules: number,
): string | null {
  if (Number.isInteger(rules) && rules >= 1 && rules <= game.rulesVersion) return null;
  return rules > game.rulesVersion
    ? `this game of ${game.title} follows version ${rules} of the rules, and this program knows them up to version ${game.rulesVersion}.`
    : `there is no version ${rules} of the rules of ${game.title}.`;
}
