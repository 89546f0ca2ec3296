import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { tokenInvalid } from '../../../core/errors/app-error.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import { TakenNames } from '../accounts/taken-names.js';
import { User } from '../accounts/user.entity.js';
import { FirstVerification, type RevokedAccess } from './first-verification.js';
import { MailTokens, type UsedToken } from './mail-tokens.js';
import { PreviousEmail } from './previous-email.entity.js';
import { Sessions } from '../sessions/sessions.js';

/** Gives an account back to the address that it had before a change, whether or not the change took effect. */
@Injectable()
export class EmailChangeUndo {
  constructor(
    private readonly em: EntityManager,
    private readonly tokens: MailTokens,
    private readonly taken: TakenNames,
    private readonly sessions: Sessions,
    private readonly firstVerification: FirstVerification,
    private readonly limits: RateLimits,
  ) {}

  async undo(token: string, address: string): Promise<void> {
    await this.limits.consume('wrongMailToken', address);
    const revoked = await this.em.fork().transactional(async (em) => {
      const used = await this.tokens.use(em, 'undo', token);
      return used && this.restore(em, used);
    });
    if (!revoked) throw tokenInvalid();
    await this.limits.reward('wrongMailToken', address);
    await this.firstVerification.publish(revoked);
  }

  private async restore(em: EntityManager, used: UsedToken): Promise<RevokedAccess | undefined> {
    const { userId, email } = used;
    const user = await em.findOne(User, { id: userId, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!user) return undefined;
    await this.taken.refuse(em, { email }, userId);
    const wasVerified = Boolean(user.emailVerifiedAt);
    Object.assign(user, { email, pendingEmail: null, emailVerifiedAt: new Date() });
    await em.flush();
    await em.nativeDelete(PreviousEmail, { user: userId, email });
    await this.tokens.endLater(em, used);
    if (!wasVerified) return this.firstVerification.revokeAccess(em, user);
    return { userId, sessionIds: await this.sessions.remove(em, userId) };
  }
}
