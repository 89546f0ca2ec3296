import { jest } from '@jest/globals';
import { generateSync } from 'otplib';
import { DatabaseClock } from '../../src/core/database/database-clock.service.js';
import type { TestApp } from './test-app.js';
import type { MadeUser } from '../factories/user.factory.js';

/**
 * Stops the clocks of tests and server, which share a process, so that a code does not expire during a test. What is
 * created later still has a later time.
 */
export function stopClock(): void {
  const started = Date.now();
  // Away from the end of the 30 seconds of a code: the reads below would pass it.
  const now = Math.min(started, started - (started % 30_000) + 25_000);
  let reads = 0;
  jest.spyOn(Date, 'now').mockReturnValue(now);
  jest.spyOn(DatabaseClock.prototype, 'now').mockImplementation(() => now + reads++);
}

/** The code of an authenticator app, `steps` intervals of 30 seconds from now. Stop the clock first. */
export const codeOf = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + steps * 30 });

/** Six digits that no accepted step has. */
export function wrongCodeOf(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? '';
}

/** Enables two-factor with the previous step's code, so that the current and next ones are unused. */
export async function turnOnTwoFactor(
  { request }: Pick<TestApp, 'request'>,
  { token, password }: Pick<MadeUser, 'token' | 'password'>,
): Promise<{ secret: string; recovery: string[] }> {
  const post = (path: string, body: object) =>
    request.post(`/api/auth/totp/${path}`).auth(token, { type: 'bearer' }).send(body);
  const { body } = await post('setup', {}).expect(200);
  const secret = String(body.secret);
  const enabled = await post('enable', { password, code: codeOf(secret, -1) }).expect(200);
  return { secret, recovery: enabled.body.recovery_codes as string[] };
}
