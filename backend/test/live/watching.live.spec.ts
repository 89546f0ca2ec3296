import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { SOCKET_LIMITS } from '../../src/config/limits.js';
import { makeGame, makeHiddenGame } from '../factories/game.factory.js';
import { makeUser, type MadeUser } from '../factories/user.factory.js';
import { gameTopic, leaderboardTopic } from '@gamegeek/contracts/live/topics.js';
import { LiveClients } from '../support/live-client.js';
import { waitForRanks } from '../support/scores/wait-for-ranks.js';
import { startTcpProxy, type TcpProxy } from '../support/services/tcp-proxy.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

let database: TestDatabase;
let postgres: TcpProxy;
let node: TestApp;
let ada: MadeUser;
const live = new LiveClients();

beforeAll(async () => {
  database = await createTestDatabase();
  postgres = await startTcpProxy(database.databaseUrl);
  node = await startTestApp({ database, settings: { databaseUrl: postgres.url } });
  await waitForRanks(node);
  ada = await makeUser(database);
});
afterEach(() => live.closeAll());
afterAll(async () => {
  await node?.close();
  await postgres?.close();
  await database?.drop();
});

const newBoard = async () => leaderboardTopic((await makeGame(database)).id, 'all');

describe('watch', () => {
  it('returns a snapshot with its sequence number', async () => {
    const topic = await newBoard();
    const client = await live.connect(node.url);
    expect(await client.watch(topic)).toEqual({
      ok: true,
      topic,
      seq: expect.any(Number),
      snapshot: { entries: [], total: 0, watching: expect.any(Number) },
    });
  });

  it('may be repeated, and returns a new snapshot', async () => {
    const topic = await newBoard();
    const client = await live.connect(node.url);
    const first = await client.watching(topic);
    const second = await client.watching(topic);
    expect(second.seq).toBeGreaterThanOrEqual(first.seq);
  });

  it('works over long polling', async () => {
    const client = await live.connect(node.url, { transports: ['polling'] });
    expect(await client.watch(leaderboardTopic('global', 'week'))).toMatchObject({ ok: true });
  });

  it.each([[undefined], [null], [7], [{ topic: 'me' }], [['me']], [true]])(
    'refuses %p as a bad request',
    async (topic) => {
      const client = await live.connect(node.url);
      expect(await client.watch(topic)).toMatchObject({ ok: false, code: 'bad_request', message: expect.any(String) });
      expect(await client.unwatch(topic)).toMatchObject({ ok: false, code: 'bad_request' });
    },
  );

  it.each([
    [null],
    [10],
    ['10'],
    [[]],
    [[{ rows: 10 }]],
    [{}],
    [{ rows: '10' }],
    [{ rows: 11 }],
    [{ rows: null }],
    [{ rows: 10, from: 1 }],
    [{ row: 10 }],
  ])('refuses the options %j as a bad request, and keeps what is watched', async (options) => {
    const topic = await newBoard();
    const client = await live.connect(node.url);
    await client.watching(topic, { rows: 10 });
    const refused = { ok: false, code: 'bad_request', message: expect.stringContaining('{ "rows": 10 }') };
    expect(await client.watch(topic, options)).toEqual(refused);
    expect(await client.watch(topic, { rows: 10 }, options)).toEqual(refused);
    expect(await client.unwatch(topic, options)).toMatchObject({ ok: false, code: 'bad_request' });
    expect((await client.watching(topic)).snapshot.watching).toBe(1);
  });

  it.each(['games:trending', 'me', 'game'])('refuses rows on %s, which is not a board', async (name) => {
    const topic = name === 'game' ? gameTopic((await makeGame(database)).id) : name;
    const client = await live.connect(node.url, { token: ada.token });
    expect(await client.watch(topic, { rows: 10 })).toEqual({
      ok: false,
      code: 'bad_request',
      message: 'Only boards can be watched with "rows".',
    });
    expect(await client.watch(topic)).toMatchObject({ ok: true });
  });

  it('refuses a list as topic, even one of a topic and options', async () => {
    const client = await live.connect(node.url);
    for (const list of [[await newBoard()], [await newBoard(), { rows: 10 }]]) {
      expect(await client.watch(list)).toMatchObject({ ok: false, code: 'bad_request' });
    }
  });

  it.each([
    '',
    'leaderboard',
    'leaderboard:1',
    'leaderboard:0:all',
    'leaderboard:01:all',
    'leaderboard:1e3:all',
    'leaderboard:-1:all',
    'leaderboard:global:month',
    'leaderboard:1:all:more',
    'game:x',
    'game:99999999999999999999',
    'Me',
    '__proto__',
    'constructor',
    'me ',
  ])('refuses %p as an unknown topic', async (topic) => {
    const client = await live.connect(node.url);
    expect(await client.watch(topic)).toMatchObject({ ok: false, code: 'unknown_topic' });
  });

  it('refuses the board of an unknown or hidden game', async () => {
    const hidden = await makeHiddenGame(database);
    const client = await live.connect(node.url);
    for (const id of [2_000_000_000, 3_000_000_000, hidden.id]) {
      expect(await client.watch(leaderboardTopic(id, 'all'))).toMatchObject({ ok: false, code: 'unknown_topic' });
      expect(await client.watch(gameTopic(id))).toMatchObject({ ok: false, code: 'unknown_topic' });
    }
  });

  it('refuses visitors on topics for signed-in users', async () => {
    const client = await live.connect(node.url);
    expect(await client.watch('me')).toMatchObject({ ok: false, code: 'forbidden' });
  });

  it('treats a wrong token as a visitor', async () => {
    const client = await live.connect(node.url, { token: 'no-such-token' });
    expect(await client.watch('me')).toMatchObject({ ok: false, code: 'forbidden' });
    expect(await client.watch(leaderboardTopic('global', 'all'))).toMatchObject({ ok: true });
    const signedIn = await live.connect(node.url, { token: ada.token });
    expect(await signedIn.watch('me')).toMatchObject({
      ok: true,
      topic: 'me',
      snapshot: { inbox: { unread: 0, newest: null }, stats: { totalScore: 0, gamesPlayed: 0, credits: 0 } },
    });
  });

  it('answers too_large to a long text, and ends a connection that sends far more', async () => {
    const client = await live.connect(node.url);
    const long = 'x'.repeat(SOCKET_LIMITS.messageBytes + 1);
    expect(await client.watch(long)).toMatchObject({ ok: false, code: 'too_large' });
    expect(client.connected()).toBe(true);
    client.socket.emit('watch', 'x'.repeat(10 * SOCKET_LIMITS.messageBytes), () => undefined);
    await until(client.connected, (connected) => !connected);
  });

  it('answers unavailable without PostgreSQL, and recovers', async () => {
    const topic = await newBoard();
    const client = await live.connect(node.url);
    postgres.cut();
    expect(await client.watch(topic)).toMatchObject({ ok: false, code: 'unavailable' });
    postgres.restore();
    await until(
      () => client.watch(topic),
      ({ ok }) => ok,
    );
  });

  it('ignores unknown events and events without an ack', async () => {
    const client = await live.connect(node.url);
    const socket = client.socket as unknown as { emit(event: string, ...args: unknown[]): void };
    socket.emit('shout', 'hello');
    socket.emit('watch');
    socket.emit('watch', leaderboardTopic('global', 'all'));
    expect(await client.watch(leaderboardTopic('global', 'week'))).toMatchObject({ ok: true });
  });
});

