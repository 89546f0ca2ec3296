import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RATE_LIMITS } from '../../../config/limits.js';
import type { Settings } from '../../../config/settings.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { until } from '../../../../test/support/until.js';
import { openRedis, type Redis } from '../../../core/redis/redis.js';
import { ScoreBudget } from './score-budget.service.js';

const START = 30_000;
const NOON = Date.UTC(2026, 10, 20, 12);
const SHARE_EVERY = 1_000;
/** One a minute with a burst of 30: at most 31 in a minute, over all nodes. */
const LIMITS = { ...RATE_LIMITS, score: { points: 1, duration: 60, burst: 30 } };

let database: TestDatabase;
let redis: Redis;

beforeAll(async () => {
  database = await createTestDatabase();
  redis = openRedis(database.redisUrl, 'worker', () => undefined);
  await until(() => redis.isReady, Boolean);
}, START);
beforeEach(async () => {
  await redis.flushDb();
  // Fakes only the time of budgets; Redis needs real timers.
  jest.useFakeTimers({
    now: NOON,
    doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'],
  });
});
afterEach(() => void jest.useRealTimers());
afterAll(async () => {
  redis?.destroy();
  await database?.drop();
});

const startNode = () => {
  const budget = new ScoreBudget(LIMITS, { limits: true } as Settings, redis);
  budget.onApplicationBootstrap();
  return budget;
};
const spent = async () => Number(await redis.hGet(`gamegeek:spent:${Math.floor(NOON / 60_000)}`, 'ada'));
const shared = async (total: number) => {
  jest.advanceTimersByTime(SHARE_EVERY);
  for (let tries = 0; tries < 500 && (await spent()) < total; tries++) await redis.ping();
  expect(await spent()).toBeCloseTo(total);
  // When a later command is answered, the node has received the response to its own one tick before.
  await redis.ping();
  await new Promise((resolve) => setImmediate(resolve));
};

describe('the score budget on two nodes', () => {
  it('is shared: the spent points are synchronized once a second', async () => {
    const [one, two] = [startNode(), startNode()];
    one.spend('ada', 20);
    await shared(20);
    two.spend('ada', 10);
    await shared(30);
    two.spend('ada', 2);
    await shared(32);
    expect(() => two.spend('ada', 1)).toThrow('Too many requests');
    two.spend('bob', 1);
    for (const node of [one, two]) node.onModuleDestroy();
  });

  it('refills in the next minute', async () => {
    const [one, two] = [startNode(), startNode()];
    one.spend('ada', 29);
    two.spend('ada', 2);
    await shared(31);
    expect(() => {
      for (const node of [one, two]) node.spend('ada', 1.5);
    }).toThrow('Too many requests');
    jest.advanceTimersByTime(60_000);
    two.spend('ada', 1);
    for (const node of [one, two]) node.onModuleDestroy();
  });
});
