import { createHmac } from 'node:crypto';
import { addressKey } from './limits/address-key.ts';

/**
 * What is stored in place of an address: the same for the same address, and nobody who lacks the secret of the house can tell which
 * one it is.
 */
export function addressMark(secret: string, address: string): string {
  return createHmac('sha256', secret).update(addressKey(address)).digest('base64url').slice(0, 16);
}
