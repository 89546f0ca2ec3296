import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Jobs } from '../../../core/jobs/jobs.js';
import { MailTokensRepository } from '../account-emails/index.js';
import { forgetPreviousEmails } from '../accounts/index.js';

const EVERY = 60 * 60_000;

/** Deletes expired links, and previous addresses that can no longer be restored. */
@Injectable()
export class ForgetMailTokensJob implements OnModuleInit {
  readonly name = 'forget-mail-tokens';
  readonly every = EVERY;

  constructor(
    private readonly jobs: Jobs,
    private readonly em: EntityManager,
    private readonly tokens: MailTokensRepository,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
  }

  async run(): Promise<void> {
    await this.tokens.forgetExpired();
    await forgetPreviousEmails(this.em.fork());
  }
}
