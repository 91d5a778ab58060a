import { hoth } from '@holoboard/hoth';
import { hash } from '@holoboard/kernel';
import { replayMatch, verifyMatch } from '@holoboard/table';

/** What a saved match comes to: the hash of the state after every step, and the verdict on the whole file. */
export function readMatch(text: string): { hashes: string[]; verdict: unknown } {
  const { log } = replayMatch([hoth], text);
  const hashes = log.steps.map((_, step) => hash(replayMatch([hoth], text, step + 1).state));
  return { hashes, verdict: verifyMatch([hoth], text) };
}

Object.assign(globalThis, { readMatch });
