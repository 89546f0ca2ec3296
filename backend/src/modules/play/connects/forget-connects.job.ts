import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../core/jobs/jobs.js';
import { ConnectsRepository } from './connects.repository.js';

const EVERY = 600_000;
const BATCH = 1_000;

/** Deletes connect codes that expired more than an hour ago. */
@Injectable()
export class ForgetConnectsJob implements OnModuleInit {
  readonly name = 'forget-connects';
  readonly every = EVERY;

  constructor(
    private readonly jobs: Jobs,
    private readonly repository: ConnectsRepository,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
  }

  /** In small batches, so that locks are held briefly. */
  async run(): Promise<void> {
    while ((await this.repository.deleteOld(BATCH)) === BATCH);
  }
}
