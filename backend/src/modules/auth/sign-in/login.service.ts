import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { LoginDto } from '@gamegeek/contracts/auth/login.dto.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import { findUser } from '../accounts/accounts.sql.js';
import { PasswordsService } from '../accounts/passwords.service.js';
import type { User } from '../accounts/user.entity.js';
import { SecurityEventsRepository } from '../security-events/security-events.repository.js';
import { totpRequired, wrongTotp } from '../two-factor/two-factor.errors.js';
import { TwoFactorService } from '../two-factor/two-factor.service.js';
import { AccountAttemptsService } from './account-attempts.service.js';
import { invalidCredentials } from './sign-in.errors.js';

/** Where a login comes from. */
interface Origin {
  address: string;
  /** The device cookie. */
  device: string | undefined;
}

/** Checks username or email address, password and second factor. */
@Injectable()
export class LoginService {
  constructor(
    private readonly em: EntityManager,
    private readonly passwords: PasswordsService,
    private readonly twoFactor: TwoFactorService,
    private readonly attempts: AccountAttemptsService,
    private readonly limits: RateLimits,
    private readonly events: SecurityEventsRepository,
  ) {}

  /** Returns the user, or throws. Only failures count against the limits. */
  async logIn({ identifier, password, totp }: LoginDto, { address, device }: Origin): Promise<User> {
    const guess = `${identifier.toLowerCase()} ${address}`;
    await this.limits.consume('loginFailureAddress', address);
    await this.limits.consume('loginFailureName', guess);
    // No username contains an @, so an identifier is never both.
    const user = await findUser(this.em.fork(), identifier.includes('@') ? 'email' : 'username', identifier);
    const attempt = await this.attempts.begin(user?.id ?? identifier.toLowerCase(), device);
    if (!(await this.passwords.verify(user?.passwordHash, password)) || !user) {
      // The identifier is not recorded: it may be a password that was typed into the wrong field.
      await this.events.record({ kind: 'sign_in_failed', userId: user?.id ?? null });
      if (user && attempt.wasLast) await this.attempts.report(user);
      throw invalidCredentials();
    }
    // Codes have limits of their own.
    await attempt.forgive();
    const needsCode = this.twoFactor.isOn(user);
    if (needsCode && totp?.trim() && !(await this.twoFactor.accepts(user, totp))) throw wrongTotp();
    await Promise.all([
      this.limits.reward('loginFailureName', guess),
      this.limits.reward('loginFailureAddress', address),
    ]);
    if (needsCode && !totp?.trim()) throw totpRequired();
    return user;
  }
}
