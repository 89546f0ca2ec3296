import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { io } from 'socket.io-client';
import { WebSocket } from 'ws';
import { leaderboardTopic } from '@gamegeek/contracts/live/topics.js';
import { SOCKET_LIMITS } from '../../src/config/limits.js';
import { Invalidations } from '../../src/core/redis/invalidation.js';
import { makeUser, openSession } from '../factories/user.factory.js';
import { LiveClients, refusedConnectionCode, type LiveClient } from '../support/live-client.js';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

const GLOBAL = leaderboardTopic('global', 'all');

let database: TestDatabase;
let redis: TcpProxy;
let one: TestApp;
let two: TestApp;
const live = new LiveClients();

beforeAll(async () => {
  database = await createTestDatabase();
  redis = await startTcpProxy(database.redisUrl);
  one = await startTestApp({ database });
  two = await startTestApp({ database, settings: { redisUrl: redis.url, trustProxy: 1 } });
  for (const node of [one, two]) await until(() => node.app.get(Invalidations).live, Boolean);
});
afterEach(() => live.closeAll());
afterAll(async () => {
  await two?.close();
  await one?.close();
  await redis?.close();
  await database?.drop();
});

/** The result of a new connection: connected, the error code, or `refused` for the handshake. */
const fate = (url: string, token?: string) =>
  live.connect(url, { token }).then(
    () => 'connected',
    (error: unknown) => refusedConnectionCode(error) ?? 'refused',
  );

const fill = async (url: string, count: number, token?: string): Promise<LiveClient[]> => {
  const clients: LiveClient[] = [];
  for (let i = 0; i < count; i += 1) clients.push(await live.connect(url, { token }));
  return clients;
};

describe('sockets of a session', () => {
  it('end within two seconds of its logout on another node, and only they', async () => {
    const ada = await makeUser(database);
    const other = await openSession(database, ada.id);
    const ending = await live.connect(two.url, { token: ada.token });
    const staying = await live.connect(two.url, { token: other });
    await one.request.post('/api/auth/logout').auth(ada.token, { type: 'bearer' }).expect(204);
    await until(ending.connected, (connected) => !connected);
    expect(await staying.watch('me')).toMatchObject({ ok: true });
    // The token is not valid for a new socket either.
    const late = await live.connect(two.url, { token: ada.token });
    expect(await late.watch('me')).toMatchObject({ ok: false, code: 'forbidden' });
  });

  it('end when the session ended while their node was disconnected', async () => {
    const ada = await makeUser(database);
    const client = await live.connect(two.url, { token: ada.token });
    redis.cut();
    await until(
      () => two.app.get(Invalidations).live,
      (heard) => !heard,
    );
    await one.request.post('/api/auth/logout').auth(ada.token, { type: 'bearer' }).expect(204);
    redis.restore();
    await until(client.connected, (connected) => !connected);
  });
});

describe('the limit of connections', () => {
  it('is 20 for a user, and a closed one makes room', async () => {
    const { token } = await makeUser(database);
    const [first] = await fill(one.url, SOCKET_LIMITS.perUser, token);
    expect(await fate(one.url, token)).toBe('rate_limited');
    expect(await fate(one.url)).toBe('connected');
    first?.socket.disconnect();
    await until(
      () => fate(one.url, token),
      (result) => result === 'connected',
    );
  });

  it('is 40 for an address', async () => {
    await fill(one.url, SOCKET_LIMITS.perAddress);
    expect(await fate(one.url)).toBe('refused');
  });

  it('counts the addresses behind a trusted proxy', async () => {
    const from = (address: string) =>
      new Promise<string>((resolve) => {
        const socket = io(two.url, {
          transports: ['websocket'],
          reconnection: false,
          forceNew: true,
          extraHeaders: { 'X-Forwarded-For': address },
        });
        opened.push(socket);
        socket.once('connect', () => resolve('connected'));
        socket.once('connect_error', (error) => resolve(refusedConnectionCode(error) ?? 'refused'));
      });
    const opened: { disconnect(): unknown }[] = [];
    try {
      for (let i = 0; i < SOCKET_LIMITS.perAddress; i += 1) expect(await from('192.0.2.1')).toBe('connected');
      expect(await from('192.0.2.1')).toBe('refused');
      expect(await from('192.0.2.2')).toBe('connected');
    } finally {
      for (const socket of opened) socket.disconnect();
    }
  });

  it('is not used up by clients that leave before they are admitted', async () => {
    const { id, token } = await makeUser(database);
    // Speaks Engine.IO directly: authenticates and disconnects without waiting. Each with its own session, because a
    // cached one is admitted too quickly.
    const hangUp = async () => {
      const session = await openSession(database, id);
      await new Promise<void>((resolve, reject) => {
        const socket = new WebSocket(`${one.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
        socket.on('error', reject);
        socket.on('close', () => resolve());
        socket.once('message', () => {
          socket.send(`40${JSON.stringify({ token: session })}`, () => socket.terminate());
        });
      });
    };
    for (let i = 0; i < 2 * SOCKET_LIMITS.perUser; i += 1) await hangUp();
    await until(
      () => fate(one.url, token),
      (result) => result === 'connected',
    );
  });
});

it('allows a watch of every kind of topic on one connection', async () => {
  const { token } = await makeUser(database);
  const client = await live.connect(one.url, { token });
  for (const topic of [GLOBAL, leaderboardTopic('global', 'week'), 'me']) {
    expect(await client.watch(topic)).toMatchObject({ ok: true, topic });
  }
});
