import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../core/jobs/jobs.js';
import { ConnectsRepository } from './connects.repository.js';

const EVERY = 600_000;
const ROWS_AT_ONCE = 1_000;

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

  /** In small steps, so that other statements never wait long for a lock. */
  async run(): Promise<void> {
    while ((await this.repository.forgetOld(ROWS_AT_ONCE)) === ROWS_AT_ONCE);
  }
}
