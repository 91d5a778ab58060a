import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Makes the SHA-256 of a text, in hexadecimal digits. */
type Digest = (text: string) => string;

/** The one that is written out in JavaScript, and works everywhere. */
export const portableDigest: Digest = (text) => bytesToHex(sha256(utf8ToBytes(text)));

/** The one of the machine, several times as fast; browsers have none that answers at once. */
function machineDigest(): Digest | null {
  const { process } = globalThis as {
    readonly process?: { getBuiltinModule?(name: string): { hash(...given: string[]): string } };
  };
  const crypto = process?.getBuiltinModule?.('node:crypto');
  return crypto ? (text) => crypto.hash('sha256', text, 'hex') : null;
}

export const digestOf: Digest = machineDigest() ?? portableDigest;
