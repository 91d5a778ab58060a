/** The set-up options of a game as chosen: plain values by name. */
export type OptionValues = Readonly<Record<string, boolean | string>>;

interface OptionBase {
  readonly key: string;
  /** Options of one group stand together on the set-up form. */
  readonly group: 'table' | 'reading' | 'house';
  /** The clause the option changes. */
  readonly clause?: string;
}

/** One set-up option. Its label and its one sentence of why are words of the game. */
export type OptionSpec =
  | (OptionBase & { readonly kind: 'flag'; readonly default: boolean })
  | (OptionBase & {
      readonly kind: 'choice';
      readonly values: readonly string[];
      readonly default: string;
    });

/** Fills in defaults and refuses what is unknown; throws an `Error` with one plain sentence. */
export function readOptions(
  specs: readonly OptionSpec[],
  given: Readonly<Record<string, unknown>>,
): OptionValues {
  const known = new Set(specs.map((spec) => spec.key));
  const stray = Object.keys(given).find((key) => !known.has(key));
  if (stray !== undefined)
    throw new Error(`There is no option '${stray}'. Options: ${[...known].join(', ')}.`);
  const values: Record<string, boolean | string> = {};
  for (const spec of specs)
    values[spec.key] = Object.hasOwn(given, spec.key) ? readOption(spec, given[spec.key]) : spec.default;
  return values;
}

/** One option from a program's value or a command line's word. */
function readOption(spec: OptionSpec, value: unknown): boolean | string {
  if (spec.kind === 'flag') {
    if (value === true || value === 'true' || value === 'yes' || value === 'on') return true;
    if (value === false || value === 'false' || value === 'no' || value === 'off') return false;
    throw new Error(`Option '${spec.key}' is on or off, not ${quote(value)}.`);
  }
  if (typeof value === 'string' && spec.values.includes(value)) return value;
  throw new Error(`Option '${spec.key}' is one of ${spec.values.join(', ')}, not ${quote(value)}.`);
}

function quote(value: unknown): string {
  return `'${String(value).slice(0, 40)}'`;
}
