import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RateLimits } from '../../../src/core/limits/rate-limits.service.js';
import { makeUser, openSession, type MadeUser } from '../../factories/user.factory.js';
import { insert, nextNumber } from '../../factories/made.js';
import { expectError } from '../../support/http/expect-error.js';
import { logLines } from '../../support/log-lines.js';
import { Mailbox, tokenIn } from '../../support/services/mailbox.js';
import { startSmtpServer } from '../../support/services/smtp-server.js';
import { createTestDatabase } from '../../support/test-database.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

const TOO_COMMON = 'This password is one of the most common ones. Please choose another';

const log = logLines();
let node: TestApp;
let mailbox: Mailbox;

beforeAll(async () => {
  const settings = { publicUrl: 'https://gamegeek.example', mailFrom: 'GameGeek <hello@gamegeek.example>' };
  node = await startTestApp({ settings: { ...settings, logLevel: 'trace' }, logTo: log });
  mailbox = new Mailbox(node.settings.home);
});
afterAll(() => node?.close());

const post = (path: string, body: object) => node.request.post(`/api/auth/${path}`).send(body);
const user = (token: string) => node.request.get('/api/auth/user').auth(token, { type: 'bearer' });
const tokensOf = (userId: string) =>
  node.database.rows<{ purpose: string; hash: string }>(
    `SELECT purpose, encode(token_hash, 'hex') AS hash FROM email_tokens WHERE user_id = $1`,
    [userId],
  );
/** Waits until all requested emails have been processed. */
const allSent = () =>
  until(
    () => node.database.rows('SELECT 1 FROM mails'),
    (rows) => rows.length === 0,
  );

async function register(language?: string) {
  const username = `newcomer${nextNumber()}`;
  const account = { username, email: `${username}@players.example`, password: 'a long enough password' };
  const request = post('register', account);
  if (language !== undefined) void request.set('Accept-Language', language);
  const { body } = await request.expect(201);
  return { ...account, id: String(body.user.id), token: String(body.session.access_token) };
}

