import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { GUEST_SECRET } from '@gamegeek/contracts/play/play.dto.js';
import { cookieOf } from '../../../core/http/request/credentials.js';

export const GUEST_COOKIE = 'guest';
const BYTES = 32;

export function newGuestSecret(): string {
  return `ggg_${randomBytes(BYTES).toString('base64url')}`;
}

export function guestSecretOf(request: IncomingMessage): string | undefined {
  const cookie = cookieOf(request, GUEST_COOKIE);
  return cookie !== undefined && GUEST_SECRET.test(cookie) ? cookie : undefined;
}

/** The stored form. A plain hash is enough for 256 random bits. */
export function hashGuestSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
