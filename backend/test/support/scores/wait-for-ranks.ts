import { REDIS, type Redis } from '../../../src/core/redis/redis.js';
import { LEASE_KEY } from '../../../src/modules/scores/ranks/rank-rebuild.service.js';
import { READY_KEY } from '../../../src/modules/scores/ranks/rank-sets.store.js';
import type { TestApp } from '../test-app.js';
import { until } from '../until.js';

/** Waits until the rank sets are built and published, so that scores have ranks and boards are not reset. */
export async function waitForRanks({ app }: Pick<TestApp, 'app'>): Promise<void> {
  const redis = app.get<Redis>(REDIS);
  const readMarkers = async () => (redis.isReady ? redis.mGet([READY_KEY, LEASE_KEY]).catch(() => []) : []);
  await until(readMarkers, ([ready, lease]) => typeof ready === 'string' && lease === null);
}
