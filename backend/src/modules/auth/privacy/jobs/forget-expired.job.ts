import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Jobs } from '../../../../core/jobs/jobs.js';
import { LOGINS_KEPT } from '../../sessions/logins.js';
import { IDLE, Sessions } from '../../sessions/sessions.js';
import { EXPORT_KEPT } from '../data-exports.service.js';

const EVERY = 10 * 60_000;
const ROWS_AT_ONCE = 1_000;

/** Removes what is kept for a time only: sessions that open nothing any more, old sign-ins, old copies of data. */
@Injectable()
export class ForgetExpiredJob implements OnModuleInit {
  readonly name = 'forget-expired';
  readonly every = EVERY;

  constructor(
    private readonly jobs: Jobs,
    private readonly em: EntityManager,
    private readonly sessions: Sessions,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
  }

  async run(): Promise<void> {
    await this.forget('sessions', 'id', 'expires_at < ? OR last_seen_at < ?', [ago(0), ago(IDLE)], (ids) =>
      // A socket may have been open all that time.
      this.sessions.tellEnded(ids.map(Number)),
    );
    await this.forget('logins', 'id', 'created_at < ?', [ago(LOGINS_KEPT)]);
    await this.forget('data_exports', 'user_id', 'ready_at < ?', [ago(EXPORT_KEPT)]);
  }

  /** In small steps, so that nobody waits for a lock. */
  private async forget(
    table: string,
    key: string,
    old: string,
    times: Date[],
    told: (keys: (number | string)[]) => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    const text = `
      DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE ${old} LIMIT ${ROWS_AT_ONCE})
      RETURNING ${key} AS key`;
    for (;;) {
      const gone = await this.em.fork().execute<{ key: number | string }[]>(text, times);
      await told(gone.map((row) => row.key));
      if (gone.length < ROWS_AT_ONCE) return;
    }
  }
}

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);
