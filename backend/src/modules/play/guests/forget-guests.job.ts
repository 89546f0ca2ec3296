import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../core/jobs/jobs.js';
import { GuestsRepository } from './guests.repository.js';

const EVERY = 3_600_000;
const BATCH = 1_000;

/** Deletes guests who have not played for 30 days, with their scores. */
@Injectable()
export class ForgetGuestsJob implements OnModuleInit {
  readonly name = 'forget-guests';
  readonly every = EVERY;

  constructor(
    private readonly jobs: Jobs,
    private readonly repository: GuestsRepository,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
  }

  /** In small batches, so that locks are held briefly. */
  async run(): Promise<void> {
    while ((await this.repository.deleteOld(BATCH)) === BATCH);
  }
}
