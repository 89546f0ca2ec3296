import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { nextNumber } from '../../factories/made.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/expect-error.js';
import { Mailbox, tokenIn } from '../../support/mailbox.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let node: TestApp;
let mailbox: Mailbox;
let ada: MadeUser;
let moved: string;

beforeAll(async () => {
  node = await startTestApp({ limits: { wrongMailToken: { points: 3, duration: 60 } }, settings: { trustProxy: 1 } });
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

  it('refuses a link that is of no use any more', async () => {
    const reset = await forgot();
    const { confirm, undo } = await changeEmail();
    await node.request.delete('/api/user/pending-email').auth(ada.token, { type: 'bearer' }).expect(204);
    expectError(await preview(confirm), 'token_invalid');
    await node.database.rows('UPDATE users SET email = $2 WHERE id = $1', [ada.id, moved]);
    expectError(await preview(reset), 'token_invalid');
    await node.database.rows('UPDATE mail_tokens SET expires_at = now() WHERE user_id = $1', [ada.id]);
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
