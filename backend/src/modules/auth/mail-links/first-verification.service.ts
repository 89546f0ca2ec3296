import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../accounts/index.js';
import { ApiKeys } from '../api-keys/index.js';
import { recordSecurityEvent } from '../security-events/index.js';
import { SessionsService } from '../sessions/index.js';

/** What was revoked within a transaction, to be published once it is committed. */
export interface RevokedAccess {
  userId: string;
  sessionIds: number[];
}

/**
 * Whoever registered an account with somebody else's address must not keep a way in once the owner of that address has
 * proved to be it.
 */
@Injectable()
export class FirstVerificationService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly keys: ApiKeys,
  ) {}

  /**
   * Part of the transaction in which the address of `user` is verified for the first time: every session, the API key
   * and a second factor that was not turned on yet are gone. `publish` has to follow its commit.
   */
  async revokeAccess(em: EntityManager, user: User): Promise<RevokedAccess> {
    if (!user.totpEnabledAt) Object.assign(user, { totpSecret: null, totpLastStep: null });
    await em.flush();
    if (await this.keys.remove(em, user.id))
      await recordSecurityEvent(em, { kind: 'api_key_removed', userId: user.id });
    return { userId: user.id, sessionIds: await this.sessions.remove(em, user.id) };
  }

  async publish({ userId, sessionIds }: RevokedAccess): Promise<void> {
    await Promise.all([this.sessions.tellEnded(sessionIds), this.keys.forget(userId)]);
  }
}
