import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { OperatorServer } from '../../../src/core/health/operator-server.service.js';
import { makeGame } from '../../factories/game.factory.js';
import { makeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { startTcpProxy, type TcpProxy } from '../../support/services/tcp-proxy.js';
import { startTestApp, type TestApp, type TestAppOptions } from '../../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';
import { until } from '../../support/until.js';

let database: TestDatabase;
let node: TestApp;
let postgres: TcpProxy;
let redis: TcpProxy;

const ready = () => node.request.get('/health/ready');
const isReady = () => until(ready, ({ body }) => body.status === 'ok');

beforeAll(async () => {
  database = await createTestDatabase();
  postgres = await startTcpProxy(database.databaseUrl);
  redis = await startTcpProxy(database.redisUrl);
  node = await startTestApp({ database, settings: { databaseUrl: postgres.url, redisUrl: redis.url } });
  await isReady();
});
afterEach(async () => {
  postgres.restore();
  redis.restore();
  await isReady();
});
afterAll(async () => {
  await node?.close();
  await Promise.all([postgres?.close(), redis?.close()]);
  await database?.drop();
});

describe('GET /health/ready', () => {
  it('reports PostgreSQL and Redis as up', async () => {
    const { body } = await ready().expect(200);
    expect(body.status).toBe('ok');
    expect(body.info).toMatchObject({ server: { status: 'up' }, postgres: { status: 'up' }, redis: { status: 'up' } });
  });

  it.each(['cut', 'freeze'] as const)('is 503 and names PostgreSQL when it is unreachable (%s)', async (how) => {
    postgres[how]();
    const start = performance.now();
    await ready().expect(503);
    expect(performance.now() - start).toBeLessThan(10_000);
    // On a busy machine, Redis may answer too late as well.
    const { body } = await until(ready, (answer) => answer.body.info?.redis !== undefined);
    expect(body.error).toMatchObject({ postgres: { status: 'down', message: 'does not answer' } });
    expect(body.info).toMatchObject({ redis: { status: 'up' } });
    expect(JSON.stringify(body)).not.toMatch(/127\.0\.0\.1|ECONN|gamegeek/);
  });

  it.each(['cut', 'freeze'] as const)(
    'is 200 and degraded when Redis is unreachable (%s), because scores are still accepted',
    async (how) => {
      redis[how]();
      const { body } = await until(ready, ({ body: { status } }) => status !== 'ok');
      expect(body).toMatchObject({
        status: 'degraded',
        info: { server: { status: 'up' }, postgres: { status: 'up' } },
        error: { redis: { status: 'down', message: 'does not answer' } },
        details: { postgres: { status: 'up' }, redis: { status: 'down' } },
      });
      expect((await ready().set('x-forwarded-for', '203.0.113.9').expect(200)).body).toEqual({ status: 'degraded' });
    },
  );

  it('is 200 while all connections for requests are in use', async () => {
    const orm = node.app.get(MikroORM);
    const busy = Array.from({ length: 30 }, () => orm.em.fork().execute('SELECT pg_sleep(3)'));
    const settled = Promise.allSettled(busy);
    const { body } = await ready().expect(200);
    expect(body.status).toBe('ok');
    await settled;
  });

  it('is 503, like changes, while PostgreSQL is read-only, as after a failover', async () => {
    const name = new URL(database.databaseUrl).pathname.slice(1);
    const client = await database.pool.connect();
    const endOthers = () =>
      client.query(
        `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
    await client.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    try {
      await endOthers();
      // Until the pools have noticed, requests may get a connection that was ended.
      await until(
        () => node.request.get('/api/models'),
        ({ status }) => status === 200,
      );
      const { body } = await until(ready, ({ status }) => status === 503);
      expect(body.error).toMatchObject({ postgres: { status: 'down' } });
      const subscribe = () => node.request.post('/api/newsletter/subscribe').send({ email: 'ada@players.example' });
      expectError(await subscribe(), 'unavailable');
    } finally {
      await client.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
      await endOthers();
      client.release();
    }
  });

  it('leaves liveness at 200 when PostgreSQL and Redis are unreachable', async () => {
    postgres.cut();
    redis.cut();
    await node.request.get('/health/live').expect(200, { status: 'ok' });
  });
});

describe('metrics and details of health', () => {
  const start = (settings: TestAppOptions['settings']) => startTestApp({ database, settings });
  const HIDDEN = /postgres|redis|info|details/;

  it('are served at METRICS_LISTEN only, if set', async () => {
    const other = await start({ metricsListen: { host: '127.0.0.1', port: 0 } });
    const operators = supertest(other.app.get(OperatorServer).url ?? '');
    await until(
      () => operators.get('/health/ready'),
      ({ status }) => status === 200,
    );
    expect((await operators.get('/health/ready').expect(200)).body.info).toMatchObject({ postgres: { status: 'up' } });
    expect((await operators.get('/metrics').expect(200)).text).toContain('process_cpu_seconds_total');
    await operators.get('/health/live').expect(200, { status: 'ok' });
    for (const address of ['/api/models', '/', '/metricsx']) expectError(await operators.get(address), 'not_found');

    expectError(await other.request.get('/metrics'), 'not_found');
    expect((await other.request.get('/health/ready').expect(200)).body).toEqual({ status: 'ok' });
    await other.request.get('/api/models').expect(200);
    await other.close();
    await expect(operators.get('/health/live')).rejects.toThrow(/ECONNREFUSED/);
  });

  it.each(['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'])(
    'are hidden from proxied requests (%s)',
    async (header) => {
      expectError(await node.request.get('/metrics').set(header, '203.0.113.9'), 'not_found');
      expect((await ready().set(header, '203.0.113.9').expect(200)).body).toEqual({ status: 'ok' });
      await node.request.get('/metrics').expect(200);
    },
  );

  it.each([
    ['behind a proxy', { trustProxy: 1 }],
    ['in production', { production: true }],
  ])('are not shown %s without METRICS_LISTEN', async (_where, settings) => {
    const other = await start(settings);
    expectError(await other.request.get('/metrics'), 'not_found');
    const { body } = await until(
      () => other.request.get('/health/ready'),
      ({ status }) => status === 200,
    );
    expect(JSON.stringify(body)).not.toMatch(HIDDEN);
    await other.close();
  });

  it('are hidden from other machines', async () => {
    const operators = node.app.get(OperatorServer);
    const from = (remoteAddress: string) =>
      operators.isOperator(Object.assign(new IncomingMessage(new Socket()), { socket: { remoteAddress } }));
    expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map(from)).toEqual([true, true, true]);
    expect(['192.0.2.1', '2001:db8::1', '::ffff:192.0.2.1'].map(from)).toEqual([false, false, false]);
  });
});

describe('without PostgreSQL', () => {
  it('answers 503 within seconds, and recovers', async () => {
    await node.request.get('/api/models').expect(200);
    postgres.cut();
    const start = performance.now();
    const answer = await node.request.get('/api/models');
    expect(performance.now() - start).toBeLessThan(10_000);
    expectError(answer, 'unavailable');
    expect(answer.headers['retry-after']).toBe('2');
    postgres.restore();
    await until(
      () => node.request.get('/api/models'),
      ({ status }) => status === 200,
    );
  });

  it('answers 503 when PostgreSQL accepts connections but does not respond', async () => {
    postgres.freeze();
    const answer = await node.request.get('/api/models');
    expectError(answer, 'unavailable');
  });
});

describe('without Redis', () => {
  it.each(['cut', 'freeze'] as const)('answers normally (%s)', async (how) => {
    redis[how]();
    for (let i = 0; i < 3; i += 1) await node.request.get('/api/models').expect(200);
  });
});

describe('a full disk of PostgreSQL', () => {
  it('makes scores fail as unavailable without storing them, and accepts each once when there is space again', async () => {
    const { apiKey } = await makeUser(database);
    const { id: gameId } = await makeGame(database);
    const send = (key: string) =>
      node.request.post('/api/scores').set('idempotency-key', key).send({ gameId, score: 9, apiKey });
    await send('before').expect(200);
    await database.rows(`
      CREATE FUNCTION test_disk_full() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$`);
    await database.rows(
      'CREATE TRIGGER test_disk_full BEFORE INSERT ON scores FOR EACH STATEMENT EXECUTE FUNCTION test_disk_full()',
    );
    try {
      const refused = await send('during');
      expectError(refused, 'unavailable');
      expect(refused.headers['retry-after']).toBeDefined();
      expect(JSON.stringify(refused.body)).not.toMatch(/space|device|disk/);
      // Reads and what was acknowledged before are still there.
      const { body } = await node.request.get(`/api/scores?gameId=${gameId}`).expect(200);
      expect(body).toHaveLength(1);
    } finally {
      await database.rows('DROP FUNCTION test_disk_full CASCADE');
    }
    const { body: first } = await send('during').expect(200);
    expect((await send('during').expect(200)).body).toEqual(first);
    const rows = await database.rows('SELECT id FROM scores WHERE game_id = $1', [gameId]);
    expect(rows).toHaveLength(2);
  });
});
