import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import type { LiveErrorCode, WatchAck } from '@gamegeek/contracts/live/live-events.js';
import { commentsTopic, gameTopic } from '@gamegeek/contracts/live/topics.js';
import { RATE_LIMITS, SOCKET_LIMITS } from '../../src/config/limits.js';
import { LiveTopics } from '../../src/core/live/live-topics.service.js';
import { TopicRegistry } from '../../src/core/live/topic-registry.service.js';
import { Invalidations } from '../../src/core/redis/invalidations.service.js';
import { GameDirectory } from '../../src/modules/games/directory/game-directory.service.js';
import { USER_CHANGED } from '../../src/modules/auth/sessions/sessions.service.js';
import { makeGame, makeHiddenGame } from '../factories/game.factory.js';
import { makeUser, openSession, type MadeUser } from '../factories/user.factory.js';
import { LiveClients, type ConnectOptions, type LiveClient } from '../support/live-client.js';
import { allTopics, describedTopics, type NamedTopic } from '../support/live-topics.js';
import { logLines } from '../support/log-lines.js';
import { waitForRanks } from '../support/scores/wait-for-ranks.js';
import { startTcpProxy, type TcpProxy } from '../support/services/tcp-proxy.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

const bearer = { type: 'bearer' } as const;
const NOWHERE = 1_999_999_997;
const PER_SECOND = SOCKET_LIMITS.eventsPerSecond;
/** Watches that the budget under test allows at once; more than a test takes later, one more. */
const ALLOWED = 4 * PER_SECOND;
const BUDGET = { points: 1, duration: 60, burst: ALLOWED * SOCKET_LIMITS.watchPoints };
const SOCKETS = 6;

let database: TestDatabase;
let postgres: TcpProxy;
let redis: TcpProxy;
/** Its budgets are low, and it can be separated from PostgreSQL. */
let strict: TestApp;
/** It can be separated from Redis. */
let other: TestApp;
const log = logLines();
const live = new LiveClients();
let addresses = 0;
const newAddress = () => `192.0.2.${(addresses += 1)}`;

beforeAll(async () => {
  database = await createTestDatabase();
  postgres = await startTcpProxy(database.databaseUrl);
  redis = await startTcpProxy(database.redisUrl);
  strict = await startTestApp({
    database,
    settings: { databaseUrl: postgres.url, trustProxy: 1, logLevel: 'warn' },
    limits: { socketAddress: BUDGET, socketUser: BUDGET },
    logTo: log,
  });
  other = await startTestApp({
    database,
    settings: { redisUrl: redis.url, trustProxy: 1 },
    limits: { socketAddress: RATE_LIMITS.socketAddress },
  });
  for (const node of [strict, other]) {
    await until(() => node.app.get(Invalidations).live, Boolean);
    await waitForRanks(node);
  }
});
afterEach(() => {
  live.closeAll();
  jest.restoreAllMocks();
});
afterAll(async () => {
  await other?.close();
  await strict?.close();
  await redis?.close();
  await postgres?.close();
  await database?.drop();
});

const connectAll = (node: TestApp, count: number, options: ConnectOptions): Promise<LiveClient[]> =>
  Promise.all(Array.from({ length: count }, () => live.connect(node.url, options)));
const codeOf = (ack: WatchAck): LiveErrorCode | 'ok' => (ack.ok ? 'ok' : ack.code);

/** As many watches as the limit of each connection allows, one after the other on each. */
async function watchAtFullRate(clients: LiveClient[], topic: string): Promise<(LiveErrorCode | 'ok')[]> {
  const codes = clients.map(async (client) => {
    const acks: (LiveErrorCode | 'ok')[] = [];
    for (let i = 0; i < PER_SECOND; i += 1) acks.push(codeOf(await client.watch(topic)));
    return acks;
  });
  return (await Promise.all(codes)).flat();
}

/** Counts the statements of watches while `work` runs. Jobs run at the same time, and are not counted. */
async function statementsOfWatches(node: TestApp, work: () => Promise<void>): Promise<number> {
  const inWatch = new AsyncLocalStorage<true>();
  const topics = node.app.get(LiveTopics);
  for (const method of ['refusal', 'answer'] as const) {
    const asUsual = topics[method].bind(topics) as (...given: unknown[]) => Promise<never>;
    jest.spyOn(topics, method).mockImplementation((...given) => inWatch.run(true, () => asUsual(...given)));
  }
  let statements = 0;
  const query = Reflect.get(pg.Client.prototype, 'query') as (...given: unknown[]) => unknown;
  const countedQuery = function (this: pg.Client, ...given: unknown[]) {
    if (inWatch.getStore()) statements += 1;
    return Reflect.apply(query, this, given);
  };
  Object.assign(pg.Client.prototype, { query: countedQuery });
  try {
    await work();
  } finally {
    Object.assign(pg.Client.prototype, { query });
    jest.restoreAllMocks();
  }
  return statements;
}

