import { Invalidations } from '../../src/core/redis/invalidation.js';
import { READY_KEY } from '../../src/modules/scores/boards/rank-sets.js';
import { REDIS, type Redis } from '../../src/core/redis/redis.js';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';
import { until } from './until.js';

export interface TwoNodes {
  database: TestDatabase;
  one: TestApp;
  two: TestApp;
  close(): Promise<void>;
}

/** Two nodes on one database and one Redis, both listening and with their ranks filled. */
export async function startTwoNodes(options: Pick<TestAppOptions, 'settings'> = {}): Promise<TwoNodes> {
  const database = await createTestDatabase();
  const one = await startTestApp({ ...options, database });
  const two = await startTestApp({ ...options, database });
  for (const { app } of [one, two]) {
    await until(() => app.get(Invalidations).live, Boolean);
    await until(
      () =>
        app
          .get<Redis>(REDIS)
          .exists(READY_KEY)
          .catch(() => 0),
      Boolean,
    );
  }
  return {
    database,
    one,
    two,
    close: async () => {
      await two.close();
      await one.close();
      await database.drop();
    },
  };
}
