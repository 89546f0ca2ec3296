import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { CONNECTION_OPTIONS } from '../../config/connection-options.js';
import { DATABASE_LIMITS } from '../../config/limits.js';
import { SETTINGS, type Settings } from '../../config/settings.js';

/** The time limit of a check in milliseconds, shorter than that of load balancers. */
const LIMIT = DATABASE_LIMITS.connectionTimeout;
const IS_READ_ONLY = `SELECT current_setting('transaction_read_only')::boolean AS "isReadOnly"`;

/**
 * Checks that PostgreSQL accepts writes. Uses a separate connection, because a node whose pool is busy is still ready.
 * Concurrent checks share one query.
 */
@Injectable()
export class DatabaseProbe implements OnApplicationShutdown {
  private readonly pool: pg.Pool;
  private asking: Promise<void> | undefined;

  constructor(@Inject(SETTINGS) { databaseUrl }: Settings) {
    this.pool = new pg.Pool({
      connectionString: databaseUrl,
      ...CONNECTION_OPTIONS,
      application_name: 'gamegeek health',
      statement_timeout: LIMIT,
      query_timeout: LIMIT,
      max: 1,
    });
    this.pool.on('error', () => undefined);
  }

  /** Rejects when PostgreSQL does not answer, or is a standby that takes no writes. */
  check(): Promise<void> {
    this.asking ??= this.ask().finally(() => (this.asking = undefined));
    return this.asking;
  }

  private async ask(): Promise<void> {
    const { rows } = await this.pool.query<{ isReadOnly: boolean }>(IS_READ_ONLY);
    if (rows[0]?.isReadOnly !== false) throw new Error('PostgreSQL takes no writes');
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
