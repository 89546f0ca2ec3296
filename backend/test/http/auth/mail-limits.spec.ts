import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ForgetMailTokensJob } from '../../../src/modules/auth/mail-links/forget-mail-tokens.job.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { insert, nextNumber } from '../../factories/made.js';
import { expectError } from '../../support/expect-error.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const TWO = { points: 2, duration: 60 };

let node: TestApp;
let ada: MadeUser;

beforeAll(async () => {
  const limits = { mailsAsked: TWO, mailsToMailbox: TWO, wrongMailToken: TWO, wrongPassword: TWO };
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
  await insert(node.database, 'mail_tokens', { ...token, token_hash: Buffer.alloc(32, 1), expires_at: inMinutes(-1) });
  await insert(node.database, 'mail_tokens', { ...token, token_hash: Buffer.alloc(32, 2), expires_at: inMinutes(1) });
  await node.app.get(ForgetMailTokensJob).run();
  expect(await node.database.rows('SELECT 1 FROM mail_tokens WHERE user_id = $1', [ada.id])).toHaveLength(1);
});
