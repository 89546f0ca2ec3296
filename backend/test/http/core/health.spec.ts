import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { expectError } from '../../support/expect-error.js';
import { startTcpProxy, type TcpProxy } from '../../support/tcp-proxy.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';
import { until } from '../../support/until.js';

let database: TestDatabase;
let node: TestApp;
let postgres: TcpProxy;
let redis: TcpProxy;

const ready = () => node.request.get('/health/ready');
const isReady = () => until(ready, ({ status }) => status === 200);

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
  it('says that PostgreSQL and Redis answer', async () => {
    const { body } = await ready().expect(200);
    expect(body.status).toBe('ok');
    expect(body.info).toMatchObject({ server: { status: 'up' }, postgres: { status: 'up' }, redis: { status: 'up' } });
  });

  it.each(['cut', 'freeze'] as const)('is 503 and names PostgreSQL when that is away (%s)', async (how) => {
    postgres[how]();
    const start = performance.now();
    const { body } = await ready().expect(503);
    expect(performance.now() - start).toBeLessThan(4_000);
    expect(body.error).toMatchObject({ postgres: { status: 'down', message: 'does not answer' } });
    expect(body.info).toMatchObject({ redis: { status: 'up' } });
    expect(JSON.stringify(body)).not.toMatch(/127\.0\.0\.1|ECONN|gamegeek/);
  });

  it.each(['cut', 'freeze'] as const)('is 503 and names Redis when that is away (%s)', async (how) => {
    redis[how]();
    const { body } = await ready().expect(503);
    expect(body.error).toMatchObject({ redis: { status: 'down', message: 'does not answer' } });
  });

  it('leaves the process alive whatever is away', async () => {
    postgres.cut();
    redis.cut();
    await node.request.get('/health/live').expect(200, { status: 'ok' });
  });
});

describe('with PostgreSQL away', () => {
  it('answers 503 within seconds, and goes on when it is back', async () => {
    await node.request.get('/api/models').expect(200);
    postgres.cut();
    const start = performance.now();
    const answer = await node.request.get('/api/models');
    expect(performance.now() - start).toBeLessThan(4_000);
    expectError(answer, 'unavailable');
    expect(answer.headers['retry-after']).toBe('2');
    postgres.restore();
    await until(
      () => node.request.get('/api/models'),
      ({ status }) => status === 200,
    );
  });

  it('answers 503 also when it is there but silent', async () => {
    postgres.freeze();
    const answer = await node.request.get('/api/models');
    expectError(answer, 'unavailable');
  });
});

describe('with Redis away', () => {
  it.each(['cut', 'freeze'] as const)('answers all the same (%s)', async (how) => {
    redis[how]();
    for (let i = 0; i < 3; i += 1) await node.request.get('/api/models').expect(200);
  });
});
