import { EntityManager } from '@mikro-orm/postgresql';
import { DeletionJob } from '../../../core/jobs/deletion-job.js';
import { EmailTokensRepository } from '../account-emails/email-tokens.repository.js';
import { forgetHeldNames, forgetPreviousEmails } from '../accounts/accounts.sql.js';
import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';

const EVERY = 60 * 60_000;

/** Deletes expired links, previous addresses that can no longer be restored, and names that are no longer held. */
@ScheduledJob()
export class ForgetEmailTokensJob extends DeletionJob {
  readonly name = 'forget-email-tokens';
  readonly every = EVERY;

  constructor(
    private readonly em: EntityManager,
    private readonly tokens: EmailTokensRepository,
  ) {
    super();
  }

  override async run(): Promise<void> {
    await this.tokens.forgetExpired();
    await forgetPreviousEmails(this.em.fork());
    await forgetHeldNames(this.em.fork());
  }
}
