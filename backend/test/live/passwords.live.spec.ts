import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeUser, openSession, type MadeUser } from '../factories/user.factory.js';
import { LiveClients } from '../support/live-client.js';
import { Mailbox, tokenIn } from '../support/mailbox.js';
import type { TestApp } from '../support/test-app.js';
import { startTwoNodes, type TwoNodes } from '../support/two-nodes.js';
import { until } from '../support/until.js';

/** Time limit for the end of sessions and sockets on all nodes. */
const SOON = 2_000;

let nodes: TwoNodes;
let one: TestApp;
let two: TestApp;
let ada: MadeUser;
let mailbox: Mailbox;
const live = new LiveClients();

beforeAll(async () => {
  nodes = await startTwoNodes();
  ({ one, two } = nodes);
  mailbox = new Mailbox(one.settings.home);
});
beforeEach(async () => {
  ada = await makeUser(nodes.database);
});
afterEach(() => live.closeAll());
afterAll(() => nodes?.close());

const bearer = { type: 'bearer' } as const;
const isOver = (node: TestApp, token: string) =>
  until(
    () => node.request.get('/api/auth/user').auth(token, bearer),
    ({ status }) => status === 401,
    SOON,
  );

describe('a new password', () => {
  it('by a link ends every session on every node within two seconds, with its sockets', async () => {
    const other = await openSession(nodes.database, ada.id);
    const ending = [await live.connect(two.url, { token: ada.token }), await live.connect(one.url, { token: other })];
    await one.request.post('/api/auth/forgot-password').send({ email: ada.email }).expect(202);
    const token = tokenIn(await mailbox.next(ada.email, 'reset-password'), 'reset');
    await one.request.post('/api/auth/reset-password').send({ token, password: 'a whole new password' }).expect(204);
    for (const node of [one, two]) for (const session of [ada.token, other]) await isOver(node, session);
    for (const client of ending) await until(client.connected, (connected) => !connected, SOON);
  });

  it('of a signed-in user ends their other sessions only', async () => {
    const bob = await makeUser(nodes.database);
    const other = await openSession(nodes.database, ada.id);
    const ending = await live.connect(two.url, { token: other });
    const staying = [
      await live.connect(two.url, { token: ada.token }),
      await live.connect(two.url, { token: bob.token }),
    ];
    await one.request
      .post('/api/auth/change-password')
      .auth(ada.token, bearer)
      .send({ current_password: ada.password, password: 'a whole new password' })
      .expect(204);
    await isOver(two, other);
    await until(ending.connected, (connected) => !connected, SOON);
    for (const client of staying) expect(await client.watch('me')).toMatchObject({ ok: true });
  });
});

it('emails are sent once with two nodes', async () => {
  const users = await Promise.all(Array.from({ length: 12 }, () => makeUser(nodes.database)));
  await Promise.all(
    users.map(({ email }, i) =>
      (i % 2 ? one : two).request.post('/api/auth/resend-verification').send({ email }).expect(202),
    ),
  );
  await until(
    () => nodes.database.rows('SELECT 1 FROM mails'),
    (mails) => mails.length === 0,
  );
  const sent = (await mailbox.all()).filter(({ kind }) => kind === 'verify-email').map(({ to }) => to);
  expect(sent.sort()).toEqual(users.map(({ email }) => email).sort());
});
