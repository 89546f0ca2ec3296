import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql, type Statement } from '../../../../core/database/sql.js';
import { Jobs } from '../../../../core/jobs/jobs.js';

const EVERY = 10 * 60_000;
const ROWS_AT_ONCE = 10_000;

/**
 * Keys of accounts that were deleted in the last 24 hours: a node that still had the API key cached may have stored
 * some after the deletion.
 */
const ofDeletedUsers = (table: string) => ({
  name: `delete-${table}-of-deleted-users`,
  text: `
    DELETE FROM ${table}
    WHERE owner_id IN (SELECT id FROM users WHERE deleted_at > now() - interval '24 hours')`,
});

const expired = (table: string) => ({
  name: `delete-expired-${table}`,
  text: `
    WITH old AS (
      SELECT owner_id, key FROM ${table} WHERE created_at < now() - interval '24 hours' LIMIT ${ROWS_AT_ONCE}
    ), gone AS (
      DELETE FROM ${table} k USING old WHERE k.owner_id = old.owner_id AND k.key = old.key RETURNING 1
    )
    SELECT count(*) AS count FROM gone`,
});

const EXPIRED_RESPONSES = {
  name: 'delete-expired-score-responses',
  text: `
    WITH old AS (
      SELECT first_id FROM score_responses WHERE created_at < now() - interval '24 hours' LIMIT ${ROWS_AT_ONCE}
    ), gone AS (
      DELETE FROM score_responses r USING old WHERE r.first_id = old.first_id RETURNING 1
    )
    SELECT count(*) AS count FROM gone`,
};

/** Keys of scores and of batches. */
const TABLES = ['idempotency_keys', 'idempotent_batches'];

/** Keys are kept for 24 hours (docs/api.md, section 4). Expired ones are deleted in chunks. */
@Injectable()
export class DeleteExpiredIdempotencyKeysJob implements OnModuleInit {
  readonly name = 'delete-expired-idempotency-keys';
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
      await this.sql.run(ofDeletedUsers(table));
      await this.deleteExpired(expired(table));
    }
    await this.deleteExpired(EXPIRED_RESPONSES);
  }

  private async deleteExpired(statement: Statement): Promise<void> {
    for (;;) {
      const [row] = await this.sql.run<{ count: number }>(statement);
      if ((row?.count ?? 0) < ROWS_AT_ONCE) return;
    }
  }
}
