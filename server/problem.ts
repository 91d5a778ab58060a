/** Something the person who starts the server can mend; the message is one plain sentence. */
export class ServerProblem extends Error {}

/** The system's own name for what went wrong (`EACCES`), if it has one. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** What went wrong, without the system's own signs around it (`EACCES: permission denied, open 'x'`). */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /^E[A-Z]+: (.*?)(?:, \w+(?: '.*)?)?$/s.exec(message)?.[1] ?? message;
}
