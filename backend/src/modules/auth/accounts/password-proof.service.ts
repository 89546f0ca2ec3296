import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { unauthorized, validationFailed } from '../../../core/errors/app-error.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import { findAccount } from './accounts.sql.js';
import { PasswordsService } from './passwords.service.js';
import type { User } from './user.entity.js';

const WRONG = { password: 'The password is wrong', current_password: 'The current password is wrong' };

/** Asks signed-in users for their password again: a session alone may have been stolen. */
@Injectable()
export class PasswordProofService {
  constructor(
    private readonly em: EntityManager,
    private readonly passwords: PasswordsService,
    private readonly limits: RateLimits,
  ) {}

  /** The user whose password this is. Only wrong passwords count against the limit. */
  async verify(userId: string, password: string | null | undefined, field: keyof typeof WRONG): Promise<User> {
    if (!password) throw validationFailed({ [field]: ['Password is required'] });
    await this.limits.consume('wrongPassword', userId);
    const user = await findAccount(this.em.fork(), userId);
    if (!user) throw unauthorized();
    if (!(await this.passwords.verify(user.passwordHash, password))) {
      throw validationFailed({ [field]: [WRONG[field]] });
    }
    await this.limits.reward('wrongPassword', userId);
    return user;
  }
}
