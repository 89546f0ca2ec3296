import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { LoginDto } from '@gamegeek/contracts/auth/login.dto.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import { PasswordsService, User } from '../accounts/index.js';
import { SecurityEventsRepository } from '../security-events/index.js';
import { totpRequired, TwoFactorService, wrongTotp } from '../two-factor/index.js';
import { invalidCredentials } from './sign-in.errors.js';

/** Checks username or email address, password and second factor. */
@Injectable()
export class LoginService {
  constructor(
    private readonly em: EntityManager,
    private readonly passwords: PasswordsService,
    private readonly twoFactor: TwoFactorService,
    private readonly limits: RateLimits,
    private readonly events: SecurityEventsRepository,
  ) {}

  /** The user whose password this is. Only failures count against the limits: a right password never runs out. */
  async logIn({ identifier, password, totp }: LoginDto, address: string): Promise<User> {
    const guess = `${identifier.toLowerCase()} ${address}`;
    await this.limits.consume('loginFailureAddress', address);
    await this.limits.consume('loginFailureName', guess);
    const user = await this.find(identifier);
    if (!(await this.passwords.verify(user?.passwordHash, password)) || !user) {
      // What was typed is not recorded: it may be a password.
      await this.events.record({ kind: 'sign_in_failed', userId: user?.id ?? null });
      throw invalidCredentials();
    }
    const needsCode = this.twoFactor.isOn(user);
    if (needsCode && totp?.trim() && !(await this.twoFactor.accepts(user, totp))) throw wrongTotp();
    await Promise.all([
      this.limits.reward('loginFailureName', guess),
      this.limits.reward('loginFailureAddress', address),
    ]);
    if (needsCode && !totp?.trim()) throw totpRequired();
    return user;
  }

  /** No username holds an @, so an identifier is never both. */
  private async find(identifier: string): Promise<User | null> {
    const column = identifier.includes('@') ? 'email' : 'username';
    return this.em
      .fork()
      .createQueryBuilder(User)
      .where(`lower(${column}) = lower(?) AND deleted_at IS NULL`, [identifier])
      .getSingleResult();
  }
}
