import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../core/jobs/jobs.service.js';
import { DataExportsService, MAKE_EXPORTS } from './data-exports.service.js';

/** Finds exports that a crash or a lost queue left pending. */
const EVERY = 60_000;

/** Creates the data exports that users have requested, one by one. */
@Injectable()
export class MakeExportsJob implements OnModuleInit {
  readonly name = MAKE_EXPORTS;
  readonly every = EVERY;
  private readonly log = new Logger('Accounts');

  constructor(
    private readonly jobs: Jobs,
    private readonly exports: DataExportsService,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
  }

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
