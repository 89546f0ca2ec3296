import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { cookieOf } from '../../../../core/http/request/credentials.js';

/** Identifies a browser at its next sign-in; grants no access. */
export const DEVICE_COOKIE = 'device';
export const DEVICE_KEPT = 365 * 86_400_000;
const FORMAT = /^[A-Za-z0-9_-]{22}$/;
const BYTES = 16;

export function newDeviceCookie(): string {
  return randomBytes(BYTES).toString('base64url');
}

export function deviceCookieOf(request: IncomingMessage): string | undefined {
  const cookie = cookieOf(request, DEVICE_COOKIE);
  return cookie !== undefined && FORMAT.test(cookie) ? cookie : undefined;
}

/** The stored hash of the cookie; it differs between users, so that rows do not reveal who shares a browser. */
export function hashDevice(cookie: string, userId: string): Buffer {
  return createHash('sha256').update(`${userId} ${cookie}`).digest();
}
