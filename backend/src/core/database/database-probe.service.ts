import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { CONNECTION_OPTIONS, POOLED_OPTIONS } from '../../config/connection-options.js';
import { DATABASE_LIMITS } from '../../config/limits.js';
import { directUrl, SETTINGS, type Settings } from '../../config/settings.js';

/** The time limit of a check in milliseconds, shorter than that of load balancers. */
const LIMIT = DATABASE_LIMITS.connectionTimeout;
const IS_READ_ONLY = `SELECT current_setting('transaction_read_only')::boolean AS "isReadOnly"`;

/**
 * Checks that PostgreSQL accepts writes. Uses a separate connection, because a node whose pool is busy is still ready.
 * Concurrent checks share one query.
 */
@Injectable()
export class DatabaseProbe implements OnApplicationShutdown {
  /** One for PostgreSQL itself, and one for a pooler in front of it. */
  private readonly pools: pg.Pool[];
  private asking: Promise<void> | undefined;

  constructor(@Inject(SETTINGS) settings: Settings) {
    const { databaseUrl, directDatabaseUrl } = settings;
    this.pools = [openPool(directUrl(settings), { ...CONNECTION_OPTIONS, statement_timeout: LIMIT })];
    if (directDatabaseUrl !== undefined) this.pools.push(openPool(databaseUrl, POOLED_OPTIONS));
  }

  /** Rejects when PostgreSQL does not answer, or is a standby that takes no writes. */
  check(): Promise<void> {
    this.asking ??= this.ask().finally(() => (this.asking = undefined));
    return this.asking;
  }

  private async ask(): Promise<void> {
    const answers = await Promise.all(this.pools.map((pool) => pool.query<{ isReadOnly: boolean }>(IS_READ_ONLY)));
    if (answers.some(({ rows }) => rows[0]?.isReadOnly !== false)) throw new Error('PostgreSQL takes no writes');
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.pools.map((pool) => pool.end()));
  }
}

function openPool(connectionString: string, options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    ...options,
    application_name: 'gamegeek health',
    query_timeout: LIMIT,
    max: 1,
  });
  pool.on('error', () => undefined);
  return pool;
}
