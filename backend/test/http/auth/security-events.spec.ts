import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SECURITY_EVENT_KINDS } from '@gamegeek/contracts/auth/security-events.js';
import type { SecurityEvent } from '@gamegeek/contracts/auth/security-events.schemas.js';
import { SECURITY_EVENT_LIMITS } from '../../../src/config/limits.js';
import { ForgetExpiredJob } from '../../../src/modules/auth/privacy/forget-expired.job.js';
import { makeComment } from '../../factories/comment.factory.js';
import { makeGame } from '../../factories/game.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { Mailbox } from '../../support/services/mailbox.js';
import { runAdmin } from '../../support/services/server-process.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { codeOf, stopClock, turnOnTwoFactor, wrongCodeOf } from '../../support/totp-codes.js';

const ADDRESS = '203.0.113.7';
const bearer = { type: 'bearer' } as const;

let node: TestApp;
let mailbox: Mailbox;
let admin: MadeUser;
let ada: MadeUser;

beforeAll(stopClock);
beforeAll(async () => {
  node = await startTestApp({ settings: { trustProxy: 1 } });
  mailbox = new Mailbox(node.settings.home);
  admin = await makeUser(node.database, { isAdmin: true, isVerified: true });
});
beforeEach(async () => {
  ada = await makeUser(node.database, { isVerified: true });
});
afterAll(() => node?.close());

const post = (path: string, body: object = {}, user?: MadeUser) => {
  const request = node.request.post(path).set('X-Forwarded-For', ADDRESS);
  return (user ? request.auth(user.token, bearer) : request).send(body);
};
const list = (query = '', { token } = admin) =>
  node.request.get(`/api/admin/security-events${query}`).auth(token, bearer);
const eventsOf = async (user: MadeUser, query = '') =>
  (await list(`?user=${user.id}${query}`).expect(200)).body as SecurityEvent[];
const kindsOf = async (user: MadeUser) => (await eventsOf(user)).map(({ kind }) => kind);
const tokenFrom = async (kind: string) => {
  const { text } = await mailbox.next(ada.email, kind);
  return /[?&](?:reset|verify|undo)=([\w-]+)/.exec(text)?.[1] ?? '';
};
const login = (extra: object = {}) =>
  post('/api/auth/login', { identifier: ada.username, password: ada.password, ...extra });

