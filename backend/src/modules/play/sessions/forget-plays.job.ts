import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../core/jobs/jobs.js';
import { PlaySessionsRepository } from './play-sessions.repository.js';

const EVERY = 3_600_000;
const BATCH = 1_000;

/** Deletes play sessions older than 30 days. */
@Injectable()
export class ForgetPlaysJob implements OnModuleInit {
  readonly name = 'forget-plays';
  readonly every = EVERY;

  constructor(
    private readonly jobs: Jobs,
    private readonly repository: PlaySessionsRepository,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
  }

  /** In small batches, so that locks are held briefly. */
  async run(): Promise<void> {
    while ((await this.repository.deleteOld(BATCH)) === BATCH);
  }
}
