import { Injectable } from '@nestjs/common';
import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { LoginDto } from '@gamegeek/contracts/auth/login.dto.js';
import type { RegisterDto } from '@gamegeek/contracts/auth/register.dto.js';
import type { Language } from '@gamegeek/contracts/users/preferences.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import { invalidCredentials, totpRequired, wrongTotp } from '../auth.errors.js';
import { AccountMails } from '../mail-links/account-mails.js';
import { PreferencesRow } from '../preferences/preferences.entity.js';
import { TwoFactor } from '../two-factor/two-factor.js';
import { Passwords } from './passwords.js';
import { TakenNames } from './taken-names.js';
import { User } from './user.entity.js';

/** Registering and logging in: who somebody is, before they have a session. */
@Injectable()
export class Accounts {
  constructor(
    private readonly em: EntityManager,
    private readonly taken: TakenNames,
    private readonly passwords: Passwords,
    private readonly twoFactor: TwoFactor,
    private readonly mails: AccountMails,
    private readonly limits: RateLimits,
  ) {}

  async register({ username, email, password }: RegisterDto, address: string, language: Language): Promise<User> {
    await this.limits.consume('register', address);
    await this.taken.refuse(this.em.fork(), { username, email });
    const passwordHash = await this.passwords.hash(password);
    try {
      return await this.em.fork().transactional(async (em) => {
        const user = em.create(User, { username, email, passwordHash });
        em.create(PreferencesRow, { user, language });
        await em.flush();
        await this.mails.verification(em, user, language);
        return user;
      });
    } catch (error) {
      // Somebody else was faster by a moment: the index has the last word.
      if (error instanceof UniqueConstraintViolationException) {
        await this.taken.refuse(this.em.fork(), { username, email });
      }
      throw error;
    }
  }

  /** The user whose password this is. Only failures count against the limits: a right password never runs out. */
  async logIn({ identifier, password, totp }: LoginDto, address: string): Promise<User> {
    const guess = `${identifier.toLowerCase()} ${address}`;
    await this.limits.consume('loginFailureAddress', address);
    await this.limits.consume('loginFailureName', guess);
    const user = await this.find(identifier);
    if (!(await this.passwords.verify(user?.passwordHash, password)) || !user) throw invalidCredentials();
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
