import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql, type Statement } from '../../../../core/database/sql.js';
import { Jobs } from '../../../../core/jobs/jobs.js';

const EVERY = 10 * 60_000;
const ROWS_AT_ONCE = 10_000;

/**
 * What games have sent for players who had just left, to a node that still knew their API key: no score waits for the
 * account. Whoever left longer ago than keys are kept has none.
 */
const ofLeavers = (table: string) => ({
  name: `forget-${table}-of-leavers`,
  text: `
    DELETE FROM ${table}
    WHERE owner_id IN (SELECT id FROM users WHERE deleted_at > now() - interval '24 hours')`,
});

const expired = (table: string) => ({
  name: `forget-${table}`,
  text: `
    WITH old AS (
      SELECT owner_id, key FROM ${table} WHERE created_at < now() - interval '24 hours' LIMIT ${ROWS_AT_ONCE}
    ), gone AS (
      DELETE FROM ${table} k USING old WHERE k.owner_id = old.owner_id AND k.key = old.key RETURNING 1
    )
    SELECT count(*) AS count FROM gone`,
});

const EXPIRED_RESPONSES = {
  name: 'forget-score-responses',
  text: `
    WITH old AS (
      SELECT first_id FROM score_responses WHERE created_at < now() - interval '24 hours' LIMIT ${ROWS_AT_ONCE}
    ), gone AS (
      DELETE FROM score_responses r USING old WHERE r.first_id = old.first_id RETURNING 1
    )
    SELECT count(*) AS count FROM gone`,
};

/** Keys of scores, and those of whole batches. */
const TABLES = ['idempotency_keys', 'idempotent_batches'];

/** Keys are kept 24 hours (docs/api.md, section 4); older ones leave in small steps. */
@Injectable()
export class ForgetIdempotencyKeysJob implements OnModuleInit {
  readonly name = 'forget-idempotency-keys';
  readonly every = EVERY;

  constructor(
    private readonly jobs: Jobs,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
  }

  async run(): Promise<void> {
    for (const table of TABLES) {
      await this.sql.run(ofLeavers(table));
      await this.forgetExpired(expired(table));
    }
    await this.forgetExpired(EXPIRED_RESPONSES);
  }

  private async forgetExpired(statement: Statement): Promise<void> {
    for (;;) {
      const [row] = await this.sql.run<{ count: number }>(statement);
      if ((row?.count ?? 0) < ROWS_AT_ONCE) return;
    }
  }
}
