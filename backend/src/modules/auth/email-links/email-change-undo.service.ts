import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { tokenInvalid } from '../../../core/errors/app-error.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import { EmailTokensRepository, type UsedToken } from '../account-emails/email-tokens.repository.js';
import { lockAccount, releaseEmail } from '../accounts/accounts.sql.js';
import { TakenNamesService } from '../accounts/taken-names.service.js';
import { recordSecurityEvent } from '../security-events/security-events.repository.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { FirstVerificationService } from './first-verification.service.js';

/** Restores the address that an account had before a change, whether or not the change took effect. */
@Injectable()
export class EmailChangeUndoService {
  constructor(
    private readonly em: EntityManager,
    private readonly tokens: EmailTokensRepository,
    private readonly taken: TakenNamesService,
    private readonly sessions: SessionsService,
    private readonly firstVerification: FirstVerificationService,
    private readonly limits: RateLimits,
  ) {}

  async undo(token: string, address: string): Promise<void> {
    await this.limits.consume('wrongEmailToken', address);
    const isRestored = await this.em.fork().transactional(async (em) => {
      const used = await this.tokens.use(em, 'undo', token);
      return used !== undefined && this.restore(em, used);
    });
    if (!isRestored) throw tokenInvalid();
    await this.limits.reward('wrongEmailToken', address);
  }

  private async restore(em: EntityManager, used: UsedToken): Promise<boolean> {
    const { userId, email } = used;
    const user = await lockAccount(em, { id: userId });
    if (!user) return false;
    await this.taken.refuse(em, { email }, userId);
    const wasVerified = Boolean(user.emailVerifiedAt);
    Object.assign(user, { email, pendingEmail: null, emailVerifiedAt: new Date() });
    await em.flush();
    await recordSecurityEvent(em, { kind: 'email_change_undone', userId });
    await releaseEmail(em, userId, email);
    await this.tokens.endLater(em, used);
    if (wasVerified) await this.sessions.endAll(em, userId);
    else await this.firstVerification.revokeAccess(em, user);
    return true;
  }
}
