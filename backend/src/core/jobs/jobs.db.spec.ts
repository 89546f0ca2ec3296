import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Queue } from 'bullmq';
import { JOB_LIMITS } from '../../config/limits.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { startTcpProxy } from '../../../test/support/services/tcp-proxy.js';
import { until } from '../../../test/support/until.js';
import { openRedis, type Redis } from '../redis/redis.js';
import { JobMetrics } from '../metrics/job.metrics.js';
import { Metrics } from '../metrics/metrics.service.js';
import { Jobs, type JobDefinition, type JobFailure } from './jobs.service.js';
import type { Declared } from '../discovery/declared.service.js';
import { stub } from '../../../test/support/stub.js';

Logger.overrideLogger(false);

let database: TestDatabase;
let redis: Redis;
let started: { jobs: Jobs; clients: Redis[] }[];

beforeAll(async () => {
  database = await createTestDatabase();
  redis = openRedis(database.redisUrl, 'worker', () => undefined);
});
beforeEach(async () => {
  started = [];
  await redis.flushDb();
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const { jobs, clients } of started) {
    await stop(jobs);
    for (const client of clients) client.destroy();
  }
});
afterAll(async () => {
  redis?.destroy();
  await database?.drop();
});

type Clock = ConstructorParameters<typeof Jobs>[1];
const RIGHT: Clock = { isMachineRight: true };

const declaring = (...definitions: JobDefinition[]) => stub<Declared>({ all: () => definitions });

const startNode = (...definitions: JobDefinition[]) => startNodeAt({ redisUrl: database.redisUrl }, ...definitions);

async function startNodeAt(
  { redisUrl, clock = RIGHT }: { redisUrl: string; clock?: Clock },
  ...definitions: JobDefinition[]
): Promise<Jobs> {
  const clients = [
    openRedis(redisUrl, 'request', () => undefined),
    openRedis(redisUrl, 'worker', () => undefined),
  ] as const;
  await until(() => clients.every(({ isReady }) => isReady), Boolean);
  const jobs = new Jobs(clients[1], clock, declaring(...definitions));
  jobs.onModuleInit();
  await jobs.onApplicationBootstrap();
  started.push({ jobs, clients: [...clients] });
  return jobs;
}

async function stop(jobs: Jobs): Promise<void> {
  await jobs.onModuleDestroy();
  await jobs.onApplicationShutdown();
}

/** A job that counts its runs and blocks in each until released. */
function counted(name = 'count') {
  let release = (): void => undefined;
  const job = {
    name,
    runs: 0,
    atOnce: 0,
    mostAtOnce: 0,
    gate: Promise.resolve(),
    hold: () => (job.gate = new Promise((resolve) => (release = resolve))),
    letGo: () => release(),
    run: async () => {
      job.runs += 1;
      job.mostAtOnce = Math.max(job.mostAtOnce, (job.atOnce += 1));
      await job.gate;
      job.atOnce -= 1;
    },
  };
  return job;
}

const unused = {} as Redis;

