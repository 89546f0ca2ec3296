import { Injectable } from '@nestjs/common';
import { DeletionJob } from '../../../core/jobs/deletion-job.js';
import { Jobs } from '../../../core/jobs/jobs.service.js';
import { NewsletterService } from './newsletter.service.js';

const HOUR_MS = 60 * 60_000;

/** Deletes subscriptions that were not confirmed within one week. */
@Injectable()
export class ForgetUnconfirmedSubscriptionsJob extends DeletionJob {
  readonly name = 'forget-unconfirmed-subscriptions';
  readonly every = HOUR_MS;

  constructor(
    jobs: Jobs,
    private readonly newsletter: NewsletterService,
  ) {
    super(jobs);
  }

  override run(): Promise<void> {
    return this.newsletter.deleteUnconfirmed();
  }
}
