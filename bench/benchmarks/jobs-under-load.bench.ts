import { createNodeRedisClient, Queue } from 'bullmq';
import { createClient } from 'redis';
import { GOALS } from '../goals.ts';
import { REALISTIC_MIX } from '../load/score-loads.ts';
import { withDatabase } from '../support/environment.ts';
import type { Row } from '../support/report.ts';
import { compare, alternate } from '../support/rounds.ts';
import type { Stage, WriteSample } from '../support/stage.ts';
import type { Benchmark } from './benchmark.ts';

const POLL_INTERVAL = 100;

/** The largest lag of a total behind a personal best, in seconds. */
const LAG_QUERY = `
  SELECT coalesce(extract(epoch FROM now() - min(b.achieved_at)), 0)::float8 AS seconds
  FROM personal_bests b LEFT JOIN player_totals t USING (user_id)
  WHERE b.achieved_at > now() - interval '1 minute' AND (t.achieved_at IS NULL OR t.achieved_at < b.achieved_at)`;

/** Submits the same scores with and without background jobs. The difference is the cost of the jobs. */
export const jobsUnderLoad: Benchmark = {
  name: 'jobs',
  what: 'background jobs during scores at full speed',
  async measure(stage) {
    await stage.warmUp();
    // Most jobs run several times within it.
    const seconds = stage.scaled(15, 4);
    const write = () => stage.write(stage.ours, { ...REALISTIC_MIX, seconds });
    await write();
    const pairs = await alternate(stage.scaled(5, 2), write, () => withoutJobs(stage, write));
    const share = (what: string, of: (sample: WriteSample) => number, goal?: Row['goal']): Row => {
      const { ratio, reached, limit } = compare(pairs, of, of);
      const unit = 'ms';
      const row = { figure: 'jobs', what, reached: (reached - limit) * 1_000, unit };
      return { ...row, limit: { name: 'all', value: reached * 1_000 }, ratio: 1 - 1 / ratio, ...(goal && { goal }) };
    };
    const behind = await maxLag(stage, write);
    return [
      share('jobs, CPU of the server, 1,000 scores', ({ serverCpu }) => serverCpu),
      share('  of PostgreSQL', ({ postgresCpu }) => postgresCpu),
      share('  of both', ({ serverCpu, postgresCpu }) => serverCpu + postgresCpu, GOALS.jobsShare),
      { figure: 'jobs', what: '  totals behind bests, at most', reached: behind, unit: 's', goal: GOALS.totalsBehind },
    ];
  },
};

async function withoutJobs<T>(stage: Stage, work: () => Promise<T>): Promise<T> {
  const redis = await createClient({ url: stage.environment.redisUrl }).connect();
  const queue = new Queue('jobs', { connection: createNodeRedisClient(redis), prefix: 'gamegeek' });
  try {
    await queue.pause();
    await stage.waitUntilIdle();
    return await work();
  } finally {
    await queue.resume();
    await stage.waitUntilIdle();
    await queue.close();
    redis.destroy();
  }
}

/** Polls the database while scores are submitted. */
async function maxLag(stage: Stage, write: () => Promise<WriteSample>): Promise<number> {
  return withDatabase(stage.environment.databaseUrl(stage.ours.database), async (db) => {
    let max = 0;
    let polling = Promise.resolve();
    const timer = setInterval(() => {
      polling = polling.then(async () => {
        const { rows } = await db.query<{ seconds: number }>(LAG_QUERY);
        max = Math.max(max, rows[0]?.seconds ?? 0);
      });
    }, POLL_INTERVAL);
    await write();
    clearInterval(timer);
    await polling;
    return max;
  });
}