describe('the security log', () => {
  it('records sign-ins, and failed ones with the account of the name', async () => {
    await login().expect(200);
    await login({ password: 'hunter2hunter2' }).expect(401);
    expect(await eventsOf(ada)).toEqual([
      {
        id: expect.any(Number),
        kind: 'sign_in_failed',
        user: { id: ada.id, username: ada.username },
        actor: null,
        ip: ADDRESS,
        act: null,
        created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      },
      expect.objectContaining({ kind: 'sign_in', ip: ADDRESS }),
    ]);
    await login({ identifier: 'my-secret-password' }).expect(401);
    const [newest] = (await list('?kind=sign_in_failed&limit=1').expect(200)).body as SecurityEvent[];
    expect(newest).toMatchObject({ user: null, ip: ADDRESS });
  });

  it('records changes and uses of the second factor', async () => {
    const { secret, recovery } = await turnOnTwoFactor(node, ada);
    await login({ totp: wrongCodeOf(secret) }).expect(401);
    await login({ totp: recovery[0] }).expect(200);
    await post('/api/auth/totp/disable', { password: ada.password, code: codeOf(secret) }, ada).expect(204);
    expect(await kindsOf(ada)).toEqual([
      'two_factor_disabled',
      'sign_in',
      'recovery_code_used',
      'second_factor_failed',
      'two_factor_enabled',
    ]);
  });

  it('records changes of key, password and email address', async () => {
    await node.request
      .put('/api/user/profile')
      .auth(ada.token, bearer)
      .send({ email: `new-${ada.email}`, current_password: ada.password })
      .expect(200);
    await post('/api/auth/undo-email-change', { token: await tokenFrom('email-change-requested') }).expect(204);
    await post('/api/auth/forgot-password', { email: ada.email }).expect(202);
    await post('/api/auth/reset-password', {
      token: await tokenFrom('reset-password'),
      password: 'a new long password',
    }).expect(204);
    const { body } = await login({ password: 'a new long password' }).expect(200);
    const again = { ...ada, token: String(body.session.access_token) };
    await post('/api/user/api-key/regenerate', {}, again).expect(200);
    await post(
      '/api/auth/change-password',
      { current_password: 'a new long password', password: 'another long password' },
      again,
    ).expect(204);
    expect(await kindsOf(ada)).toEqual([
      'password_changed',
      'api_key_changed',
      'sign_in',
      'password_reset',
      'api_key_removed',
      'email_change_undone',
      'email_change_requested',
    ]);
  });

  it('records actions of admins without their address, and actions of the operator', async () => {
    const { id: gameId } = await makeGame(node.database);
    const comment = await makeComment(node.database, { gameId, userId: ada.id });
    const act = { kind: 'comment', id: comment.id, act: 'hide', reason: 'Too loud.' };
    await post('/api/admin/acts', act, admin).expect(200);
    const hidden = { kind: 'moderation_act', act: 'hide', ip: null, actor: { id: admin.id, username: admin.username } };
    expect(await eventsOf(ada)).toMatchObject([hidden]);
    expect(await eventsOf(admin, '&kind=moderation_act')).toMatchObject([{ ...hidden, user: { id: ada.id } }]);
    const run = (...args: string[]) =>
      runAdmin({ ...node.database, env: { GAMEGEEK_HOME: node.settings.home } }, ...args);
    expect(await run(ada.username)).toMatchObject({ code: 0 });
    expect(await kindsOf(ada)).toEqual(['admin_granted', 'moderation_act']);
    expect(await run('security-events', '--user', ada.username, '--kind', 'moderation_act')).toEqual({
      code: 0,
      output: expect.stringMatching(
        new RegExp(`^\\S+Z  moderation_act +${ada.username}  -  by ${admin.username}  hide\n$`),
      ),
    });
    expect(await run('security-events', '--kind', 'nothing')).toMatchObject({ code: 1 });
  });

  it('contains no secrets', async () => {
    const secrets = [ada.password, ada.token, ada.apiKey];
    await login().expect(200);
    await login({ identifier: ada.password }).expect(401);
    await post('/api/user/api-key/regenerate', {}, ada).expect(200);
    const rows = JSON.stringify(await node.database.rows('SELECT * FROM security_events'));
    for (const secret of secrets) expect(rows).not.toContain(secret);
  });

  it('is paged, and available to admins only', async () => {
    for (let i = 0; i < 3; i += 1) await login().expect(200);
    const { body, headers } = await list(`?user=${ada.id}&limit=2&page=2`).expect(200);
    expect(body).toHaveLength(1);
    expect(headers['x-total-count']).toBe('3');
    expect(headers['cache-control']).toBe('no-store');
    expectError(await list('', ada), 'forbidden');
    expectError(await list('?user=ada'), 'validation_failed', { user: ['user must be the id of a user'] });
    const kinds = SECURITY_EVENT_KINDS.join(', ');
    expectError(await list('?kind=nothing'), 'validation_failed', { kind: [`kind must be one of ${kinds}`] });
  });

  it('exports the entries of a user, and deletes them with the account', async () => {
    await login().expect(200);
    const { body } = await node.request.get('/api/user/export').auth(ada.token, bearer).expect(200);
    expect(body.security_events).toEqual([
      { id: expect.any(Number), kind: 'sign_in', ip: ADDRESS, act: null, created_at: expect.any(String) },
    ]);
    await node.database.rows(
      `INSERT INTO security_events (kind, user_id, actor_id) VALUES ('moderation_act', $1, $2)`,
      [ada.id, admin.id],
    );
    await post('/api/user/delete', { password: ada.password }, ada).expect(204);
    expect(await kindsOf(ada)).toEqual(['moderation_act']);
  });

  it('is append-only', async () => {
    await login().expect(200);
    await expect(node.database.rows(`UPDATE security_events SET ip = NULL`)).rejects.toThrow(
      'security_events is append-only',
    );
  });

  it('deletes entries of users after 90 days, and actions of admins after two years', async () => {
    const insert = (days: number, actor: string | null) =>
      node.database.rows(
        `INSERT INTO security_events (kind, user_id, actor_id, created_at)
         VALUES ('sign_in', $1, $2, now() - $3 * interval '1 day')`,
        [ada.id, actor, days],
      );
    for (const days of [89, 91]) await insert(days, null);
    for (const days of [91, 731]) await insert(days, admin.id);
    await node.app.get(ForgetExpiredJob).run();
    expect((await eventsOf(ada)).map(({ actor }) => actor?.id)).toEqual([admin.id, undefined]);
  });

  it('keeps a bounded number of entries of users', async () => {
    await login().expect(200);
    const far = `INSERT INTO security_events (id, kind) VALUES ((SELECT max(id) FROM security_events) + $1, 'sign_in_failed')`;
    await node.database.rows(far, [SECURITY_EVENT_LIMITS.kept]);
    await node.app.get(ForgetExpiredJob).run();
    expect(await kindsOf(ada)).toEqual([]);
  });
});
