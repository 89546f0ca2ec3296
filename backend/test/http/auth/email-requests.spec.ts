import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ForgetEmailTokensJob } from '../../../src/modules/auth/email-links/forget-email-tokens.job.js';
import { insert, nextNumber } from '../../factories/made.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { Mailbox, tokenIn } from '../../support/services/mailbox.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

describe('limits of emails', () => {
  const TWO = { points: 2, duration: 60 };

  let node: TestApp;
  let ada: MadeUser;

  beforeAll(async () => {
    const limits = { mailsAsked: TWO, mailsToMailbox: TWO, wrongEmailToken: TWO, wrongPassword: TWO };
    node = await startTestApp({ limits, settings: { trustProxy: 1 } });
  });
  beforeEach(async () => {
    ada = await makeUser(node.database);
  });
  afterAll(() => node?.close());

  const newAddress = () => `203.0.113.${nextNumber()}`;
  const post = (path: string, body: object, from = newAddress()) =>
    node.request.post(`/api/auth/${path}`).set('X-Forwarded-For', from).send(body);

  describe('requested emails', () => {
    it('are limited for each address', async () => {
      const address = newAddress();
      await post('forgot-password', { email: 'one@players.example' }, address).expect(202);
      await post('resend-verification', { email: 'two@players.example' }, address).expect(202);
      const refused = await post('forgot-password', { email: ada.email }, address);
      expectError(refused, 'rate_limited');
      expect(refused.headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '0' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    });

    it('are limited for each mailbox, whether or not it is known', async () => {
      for (const email of [ada.email, `nobody${nextNumber()}@players.example`]) {
        await post('forgot-password', { email }).expect(202);
        await post('resend-verification', { email: email.toUpperCase() }).expect(202);
        expectError(await post('forgot-password', { email }), 'rate_limited');
      }
    });
  });

  describe('guesses', () => {
    it('of link tokens are limited for each address', async () => {
      const address = newAddress();
      expectError(await post('verify', { token: 'A'.repeat(43) }, address), 'token_invalid');
      const guess = { token: 'B'.repeat(43), password: 'long enough' };
      expectError(await post('reset-password', guess, address), 'token_invalid');
      expectError(await post('verify', { token: 'C'.repeat(43) }, address), 'rate_limited');
    });

    it('of the own password are limited for each user on any device', async () => {
      const change = (current: string) =>
        post('change-password', { current_password: current, password: 'a new password' }).auth(ada.token, {
          type: 'bearer',
        });
      expectError(await change('wrong'), 'validation_failed', { current_password: ['The current password is wrong'] });
      expectError(await change('wrong too'), 'validation_failed', { current_password: expect.anything() as never });
      expectError(await change(ada.password), 'rate_limited');
      const bob = await makeUser(node.database);
      await post('change-password', { current_password: bob.password, password: 'a new password' })
        .auth(bob.token, { type: 'bearer' })
        .expect(204);
    });
  });

  it('expired links are deleted', async () => {
    const token = { user_id: ada.id, purpose: 'verify', email: ada.email };
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    await insert(node.database, 'email_tokens', {
      ...token,
      token_hash: Buffer.alloc(32, 1),
      expires_at: inMinutes(-1),
    });
    await insert(node.database, 'email_tokens', {
      ...token,
      token_hash: Buffer.alloc(32, 2),
      expires_at: inMinutes(1),
    });
    await node.app.get(ForgetEmailTokensJob).run();
    expect(await node.database.rows('SELECT 1 FROM email_tokens WHERE user_id = $1', [ada.id])).toHaveLength(1);
  });
});

describe('the preview of an email link', () => {
  let node: TestApp;
  let mailbox: Mailbox;
  let ada: MadeUser;
  let moved: string;

  beforeAll(async () => {
    node = await startTestApp({
      limits: { wrongEmailToken: { points: 3, duration: 60 } },
      settings: { trustProxy: 1 },
    });
    mailbox = new Mailbox(node.settings.home);
  });
  beforeEach(async () => {
    ada = await makeUser(node.database, { isVerified: true });
    moved = `moved${nextNumber()}@players.example`;
  });
  afterAll(() => node?.close());

  const post = (path: string, body: object, from = `203.0.113.${nextNumber()}`) =>
    node.request.post(`/api/auth/${path}`).set('X-Forwarded-For', from).send(body);
  const preview = (token: string) => post('mail-link', { token });

  async function forgot(): Promise<string> {
    await post('forgot-password', { email: ada.email }).expect(202);
    return tokenIn(await mailbox.next(ada.email, 'reset-password'), 'reset');
  }

  async function changeEmail(): Promise<{ confirm: string; undo: string }> {
    await node.request
      .put('/api/user/profile')
      .auth(ada.token, { type: 'bearer' })
      .send({ email: moved, current_password: ada.password })
      .expect(200);
    return {
      confirm: tokenIn(await mailbox.next(moved, 'confirm-new-email'), 'verify'),
      undo: tokenIn(await mailbox.next(ada.email, 'email-change-requested'), 'undo'),
    };
  }

  describe('POST /api/auth/mail-link', () => {
    it('names the account of a verification link without using it up', async () => {
      const username = `newcomer${nextNumber()}`;
      const email = `${username}@players.example`;
      await post('register', { username, email, password: 'long enough' }).expect(201);
      const token = tokenIn(await mailbox.next(email, 'verify-email'), 'verify');
      for (let i = 0; i < 3; i += 1) {
        const { body, headers } = await preview(token).expect(200);
        expect(body).toEqual({ kind: 'verify-email', username });
        expect(headers['set-cookie']).toBeUndefined();
        expect(headers['cache-control']).toBe('no-store');
      }
      const [row] = await node.database.rows('SELECT email_verified_at FROM users WHERE username = $1', [username]);
      expect(row).toEqual({ email_verified_at: null });
      await post('verify', { token }).expect(200);
      expectError(await preview(token), 'token_invalid');
    });

    it('describes reset links and both links of an email change', async () => {
      const reset = await forgot();
      const { confirm, undo } = await changeEmail();
      const { username } = ada;
      expect((await preview(reset).expect(200)).body).toEqual({ kind: 'reset-password', username });
      expect((await preview(confirm).expect(200)).body).toEqual({ kind: 'confirm-new-email', username });
      expect((await preview(undo).expect(200)).body).toEqual({ kind: 'undo-email-change', username });
      await post('verify', { token: confirm }).expect(200);
      expect((await preview(undo).expect(200)).body).toEqual({ kind: 'undo-email-change', username });
    });

    it('refuses a link that no longer applies', async () => {
      const reset = await forgot();
      const { confirm, undo } = await changeEmail();
      await node.request.delete('/api/user/pending-email').auth(ada.token, { type: 'bearer' }).expect(204);
      expectError(await preview(confirm), 'token_invalid');
      await node.database.rows('UPDATE users SET email = $2 WHERE id = $1', [ada.id, moved]);
      expectError(await preview(reset), 'token_invalid');
      await node.database.rows(`UPDATE email_tokens SET expires_at = now() - interval '1 second' WHERE user_id = $1`, [
        ada.id,
      ]);
      expectError(await preview(undo), 'token_invalid');
    });

    it('limits guesses, but not valid links', async () => {
      const address = `203.0.113.${nextNumber()}`;
      const token = await forgot();
      for (let i = 0; i < 5; i += 1) await post('mail-link', { token }, address).expect(200);
      for (const guess of ['x', 'A'.repeat(43), 'B'.repeat(43)]) {
        expectError(await post('mail-link', { token: guess }, address), 'token_invalid');
      }
      expectError(await post('mail-link', { token }, address), 'rate_limited');
    });
  });
});
