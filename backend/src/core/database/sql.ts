import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { CONNECTION_OPTIONS } from '../../config/connection-options.js';
import { SETTINGS, type Settings } from '../../config/settings.js';

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

/** Ids and scores fit a JavaScript number by the schema's checks; dates stay the text they are. */
const types = new pg.TypeOverrides();
types.setTypeParser(INT8, Number);
types.setTypeParser(INT8_ARRAY, (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)));
types.setTypeParser(DATE, (text) => text);
types.setTypeParser(TIMESTAMPTZ, (text) => new Date(text));

/** A statement that PostgreSQL prepares once a connection under its name. */
export interface Statement {
  name: string;
  text: string;
}

export type Row = Record<string, unknown>;

/**
 * Hand-written SQL on a pool of its own, for the few statements where speed is the product: taking scores, reading
 * boards, rebuilding ranks. Everything else goes through MikroORM (docs/decisions/0003).
 */
@Injectable()
export class Sql implements OnApplicationShutdown {
  private readonly log = new Logger('Database');
  readonly pool: pg.Pool;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.pool = new pg.Pool({ connectionString: settings.databaseUrl, ...CONNECTION_OPTIONS, max: 8, types });
    // An idle connection that the server closes must not end the process; the pool drops it by itself.
    this.pool.on('error', (error) => this.log.warn(`lost an idle connection: ${error.message}`));
  }

  async run<T extends Row>({ name, text }: Statement, values: unknown[] = []): Promise<T[]> {
    const result = await this.pool.query<T>({ name, text, values });
    return result.rows;
  }

  /** One transaction on one connection; a failure rolls back, a broken connection leaves the pool. */
  async transaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      const result = await work(client);
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((failure: Error) => (broken = failure));
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /** Last of all: what others write when they are destroyed still finds it open. */
  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
