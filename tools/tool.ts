/** Something wrong with the command line, in one plain sentence. */
export class UsageError extends Error {}

/** Runs a developer tool: help on request, exit code 2 and one sentence for a wrong command line. */
export async function runTool(
  help: string,
  main: (args: readonly string[]) => number | Promise<number>,
): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(help.trim());
    return;
  }
  try {
    process.exitCode = await main(args);
  } catch (error) {
    const problem = usageProblem(error);
    if (problem === null) throw error;
    console.error(problem);
    process.exitCode = 2;
  }
}

/** What is wrong with the command line; nothing when something else went wrong. */
function usageProblem(error: unknown): string | null {
  if (error instanceof UsageError) return error.message;
  if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')))
    return null;
  // Node adds advice to its messages that does not fit on a line.
  return `${(error.message.split(/\.\s/)[0] ?? '').replace(/\.$/, '')}.`;
}

/** A whole number from a flag. */
export function wholeNumber(flag: string, text: string, least: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < least)
    throw new UsageError(`--${flag} is a whole number from ${least} on, not '${text}'.`);
  return value;
}

/** Rows of text as a table with straight columns; numbers stand to the right. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => String(row[column] ?? '').length)),
  );
  const cell = (value: string | number, width: number): string =>
    typeof value === 'number' ? String(value).padStart(width) : value.padEnd(width);
  return rows
    .map((row) =>
      row
        .map((value, column) => cell(value, widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
