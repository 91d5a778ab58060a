import { type OptionSpec, type OptionValue, type OptionValues, readValues } from './options.ts';

/** What a match was agreed on. */
export interface Terms {
  /** The version of the rules. */
  readonly rules: number;
  readonly seats: number;
  /** Complete in memory: an option added by a later version has the value from `before`. */
  readonly options: OptionValues;
}

/** The options that a version of the rules has. */
export function optionsIn(specs: readonly OptionSpec[], rules: number): readonly OptionSpec[] {
  return specs.filter(({ since = 1, until = rules }) => since <= rules && rules <= until);
}

/**
 * Reads the terms of a match. An option of its version that is not given has its default; one of another version is refused. Throws
 * an `Error` with one plain sentence.
 */
export function readTerms(
  specs: readonly OptionSpec[],
  { rules, seats, options }: Omit<Terms, 'options'> & { readonly options: Readonly<Record<string, unknown>> },
): Terms {
  const later = specs.flatMap(({ key, since = 1, before }) =>
    since > rules && before !== undefined ? [[key, before] as const] : [],
  );
  const own = readValues(optionsIn(specs, rules), options, seats);
  return { rules, seats, options: { ...own, ...Object.fromEntries(later) } };
}

/** The options as they are stored, shown and hashed: only those that their version of the rules has. */
export function storedOptions(
  specs: readonly OptionSpec[],
  { rules, options }: Pick<Terms, 'rules' | 'options'>,
): OptionValues {
  return Object.fromEntries(
    optionsIn(specs, rules).flatMap(({ key }) =>
      Object.hasOwn(options, key) ? [[key, options[key] as OptionValue]] : [],
    ),
  );
}

/** The stored options that differ from their default: what a position's text names. */
export function changedOptions(
  specs: readonly OptionSpec[],
  terms: Pick<Terms, 'rules' | 'options'>,
): readonly (readonly [key: string, value: OptionValue])[] {
  const stored = storedOptions(specs, terms);
  return specs.flatMap(({ key, default: usual }) => {
    const value = stored[key];
    return value === undefined || value === usual ? [] : [[key, value] as const];
  });
}
