import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { cookieOf } from '../../../core/http/credentials.js';

/** By this cookie a browser is known again at its next sign-in; it opens nothing. */
export const DEVICE_COOKIE = 'device';
export const DEVICE_KEPT = 365 * 86_400_000;
const FORM = /^[A-Za-z0-9_-]{22}$/;
const BYTES = 16;

export function newDeviceCookie(): string {
  return randomBytes(BYTES).toString('base64url');
}

export function deviceCookieOf(request: IncomingMessage): string | undefined {
  const cookie = cookieOf(request, DEVICE_COOKIE);
  return cookie !== undefined && FORM.test(cookie) ? cookie : undefined;
}

/** What is stored instead of the cookie; another one for each user, so that rows do not tell who shares a browser. */
export function hashDevice(cookie: string, userId: string): Buffer {
  return createHash('sha256').update(`${userId} ${cookie}`).digest();
}
