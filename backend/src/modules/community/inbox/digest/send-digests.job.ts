import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DatabaseClock } from '../../../../core/database/database-clock.service.js';
import { Jobs } from '../../../../core/jobs/jobs.service.js';
import { digestWeek } from './digest-week.js';
import { DigestsService } from './digests.service.js';

const TEN_MINUTES_MS = 10 * 60_000;

/** Queues the weekly digests from Monday 08:00 UTC, one per user and week. */
@Injectable()
export class SendDigestsJob implements OnModuleInit {
  readonly name = 'send-digests';
  readonly every = TEN_MINUTES_MS;
  /** The week that this node has queued completely. */
  private done: string | undefined;

  constructor(
    private readonly jobs: Jobs,
    private readonly digests: DigestsService,
    private readonly clock: DatabaseClock,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
  }

  async run(): Promise<void> {
    const week = digestWeek(new Date(this.clock.now()));
    if (week === undefined || week === this.done) return;
    await this.digests.queue(week);
    this.done = week;
  }
}
