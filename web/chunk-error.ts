/** Whether an error is a part of the app that could not be fetched. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|error loading|Unable to preload|ChunkLoad/i.test(
      `${error.name} ${error.message}`,
    )
  );
}
