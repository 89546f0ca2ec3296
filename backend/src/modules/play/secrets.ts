import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** A secret of a game outside this site: of a guest, of a device, or for polling a connect code. */
export function newSecret(prefix: 'ggg_' | 'ggd_' | 'ggc_'): string {
  return `${prefix}${randomBytes(BYTES).toString('base64url')}`;
}

/** The stored form of a lasting secret. A plain hash is enough for 256 random bits. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
