import { Sql } from '../../../core/database/sql.service.js';
import { finalizeFinishedWeeks } from './finalize-week.sql.js';
import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';

/** In milliseconds. */
const EVERY = 60_000;

/** Stores the champions of finished weeks, also of those that ended while no server was running. */
@ScheduledJob()
export class FinalizeWeekJob {
  readonly name = 'finalize-week';
  readonly every = EVERY;

  constructor(private readonly sql: Sql) {}

  run(): Promise<void> {
    return finalizeFinishedWeeks(this.sql);
  }
}