describe('a registration', () => {
  it('sends a verification email as text and HTML, with a link to the public URL', async () => {
    const { email, username } = await register();
    const mail = await mailbox.next(email, 'verify-email');
    expect(mail.subject).toBe('Confirm your email address');
    expect(mail.headers.from).toBe('GameGeek <hello@gamegeek.example>');
    expect(mail.text).toMatch(/https:\/\/gamegeek\.example\/auth\?verify=[\w-]{43}$/m);
    expect(mail.text).toContain(`Hello ${username},`);
    expect(mail.text).toContain('expires in 24 hours');
    const link = `https://gamegeek.example/auth?verify=${tokenIn(mail, 'verify')}`;
    expect(mail.html).toContain(`<a class="button" href="${link}">`);
    expect(mail.html).toContain(`>${link}</a>`);
    expect(mail.html).not.toMatch(/<img|<script|src=|url\(/i);
  });

  it('stores the preferred language of the browser', async () => {
    const { email, id } = await register('pt;q=0.9, de-AT, en;q=0.5');
    expect((await mailbox.next(email, 'verify-email')).subject).toBe('Bestätige deine E-Mail-Adresse');
    expect(await node.database.rows('SELECT language FROM preferences WHERE user_id = $1', [id])).toEqual([
      { language: 'de' },
    ]);
  });

  it('sends nothing when it fails', async () => {
    const { email, username } = await register();
    await mailbox.next(email, 'verify-email');
    await post('register', { username, email: 'other@players.example', password: 'long enough' }).expect(409);
    await allSent();
    expect(await mailbox.to('other@players.example')).toEqual([]);
  });

  it('stores no token in the database, and emails readable by their owner only', async () => {
    const { email, id } = await register();
    const token = tokenIn(await mailbox.next(email, 'verify-email'), 'verify');
    const [row] = await node.database.rows<{ all: string }>(
      `SELECT json_agg(t)::text AS all FROM email_tokens t WHERE user_id = $1`,
      [id],
    );
    expect(row?.all).not.toContain(token);
    expect(await tokensOf(id)).toHaveLength(1);
    expect((await stat(mailbox.folder)).mode & 0o777).toBe(0o700);
    expect(log.text()).toContain(`emails are written to ${mailbox.folder}`);
  });
});

describe('POST /api/auth/verify', () => {
  it('verifies the address and opens a session, once', async () => {
    const { email, id } = await register();
    const token = tokenIn(await mailbox.next(email, 'verify-email'), 'verify');
    const { body, headers } = await post('verify', { token }).expect(200);
    expect(body.user).toMatchObject({ id, email, email_verified: true });
    expect(headers['set-cookie']?.[0]).toContain(`session=${body.session.access_token}`);
    expect((await user(body.session.access_token).expect(200)).body.email_verified).toBe(true);
    expectError(await post('verify', { token }), 'token_invalid');
  });

  it('succeeds for one of two concurrent requests', async () => {
    const { email } = await register();
    const token = tokenIn(await mailbox.next(email, 'verify-email'), 'verify');
    const answers = await Promise.all([post('verify', { token }), post('verify', { token })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('refuses unknown, expired and other tokens', async () => {
    const { email, id } = await register();
    const token = tokenIn(await mailbox.next(email, 'verify-email'), 'verify');
    expectError(await post('verify', { token: 'x' }), 'token_invalid');
    expectError(await post('verify', { token: 'A'.repeat(43) }), 'token_invalid');
    expectError(await post('reset-password', { token, password: 'long enough' }), 'token_invalid');
    await node.database.rows(`UPDATE email_tokens SET expires_at = now() - interval '1 second' WHERE user_id = $1`, [
      id,
    ]);
    expectError(await post('verify', { token }), 'token_invalid');
    expectError(await post('verify', { token: '' }), 'validation_failed', { token: ['The link is not complete'] });
  });

  it('refuses a link to a former address of the account', async () => {
    const { email, id, token: session } = await register();
    const token = tokenIn(await mailbox.next(email, 'verify-email'), 'verify');
    await node.database.rows(`UPDATE users SET email = 'moved-away@players.example' WHERE id = $1`, [id]);
    expectError(await post('verify', { token }), 'token_invalid');
    expect((await user(session).expect(200)).body.email_verified).toBe(false);
  });

  it('opens no session with two-factor on', async () => {
    const { email, id, token: session } = await register();
    await node.database.rows(`UPDATE users SET totp_enabled_at = now(), totp_secret = '\\x00' WHERE id = $1`, [id]);
    const token = tokenIn(await mailbox.next(email, 'verify-email'), 'verify');
    const { body, headers } = await post('verify', { token }).expect(200);
    expect(body).toEqual({ session: null, user: null });
    expect(headers['set-cookie']).toBeUndefined();
    // The session of the registration ends, because the address is verified only now.
    expectError(await user(session), 'unauthorized');
    const [row] = await node.database.rows(
      'SELECT email_verified_at IS NOT NULL AS verified FROM users WHERE id = $1',
      [id],
    );
    expect(row).toEqual({ verified: true });
  });
});

describe('POST /api/auth/resend-verification', () => {
  it('sends another link, and both are valid until one is used', async () => {
    const { email } = await register();
    const first = tokenIn(await mailbox.next(email, 'verify-email'), 'verify');
    const { body, text } = await post('resend-verification', { email: email.toUpperCase() }).expect(202);
    expect([body, text]).toEqual([{}, '']);
    const second = tokenIn(await mailbox.next(email, 'verify-email', 2), 'verify');
    expect(second).not.toBe(first);
    await post('verify', { token: second }).expect(200);
    expectError(await post('verify', { token: first }), 'token_invalid');
  });

  it('answers the same for unknown and verified addresses, and sends nothing', async () => {
    const ada = await makeUser(node.database);
    await node.database.rows('UPDATE users SET email_verified_at = now() WHERE id = $1', [ada.id]);
    for (const email of [ada.email, 'stranger@players.example']) {
      const { text } = await post('resend-verification', { email }).expect(202);
      expect(text).toBe('');
    }
    await allSent();
    expect([...(await mailbox.to(ada.email)), ...(await mailbox.to('stranger@players.example'))]).toEqual([]);
  });
});

describe('a forgotten password', () => {
  let ada: MadeUser;
  const forgot = async (email: string, count = 1) => {
    await post('forgot-password', { email }).expect(202);
    return tokenIn(await mailbox.next(ada.email, 'reset-password', count), 'reset');
  };
  beforeEach(async () => {
    ada = await makeUser(node.database);
  });

  it('is replaced through an email link, which invalidates the old one, all sessions and other links', async () => {
    const other = await openSession(node.database, ada.id);
    const unused = await forgot(ada.email);
    const token = await forgot(ada.email.toUpperCase(), 2);
    await post('reset-password', { token, password: 'a whole new password' }).expect(204);
    for (const session of [ada.token, other]) expectError(await user(session), 'unauthorized');
    expectError(await post('login', { identifier: ada.username, password: ada.password }), 'invalid_credentials');
    const { body } = await post('login', { identifier: ada.username, password: 'a whole new password' }).expect(200);
    expect(body.user.email_verified).toBe(true);
    for (const used of [token, unused]) {
      expectError(await post('reset-password', { token: used, password: 'yet another one' }), 'token_invalid');
    }
    expect((await mailbox.next(ada.email, 'password-changed')).subject).toBe('Your password has been changed');
  });

  it('ends cached sessions at once even if the request fails after its commit', async () => {
    const token = await forgot(ada.email);
    await user(ada.token).expect(200);
    jest.spyOn(node.app.get(RateLimits), 'reward').mockRejectedValueOnce(new Error('no limits'));
    await post('reset-password', { token, password: 'a whole new password' }).expect(500);
    expectError(await user(ada.token), 'unauthorized');
  });

  it('prevents sessions from the moment of the change, even for concurrent sign-ins', async () => {
    const token = await forgot(ada.email);
    const login = () => post('login', { identifier: ada.username, password: ada.password });
    const reset = post('reset-password', { token, password: 'a whole new password' });
    const [, ...logins] = await Promise.all([reset.expect(204), login(), login(), login(), login(), login()]);
    for (const { status, body } of logins) {
      if (status === 200) expectError(await user(body.session.access_token), 'unauthorized');
      else expect(status).toBe(401);
    }
  });

  it.each([
    ['short', 'Password must be at least 8 characters'],
    ['qwertyuiop', TOO_COMMON],
  ])('stays unchanged when the new one is %s, and the link stays valid', async (password, sentence) => {
    const token = await forgot(ada.email);
    expectError(await post('reset-password', { token, password }), 'validation_failed', { password: [sentence] });
    await user(ada.token).expect(200);
    await post('reset-password', { token, password: 'long enough now' }).expect(204);
  });

  it('sends nothing for an unknown or deleted account, with the same answer', async () => {
    await node.database.rows('UPDATE users SET deleted_at = now() WHERE id = $1', [ada.id]);
    for (const email of [ada.email, 'nobody-here@players.example']) {
      expect((await post('forgot-password', { email }).expect(202)).text).toBe('');
    }
    await allSent();
    expect([...(await mailbox.to(ada.email)), ...(await mailbox.to('nobody-here@players.example'))]).toEqual([]);
  });

  it('sends the link to the account’s mailbox, not to one that only the database considers equal', async () => {
    const mike = await makeUser(node.database, { email: 'mike@players.example' });
    // The Kelvin sign, which becomes a plain k in lower case.
    await post('forgot-password', { email: 'mi\u212ae@players.example' });
    await allSent();
    expect((await mailbox.all()).filter(({ to }) => !to.endsWith('@players.example') || to.includes('\u212a'))).toEqual(
      [],
    );
    expect((await mailbox.to(mike.email)).map(({ kind }) => kind)).toEqual(['reset-password']);
  });

  it('sends the email in the language of the account', async () => {
    await node.database.rows(`INSERT INTO preferences (user_id, language) VALUES ($1, 'fr')`, [ada.id]);
    await post('forgot-password', { email: ada.email }).set('Accept-Language', 'de').expect(202);
    const mail = await mailbox.next(ada.email, 'reset-password');
    expect(mail.subject).toBe('Choisissez un nouveau mot de passe');
    expect(mail.headers['content-language']).toBe('fr');
  });
});

describe('POST /api/auth/change-password', () => {
  let ada: MadeUser;
  const change = (token: string, current: string, password: string) =>
    post('change-password', { current_password: current, password }).auth(token, { type: 'bearer' });
  beforeEach(async () => {
    ada = await makeUser(node.database);
  });

  it('changes the password, ends other sessions and notifies by email', async () => {
    const other = await openSession(node.database, ada.id);
    await change(ada.token, ada.password, 'a whole new password').expect(204);
    await user(ada.token).expect(200);
    expectError(await user(other), 'unauthorized');
    await post('login', { identifier: ada.email, password: 'a whole new password' }).expect(200);
    await mailbox.next(ada.email, 'password-changed');
  });

  it('keeps the API key unless its replacement is asked for', async () => {
    const keyOf = async () =>
      (await node.request.get('/api/user/api-key').auth(ada.token, { type: 'bearer' }).expect(200)).body.apiKey;
    await change(ada.token, ada.password, 'a whole new password').expect(204);
    expect(await keyOf()).toBe(ada.apiKey);
    expect((await mailbox.next(ada.email, 'password-changed')).text).not.toContain('API key');
    const again = { current_password: 'a whole new password', password: 'yet another one', replace_api_key: true };
    await post('change-password', again).auth(ada.token, { type: 'bearer' }).expect(204);
    expect(await keyOf()).not.toBe(ada.apiKey);
    expect((await mailbox.next(ada.email, 'password-changed', 2)).text).toContain('Your API key has been replaced');
  });

  it('reports a wrong current or a common new password under its field, and changes nothing', async () => {
    const other = await openSession(node.database, ada.id);
    expectError(await change(ada.token, 'not this one', 'a whole new password'), 'validation_failed', {
      current_password: ['The current password is wrong'],
    });
    expectError(await change(ada.token, ada.password, 'iloveyou1'), 'validation_failed', { password: [TOO_COMMON] });
    await user(other).expect(200);
    await post('login', { identifier: ada.username, password: ada.password }).expect(200);
  });

  it('requires a signed-in user, and refuses other origins', async () => {
    expectError(await change('', ada.password, 'a whole new password'), 'unauthorized');
    const foreign = await post('change-password', { current_password: ada.password, password: 'a whole new password' })
      .set('Cookie', `__Host-session=${ada.token}`)
      .set('Origin', 'https://evil.example');
    expectError(foreign, 'forbidden_origin');
  });

  it('succeeds for one of two concurrent changes', async () => {
    const other = await openSession(node.database, ada.id);
    const answers = await Promise.all([
      change(ada.token, ada.password, 'the first new password'),
      change(other, ada.password, 'the second new password'),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(1);
  });
});

describe('a sign-in', () => {
  it('from a new device notifies the user with time, browser and address', async () => {
    const ada = await makeUser(node.database);
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const login = () => post('login', { identifier: ada.username, password: ada.password }).set('User-Agent', firefox);
    const { headers } = await login().expect(200);
    const mail = await mailbox.next(ada.email, 'new-sign-in');
    expect(mail.text).toMatch(/^Time: \w+ \d+, \d{4}.* UTC\nBrowser: Firefox, Linux\nIP address: 127\.0\.0\.1$/m);
    expect(mail.text).toContain('https://gamegeek.example/profile?tab=settings&section=security');
    expect(mail.html).toContain('/profile?tab=settings&amp;section=security');

    const cookies = String(headers['set-cookie'])
      .split(/,(?=\w+=)/)
      .map((cookie) => cookie.split(';')[0]);
    await login().set('Cookie', cookies.join('; ')).expect(200);
    await allSent();
    expect(await mailbox.to(ada.email, 'new-sign-in')).toHaveLength(1);
  });
});

describe('a node with a mail server', () => {
  it('sends emails, beginning with those left by an earlier node', async () => {
    const server = await startSmtpServer();
    const database = await createTestDatabase();
    const ada = await makeUser(database);
    await insert(database, 'mails', { kind: 'reset-password', address: ada.email, language: 'en' });
    const other = await startTestApp({ database, settings: { smtpUrl: server.url } });
    await until(
      () => server.taken,
      (taken) => taken.length === 1,
    );
    await other.request.post('/api/auth/resend-verification').send({ email: ada.email }).expect(202);
    await until(
      () => server.taken,
      (taken) => taken.length === 2,
    );
    expect(server.taken.map(({ to }) => to)).toEqual([ada.email, ada.email]);
    expect(existsSync(new Mailbox(other.settings.home).folder)).toBe(false);
    await other.close();
    await server.close();
    await database.drop();
  });
});

it('the log contains no token, password or address', async () => {
  const mails = await mailbox.all();
  const secrets = mails.flatMap(({ to, text }) => [
    to,
    ...(/[?&](?:verify|reset)=([\w-]+)/.exec(text)?.slice(1) ?? []),
  ]);
  expect(secrets.length).toBeGreaterThan(20);
  const text = log.text();
  for (const secret of [...secrets, 'a whole new password'])
    expect([secret, text.includes(secret)]).toEqual([secret, false]);
});
