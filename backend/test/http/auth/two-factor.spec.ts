import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RATE_LIMITS } from '../../../src/config/limits.js';
import { makeUser, openSession, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { logLines } from '../../support/log-lines.js';
import { Mailbox } from '../../support/services/mailbox.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { codeOf, stopClock, turnOnTwoFactor, wrongCodeOf } from '../../support/totp-codes.js';

const WRONG = ['The code is wrong or has been used'];
const log = logLines();
let node: TestApp;
let ada: MadeUser;
let mailbox: Mailbox;

beforeAll(stopClock);
beforeAll(async () => {
  node = await startTestApp({ settings: { logLevel: 'trace' }, logTo: log });
  mailbox = new Mailbox(node.settings.home);
});
beforeEach(async () => {
  ada = await makeUser(node.database, { isVerified: true });
});
afterAll(() => node?.close());

const post = (path: string, body: object = {}, token = ada.token) =>
  node.request.post(`/api/auth/totp/${path}`).auth(token, { type: 'bearer' }).send(body);
const change = (path: 'enable' | 'disable', { code, password = ada.password }: { code?: string; password?: string }) =>
  post(path, { code, password });
const status = async (token = ada.token) =>
  (await node.request.get('/api/auth/totp').auth(token, { type: 'bearer' }).expect(200)).body as object;
const logIn = (totp?: string, password = ada.password) =>
  node.request
    .post('/api/auth/login')
    .send({ identifier: ada.username, password, ...(totp !== undefined && { totp }) });

const turnOn = () => turnOnTwoFactor(node, ada);

describe('turning two-factor authentication on', () => {
  it('requires a secret and a code, and returns ten recovery codes once', async () => {
    expect(await status()).toEqual({ enabled: false, recovery_codes_left: 0 });
    const { body, headers } = await post('setup').expect(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.otpauth_url).toContain(`secret=${body.secret}`);
    expect(body.qr_svg).toMatch(/^<svg /);
    expect(await status()).toEqual({ enabled: false, recovery_codes_left: 0 });

    const enabled = await change('enable', { code: codeOf(body.secret) }).expect(200);
    expect(enabled.body.recovery_codes).toHaveLength(10);
    expect(await status()).toEqual({ enabled: true, recovery_codes_left: 10 });
  });

  it('requires a verified email address, also for an earlier secret', async () => {
    const { body } = await post('setup').expect(200);
    await node.database.rows('UPDATE users SET email_verified_at = NULL WHERE id = $1', [ada.id]);
    for (const refused of [await post('setup'), await change('enable', { code: codeOf(body.secret) })]) {
      expect(expectError(refused, 'forbidden').message).toContain('Verify your email address first');
    }
    expect(await status()).toEqual({ enabled: false, recovery_codes_left: 0 });
  });

  it('requires the password before any code is checked', async () => {
    const { body } = await post('setup').expect(200);
    const code = codeOf(body.secret);
    expectError(await change('enable', { code, password: '' }), 'validation_failed', {
      password: ['Password is required'],
    });
    expectError(await change('enable', { code, password: 'a guess' }), 'validation_failed', {
      password: ['The password is wrong'],
    });
    await change('enable', { code }).expect(200);
  });

  it('notifies by email', async () => {
    await turnOn();
    expect((await mailbox.next(ada.email, 'two-factor-enabled')).subject).toBe('Two-factor authentication is on');
  });

  it('keeps sessions', async () => {
    const other = await openSession(node.database, ada.id);
    await turnOn();
    await node.request.get('/api/auth/user').auth(other, { type: 'bearer' }).expect(200);
  });

  it('requires a valid code of the newest secret', async () => {
    const first = await post('setup').expect(200);
    expectError(await change('enable', { code: wrongCodeOf(first.body.secret) }), 'validation_failed', { code: WRONG });
    const second = await post('setup').expect(200);
    expectError(await change('enable', { code: codeOf(first.body.secret) }), 'validation_failed', { code: WRONG });
    await change('enable', { code: codeOf(second.body.secret) }).expect(200);
  });

  it('requires a secret and a code', async () => {
    expectError(await change('enable', { code: '123456' }), 'validation_failed', {
      code: ['Set up two-factor authentication first'],
    });
    expectError(await change('enable', { code: '' }), 'validation_failed', { code: ['The code is required'] });
  });

  it('is refused while it is on', async () => {
    const { secret } = await turnOn();
    expect(expectError(await post('setup'), 'conflict').message).toContain('on already');
    expectError(await change('enable', { code: codeOf(secret) }), 'conflict');
  });

  it('happens once for concurrent requests', async () => {
    const { body } = await post('setup').expect(200);
    const code = codeOf(body.secret);
    const answers = await Promise.all([change('enable', { code }), change('enable', { code })]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(await status()).toEqual({ enabled: true, recovery_codes_left: 10 });
  });

  it('requires a signed-in user', async () => {
    await node.request.get('/api/auth/totp').expect(401);
    for (const path of ['setup', 'enable', 'disable']) await node.request.post(`/api/auth/totp/${path}`).expect(401);
  });

  it('stores secret and recovery codes only encrypted or hashed', async () => {
    const { secret, recovery } = await turnOn();
    const [row] = await node.database.rows<{ user: Buffer; codes: string }>(
      `SELECT totp_secret AS user, (SELECT json_agg(c)::text FROM recovery_codes c WHERE user_id = u.id) AS codes
       FROM users u WHERE id = $1`,
      [ada.id],
    );
    expect(row?.user.includes(secret)).toBe(false);
    for (const code of recovery) {
      for (const form of [code, code.replaceAll('-', '')]) {
        expect(row?.codes).not.toContain(form);
        expect(row?.codes).not.toContain(Buffer.from(form).toString('hex'));
      }
    }
  });
});

describe('logging in with two-factor authentication', () => {
  it('asks for a code after the password is verified', async () => {
    const { secret } = await turnOn();
    expectError(await logIn(), 'totp_required');
    expectError(await logIn(' '), 'totp_required');
    expectError(await logIn(undefined, 'not her password'), 'invalid_credentials');
    expectError(await logIn(codeOf(secret), 'not her password'), 'invalid_credentials');
    const { body } = await logIn(codeOf(secret)).expect(200);
    expect(body.user.id).toBe(ada.id);
  });

  it('accepts codes of the adjacent steps, and none older than the last accepted one', async () => {
    const { secret } = await turnOn();
    await logIn(codeOf(secret, 1)).expect(200);
    expectError(await logIn(codeOf(secret)), 'invalid_credentials');
  });

  it('accepts a code once for ten concurrent requests', async () => {
    const { secret } = await turnOn();
    const code = codeOf(secret);
    const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(code)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    for (const answer of answers) if (answer.status !== 200) expectError(answer, 'invalid_credentials');
  });

  it('accepts each recovery code once, in any notation', async () => {
    const { recovery } = await turnOn();
    const [first = '', second = '', third = ''] = recovery;
    await logIn(first).expect(200);
    await logIn(second.toUpperCase().replaceAll('-', ' ')).expect(200);
    expectError(await logIn(first), 'invalid_credentials');
    const answers = await Promise.all([logIn(third), logIn(third), logIn(third)]);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(await status()).toEqual({ enabled: true, recovery_codes_left: 7 });
  });

  it('refuses codes of other users', async () => {
    const { recovery } = await turnOn();
    ada = await makeUser(node.database, { isVerified: true });
    const { secret } = await turnOn();
    expectError(await logIn(recovery[0]), 'invalid_credentials');
    await logIn(codeOf(secret)).expect(200);
  });

  it('ignores codes when it is off', async () => {
    await logIn('123456').expect(200);
  });
});

describe('turning two-factor authentication off', () => {
  it('accepts a code of the app', async () => {
    const { secret, recovery } = await turnOn();
    expectError(await change('disable', { code: wrongCodeOf(secret) }), 'validation_failed', { code: WRONG });
    await change('disable', { code: codeOf(secret) }).expect(204);
    expect(await status()).toEqual({ enabled: false, recovery_codes_left: 0 });
    await logIn().expect(200);
    expectError(await change('disable', { code: recovery[0] }), 'validation_failed', {
      code: ['Two-factor authentication is not on'],
    });
    await post('setup').expect(200);
  });

  it('requires the password before a code is used up', async () => {
    const { recovery } = await turnOn();
    const [code] = recovery;
    expectError(await change('disable', { code, password: 'a guess' }), 'validation_failed', {
      password: ['The password is wrong'],
    });
    await change('disable', { code }).expect(204);
  });

  it('notifies by email', async () => {
    const { recovery } = await turnOn();
    await change('disable', { code: recovery[0] }).expect(204);
    expect((await mailbox.next(ada.email, 'two-factor-disabled')).subject).toBe('Two-factor authentication is off');
  });

  it('accepts a recovery code', async () => {
    const { recovery } = await turnOn();
    await change('disable', { code: recovery[9] }).expect(204);
    expect(await status()).toEqual({ enabled: false, recovery_codes_left: 0 });
  });
});

describe('wrong codes', () => {
  it('are refused for a day past a limit, even with a valid code, and notify the owner once', async () => {
    const strict = await startTestApp({
      database: node.database,
      limits: { wrongCodesOfDay: { ...RATE_LIMITS.wrongCodesOfDay, points: 2 } },
    });
    try {
      const send = (totp: string, password = ada.password) =>
        strict.request.post('/api/auth/login').send({ identifier: ada.username, password, totp });
      const { secret, recovery } = await turnOn();
      // Guesses count only with the password.
      for (let i = 0; i < 5; i += 1) expectError(await send(wrongCodeOf(secret), 'a guess'), 'invalid_credentials');
      await send(recovery[0] ?? '').expect(200);
      for (let i = 0; i < 2; i += 1) expectError(await send(wrongCodeOf(secret)), 'invalid_credentials');
      const refused = await send(recovery[1] ?? '');
      expectError(refused, 'rate_limited');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_600);
      expectError(await send(codeOf(secret)), 'rate_limited');
      await mailbox.next(ada.email, 'too-many-codes');
      expect(await mailbox.to(ada.email, 'too-many-codes')).toHaveLength(1);
    } finally {
      await strict.close();
    }
  });

  it('count against the limits of the user and the login; valid ones do not', async () => {
    const strict = await startTestApp({
      database: node.database,
      limits: { wrongCode: { ...RATE_LIMITS.wrongCode, points: 2 }, loginFailureName: { points: 2, duration: 60 } },
    });
    try {
      const log2 = (totp: string) =>
        strict.request.post('/api/auth/login').send({ identifier: ada.username, password: ada.password, totp });
      const { secret, recovery } = await turnOn();
      for (const code of recovery.slice(0, 4)) await log2(code).expect(200);
      for (let i = 0; i < 2; i += 1) expectError(await log2(wrongCodeOf(secret)), 'invalid_credentials');
      expectError(await log2(recovery[5] ?? ''), 'rate_limited');
      // Another endpoint is refused as well.
      const disable = strict.request.post('/api/auth/totp/disable').auth(ada.token, { type: 'bearer' });
      expectError(await disable.send({ code: recovery[6], password: ada.password }), 'rate_limited');
    } finally {
      await strict.close();
    }
  });
});

it('the log contains no secret or code', async () => {
  const { secret, recovery } = await turnOn();
  await logIn(recovery[0]).expect(200);
  const text = log.text();
  expect(text.length).toBeGreaterThan(1_000);
  for (const secretText of [secret, ...recovery, 'otpauth:']) expect(text).not.toContain(secretText);
});
