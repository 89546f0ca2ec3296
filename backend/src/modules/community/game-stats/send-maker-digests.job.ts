import { DatabaseClock } from '../../../core/database/database-clock.service.js';
import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';
import { digestWeek } from '../inbox/digest/digest-week.js';
import { MakerDigests } from './maker-digests.service.js';

const TEN_MINUTES_MS = 10 * 60_000;

/** Queues the weekly emails to makers from Monday 08:00 UTC, one per maker and week. */
@ScheduledJob()
export class SendMakerDigestsJob {
  readonly name = 'send-maker-digests';
  readonly every = TEN_MINUTES_MS;

  constructor(
    private readonly digests: MakerDigests,
    private readonly clock: DatabaseClock,
  ) {}

  async run(): Promise<void> {
    const week = digestWeek(new Date(this.clock.now()));
    if (week !== undefined) await this.digests.queue(week);
  }
}
