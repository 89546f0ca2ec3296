import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { onMainBoard } from '../../../../test/factories/submissions.js';
import { makeGame } from '../../../../test/factories/game.factory.js';
import { makePlayers } from '../../../../test/factories/user.factory.js';
import { lockWaits } from '../../../../test/support/lock-waits.js';
import { openScoringParts, type ScoringParts } from '../../../../test/support/scores/scoring-parts.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { until } from '../../../../test/support/until.js';
import { LOCK_REMOVALS_SHARED } from '../bests/removals-lock.sql.js';
import type { WrittenScore } from '../submission/submission.js';

let database: TestDatabase;
let node: ScoringParts;

beforeAll(async () => {
  database = await createTestDatabase();
  node = await openScoringParts(database);
});
afterAll(async () => {
  await node?.close();
  await database?.drop();
});

/** Stores a score and its projections. */
async function scoreOfAPlayer(): Promise<WrittenScore> {
  const [player] = await makePlayers(database, 1);
  const { id: gameId } = await makeGame(database);
  const written = await node.writer.write(
    onMainBoard({ userId: player?.id ?? '', username: 'somebody', gameId, score: 10 }),
  );
  await node.projection.catchUp();
  await node.projection.totalsPublished();
  return written;
}

describe('a removal that waits for a projection', () => {
  /** The statements that have been waiting for a lock for so long. */
  const waitingSince = (milliseconds: number) =>
    database.rows(
      `SELECT FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'
         AND query_start < clock_timestamp() - $1::integer * interval '1 millisecond'`,
      [milliseconds],
    );

  it('comes before projections that begin meanwhile, so that overlapping ones cannot delay it forever', async () => {
    const { id } = await scoreOfAPlayer();
    const [running, later] = [await database.pool.connect(), await database.pool.connect()];
    try {
      await running.query('BEGIN');
      await running.query(LOCK_REMOVALS_SHARED);
      const removed = node.em.fork().transactional((em) => node.removal.remove(em, id));
      await until(
        () => lockWaits(database),
        (waiting) => waiting === 1,
      );
      let hasBegun = false;
      await later.query('BEGIN');
      const begun = later.query(LOCK_REMOVALS_SHARED).then(() => (hasBegun = true));
      const seen = await until(
        async () => ({ hasBegun, waiting: await lockWaits(database) }),
        (now) => now.hasBegun || now.waiting === 2,
      );
      expect(seen).toEqual({ hasBegun: false, waiting: 2 });
      await running.query('COMMIT');
      expect((await removed)?.id).toBe(id);
      await begun;
    } finally {
      running.release(true);
      later.release(true);
    }
  });

  it('waits longer than other requests wait for a lock', async () => {
    const { id } = await scoreOfAPlayer();
    const running = await database.pool.connect();
    try {
      await running.query('BEGIN');
      await running.query(LOCK_REMOVALS_SHARED);
      const removed = node.em.fork().transactional(async (em) => {
        await em.execute(`SET LOCAL lock_timeout = '20ms'`);
        return node.removal.remove(em, id);
      });
      const ended = Promise.allSettled([removed]);
      await until(
        async () => Promise.race([waitingSince(100), ended]),
        ({ length }) => length > 0,
      );
      await running.query('COMMIT');
      expect((await removed)?.id).toBe(id);
    } finally {
      running.release(true);
    }
  });
});
