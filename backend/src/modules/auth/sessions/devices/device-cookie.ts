import { createHash, randomBytes } from 'node:crypto';

/** How long a browser keeps the cookie, in milliseconds. */
export const DEVICE_KEPT = 365 * 86_400_000;
const BYTES = 16;

export function newDeviceCookie(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** The stored hash of the cookie; it differs between users, so that rows do not reveal who shares a browser. */
export function hashDevice(cookie: string, userId: string): Buffer {
  return createHash('sha256').update(`${userId} ${cookie}`).digest();
}
