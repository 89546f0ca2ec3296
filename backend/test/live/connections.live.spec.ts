import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { io } from 'socket.io-client';
import { WebSocket } from 'ws';
import { leaderboardTopic } from '@gamegeek/contracts/live/topics.js';
import { SOCKET_LIMITS } from '../../src/config/limits.js';
import { Jobs } from '../../src/core/jobs/jobs.service.js';
import { Invalidations } from '../../src/core/redis/invalidations.service.js';
import { makeGame } from '../factories/game.factory.js';
import { makeUser, openSession, type MadeUser } from '../factories/user.factory.js';
import { BoardWatcher } from '../support/scores/board-watcher.js';
import { LiveClients, refusedConnectionCode, type LiveClient } from '../support/live-client.js';
import { waitForRanks } from '../support/scores/wait-for-ranks.js';
import { startTcpProxy, type TcpProxy } from '../support/services/tcp-proxy.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

describe('connections', () => {
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
    it('end soon after its logout on another node, and others stay open', async () => {
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
        (isLive) => !isLive,
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
      const connectAndLeave = async () => {
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
      for (let i = 0; i < 2 * SOCKET_LIMITS.perUser; i += 1) await connectAndLeave();
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
});

describe('half-open connections', () => {
  let database: TestDatabase;
  let proxy: TcpProxy;
  /** Its connections to Redis may go half-open. */
  let node: TestApp;
  let other: TestApp;
  let ada: MadeUser;
  let gameId: number;
  const live = new LiveClients();

  const isSubscribed = ({ app }: TestApp) => until(() => app.get(Invalidations).live, Boolean);

  beforeAll(async () => {
    database = await createTestDatabase();
    proxy = await startTcpProxy(database.redisUrl);
    node = await startTestApp({ database, settings: { redisUrl: proxy.url } });
    other = await startTestApp({ database });
    for (const started of [node, other]) {
      await isSubscribed(started);
      await waitForRanks(started);
    }
  });
  beforeEach(async () => {
    ada = await makeUser(database);
    gameId = (await makeGame(database)).id;
  });
  afterEach(() => live.closeAll());
  afterAll(async () => {
    await node?.close();
    await other?.close();
    await proxy?.close();
    await database?.drop();
  });

  const send = (to: TestApp, score: number) =>
    to.request.post('/api/scores').send({ gameId, score, apiKey: ada.apiKey }).expect(200);

  describe('a node whose subscription has gone half-open', () => {
    it('subscribes again, and its watchers receive scores accepted by other nodes', async () => {
      const watcher = new BoardWatcher(node.url, leaderboardTopic(gameId, 'all'));
      try {
        await until(() => watcher.ready, Boolean);
        expect(proxy.swallow('\r\nsubscribe\r\n')).toBe(1);
        await send(other, 700);
        await until(
          () => watcher.entries.map(({ score }) => score),
          ([best]) => best === 700,
        );
        await send(other, 900);
        await until(
          () => watcher.entries.map(({ score }) => score),
          ([best]) => best === 900,
        );
      } finally {
        watcher.close();
      }
    });

    it('disconnects the sockets of sessions that ended on another node', async () => {
      await isSubscribed(node);
      const socket = await live.connect(node.url, { token: ada.token });
      expect(proxy.swallow('\r\nsubscribe\r\n')).toBe(1);
      await other.request.post('/api/auth/logout').auth(ada.token, { type: 'bearer' }).expect(204);
      await until(socket.connected, (connected) => !connected);
    });
  });

  describe('a node whose connections for commands and jobs have gone half-open', () => {
    it('replaces them, then answers ranks and runs jobs again', async () => {
      await send(node, 100);
      // The script that ranks scores is sent by its hash, and so are those of the queue.
      expect(proxy.swallow('EVALSHA')).toBeGreaterThan(1);
      await until(
        async () => (await send(node, 50)).body.rank,
        (rank) => rank === 1,
      );
      let runs = 0;
      const job = { name: 'after-all', run: async () => void (runs += 1) };
      for (const { app } of [node, other]) app.get(Jobs).define(job);
      await until(() => {
        node.app.get(Jobs).request('after-all', 0);
        return runs;
      }, Boolean);
    });
  });
});
