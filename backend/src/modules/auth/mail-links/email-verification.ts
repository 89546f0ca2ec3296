import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { tokenInvalid } from '../../../core/errors/app-error.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import { User } from '../accounts/user.entity.js';
import { MailTokens } from './mail-tokens.js';

/** Whoever opens the link of a mail has the mailbox that it went to. */
@Injectable()
export class EmailVerification {
  constructor(
    private readonly em: EntityManager,
    private readonly tokens: MailTokens,
    private readonly limits: RateLimits,
  ) {}

  /** The user whose address is verified now. */
  async verify(token: string, address: string): Promise<User> {
    await this.limits.consume('wrongMailToken', address);
    const user = await this.em.fork().transactional(async (em) => {
      const owner = await this.tokens.use(em, 'verify', token);
      if (!owner) return undefined;
      const changed = await em.nativeUpdate(
        User,
        { id: owner.userId, email: owner.email, deletedAt: null },
        { emailVerifiedAt: new Date(), updatedAt: new Date() },
      );
      await this.tokens.endAll(em, owner.userId, 'verify');
      return changed ? em.findOneOrFail(User, owner.userId) : undefined;
    });
    if (!user) throw tokenInvalid();
    await this.limits.reward('wrongMailToken', address);
    return user;
  }
}
