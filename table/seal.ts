import { stableJson } from '@holoboard/kernel';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { FileError } from './file-error.ts';
import { isRecord } from './specs.ts';

/*
 * What players may not know yet is sealed in a match that is saved unfinished, so that nobody reads it who only looks into the
 * file or the storage. The key lies beside it, so that the match can be resumed anywhere: this keeps honest eyes honest and
 * stops nobody who wants to cheat at a table of his own.
 */

/** The fields of rows that may tell what is hidden: how it began, what was done and drawn, and the seed of all draws to come. */
const hidden: readonly string[] = ['opening', 'start', 'action', 'draws', 'seed'];
const block = 32;

/** A record with one field in place of those that may tell what is hidden; the same as before when it has none of them. */
export function sealRecord(record: object, place: string, key: string): object {
  const fields = Object.entries(record);
  const secret = fields.filter(([name]) => hidden.includes(name));
  if (secret.length === 0) return record;
  const rest = fields.filter(([name]) => !hidden.includes(name));
  const sealed = sealText(stableJson(Object.fromEntries(secret)), place, key);
  return { ...Object.fromEntries(rest), sealed };
}

/** The record that was sealed. Throws a `FileError` when it cannot be opened. */
export function unsealRecord(
  record: Record<string, unknown>,
  place: string,
  key: string,
): Record<string, unknown> {
  if (!Object.hasOwn(record, 'sealed')) return record;
  const { sealed, ...rest } = record;
  try {
    const secret: unknown = JSON.parse(unsealText(String(sealed), place, key));
    if (isRecord(secret) && Object.keys(secret).every((name) => hidden.includes(name)))
      return { ...rest, ...secret };
  } catch {
    // It is told below, as anything else that is wrong with it.
  }
  throw new FileError(place, 'what is sealed in it cannot be opened, so it was changed.');
}

/**
 * Seals a text: its bytes, filled up with spaces to whole blocks of 32, each block combined by exclusive or with HMAC-SHA256(key,
 * place and number of the block), as hexadecimal digits.
 */
export function sealText(text: string, place: string, key: string): string {
  const plain = ascii(text);
  const whole = plain.padEnd(Math.ceil(plain.length / block) * block, ' ');
  return bytesToHex(mixed(utf8ToBytes(whole), place, key));
}

/** The text that was sealed, which is JSON. Throws an `Error` when it was not sealed so. */
export function unsealText(sealed: string, place: string, key: string): string {
  return Array.from(mixed(hexToBytes(sealed), place, key), (byte) => String.fromCharCode(byte)).join('');
}

/** The same JSON in nothing but ASCII, so that a character is a byte. */
export function ascii(json: string): string {
  return json.replace(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function mixed(bytes: Uint8Array, place: string, key: string): Uint8Array {
  const name = utf8ToBytes(key);
  let stream = new Uint8Array(block);
  return bytes.map((byte, i) => {
    if (i % block === 0) stream = hmac(sha256, name, utf8ToBytes(`seal ${place} ${i / block}`));
    return byte ^ (stream[i % block] as number);
  });
}