describe('repeated watches of every registered topic', () => {
  const cost = async ({ name, signedIn }: NamedTopic) => {
    const address = newAddress();
    // Admins may watch all topics.
    const token = signedIn ? (await makeUser(database, { isAdmin: true })).token : undefined;
    const clients = await connectAll(strict, SOCKETS, { address, token });
    let codes: string[] = [];
    const statements = await statementsOfWatches(strict, async () => {
      codes = await watchAtFullRate(clients, name);
    });
    live.closeAll();
    return { name, statements, codes };
  };

  it('has a name of each topic', () => {
    const registry = strict.app.get(TopicRegistry);
    const found = allTopics(strict, NOWHERE).map(({ name }) => registry.find(name)?.definition.described);
    expect(new Set(found)).toEqual(new Set(describedTopics(strict)));
  });

  it('cost few statements, and end in rate_limited for all sockets of the address or user together', async () => {
    const game = await makeGame(database);
    for (const topic of allTopics(strict, game.id)) {
      const { name, statements, codes } = await cost(topic);
      const granted = codes.filter((code) => code === 'ok').length;
      expect({ name, granted, last: codes.at(-1) }).toEqual({
        name,
        granted: expect.any(Number),
        last: 'rate_limited',
      });
      expect(granted).toBeGreaterThanOrEqual(ALLOWED);
      expect(granted).toBeLessThan(SOCKETS * PER_SECOND);
      expect({ name, isBounded: statements < ALLOWED / 2 }).toEqual({ name, isBounded: true });
    }
  });

  it('of a game that does not exist, cost a statement a second at most', async () => {
    for (const topic of allTopics(strict, NOWHERE).filter(({ ofGame }) => ofGame)) {
      const began = performance.now();
      const { name, statements, codes } = await cost(topic);
      const seconds = (performance.now() - began) / 1_000;
      expect({ name, codes: [...new Set(codes)].sort(), last: codes.at(-1) }).toEqual({
        name,
        codes: ['rate_limited', 'unknown_topic'],
        last: 'rate_limited',
      });
      expect({ name, isBounded: statements <= 1 + seconds }).toEqual({ name, isBounded: true });
    }
  });
});

describe('the budget of events', () => {
  it('of an address leaves other addresses and signed-in users their own', async () => {
    const address = newAddress();
    const topic = commentsTopic((await makeGame(database)).id);
    const codes = await watchAtFullRate(await connectAll(strict, SOCKETS, { address }), topic);
    expect(codes).toContain('rate_limited');
    const { token } = await makeUser(database);
    for (const options of [{ address: newAddress() }, { address, token }]) {
      const client = await live.connect(strict.url, options);
      expect(codeOf(await client.watch(topic))).toBe('ok');
    }
  });

  it('is enough for a school with forty live pages behind one address that reconnect at once', async () => {
    const game = await makeGame(database);
    const topics = allTopics(other, game.id)
      .filter(({ signedIn }) => !signedIn)
      .slice(0, 6);
    expect(topics).toHaveLength(6);
    const pages = await connectAll(other, SOCKET_LIMITS.perAddress, { address: newAddress() });
    const acks = await Promise.all(pages.flatMap((page) => topics.map(({ name }) => page.watch(name))));
    expect(new Set(acks.map(codeOf))).toEqual(new Set(['ok']));
  });
});

