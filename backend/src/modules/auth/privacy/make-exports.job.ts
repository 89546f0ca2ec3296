import { Logger } from '@nestjs/common';
import { DataExportsService, MAKE_EXPORTS } from './data-exports.service.js';
import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';

/** Finds exports that a crash or a lost queue left pending. */
const EVERY = 60_000;

/** Creates the data exports that users have requested, one by one. */
@ScheduledJob()
export class MakeExportsJob {
  readonly name = MAKE_EXPORTS;
  readonly every = EVERY;
  private readonly log = new Logger('Accounts');

  constructor(private readonly exports: DataExportsService) {}

  async run(): Promise<void> {
    for (const userId of await this.exports.requested()) await this.make(userId);
  }

  /** A failed export is retried by the next run and does not block others. */
  private async make(userId: string): Promise<void> {
    try {
      await this.exports.create(userId);
    } catch (error) {
      this.log.warn({ err: error, userId }, 'a data export could not be created');
    }
  }
}
