import { mkdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { createClient } from 'redis';
import { startThrowawayServices } from '../../scripts/services/throwaway.mjs';
import { composedPostgresSettings } from '../postgres/composed-settings.ts';
import { reserveHugePages } from '../postgres/huge-pages.ts';

/** Both servers use one PostgreSQL, so that disk, settings and noise are equal. */
export type DatabaseName = 'gamegeek' | 'baseline' | 'huge';

export interface Environment {
  folder: string;
  postgresPid: number;
  redisPid: number;
  redisUrl: string;
  databaseUrl(name: DatabaseName): string;
  createDatabase(name: DatabaseName): Promise<void>;
  remove(): Promise<void>;
}

/**
 * A private PostgreSQL as in docker-compose.yml, with fsync on, and a private Redis, in a folder that is removed
 * afterwards.
 */
export async function startEnvironment(): Promise<Environment> {
  const freeHugePages = reserveHugePages();
  const services = await startThrowawayServices({
    test: false,
    settings: {
      ...composedPostgresSettings(),
      fsync: 'on',
      synchronous_commit: 'on',
      ...(process.env.BENCH_STATEMENTS === '1' && { shared_preload_libraries: 'pg_stat_statements' }),
    },
  }).catch((error: unknown) => {
    freeHugePages();
    throw error;
  });
  const { postgres, redis, folder } = services;
  const databaseUrl = (name: DatabaseName) => {
    const url = new URL(postgres.url);
    url.pathname = `/${name}`;
    return url.href;
  };
  mkdirSync(path.join(folder, 'home'), { recursive: true });
  return {
    folder,
    postgresPid: postgres.pid,
    redisPid: redis.pid,
    redisUrl: redis.url,
    databaseUrl,
    createDatabase: (name) =>
      withDatabase(postgres.url, async (db) => void (await db.query(`CREATE DATABASE ${name}`))),
    remove: () => services.remove().finally(freeHugePages),
  };
}

/** Whether the shared memory of PostgreSQL is in huge pages. */
export const usesHugePages = (environment: Environment): Promise<boolean> =>
  withDatabase(environment.databaseUrl('baseline'), async (db) => {
    const { rows } = await db.query<{ huge_pages_status: string }>('SHOW huge_pages_status');
    return rows[0]?.huge_pages_status === 'on';
  });

export async function withDatabase<T>(url: string, work: (db: pg.Client) => Promise<T>): Promise<T> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

/**
 * As after a restart without its data: the database is replaced by an empty one, because freeing members takes a core.
 */
export async function loseRedisData(url: string): Promise<void> {
  const redis = await createClient({ url }).connect();
  await redis.sendCommand(['SWAPDB', '0', '1']);
  redis.destroy();
}

/** Deletes all data of Redis. */
export async function emptyRedis(url: string): Promise<void> {
  const redis = await createClient({ url }).connect();
  // Freeing millions of members would block Redis for seconds.
  await redis.flushAll('ASYNC');
  redis.destroy();
}
