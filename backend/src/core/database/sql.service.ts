import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { BACKGROUND_OPTIONS, CONNECTION_OPTIONS, SCORE_OPTIONS } from '../../config/connection-options.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { LimitedLog } from '../logging/limited-log.js';
import { failSilentConnections } from './silent-connections.js';
import { runAfterCommit, transactionEnded, transactionStarted, type AfterCommit } from './after-commit.js';

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

/** Ids and scores fit a JavaScript number by check constraints; dates are returned as text. */
const types = new pg.TypeOverrides();
types.setTypeParser(INT8, Number);
types.setTypeParser(INT8_ARRAY, (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)));
types.setTypeParser(DATE, (text) => text);
types.setTypeParser(TIMESTAMPTZ, (text) => new Date(text));

/**
 * Every statement here is written for an index and planned once for each connection. Otherwise the planner prefers
 * sequential scans while a table is new, and plans large statements again on each execution. Bitmap scans visit deleted
 * rows until they are vacuumed, tens of thousands in the outbox; index scans mark their entries and skip them from then
 * on.
 */
const BY_INDEX =
  '-c enable_seqscan=off -c enable_bitmapscan=off -c enable_hashjoin=off -c enable_mergejoin=off -c plan_cache_mode=force_generic_plan -c jit=off';
/** Parallel workers would take all processors from other requests. */
const ONE_WORKER = '-c max_parallel_workers_per_gather=0';
/** Compiling a statement takes longer than most of them run. */
const JIT_OFF = '-c jit=off';
/** Commits without waiting for the disk. */
const RELAXED = '-c synchronous_commit=off';

/** A statement that PostgreSQL prepares under its name, once for each connection. */
export interface Statement {
  name: string;
  text: string;
}

export type Row = Record<string, unknown>;

/**
 * Hand-written SQL on its own pools, for statements that work on sets of rows. Changes of single entities use MikroORM
 * (docs/decisions/0003).
 */
@Injectable()
export class Sql implements OnApplicationShutdown {
  private readonly log = new LimitedLog(new Logger('Database'));
  readonly pool: pg.Pool;
  /** For repeatable bookkeeping: a crash of PostgreSQL loses at most its last half second. */
  private readonly relaxed: pg.Pool;
  /** For jobs: with longer time limits and PostgreSQL's default planning. */
  private readonly background: pg.Pool;

  constructor(@Inject(SETTINGS) { databaseUrl: url }: Settings) {
    this.pool = this.openPool(url, `${BY_INDEX} ${ONE_WORKER}`, 8);
    this.relaxed = this.openPool(url, `${BY_INDEX} ${ONE_WORKER} ${RELAXED}`, 2);
    for (const pool of [this.pool, this.relaxed]) failSilentConnections(pool, CONNECTION_OPTIONS.query_timeout);
    this.background = this.openPool(url, `${JIT_OFF} ${ONE_WORKER}`, 4, BACKGROUND_OPTIONS);
  }

  /** By name, for metrics. */
  get pools(): Record<string, pg.Pool> {
    return { scores: this.pool, relaxed: this.relaxed, jobs: this.background };
  }

  private openPool(
    connectionString: string,
    options: string,
    max: number,
    limits: pg.PoolConfig = SCORE_OPTIONS,
  ): pg.Pool {
    const pool = new pg.Pool({ connectionString, ...limits, options, max, types });
    // An idle connection that the server closes must not end the process; the pool drops it.
    pool.on('error', (error) => this.log.warn({ reason: error.message }, 'lost an idle connection'));
    // The same for a connection in use between two statements; the next statement fails.
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  }

  async run<T extends Row>({ name, text }: Statement, values: unknown[] = []): Promise<T[]> {
    const result = await this.pool.query<T>({ name, text, values });
    return result.rows;
  }

  /** Runs a statement with asynchronous commit, for data that can be derived again. */
  async note<T extends Row>({ name, text }: Statement, values: unknown[]): Promise<T[]> {
    const result = await this.relaxed.query<T>({ name, text, values });
    return result.rows;
  }

  /**
   * Runs a transaction on one connection, then its `afterCommit`. A failure rolls back; a broken connection leaves the
   * pool.
   */
  transaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return this.transactionOf(this.pool, work);
  }

  /** Runs a transaction with asynchronous commit, for data that can be derived again. */
  relaxedTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return this.transactionOf(this.relaxed, work);
  }

  /** Runs a transaction of a job, in which a statement may take a minute. */
  inBackground<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return this.transactionOf(this.background, work);
  }

  private async transactionOf<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let broken: Error | undefined;
    let result: T;
    let following: AfterCommit[];
    try {
      await client.query('BEGIN');
      transactionStarted(client);
      result = await work(client);
      await client.query('COMMIT');
      following = transactionEnded(client);
    } catch (error) {
      await client.query('ROLLBACK').catch((failure: Error) => (broken = failure));
      throw error;
    } finally {
      transactionEnded(client);
      client.release(broken);
    }
    await runAfterCommit(following);
    return result;
  }

  /** In the last shutdown phase, because other providers write in earlier ones. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.pool.end(), this.relaxed.end(), this.background.end()]);
  }
}