describe('unwatch', () => {
  it('ends the patches, also for a topic that was not watched', async () => {
    const game = await makeGame(database);
    const topic = leaderboardTopic(game.id, 'all');
    const [leaver, stayer] = [await live.connect(node.url), await live.connect(node.url)];
    await leaver.watching(topic);
    await stayer.watching(topic);
    expect(await leaver.unwatch(topic)).toEqual({ ok: true });
    expect(await leaver.unwatch(topic)).toEqual({ ok: true });
    const { apiKey } = await makeUser(database);
    const before = leaver.patches.length;
    await node.request.post('/api/scores').send({ gameId: game.id, score: 5, apiKey }).expect(200);
    await until(
      () => stayer.patchesOf(topic),
      (patches) => patches.some(({ upserts }) => upserts.length > 0),
    );
    expect(leaver.patches.length).toBe(before);
  });
});

describe('the limits of one connection', () => {
  it('are 20 events a second; further ones are refused', async () => {
    const client = await live.connect(node.url);
    const acks = await Promise.all(Array.from({ length: 30 }, () => client.unwatch('me')));
    // The second that they count in began before their answers.
    const answeredAt = performance.now();
    expect(acks.slice(0, 20).every(({ ok }) => ok)).toBe(true);
    expect(acks.slice(20).every((ack) => !ack.ok && ack.code === 'rate_limited')).toBe(true);
    expect(client.connected()).toBe(true);
    await until(() => performance.now() - answeredAt > 1_000, Boolean);
    expect(await client.unwatch('me')).toEqual({ ok: true });
  });

  it('end a connection after repeated violations', async () => {
    const client = await live.connect(node.url);
    for (let i = 0; i < 150; i += 1) client.socket.emit('unwatch', 'me', () => undefined);
    await until(client.connected, (connected) => !connected);
  });
});

describe('with LIMITS=off', () => {
  let unlimited: TestApp;
  beforeAll(async () => {
    unlimited = await startTestApp({ database, settings: { limits: false } });
  });
  afterAll(() => unlimited?.close());

  it('a connection still watches at most 32 topics at any rate', async () => {
    const topics = await Promise.all(Array.from({ length: 40 }, () => newBoard()));
    const client = await live.connect(unlimited.url);
    const acks = await Promise.all(topics.map((topic) => client.watch(topic)));
    expect(acks.filter(({ ok }) => ok)).toHaveLength(SOCKET_LIMITS.topics);
    expect(acks.filter((ack) => !ack.ok).map((ack) => !ack.ok && ack.code)).toEqual(Array(8).fill('too_many_topics'));
    // A watched topic may be watched again, and unwatching one makes room.
    const held = topics[acks.findIndex(({ ok }) => ok)];
    const refused = topics[acks.findIndex(({ ok }) => !ok)];
    expect(await client.watch(held)).toMatchObject({ ok: true });
    expect(await client.watch(held, { rows: 10 })).toMatchObject({ ok: true });
    expect(await client.watch(refused)).toMatchObject({ ok: false, code: 'too_many_topics' });
    await client.unwatch(held);
    expect(await client.watch(refused)).toMatchObject({ ok: true });
  });
});
