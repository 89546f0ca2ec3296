import { EventStream } from '../../src/core/events/event-stream.js';
import { Invalidations } from '../../src/core/redis/invalidation.js';
import { ranksAreReady } from './ranks-are-ready.js';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';
import { until } from './until.js';

export interface TwoNodes {
  database: TestDatabase;
  one: TestApp;
  two: TestApp;
  close(): Promise<void>;
}

/** Two nodes on one database and Redis, listening and with ranks built. */
export async function startTwoNodes(options: Pick<TestAppOptions, 'settings'> = {}): Promise<TwoNodes> {
  const database = await createTestDatabase();
  const one = await startTestApp({ ...options, database });
  const two = await startTestApp({ ...options, database });
  for (const { app } of [one, two]) {
    await until(() => app.get(Invalidations).live, Boolean);
    await ranksAreReady({ app });
  }
  // Both know of the rebuild, so that no board is reset by it during a test.
  for (const { app } of [one, two]) await app.get(EventStream).caughtUp();
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
