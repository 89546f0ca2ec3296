import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { ForgetExpiredJob } from '../../../src/modules/auth/privacy/forget-expired.job.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { Mailbox, tokenIn } from '../../support/services/mailbox.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

const FAILURES = 3;
const WAIT = {
  identifier: [
    'Too many failed logins for this account. Use a browser in which you have logged in before, or choose a new password with “Forgot password?”. Otherwise, try again in a minute',
  ],
};

let node: TestApp;
let mailbox: Mailbox;
let ada: MadeUser;
let addresses = 0;

beforeAll(async () => {
  node = await startTestApp({
    settings: { trustProxy: 1 },
    limits: {
      loginFailureAccount: { points: FAILURES, duration: 3_600 },
      loginToGuessedAccount: { points: 1, duration: 60 },
    },
  });
  mailbox = new Mailbox(node.settings.home);
});
beforeEach(async () => {
  ada = await makeUser(node.database);
});
afterAll(() => node?.close());

/** Sends each request from a different address. */
const post = (path: string, body: object, cookie?: string) => {
  const request = node.request.post(`/api/auth/${path}`).set('X-Forwarded-For', `198.51.100.${(addresses += 1)}`);
  return (cookie === undefined ? request : request.set('Cookie', cookie)).send(body);
};
const login = (identifier: string, password: string, cookie?: string) =>
  post('login', { identifier, password }, cookie);
const deviceOf = ({ headers }: Response) =>
  String(headers['set-cookie'])
    .split(/,(?=\S+=)/)
    .find((cookie) => cookie.includes('device='))
    ?.split(';')[0];

/** Uses up what browsers that the account does not know may try together. */
async function guess(identifiers: string[]): Promise<void> {
  for (let i = 0; i < FAILURES + 1; i += 1) {
    const identifier = identifiers[i % identifiers.length] ?? '';
    expectError(await login(identifier, 'a guess'), 'invalid_credentials');
  }
}

describe('an account whose password is guessed from many addresses', () => {
  it('accepts one attempt a minute of unknown browsers, by name and address together, even with the right password', async () => {
    await guess([ada.username, ada.email, ada.username.toUpperCase()]);
    for (const identifier of [ada.username, ada.email]) {
      const refused = await login(identifier, ada.password);
      expectError(refused, 'rate_limited', WAIT);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    }
  });

  it('is refused like a name that does not exist', async () => {
    await guess(['no-such-player']);
    await guess([ada.username]);
    const answers = [await login('no-such-player', 'a guess'), await login(ada.username, 'a guess')];
    const [unknown, known] = answers.map(({ status, headers, body }) => ({
      status,
      limit: headers['ratelimit-limit'],
      body: { ...body, requestId: '' },
    }));
    expect(unknown).toEqual(known);
  });

  it('stays open for browsers in which it was logged in, each with the usual limits of its own', async () => {
    const device = deviceOf(await login(ada.username, ada.password).expect(200));
    await guess([ada.username]);
    expectError(await login(ada.username, 'a typing error', device), 'invalid_credentials');
    await login(ada.email, ada.password, device).expect(200);
  });

  it('does not trust a browser in which only another account was logged in', async () => {
    const bob = await makeUser(node.database);
    const device = deviceOf(await login(bob.username, bob.password).expect(200));
    await guess([ada.username]);
    expectError(await login(ada.username, ada.password, device), 'rate_limited', WAIT);
  });

  it('limits guesses with the cookie of a known browser as well', async () => {
    const device = deviceOf(await login(ada.username, ada.password).expect(200));
    for (let i = 0; i < FAILURES + 1; i += 1)
      expectError(await login(ada.username, 'a guess', device), 'invalid_credentials');
    expectError(await login(ada.username, 'a guess', device), 'rate_limited', WAIT);
  });

  it('is open to the browser that set a new password by email, and to no earlier one', async () => {
    const earlier = deviceOf(await login(ada.username, ada.password).expect(200));
    await guess([ada.username]);
    await post('forgot-password', { email: ada.email }).expect(202);
    const token = tokenIn(await mailbox.next(ada.email, 'reset-password'), 'reset');
    const password = 'a whole new password';
    const device = deviceOf(await post('reset-password', { token, password }).expect(204));
    await login(ada.username, password, device).expect(200);
    expectError(await login(ada.username, password, earlier), 'rate_limited', WAIT);
  });

  it('trusts only the browser that changed the password from then on', async () => {
    const other = deviceOf(await login(ada.username, ada.password).expect(200));
    const device = deviceOf(await login(ada.username, ada.password).expect(200));
    const password = 'a whole new password';
    await post('change-password', { current_password: ada.password, password }, device)
      .auth(ada.token, { type: 'bearer' })
      .expect(204);
    await guess([ada.username]);
    await login(ada.username, password, device).expect(200);
    expectError(await login(ada.username, password, other), 'rate_limited', WAIT);
  });

  it('does not trust the browser of somebody who registered it with the address of its owner', async () => {
    const squatter = { username: `squat${ada.username}`, email: `squat-${ada.email}`, password: 'long enough' };
    const device = deviceOf(await post('register', squatter).expect(201));
    const token = tokenIn(await mailbox.next(squatter.email, 'verify-email'), 'verify');
    const own = deviceOf(await post('verify', { token }).expect(200));
    await guess([squatter.username]);
    await login(squatter.username, squatter.password, own).expect(200);
    expectError(await login(squatter.username, squatter.password, device), 'rate_limited', WAIT);
  });

  it('forgets a browser a year after its last login', async () => {
    for (let i = 0; i < 2; i += 1) await login(ada.username, ada.password).expect(200);
    const trusted = () =>
      node.database.rows<{ id: number }>('SELECT id FROM trusted_devices WHERE user_id = $1 ORDER BY id', [ada.id]);
    const [first, second] = await trusted();
    for (const [row, days] of [
      [first, 366],
      [second, 364],
    ] as const)
      await node.database.rows(`UPDATE trusted_devices SET trusted_at = now() - $2 * interval '1 day' WHERE id = $1`, [
        row?.id,
        days,
      ]);
    await node.app.get(ForgetExpiredJob).run();
    expect(await trusted()).toEqual([second]);
  });

  it('asks for the code of a second factor without another wait', async () => {
    await node.database.rows(`UPDATE users SET totp_enabled_at = now(), totp_secret = '\\x00' WHERE id = $1`, [ada.id]);
    for (let i = 0; i < FAILURES; i += 1) await login(ada.username, 'a guess');
    for (let i = 0; i < 2; i += 1) expectError(await login(ada.username, ada.password), 'totp_required');
  });

  it('is reported to its owner by one email a day, and to the security log each time', async () => {
    const bob = await makeUser(node.database);
    for (const [user, hours] of [
      [ada, 25],
      [bob, 23],
    ] as const) {
      await node.database.rows(
        `INSERT INTO security_events (kind, user_id, created_at)
         VALUES ('logins_limited', $1, now() - $2 * interval '1 hour')`,
        [user.id, hours],
      );
      await guess([user.username]);
      const events = `SELECT FROM security_events WHERE user_id = $1 AND kind = 'logins_limited'`;
      expect(await node.database.rows(events, [user.id])).toHaveLength(2);
    }
    const { text } = await mailbox.next(ada.email, 'login-guesses');
    expect(text).toContain(`${node.settings.publicUrl}/auth?forgot`);
    await until(
      () => node.database.rows('SELECT FROM mails'),
      (rows) => rows.length === 0,
    );
    expect(await mailbox.to(bob.email, 'login-guesses')).toEqual([]);
  });
});
