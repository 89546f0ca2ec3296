import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../core/jobs/jobs.js';
import { DataExportsService, MAKE_EXPORTS } from './data-exports.service.js';

/** Finds copies that a crash or a lost queue left unmade. */
const EVERY = 60_000;

/** Makes the copies of their data that users have asked for, one after the other. */
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

  /** One that fails keeps nobody else waiting; it is tried again at the next sweep. */
  private async make(userId: string): Promise<void> {
    try {
      await this.exports.create(userId);
    } catch (error) {
      this.log.warn({ err: error, userId }, 'a copy of a user’s data could not be made');
    }
  }
}
