import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../../core/errors/app-error.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import { AccountEmailsService } from '../account-emails/account-emails.service.js';
import type { User } from '../accounts/user.entity.js';
import { hasRecentSecurityEvent, recordSecurityEvent } from '../security-events/security-events.repository.js';
import { TrustedDevicesRepository } from '../sessions/devices/trusted-devices.repository.js';
import { accountGuessed } from './sign-in.errors.js';

const LIMITED = 'logins_limited';

interface Attempt {
  /** After it, if it fails, unknown browsers have to wait. */
  wasLast: boolean;
  /** Takes the count back, because the password was right. */
  forgive(): Promise<void>;
}

/**
 * Logins to one account from any number of addresses. After too many failures, browsers in which the account was never
 * logged in share one attempt a minute. Each browser in which it was has its own limit, so an attacker cannot lock the
 * owner out.
 */
@Injectable()
export class AccountAttemptsService {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: RateLimits,
    private readonly devices: TrustedDevicesRepository,
    private readonly emails: AccountEmailsService,
  ) {}

  /** @param account the id of the account, or a name that does not exist, which is treated in the same way */
  async begin(account: string, cookie: string | undefined): Promise<Attempt> {
    const device = await this.devices.find(account, cookie);
    const key = device === undefined ? account : `${account} ${device}`;
    try {
      const { remaining } = await this.limits.consume('loginFailureAccount', key);
      return {
        wasLast: remaining === 0 && device === undefined,
        forgive: () => this.limits.reward('loginFailureAccount', key),
      };
    } catch (error) {
      if (!isRateLimited(error)) throw error;
      await this.wait(key);
      return { wasLast: false, forgive: () => this.limits.reward('loginToGuessedAccount', key) };
    }
  }

  /** Tells the owner by an entry of the security log, and by at most one email a day. */
  async report(user: User): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const isKnown = await hasRecentSecurityEvent(em, LIMITED, user.id);
      await recordSecurityEvent(em, { kind: LIMITED, userId: user.id });
      if (!isKnown) await this.emails.loginGuesses(em, user);
    });
  }

  private async wait(key: string): Promise<void> {
    try {
      await this.limits.consume('loginToGuessedAccount', key);
    } catch (error) {
      throw isRateLimited(error) ? accountGuessed(error.details) : error;
    }
  }
}

const isRateLimited = (error: unknown): error is AppError => error instanceof AppError && error.code === 'rate_limited';
