import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EMAIL_LINK_LIFETIMES } from '../../../src/config/limits.js';
import { ForgetEmailTokensJob } from '../../../src/modules/auth/email-links/forget-email-tokens.job.js';
import { nextNumber } from '../../factories/made.js';
import { makeUser, openSession, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { Mailbox, tokenIn } from '../../support/services/mailbox.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { codeOf, stopClock, turnOnTwoFactor, wrongCodeOf } from '../../support/totp-codes.js';
import { startTwoNodes } from '../../support/services/two-nodes.js';
import { until } from '../../support/until.js';

let node: TestApp;
let mailbox: Mailbox;
let ada: MadeUser;
let moved: string;

beforeAll(stopClock);
beforeAll(async () => {
  node = await startTestApp();
  mailbox = new Mailbox(node.settings.home);
});
beforeEach(async () => {
  ada = await makeUser(node.database, { isVerified: true });
  moved = `moved${nextNumber()}@players.example`;
});
afterAll(() => node?.close());

const bearer = { type: 'bearer' } as const;
const put = (body: object, token = ada.token) => node.request.put('/api/user/profile').auth(token, bearer).send(body);
const post = (path: string, body: object = {}) => node.request.post(`/api/auth/${path}`).send(body);
const own = (token = ada.token) => node.request.get('/api/auth/user').auth(token, bearer);
const pending = (method: 'delete' | 'post', path = '', token = ada.token) =>
  node.request[method](`/api/user/pending-email${path}`).auth(token, bearer);

async function requestChange(email = moved): Promise<{ confirm: string; undo: string }> {
  await put({ email, current_password: ada.password }).expect(200);
  return {
    confirm: tokenIn(await mailbox.next(email, 'confirm-new-email'), 'verify'),
    undo: tokenIn(await mailbox.next(ada.email, 'email-change-requested'), 'undo'),
  };
}
const allSent = () =>
  until(
    () => node.database.rows('SELECT 1 FROM mails'),
    (rows) => rows.length === 0,
  );

describe('a change of the email address', () => {
  it('requires the current password, also when only the case changes', async () => {
    for (const email of [moved, ada.email.toUpperCase()]) {
      expectError(await put({ email }), 'validation_failed', { current_password: ['Password is required'] });
      expectError(await put({ email, current_password: 'not this one' }), 'validation_failed', {
        current_password: ['The current password is wrong'],
      });
    }
    expect((await own().expect(200)).body).toMatchObject({ email: ada.email, pending_email: null });
    await allSent();
    expect(await mailbox.to(moved)).toEqual([]);
  });

  it('requires a code with two-factor on', async () => {
    const { secret } = await turnOnTwoFactor(node, ada);
    const change = { email: moved, current_password: ada.password };
    expectError(await put(change), 'validation_failed', { totp: ['The code is required'] });
    expectError(await put({ ...change, totp: wrongCodeOf(secret) }), 'validation_failed', {
      totp: ['The code is wrong or has been used'],
    });
    expect((await put({ ...change, totp: codeOf(secret) }).expect(200)).body.pending_email).toBe(moved);
  });

  it('changes nothing else without the proof', async () => {
    await put({ username: `free.name${nextNumber()}`, email: moved }).expect(400);
    expect((await own().expect(200)).body.username).toBe(ada.username);
  });

  it('takes effect when the new address is confirmed', async () => {
    const { body } = await put({ email: moved, current_password: ada.password }).expect(200);
    expect(body).toMatchObject({ email: ada.email, email_verified: true, pending_email: moved });
    const mail = await mailbox.next(moved, 'confirm-new-email');
    const confirmed = await post('verify', { token: tokenIn(mail, 'verify') }).expect(200);
    expect(confirmed.body.user).toMatchObject({ email: moved, email_verified: true, pending_email: null });
    // The account was verified before, so its other sessions stay open.
    expect((await own().expect(200)).body).toMatchObject({ email: moved, pending_email: null });
    await post('login', { identifier: moved, password: ada.password }).expect(200);
    expectError(await post('login', { identifier: ada.email, password: ada.password }), 'invalid_credentials');
  });

  it('notifies the old address without naming the new one', async () => {
    await node.database.rows(`INSERT INTO preferences (user_id, language) VALUES ($1, 'es')`, [ada.id]);
    await put({ email: moved, current_password: ada.password }).expect(200);
    const notice = await mailbox.next(ada.email, 'email-change-requested');
    expect(notice.subject).toBe('Tu correo electrónico va a cambiar');
    expect(notice.text).toContain('/auth?undo=');
    expect(notice.text + notice.html).not.toContain(moved);
  });

  it('invalidates reset links sent to the old address', async () => {
    await post('forgot-password', { email: ada.email }).expect(202);
    const reset = tokenIn(await mailbox.next(ada.email, 'reset-password'), 'reset');
    const { confirm } = await requestChange();
    await post('verify', { token: confirm }).expect(200);
    expectError(await post('reset-password', { token: reset, password: 'long enough now' }), 'token_invalid');
  });

  it('sends no reset email to an unconfirmed address', async () => {
    await requestChange();
    await post('forgot-password', { email: moved }).expect(202);
    await post('forgot-password', { email: ada.email }).expect(202);
    await mailbox.next(ada.email, 'reset-password');
    await allSent();
    expect(await mailbox.to(moved, 'reset-password')).toEqual([]);
  });

  it('is replaced by a later change', async () => {
    const { confirm } = await requestChange();
    const later = `later.${moved}`;
    await put({ email: later, current_password: ada.password }).expect(200);
    expectError(await post('verify', { token: confirm }), 'token_invalid');
    await post('verify', { token: tokenIn(await mailbox.next(later, 'confirm-new-email'), 'verify') }).expect(200);
    expect((await own().expect(200)).body.email).toBe(later);
  });

  it('fails if another user registers the address before it is confirmed', async () => {
    const { confirm } = await requestChange();
    const bob = await makeUser(node.database, { email: moved.toUpperCase() });
    expectError(await post('verify', { token: confirm }), 'conflict', {
      email: ['This email address is already registered'],
    });
    expect((await own().expect(200)).body.email).toBe(ada.email);
    expect((await own(bob.token).expect(200)).body.email).toBe(bob.email);
  });

  it('opens no session with two-factor on', async () => {
    const { secret } = await turnOnTwoFactor(node, ada);
    await put({ email: moved, current_password: ada.password, totp: codeOf(secret) }).expect(200);
    const token = tokenIn(await mailbox.next(moved, 'confirm-new-email'), 'verify');
    expect((await post('verify', { token }).expect(200)).body).toEqual({ session: null, user: null });
    expect((await own().expect(200)).body.email).toBe(moved);
  });
});

describe('a pending address', () => {
  it('is cancelled by its owner, which invalidates its link', async () => {
    const { confirm } = await requestChange();
    const bob = await makeUser(node.database);
    await pending('delete', '', bob.token).expect(204);
    expect((await own().expect(200)).body.pending_email).toBe(moved);
    await pending('delete').expect(204);
    expect((await own().expect(200)).body.pending_email).toBeNull();
    expectError(await post('verify', { token: confirm }), 'token_invalid');
  });

  it('leaves no valid link when it is cancelled, even if the same address is requested again', async () => {
    const { confirm } = await requestChange();
    await pending('delete').expect(204);
    await put({ email: moved, current_password: ada.password }).expect(200);
    const again = tokenIn(await mailbox.next(moved, 'confirm-new-email', 2), 'verify');
    expectError(await post('verify', { token: confirm }), 'token_invalid');
    await post('verify', { token: again }).expect(200);
  });

  it('is discarded by a password reset, but can still be undone', async () => {
    const { confirm, undo } = await requestChange();
    await post('forgot-password', { email: ada.email }).expect(202);
    const token = tokenIn(await mailbox.next(ada.email, 'reset-password'), 'reset');
    await post('reset-password', { token, password: 'a whole new password' }).expect(204);
    expectError(await post('verify', { token: confirm }), 'token_invalid');
    const { body } = await post('login', { identifier: ada.email, password: 'a whole new password' }).expect(200);
    expect(body.user).toMatchObject({ email: ada.email, pending_email: null });
    await post('undo-email-change', { token: undo }).expect(204);
  });

  it('is discarded by a change of the password', async () => {
    const { confirm } = await requestChange();
    const change = { current_password: ada.password, password: 'a whole new password' };
    await post('change-password', change).auth(ada.token, bearer).expect(204);
    expect((await own().expect(200)).body).toMatchObject({ email: ada.email, pending_email: null });
    expectError(await post('verify', { token: confirm }), 'token_invalid');
  });

  it('can be sent again', async () => {
    await requestChange();
    await pending('post', '/resend').expect(202);
    const second = tokenIn(await mailbox.next(moved, 'confirm-new-email', 2), 'verify');
    await post('verify', { token: second }).expect(200);
    expectError(await pending('post', '/resend'), 'not_found');
  });

  it('requires a signed-in user', async () => {
    await node.request.delete('/api/user/pending-email').expect(401);
    await node.request.post('/api/user/pending-email/resend').expect(401);
  });
});

describe('POST /api/auth/undo-email-change', () => {
  it('cancels a pending change and ends every session', async () => {
    const { confirm, undo } = await requestChange();
    const other = await openSession(node.database, ada.id);
    await post('undo-email-change', { token: undo }).expect(204);
    for (const token of [ada.token, other]) expectError(await own(token), 'unauthorized');
    expectError(await post('verify', { token: confirm }), 'token_invalid');
    const { body } = await post('login', { identifier: ada.email, password: ada.password }).expect(200);
    expect(body.user).toMatchObject({ email: ada.email, email_verified: true, pending_email: null });
  });

  it('restores the old address after the change took effect, once', async () => {
    const { confirm, undo } = await requestChange();
    const { body } = await post('verify', { token: confirm }).expect(200);
    await post('forgot-password', { email: moved }).expect(202);
    const reset = tokenIn(await mailbox.next(moved, 'reset-password'), 'reset');
    await post('undo-email-change', { token: undo }).expect(204);
    expectError(await own(body.session.access_token), 'unauthorized');
    expectError(await post('reset-password', { token: reset, password: 'long enough now' }), 'token_invalid');
    const login = await post('login', { identifier: ada.email, password: ada.password }).expect(200);
    expect(login.body.user).toMatchObject({ email: ada.email, email_verified: true });
    expectError(await post('undo-email-change', { token: undo }), 'token_invalid');
  });

  it('restores the oldest address after several changes', async () => {
    const first = await requestChange();
    await post('verify', { token: first.confirm }).expect(200);
    const later = `later.${moved}`;
    await put({ email: later, current_password: ada.password }).expect(200);
    await post('verify', { token: tokenIn(await mailbox.next(later, 'confirm-new-email'), 'verify') }).expect(200);
    const second = tokenIn(await mailbox.next(moved, 'email-change-requested'), 'undo');
    // The later link restores the address in between, and cannot invalidate the earlier one.
    await post('undo-email-change', { token: second }).expect(204);
    await post('undo-email-change', { token: first.undo }).expect(204);
    await post('login', { identifier: ada.email, password: ada.password }).expect(200);
  });

  it('invalidates the links of later changes', async () => {
    const first = await requestChange();
    await post('verify', { token: first.confirm }).expect(200);
    await put({ email: `later.${moved}`, current_password: ada.password }).expect(200);
    const second = tokenIn(await mailbox.next(moved, 'email-change-requested'), 'undo');
    await post('undo-email-change', { token: first.undo }).expect(204);
    expectError(await post('undo-email-change', { token: second }), 'token_invalid');
  });

  it('reserves the old address while the link is valid', async () => {
    const { confirm, undo } = await requestChange();
    await post('verify', { token: confirm }).expect(200);
    const squatter = { username: `squatter${nextNumber()}`, email: ada.email.toUpperCase(), password: 'long enough' };
    expectError(await post('register', squatter), 'conflict', { email: ['This email address is already registered'] });
    const bob = await makeUser(node.database);
    expectError(await put({ email: ada.email, current_password: bob.password }, bob.token), 'conflict', {
      email: ['This email address is already registered'],
    });
    await node.database.rows(`UPDATE previous_emails SET held_until = now() - interval '1 second' WHERE user_id = $1`, [
      ada.id,
    ]);
    await node.app.get(ForgetEmailTokensJob).run();
    expect(await node.database.rows('SELECT 1 FROM previous_emails WHERE user_id = $1', [ada.id])).toEqual([]);
    await post('register', squatter).expect(201);
    expectError(await post('undo-email-change', { token: undo }), 'conflict', {
      email: ['This email address is already registered'],
    });
  });

  it('is valid for the documented time from the request', async () => {
    const { undo } = await requestChange();
    const [row] = await node.database.rows<{ left: number }>(
      `SELECT extract(epoch FROM expires_at - now()) * 1000 AS left FROM email_tokens WHERE user_id = $1 AND purpose = 'undo'`,
      [ada.id],
    );
    // A node knows the time of the database to a few milliseconds.
    expect(EMAIL_LINK_LIFETIMES.undo - Number(row?.left)).toBeGreaterThan(-1_000);
    expect(EMAIL_LINK_LIFETIMES.undo - Number(row?.left)).toBeLessThan(60_000);
    await node.database.rows(`UPDATE email_tokens SET expires_at = now() - interval '1 second' WHERE user_id = $1`, [
      ada.id,
    ]);
    expectError(await post('undo-email-change', { token: undo }), 'token_invalid');
  });

  it('refuses tokens for another purpose', async () => {
    const { confirm, undo } = await requestChange();
    expectError(await post('undo-email-change', { token: confirm }), 'token_invalid');
    expectError(await post('verify', { token: undo }), 'token_invalid');
    expectError(await post('reset-password', { token: undo, password: 'long enough now' }), 'token_invalid');
  });
});

it('undoing a change ends sessions on every node', async () => {
  const nodes = await startTwoNodes();
  try {
    const { one, two } = nodes;
    const eve = await makeUser(nodes.database, { isVerified: true });
    const change = { email: moved, current_password: eve.password };
    await one.request.put('/api/user/profile').auth(eve.token, bearer).send(change).expect(200);
    await two.request.get('/api/auth/user').auth(eve.token, bearer).expect(200);
    const outbox = new Mailbox(one.settings.home);
    const token = tokenIn(await outbox.next(eve.email, 'email-change-requested'), 'undo');
    await one.request.post('/api/auth/undo-email-change').send({ token }).expect(204);
    await until(
      () => two.request.get('/api/auth/user').auth(eve.token, bearer),
      ({ status }) => status === 401,
    );
  } finally {
    await nodes.close();
  }
});
