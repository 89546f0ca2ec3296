import { DatabaseClock } from '../../../../core/database/database-clock.service.js';
import { digestWeek } from './digest-week.js';
import { DigestsService } from './digests.service.js';
import { ScheduledJob } from '../../../../core/jobs/scheduled-job.decorator.js';

const TEN_MINUTES_MS = 10 * 60_000;

/** Queues the weekly digests from Monday 08:00 UTC, one per user and week. */
@ScheduledJob()
export class SendDigestsJob {
  readonly name = 'send-digests';
  readonly every = TEN_MINUTES_MS;
  /** The week that this node has queued completely. */
  private done: string | undefined;

  constructor(
    private readonly digests: DigestsService,
    private readonly clock: DatabaseClock,
  ) {}

  async run(): Promise<void> {
    const week = digestWeek(new Date(this.clock.now()));
    if (week === undefined || week === this.done) return;
    await this.digests.queue(week);
    this.done = week;
  }
}
