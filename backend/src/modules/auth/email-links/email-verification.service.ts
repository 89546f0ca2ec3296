import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { tokenInvalid } from '../../../core/errors/app-error.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import { EmailTokensRepository } from '../account-emails/email-tokens.repository.js';
import { lockAccount } from '../accounts/accounts.sql.js';
import type { User } from '../accounts/user.entity.js';
import { EmailChangeService } from './email-change.service.js';
import { FirstVerificationService } from './first-verification.service.js';

/** Verifies email addresses by the links that were sent to them. */
@Injectable()
export class EmailVerificationService {
  constructor(
    private readonly em: EntityManager,
    private readonly tokens: EmailTokensRepository,
    private readonly emailChange: EmailChangeService,
    private readonly firstVerification: FirstVerificationService,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Verifies the current or the pending address, and returns its user.
   * @param callerId the user who is signed in where the link was opened
   */
  async verify(token: string, address: string, callerId: string | undefined): Promise<User> {
    await this.limits.consume('wrongEmailToken', address);
    const user = await this.em.fork().transactional((em) => this.verifyWithin(em, token, callerId));
    if (!user) throw tokenInvalid();
    await this.limits.reward('wrongEmailToken', address);
    return user;
  }

  private async verifyWithin(
    em: EntityManager,
    token: string,
    callerId: string | undefined,
  ): Promise<User | undefined> {
    const used = await this.tokens.use(em, 'verify', token);
    const user = used && (await lockAccount(em, { id: used.userId }));
    if (!user) return undefined;
    const wasVerified = Boolean(user.emailVerifiedAt);
    if (used.email === user.pendingEmail) {
      await this.emailChange.takeEffect(em, user, used.email);
    } else if (used.email === user.email) {
      user.emailVerifiedAt = new Date();
      await em.flush();
      await this.tokens.endAll(em, user.id, 'verify', used.email);
    } else {
      return undefined;
    }
    if (!wasVerified) await this.firstVerification.revokeAccess(em, user, { keepKey: callerId === user.id });
    return user;
  }
}
