import { Injectable } from '@nestjs/common';
import { DeletionJob } from '../../../core/jobs/deletion-job.js';
import { Jobs } from '../../../core/jobs/jobs.service.js';
import { InboxRepository } from './inbox.repository.js';

const HOUR_MS = 60 * 60_000;

/** Deletes notices older than 90 days, and the oldest notices of full inboxes. */
@Injectable()
export class ForgetNoticesJob extends DeletionJob {
  readonly name = 'forget-notices';
  readonly every = HOUR_MS;

  constructor(
    jobs: Jobs,
    private readonly inbox: InboxRepository,
  ) {
    super(jobs);
  }

  override run(): Promise<void> {
    return this.inbox.deleteExpired();
  }
}
