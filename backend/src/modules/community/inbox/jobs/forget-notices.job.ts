import { Injectable, type OnModuleInit } from '@nestjs/common';
import { INBOX_SIZE } from '@gamegeek/contracts/users/inbox.types.js';
import { Sql } from '../../../../core/database/sql.js';
import { Jobs } from '../../../../core/jobs/jobs.js';

const EVERY = 60 * 60_000;
const KEPT = '90 days';
const ROWS_AT_ONCE = 5_000;

const FORGET_OLD = {
  name: 'forget-old-notices',
  text: `
    DELETE FROM notices WHERE id IN (
      SELECT id FROM notices WHERE created_at < now() - interval '${KEPT}' ORDER BY created_at LIMIT ${ROWS_AT_ONCE}
    ) RETURNING id`,
};

/** All but the newest of a full inbox. */
const FORGET_MOST = {
  name: 'forget-most-notices',
  text: `
    DELETE FROM notices WHERE id IN (
      SELECT spare.id
      FROM (SELECT user_id FROM notices GROUP BY user_id HAVING count(*) > ${INBOX_SIZE}) crowded
      CROSS JOIN LATERAL (
        SELECT id FROM notices WHERE user_id = crowded.user_id ORDER BY id DESC OFFSET ${INBOX_SIZE}
      ) spare
      LIMIT ${ROWS_AT_ONCE}
    ) RETURNING id`,
};

/** An inbox holds the newest of the last months. */
@Injectable()
export class ForgetNoticesJob implements OnModuleInit {
  readonly name = 'forget-notices';
  readonly every = EVERY;

  constructor(
    private readonly jobs: Jobs,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
  }

  async run(): Promise<void> {
    for (const statement of [FORGET_OLD, FORGET_MOST]) {
      while ((await this.sql.run(statement)).length === ROWS_AT_ONCE) {
        // there may be more
      }
    }
  }
}
