import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

export function newGuestSecret(): string {
  return `ggg_${randomBytes(BYTES).toString('base64url')}`;
}

/** The stored form. A plain hash is enough for 256 random bits. */
export function hashGuestSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
