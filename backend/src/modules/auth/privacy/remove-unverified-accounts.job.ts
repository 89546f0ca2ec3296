import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../core/jobs/jobs.js';
import { UnverifiedAccountsService } from './unverified-accounts.service.js';

const EVERY = 60 * 60_000;

/** Removes old accounts whose address was never verified and that have no content. */
@Injectable()
export class RemoveUnverifiedAccountsJob implements OnModuleInit {
  readonly name = 'remove-unverified-accounts';
  readonly every = EVERY;
  private readonly log = new Logger('Accounts');

  constructor(
    private readonly jobs: Jobs,
    private readonly accounts: UnverifiedAccountsService,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
  }

  async run(): Promise<void> {
    const removed = await this.accounts.removeUnused();
    if (removed > 0) this.log.log(`removed ${removed} accounts that were never verified`);
  }
}
