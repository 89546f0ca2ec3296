import { EventStream } from '../../../src/core/events/event-stream.service.js';
import { Invalidations } from '../../../src/core/redis/invalidations.service.js';
import { waitForRanks } from '../scores/wait-for-ranks.js';
import { startTestApp, type TestApp, type TestAppOptions } from '../test-app.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { until } from '../until.js';

export interface TwoNodes {
  database: TestDatabase;
  one: TestApp;
  two: TestApp;
  close(): Promise<void>;
}

/** Starts two nodes on one database and Redis, and waits until ranks are built. */
export async function startTwoNodes(options: Pick<TestAppOptions, 'settings'> = {}): Promise<TwoNodes> {
  const database = await createTestDatabase();
  const one = await startTestApp({ ...options, database });
  const two = await startTestApp({ ...options, database });
  for (const { app } of [one, two]) {
    await until(() => app.get(Invalidations).live, Boolean);
    await waitForRanks({ app });
  }
  // Waits until both have processed the rebuild event, which resets boards.
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
