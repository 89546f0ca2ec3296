import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ProfileDto } from '@gamegeek/contracts/profiles/profile.dto.js';
import { EMAIL_LINK_LIFETIMES } from '../../../config/limits.js';
import { notFound, unauthorized, validationFailed } from '../../../core/errors/app-error.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import { AccountEmailsService } from '../account-emails/account-emails.service.js';
import { EmailTokensRepository } from '../account-emails/email-tokens.repository.js';
import { holdEmail, lockAccount } from '../accounts/accounts.sql.js';
import { PasswordProofService } from '../accounts/password-proof.service.js';
import { TakenNamesService } from '../accounts/taken-names.service.js';
import type { User } from '../accounts/user.entity.js';
import { recordSecurityEvent } from '../security-events/security-events.repository.js';
import { TwoFactorService, WRONG_CODE } from '../two-factor/two-factor.service.js';

/** Changes of the email address: requested with the password, pending until the new address is confirmed. */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly em: EntityManager,
    private readonly emails: AccountEmailsService,
    private readonly tokens: EmailTokensRepository,
    private readonly taken: TakenNamesService,
    private readonly password: PasswordProofService,
    private readonly twoFactor: TwoFactorService,
    private readonly limits: RateLimits,
  ) {}

  /** Checks the password, and the code if two-factor is on. Returns the hash of the checked password. */
  async prove(userId: string, { current_password, totp, ...wanted }: ProfileDto): Promise<string> {
    const user = await this.password.verify(userId, current_password, 'current_password');
    // Before a code is used up, but after the password: a stolen session must not reveal which addresses have accounts.
    await this.taken.refuse(this.em.fork(), { username: wanted.username ?? undefined, email: wanted.email }, userId);
    if (this.twoFactor.isOn(user)) {
      if (!totp?.trim()) throw validationFailed({ totp: ['The code is required'] });
      if (!(await this.twoFactor.accepts(user, totp))) throw validationFailed({ totp: [WRONG_CODE] });
    }
    return user.passwordHash;
  }

  /** Within the transaction that has locked `user`. Throws `rate_limited` after too many emails. */
  async request(em: EntityManager, user: User, email: string): Promise<void> {
    await this.countMail(user.id, email);
    user.pendingEmail = email;
    await em.flush();
    await recordSecurityEvent(em, { kind: 'email_change_requested', userId: user.id });
    await this.emails.confirmNewEmail(em, user.id, email);
    await this.emails.emailChangeRequested(em, user);
  }

  /** Sends the email to the pending address again. */
  async resend(userId: string): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const { pendingEmail } = await locked(em, userId);
      if (!pendingEmail) throw notFound('A pending address');
      await this.countMail(userId, pendingEmail);
      await this.emails.confirmNewEmail(em, userId, pendingEmail);
    });
  }

  async cancel(userId: string): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      await this.discard(em, await locked(em, userId));
    });
  }

  /** Within the transaction that has locked `user`. Every link that confirms an address of the user becomes invalid. */
  async discard(em: EntityManager, user: User): Promise<void> {
    user.pendingEmail = null;
    await em.flush();
    await this.tokens.endAll(em, user.id, 'verify');
  }

  /** Within the transaction that has locked `user` and confirmed the pending address. */
  async takeEffect(em: EntityManager, user: User, email: string): Promise<void> {
    await this.taken.refuse(em, { email }, user.id);
    // An unverified address may belong to somebody else, so it is not reserved.
    if (user.emailVerifiedAt) await holdEmail(em, user, EMAIL_LINK_LIFETIMES.undo);
    await this.tokens.endAll(em, user.id, 'verify');
    await this.tokens.endAll(em, user.id, 'reset');
    Object.assign(user, { email, pendingEmail: null, emailVerifiedAt: new Date() });
    await em.flush();
    await recordSecurityEvent(em, { kind: 'email_changed', userId: user.id });
  }

  private async countMail(userId: string, email: string): Promise<void> {
    await this.limits.consume('mailsAsked', `user:${userId}`);
    await this.limits.consume('mailsToMailbox', email.toLowerCase());
  }
}

async function locked(em: EntityManager, userId: string): Promise<User> {
  const user = await lockAccount(em, { id: userId });
  if (!user) throw unauthorized();
  return user;
}