describe('Jobs', () => {
  it('runs a job on request', async () => {
    const job = counted();
    const jobs = await startNode(job);
    jobs.request('count', 0);
    await until(
      () => job.runs,
      (runs) => runs === 1,
    );
  });

  it('refuses two jobs of one name', () => {
    const jobs = new Jobs(unused, RIGHT, declaring(counted(), counted()));
    expect(() => jobs.onModuleInit()).toThrow('the job count is defined twice');
  });

  it('refuses to request an unknown job', () => {
    expect(() => new Jobs(unused, RIGHT, declaring()).request('unheard-of', 0)).toThrow('there is no job unheard-of');
  });

  it('reports the duration of successful and failed runs', async () => {
    const [job, broken] = [counted(), { name: 'broken', run: () => Promise.reject(new Error('no')) }];
    const jobs = await startNode(job, broken);
    const runs: [name: string, seconds: number][] = [];
    jobs.onRun((name, seconds) => runs.push([name, seconds]));
    for (const name of ['count', 'broken']) jobs.request(name, 0);
    await until(
      () => runs.map(([name]) => name),
      (names) => names.includes('count') && names.includes('broken'),
    );
    for (const [, seconds] of runs) expect(seconds).toBeGreaterThanOrEqual(0);
  });

  it('delays the next run by the cost of the last one, within its bounds', async () => {
    const job = { ...counted(), pacing: { min: 10, max: 40, perCost: 1_000_000 } };
    const jobs = await startNode(job);
    expect(jobs.delayOf('count')).toBe(10);
    const finished = new Promise<void>((resolve) => jobs.onRun(() => resolve()));
    jobs.request('count', 0);
    await finished;
    expect(jobs.delayOf('count')).toBe(40);
  });

  it('runs a job earlier if a request is more urgent than one that waits, and never later', async () => {
    const job = counted();
    const jobs = await startNode(job);
    jobs.request('count', 3_600_000);
    jobs.request('count', 0);
    jobs.request('count', 3_600_000);
    await until(
      () => job.runs,
      (runs) => runs === 1,
    );
  });

  it('runs a job once for concurrent requests', async () => {
    const [job, mark] = [counted(), counted('mark')];
    const jobs = await startNode(job, mark);
    for (let i = 0; i < 100; i++) jobs.request('count', 20);
    jobs.request('mark', 21);
    await until(
      () => mark.runs,
      (runs) => runs === 1,
    );
    await until(
      () => job.runs,
      (runs) => runs === 1,
    );
  });

  it('runs a job once more for requests during a run, on any node, and never concurrently', async () => {
    const job = counted();
    const [one, two] = [await startNode(job), await startNode(job)];
    void job.hold();
    one.request('count', 0);
    await until(
      () => job.runs,
      (runs) => runs === 1,
    );
    // Each request is its own command to Redis; after a timer's turn the previous one has been sent.
    for (let i = 0; i < 6; i++) {
      const node = i % 2 ? one : two;
      node.request('count', 0);
      await until(
        () => Reflect.get(node, 'requested') as Map<string, unknown>,
        (waiting) => waiting.size === 0,
      );
    }
    await redis.ping();
    expect(job.runs).toBe(1);
    job.letGo();
    await until(
      () => job.runs,
      (runs) => runs === 2,
    );
    await until(unfinished, (count) => count === 0);
    expect([job.runs, job.mostAtOnce]).toEqual([2, 1]);
  });

  it('never runs a job concurrently if its schedule is due during a run', async () => {
    const job = Object.assign(counted('tick'), { every: 50 });
    const other = Object.assign(counted('other'), { every: 50 });
    void job.hold();
    for (let nodes = 0; nodes < 2; nodes++) await startNode(job, other);
    await until(
      () => other.runs,
      (runs) => runs >= 4,
    );
    job.letGo();
    await until(
      () => job.runs,
      (runs) => runs >= 3,
    );
    expect(job.mostAtOnce).toBe(1);
  });

  it('runs a job again when it is requested after a failure', async () => {
    let tries = 0;
    const jobs = await startNode({
      name: 'stumble',
      run: async () => {
        tries += 1;
        if (tries === 1) throw new Error('the first time');
      },
    });
    jobs.request('stumble', 0);
    await until(
      () => tries,
      (count) => count === 1,
    );
    await until(unfinished, (count) => count === 0);
    jobs.request('stumble', 0);
    await until(
      () => tries,
      (count) => count === 2,
    );
  });

  it('runs a job again when it is requested after Redis was flushed', async () => {
    const job = counted();
    const jobs = await startNode(job);
    jobs.request('count', 0);
    await until(
      () => job.runs,
      (runs) => runs === 1,
    );
    await redis.flushDb();
    jobs.request('count', 0);
    await until(
      () => job.runs,
      (runs) => runs === 2,
    );
  });

  it('can write its schedules again after Redis was flushed', async () => {
    const jobs = await startNode({ ...counted(), cron: '0 0 * * 1' });
    await redis.flushDb();
    await jobs.writeSchedules();
    expect(await redis.zRange('gamegeek:jobs:repeat', 0, -1)).toEqual(['count']);
  });

  it('leaves jobs that delete to the nodes whose clock is right', async () => {
    jest.replaceProperty(JOB_LIMITS, 'returnDelay', 20);
    const clock = { isMachineRight: false };
    const [left, taken] = [counted('forget'), counted('forget')];
    const wrong = await startNodeAt({ redisUrl: database.redisUrl, clock }, { ...left, deletes: true });
    wrong.request('forget', 0);
    await until(() => (Reflect.get(wrong, 'requested') as Map<string, unknown>).has('forget'), Boolean);
    await startNode({ ...taken, deletes: true });
    await until(() => taken.runs, Boolean);
    expect(left.runs).toBe(0);
    await until(unfinished, (count) => count === 0);
  });

  it('runs jobs on schedule after a node whose clock was far ahead', async () => {
    const ahead = 100 * 86_400_000;
    const { now } = Date;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
    const job = Object.assign(counted('tick'), { every: 200 });
    const clock = { isMachineRight: false };
    const wrong = await startNodeAt({ redisUrl: database.redisUrl, clock }, job);
    await until(
      () => job.runs,
      (runs) => runs === 2,
    );
    await stop(wrong);
    jest.restoreAllMocks();
    expect(await redis.zScore('gamegeek:jobs:repeat', 'tick')).toBeGreaterThan(Date.now() + ahead / 2);
    const later = Object.assign(counted('tick'), { every: 200 });
    await startNode(later);
    await until(
      () => later.runs,
      (runs) => runs === 2,
    );
  });

  it('retries a request that failed while the connection was lost', async () => {
    const job = counted();
    const jobs = await startNode(job);
    jest.spyOn(Queue.prototype, 'add').mockRejectedValueOnce(new Error('Socket closed unexpectedly'));
    jobs.request('count', 0);
    await until(() => job.runs, Boolean);
    expect(job.runs).toBe(1);
  });

  it('leaves the requests that wait on a node that stops to the other nodes', async () => {
    const waiting = await startNode(counted());
    waiting.request('count', 60_000);
    await stop(waiting);
    const job = counted();
    await startNode(job);
    await until(() => job.runs, Boolean);
    expect(job.runs).toBe(1);
  });

  it('leaves requests made while a node stops to the other nodes', async () => {
    const stopping = await startNode(counted());
    await stopping.onModuleDestroy();
    stopping.request('count', 60_000);
    await stopping.onApplicationShutdown();
    const job = counted();
    await startNode(job);
    await until(() => job.runs, Boolean);
    expect(job.runs).toBe(1);
  });

  it('runs the jobs at start whose requests a killed node may have lost', async () => {
    const paced = Object.assign(counted('paced'), { pacing: { min: 10, max: 40, perCost: 1 } });
    const other = counted('other');
    await startNode(paced, other);
    await until(() => paced.runs, Boolean);
    expect(other.runs).toBe(0);
  });

  it('runs jobs again soon after its connections were lost, repeatedly and under load', async () => {
    const proxy = await startTcpProxy(database.redisUrl);
    const job = counted();
    const jobs = await startNodeAt({ redisUrl: proxy.url }, job, {
      name: 'tick',
      every: 1_000,
      run: () => Promise.resolve(),
    });
    const isConnected = () => started.at(-1)?.clients.at(-1)?.isReady;
    const requests = setInterval(() => jobs.request('count', 0), 1);
    try {
      for (let runs = 1; runs <= 2; runs++) {
        const before = job.runs;
        await until(() => job.runs >= before + runs, Boolean);
        proxy.cut();
        await until(
          () => isConnected(),
          (connected) => !connected,
        );
        proxy.restore();
        const lost = job.runs;
        await until(() => job.runs > lost, Boolean);
      }
    } finally {
      clearInterval(requests);
      await proxy.close();
    }
  });

  describe('a job that fails each time', () => {
    const failing = (error: Error) => ({ ...counted('broken'), run: (): Promise<void> => Promise.reject(error) });
    const failuresOf = (jobs: Jobs) => {
      const failures: JobFailure[] = [];
      jobs.onFailure((failure) => failures.push(failure));
      return failures;
    };

    it('waits twice as long after each failure', async () => {
      const jobs = await startNode(failing(new Error('no')));
      const failures = failuresOf(jobs);
      jobs.request('broken', 0);
      await until(
        () => failures,
        ({ length }) => length === 2,
      );
      expect(failures).toMatchObject([
        { job: 'broken', inARow: 1, retryIn: 2_000 },
        { job: 'broken', inARow: 2, retryIn: 4_000 },
      ]);
    });

    it('does not run earlier when it is requested', async () => {
      const mark = counted('mark');
      const jobs = await startNode(failing(new Error('no')), mark);
      const failures = failuresOf(jobs);
      jobs.request('broken', 0);
      await until(
        () => failures,
        ({ length }) => length === 1,
      );
      jobs.request('broken', 0);
      jobs.request('mark', 1);
      await until(() => mark.runs, Boolean);
      await until(unfinished, (count) => count === 0);
      expect(failures).toHaveLength(1);
    });

    it('is retried after the same short delay while PostgreSQL or Redis is unreachable', async () => {
      const jobs = await startNode(failing(Object.assign(new Error('no'), { code: 'ECONNREFUSED' })));
      const failures = failuresOf(jobs);
      jobs.request('broken', 0);
      await until(
        () => failures,
        ({ length }) => length === 3,
      );
      expect(failures.map(({ retryIn }) => retryIn)).toEqual([2_000, 2_000, 2_000]);
    });

    it('is counted in the metrics until it succeeds', async () => {
      const job = failing(new Error('no'));
      const jobs = await startNode(job);
      const failures = failuresOf(jobs);
      const metrics = new Metrics();
      new JobMetrics(metrics, jobs).onModuleInit();
      const figure = async (name: string) =>
        new RegExp(`^${name}\\{job_name="broken"\\} (\\S+)`, 'm').exec(await metrics.registry.metrics())?.[1];
      jobs.request('broken', 0);
      await until(
        () => failures,
        ({ length }) => length === 2,
      );
      expect([await figure('job_failures_total'), await figure('job_failures_in_a_row')]).toEqual(['2', '2']);
      job.run = () => Promise.resolve();
      await until(
        () => figure('job_failures_in_a_row'),
        (count) => count === '0',
      );
      expect(Number(await figure('job_last_success_timestamp_seconds'))).toBeGreaterThan(0);
      metrics.onModuleDestroy();
    });
  });

  it('runs a job repeatedly at its interval', async () => {
    const job = { ...counted('tick'), every: 100 };
    let runs = 0;
    await startNode({ ...job, run: async () => void (runs += 1) });
    await until(
      () => runs,
      (count) => count >= 3,
    );
  });

  it('defers requests while Redis is unreachable, without an error', async () => {
    const away = openRedis('redis://127.0.0.1:1', 'request', () => undefined);
    const jobs = new Jobs(away, RIGHT, declaring(counted()));
    jobs.onModuleInit();
    expect(() => jobs.request('count', 0)).not.toThrow();
    await until(
      () => Reflect.get(jobs, 'requested') as Map<string, unknown>,
      (waiting) => waiting.size === 0,
    );
    away.destroy();
  });
});

/** Waiting and running jobs; retained failed ones do not count. */
async function unfinished(): Promise<number> {
  const lists = await Promise.all(['wait', 'active'].map((list) => redis.lLen(`gamegeek:jobs:${list}`)));
  return lists.reduce((sum, length) => sum + length, await redis.zCard('gamegeek:jobs:delayed'));
}
