import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const FORMAT = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits; only the client of the sign-in gets it. */
export function generateSessionToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The stored hash. A plain hash is enough, because 256 random bits cannot be guessed. */
export function hashSessionToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function isSessionTokenFormat(text: string): boolean {
  return FORMAT.test(text);
}
