import { hkdfSync } from 'node:crypto';

/** A key of 32 bytes for one use alone. What is already stored depends on the words of `use`: they are not changed. */
export function deriveKey(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `gamegeek ${use}`, 32));
}
