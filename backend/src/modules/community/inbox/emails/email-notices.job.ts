import { NoticeEmailsService } from './notice-emails.service.js';
import { ScheduledJob } from '../../../../core/jobs/scheduled-job.decorator.js';

const MINUTE_MS = 60_000;

/** Queues emails for notices that have not been read in time. */
@ScheduledJob()
export class EmailNoticesJob {
  readonly name = 'email-notices';
  readonly every = MINUTE_MS;

  constructor(private readonly emails: NoticeEmailsService) {}

  run(): Promise<void> {
    return this.emails.queueDue();
  }
}
