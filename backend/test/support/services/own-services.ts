import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { removePostgres, startPostgres } from '../../../../scripts/services/postgres.mjs';
import { startRedis } from '../../../../scripts/services/redis.mjs';
import { startThrowawayServices } from '../../../../scripts/services/throwaway.mjs';
import type { Database } from '../../factories/made.js';
import { until } from '../until.js';

/** A private PostgreSQL and Redis that a test file may kill, freeze and restart. */
export interface OwnServices {
  databaseUrl: string;
  redisUrl: string;
  /** Connections are opened on demand, because the server restarts. */
  database: Database;
  killPostgres(): Promise<void>;
  restartPostgres(): Promise<void>;
  /** Restarts PostgreSQL with a synchronous standby. */
  startStandby(): Promise<void>;
  /** Kills PostgreSQL, promotes the standby and restarts it at the same address. */
  failOver(): Promise<void>;
  killRedis(): Promise<void>;
  /** Restarts Redis on the same port; `empty` removes its data. */
  restartRedis(state: 'empty' | 'with its data'): Promise<void>;
  signalRedis(signal: NodeJS.Signals): void;
  remove(): Promise<void>;
}

/** PostgreSQL flushes to disk, and Redis keeps an append-only file, as in production. */
export async function startOwnServices(): Promise<OwnServices> {
  const services = await startThrowawayServices({ test: false });
  const folder = { postgres: path.join(services.folder, 'postgres'), redis: path.join(services.folder, 'redis') };
  let { postgres, redis } = services;
  let standby: typeof postgres | undefined;
  const standbyFolder = `${postgres.dir}-standby`;
  const pool = new pg.Pool({ connectionString: postgres.url, max: 4 });
  pool.on('error', () => undefined);
  return {
    databaseUrl: postgres.url,
    redisUrl: redis.url,
    database: { rows: async (text, values) => (await pool.query(text, values)).rows },
    killPostgres: () => killWithSessions(postgres),
    restartPostgres: async () => {
      postgres = await startPostgres({ dir: postgres.dir, port: postgres.port });
    },
    startStandby: async () => {
      const { url, port, dir } = postgres;
      await postgres.stop();
      // A copy of a stopped server needs no base backup.
      execFileSync('cp', ['-a', dir, standbyFolder]);
      writeFileSync(path.join(standbyFolder, 'data', 'standby.signal'), '');
      standby = await startPostgres({
        dir: standbyFolder,
        settings: { primary_conninfo: url, wal_retrieve_retry_interval: 100 },
      });
      postgres = await startPostgres({ dir: folder.postgres, port, settings: { synchronous_standby_names: '*' } });
    },
    failOver: async () => {
      await killWithSessions(postgres);
      const promoted = new pg.Client({ connectionString: standby?.url });
      await promoted.connect();
      await promoted.query('SELECT pg_promote()');
      await promoted.end();
      await standby?.stop();
      postgres = await startPostgres({ dir: standbyFolder, port: postgres.port });
    },
    killRedis: async () => {
      process.kill(redis.pid, 'SIGKILL');
      await redis.exited;
    },
    restartRedis: async (state) => {
      if (state === 'empty') rmSync(path.join(folder.redis, 'appendonlydir'), { recursive: true, force: true });
      redis = await startRedis({ dir: folder.redis, port: redis.port });
    },
    signalRedis: (signal) => process.kill(redis.pid, signal),
    remove: async () => {
      await pool.end();
      await removePostgres(standbyFolder);
      await services.remove();
    },
  };
}

/** Without its first process, the sessions of PostgreSQL would still complete running statements. */
async function killWithSessions({ pid, exited }: { pid: number; exited: Promise<unknown> }): Promise<void> {
  const sessions = childrenOf(pid);
  process.kill(pid, 'SIGKILL');
  await exited;
  for (const session of sessions) {
    try {
      process.kill(session, 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
  await until(() => sessions.filter(isRunning), isEmpty);
}

/** The state and the parent of a process, from `/proc`; undefined when it has ended. */
function statusOf(pid: number | string): { state: string; parent: number } | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const read = (name: string) => new RegExp(`^${name}:\\s*(\\S+)`, 'm').exec(status)?.[1] ?? '';
    return { state: read('State'), parent: Number(read('PPid')) };
  } catch {
    return undefined;
  }
}

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && statusOf(name)?.parent === pid)
    .map(Number);

const isRunning = (pid: number): boolean => !['Z', 'X', undefined].includes(statusOf(pid)?.state);
const isEmpty = (pids: number[]): boolean => pids.length === 0;
