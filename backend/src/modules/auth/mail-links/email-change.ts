import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import type { User } from '../accounts/user.entity.js';
import { AccountMails } from './account-mails.js';
import { MailTokens } from './mail-tokens.js';

/** What follows when an account gets another address. */
@Injectable()
export class EmailChange {
  constructor(
    private readonly mails: AccountMails,
    private readonly tokens: MailTokens,
    private readonly limits: RateLimits,
  ) {}

  /**
   * For the transaction in which `user` has just got the new address: it is not verified yet, links to the old mailbox
   * are dead, and both mailboxes hear of it. Throws `rate_limited` when too many mails have been asked for.
   */
  async requested(em: EntityManager, user: User, oldEmail: string): Promise<void> {
    await this.limits.consume('mailsAsked', `user:${user.id}`);
    await this.limits.consume('mailsToMailbox', user.email.toLowerCase());
    user.emailVerifiedAt = null;
    await em.flush();
    await this.tokens.endAll(em, user.id);
    await this.mails.verification(em, user);
    await this.mails.emailChanged(em, user.id, oldEmail);
  }
}
