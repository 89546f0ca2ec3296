import { DeletionJob } from '../../../core/jobs/deletion-job.js';
import { InboxRepository } from './inbox.repository.js';
import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';

const HOUR_MS = 60 * 60_000;

/** Deletes notices older than 90 days, and the oldest notices of full inboxes. */
@ScheduledJob()
export class ForgetNoticesJob extends DeletionJob {
  readonly name = 'forget-notices';
  readonly every = HOUR_MS;

  constructor(private readonly inbox: InboxRepository) {
    super();
  }

  override run(): Promise<void> {
    return this.inbox.deleteExpired();
  }
}
