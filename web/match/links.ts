import { type MatchFile, type MatchStep, readMatchFile, writeMatchFile } from '@holoboard/table';

/** The longest game that an address carries, in characters: what mail and chat programs still take for an address. */
const longestPacked = 8000;
/** The most that may come out of an address, in bytes, so that a bad one does no harm. */
const longestUnpacked = 2 * 1024 * 1024;
const mark = '#game=';

/** What an address carries of a game in its last part; nothing when it carries none. */
export function packedIn(hash: string): string | null {
  return hash.startsWith(mark) ? hash.slice(mark.length) : null;
}

/**
 * The last part of an address that carries a whole game; nothing when it would be too long. The checks of the file are left out, as
 * they follow from the rest, and times are those since the step before.
 */
export async function packGame(text: string): Promise<string | null> {
  const { header, steps, end } = readMatchFile(text);
  let time = 0;
  const short = steps.map((step) => {
    const since = step.at - time;
    time = step.at;
    if (!('action' in step)) return { ...step, at: since };
    const { seat, action, draws, clientActionId } = step;
    return [seat, since, action, draws, ...(clientActionId === undefined ? [] : [clientActionId])];
  });
  const bytes = new TextEncoder().encode(JSON.stringify([header, short, end]));
  const packed = await through(bytes, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY);
  const letters = btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return letters.length > longestPacked ? null : `${mark}${letters}`;
}

/** The file of a game that an address carries, not yet tested. Throws an `Error` with one sentence when it carries none. */
export async function unpackGame(packed: string): Promise<string> {
  try {
    if (packed.length > longestPacked) throw new Error('It is too long.');
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const unpacked = await through(bytes, new DecompressionStream('deflate-raw'), longestUnpacked);
    return fileOf(JSON.parse(new TextDecoder().decode(unpacked)));
  } catch {
    // What an engine says about it would tell a person nothing.
    throw new Error('It cannot be unpacked.');
  }
}

/** The file that was packed; whether it is one is tested when it is opened. */
function fileOf([header, short, end]: [MatchFile['header'], readonly unknown[], MatchFile['end']]): string {
  let time = 0;
  const steps = short.map((step) => {
    const [seat, at, action, draws, clientActionId] = Array.isArray(step) ? step : [];
    const named = clientActionId === undefined ? {} : { clientActionId };
    const whole = (Array.isArray(step) ? { seat, at, action, draws, ...named } : step) as MatchStep;
    time += whole.at;
    return { ...whole, at: time };
  });
  return writeMatchFile({ header, steps, end });
}

/** What comes out of a stream that bytes are put into; throws an `Error` when it is too much. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
  most: number,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>)
    .getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > most) {
      await reader.cancel();
      throw new Error('It holds too much.');
    }
    parts.push(read.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
