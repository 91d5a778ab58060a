/** What an option can be set to. */
export type OptionValue = boolean | string | number;

/** The set-up options of a game as chosen: plain values by name. */
export type OptionValues = Readonly<Record<string, OptionValue>>;

interface OptionBase {
  readonly key: string;
  /** Options of one group stand together on the set-up form. */
  readonly group: 'table' | 'reading' | 'house';
  /** The clause the option changes. */
  readonly clause?: string;
  /**
   * The last version of the rules that has this option. It is no longer offered, but matches up to that version keep it: an option
   * whose type changes gets a new key, and its old spec stays here with `until`.
   */
  readonly until?: number;
}

/** An option added after version 1 names its first version, and the value that older matches are played by. */
type Dated<Value> =
  | { readonly since?: never; readonly before?: never }
  | { readonly since: number; readonly before: Value };

/** One set-up option. Its label and its one sentence of why are words of the game. */
export type OptionSpec =
  | (OptionBase & Dated<boolean> & { readonly kind: 'flag'; readonly default: boolean })
  | (OptionBase &
      Dated<string> & {
        readonly kind: 'choice';
        readonly values: readonly string[];
        /** Values that only make sense from so many seats on. */
        readonly needsSeats?: Readonly<Record<string, number>>;
        readonly default: string;
      })
  | (OptionBase &
      Dated<number> & {
        readonly kind: 'number';
        readonly least: number;
        readonly most: number;
        /** The whole numbers that the set-up form offers; any other from least to most will do too. */
        readonly values: readonly number[];
        readonly default: number;
      });

/** The values an option can take at a table of so many seats; of a number those that are offered. */
export function optionValues(spec: OptionSpec, seats: number): readonly OptionValue[] {
  if (spec.kind === 'flag') return [false, true];
  if (spec.kind === 'number') return spec.values;
  return spec.values.filter((value) => seats >= (spec.needsSeats?.[value] ?? 0));
}

/**
 * The options of a new match: fills in defaults and refuses what is unknown or no longer offered. Throws an `Error` with one plain
 * sentence. Options of a stored match are read by `readTerms`.
 */
export function readOptions(
  specs: readonly OptionSpec[],
  given: Readonly<Record<string, unknown>>,
  seats: number,
): OptionValues {
  return readValues(
    specs.filter(({ until }) => until === undefined),
    given,
    seats,
  );
}

/** The value of every spec, its default where none is given. Throws an `Error` with one plain sentence. */
export function readValues(
  specs: readonly OptionSpec[],
  given: Readonly<Record<string, unknown>>,
  seats: number,
): OptionValues {
  const known = new Set(specs.map((spec) => spec.key));
  const stray = Object.keys(given).find((key) => !known.has(key));
  if (stray !== undefined)
    throw new Error(`There is no option '${stray}'. Options: ${[...known].join(', ')}.`);
  const values: Record<string, OptionValue> = {};
  for (const spec of specs)
    values[spec.key] = Object.hasOwn(given, spec.key)
      ? readOption(spec, given[spec.key], seats)
      : spec.default;
  return values;
}

/** One option from a program's value or a command line's word. */
function readOption(spec: OptionSpec, value: unknown, seats: number): OptionValue {
  if (spec.kind === 'flag') {
    if (value === true || value === 'true' || value === 'yes' || value === 'on') return true;
    if (value === false || value === 'false' || value === 'no' || value === 'off') return false;
    throw new Error(`Option '${spec.key}' is on or off, not ${quote(value)}.`);
  }
  if (spec.kind === 'number') {
    const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
    if (Number.isInteger(number) && Number(number) >= spec.least && Number(number) <= spec.most)
      return Number(number);
    throw new Error(
      `Option '${spec.key}' is a whole number from ${spec.least} to ${spec.most}, not ${quote(value)}.`,
    );
  }
  const values = optionValues(spec, seats);
  if (typeof value === 'string' && values.includes(value)) return value;
  throw new Error(
    `Option '${spec.key}' is one of ${values.join(', ')} at a table of ${seats}, not ${quote(value)}.`,
  );
}

function quote(value: unknown): string {
  return `'${(typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')).slice(0, 40)}'`;
}