describe('a socket that may no longer watch a topic', () => {
  const watched = (node: TestApp) => node.app.get(LiveTopics).watchedTopics();

  it('leaves it when a later watch is refused', async () => {
    const topic = gameTopic((await makeGame(database)).id);
    const client = await live.connect(other.url);
    await client.watching(topic);
    jest
      .spyOn(other.app.get(GameDirectory), 'refuseWatch')
      .mockResolvedValue({ code: 'unknown_topic', message: 'There is no such game.' });
    expect(codeOf(await client.watch(topic))).toBe('unknown_topic');
    expect(watched(other)).not.toContain(topic);
  });

  it('leaves it although the game is hidden while it begins to watch', async () => {
    const topic = gameTopic((await makeGame(database)).id);
    const client = await live.connect(other.url);
    jest
      .spyOn(other.app.get(GameDirectory), 'refuseWatch')
      .mockResolvedValueOnce(undefined)
      .mockResolvedValueOnce({ code: 'unknown_topic', message: 'There is no such game.' });
    expect(codeOf(await client.watch(topic))).toBe('unknown_topic');
    expect(watched(other)).not.toContain(topic);
  });

  describe('of a hidden game', () => {
    let creator: MadeUser;
    let admin: MadeUser;
    beforeAll(async () => {
      [creator, admin] = [await makeUser(database), await makeUser(database, { isAdmin: true })];
    });

    const WAYS: [string, (gameId: number) => Promise<unknown>][] = [
      ['deleted', (id) => strict.request.delete(`/api/games/${id}`).auth(creator.token, bearer).expect(204)],
      [
        'deactivated',
        (id) => strict.request.put(`/api/games/${id}`).auth(creator.token, bearer).send({ active: false }).expect(200),
      ],
      [
        'hidden by an admin',
        (id) =>
          strict.request
            .post('/api/admin/acts')
            .auth(admin.token, bearer)
            .send({ act: 'hide', kind: 'game', id, reason: 'It sells coins.' })
            .expect(200),
      ],
    ];

    it.each(WAYS)('leaves all its topics on every node when it is %s; its creator and admins stay', async (_, hide) => {
      const { id: gameId } = await makeGame(database, { createdBy: creator.id });
      const ofGame = allTopics(other, gameId).filter((topic) => topic.ofGame);
      const names = ofGame.flatMap(({ name, signedIn }) => (signedIn ? [] : [name]));
      const namesOfMakers = ofGame.map(({ name }) => name);
      const watchAll = async (node: TestApp, options: ConnectOptions, watched = names) => {
        const client = await live.connect(node.url, options);
        for (const name of watched) expect(codeOf(await client.watch(name))).toBe('ok');
        return client;
      };
      const strangers = [
        await watchAll(strict, { address: newAddress() }),
        await watchAll(other, { token: (await makeUser(database)).token }),
      ];
      const mayStay = [
        await watchAll(other, { token: creator.token }, namesOfMakers),
        await watchAll(other, { token: admin.token }, namesOfMakers),
      ];
      await hide(gameId);
      for (const stranger of strangers) {
        await until(
          () => [...stranger.resets].sort(),
          (resets) => resets.length === names.length,
        );
        expect([...stranger.resets].sort()).toEqual([...names].sort());
        for (const name of names) expect(codeOf(await stranger.watch(name))).toBe('unknown_topic');
      }
      await other.request
        .post(`/api/games/${gameId}/comments`)
        .auth(creator.token, bearer)
        .send({ content: 'Only for us' })
        .expect(201);
      const topic = commentsTopic(gameId);
      for (const client of mayStay) {
        await until(
          () => client.patchesOf(topic),
          (patches) => patches.some(({ created }) => created?.[0]?.content === 'Only for us'),
        );
        expect(client.resets).toEqual([]);
        expect(codeOf(await client.watch(topic))).toBe('ok');
      }
      expect(strangers.flatMap((stranger) => stranger.patchesOf(topic)).filter(({ created }) => created)).toEqual([]);
    });

    it('leaves them although its node missed that the game was hidden', async () => {
      const game = await makeGame(database, { createdBy: creator.id });
      const topic = commentsTopic(game.id);
      const client = await live.connect(other.url);
      await client.watching(topic);
      redis.cut();
      await until(
        () => other.app.get(Invalidations).live,
        (isLive) => !isLive,
      );
      await strict.request.delete(`/api/games/${game.id}`).auth(creator.token, bearer).expect(204);
      redis.restore();
      await until(
        () => watched(other),
        (topics) => !topics.includes(topic),
      );
    });

    it('is disconnected when its user is no longer an admin, and cannot watch again', async () => {
      const former = await makeUser(database, { isAdmin: true });
      const topic = commentsTopic((await makeHiddenGame(database)).id);
      const client = await live.connect(other.url, { token: former.token });
      await client.watching(topic);
      await database.rows('UPDATE users SET is_admin = false WHERE id = $1', [former.id]);
      await strict.app.get(Invalidations).publish(USER_CHANGED, former.id);
      await until(client.connected, (connected) => !connected);
      const again = await live.connect(other.url, { token: await openSession(database, former.id) });
      expect(codeOf(await again.watch(topic))).toBe('unknown_topic');
    });
  });
});

describe('without PostgreSQL', () => {
  it('refused watches write one log line a second, with the number of those left out', async () => {
    const topic = commentsTopic((await makeGame(database)).id);
    const clients = await connectAll(strict, SOCKETS, { address: newAddress() });
    postgres.cut();
    const began = performance.now();
    let refused = 0;
    try {
      refused = (await watchAtFullRate(clients, topic)).filter((code) => code === 'unavailable').length;
    } finally {
      postgres.restore();
    }
    const written = () => log.lines().filter(({ msg }) => msg === 'a snapshot could not be read');
    const counted = () => written().reduce((sum, { leftOut = 0 }) => sum + 1 + Number(leftOut), 0);
    expect(refused).toBeGreaterThanOrEqual(ALLOWED);
    await until(counted, (count) => count === refused);
    // The connection fails in two ways: it is lost, and it is refused.
    expect(written().length).toBeLessThanOrEqual(2 * (2 + (performance.now() - began) / 1_000));
  });
});
