import { DeletionJob } from '../../../core/jobs/deletion-job.js';
import { NewsletterService } from './newsletter.service.js';
import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';

const HOUR_MS = 60 * 60_000;

/** Deletes subscriptions that were not confirmed within one week. */
@ScheduledJob()
export class ForgetUnconfirmedSubscriptionsJob extends DeletionJob {
  readonly name = 'forget-unconfirmed-subscriptions';
  readonly every = HOUR_MS;

  constructor(private readonly newsletter: NewsletterService) {
    super();
  }

  override run(): Promise<void> {
    return this.newsletter.deleteUnconfirmed();
  }
}
