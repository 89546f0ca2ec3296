import { Logger } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { DeletionJob } from '../../../core/jobs/deletion-job.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { findUnusedAccounts, isUnusedAccount } from './unused-accounts.sql.js';
import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';

const EVERY = 60 * 60_000;
const BATCH = 200;

/** Removes old accounts whose address was never verified and that have no content: they block a name and an address. */
@ScheduledJob()
export class RemoveUnverifiedAccountsJob extends DeletionJob {
  readonly name = 'remove-unverified-accounts';
  readonly every = EVERY;
  private readonly log = new Logger('Accounts');

  constructor(
    private readonly em: EntityManager,
    private readonly deletion: AccountDeletionService,
  ) {
    super();
  }

  override async run(): Promise<void> {
    let removed = 0;
    for (;;) {
      const found = await findUnusedAccounts(this.em.fork(), BATCH);
      let removedNow = 0;
      for (const userId of found) if (await this.remove(userId)) removedNow += 1;
      removed += removedNow;
      if (found.length < BATCH || removedNow === 0) break;
    }
    if (removed > 0) this.log.log(`removed ${removed} accounts that were never verified`);
  }

  /** Checks again under a lock, because the account may have just been verified or used. */
  private remove(userId: string): Promise<boolean> {
    return this.deletion.removeUnclaimed(userId, (em) => isUnusedAccount(em, userId));
  }
}
