import { Sql, type Statement } from '../../../../core/database/sql.service.js';
import { DeletionJob } from '../../../../core/jobs/deletion-job.js';
import { EXPIRED_RESPONSES, expired, ofDeletedUsers, ROWS_AT_ONCE } from './delete-expired-idempotency-keys.sql.js';
import { ScheduledJob } from '../../../../core/jobs/scheduled-job.decorator.js';

const EVERY = 10 * 60_000;
/** Keys of scores and of batches. */
const TABLES = ['idempotency_keys', 'idempotent_batches'];

/** Keys are kept for 24 hours (docs/api.md, section 4). Expired ones are deleted in chunks. */
@ScheduledJob()
export class DeleteExpiredIdempotencyKeysJob extends DeletionJob {
  readonly name = 'delete-expired-idempotency-keys';
  readonly every = EVERY;

  constructor(private readonly sql: Sql) {
    super();
  }

  override async run(): Promise<void> {
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
