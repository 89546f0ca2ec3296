import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../accounts/user.entity.js';
import { AgentTokens } from '../agent-tokens/agent-tokens.service.js';
import { ApiKeys } from '../api-keys/api-keys.service.js';
import { recordSecurityEvent } from '../security-events/security-events.repository.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { TrustedDevicesRepository } from '../sessions/devices/trusted-devices.repository.js';
import { EmailChangeService } from './email-change.service.js';

/** An account may have been registered with somebody else's address: its first verification revokes that access. */
@Injectable()
export class FirstVerificationService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly devices: TrustedDevicesRepository,
    private readonly keys: ApiKeys,
    private readonly agents: AgentTokens,
    private readonly emailChange: EmailChangeService,
  ) {}

  /**
   * Ends every session, trusts no browser, discards a pending address, and removes the API key, agent tokens and a
   * second factor that was not turned on yet, within the transaction that verifies the address of `user` for the first time.
   * @param keepKey whether the person who verifies is known to be the one who registered
   */
  async revokeAccess(em: EntityManager, user: User, { keepKey = false } = {}): Promise<void> {
    if (!user.totpEnabledAt) Object.assign(user, { totpSecret: null, totpLastStep: null });
    await em.flush();
    if (!keepKey && (await this.keys.remove(em, user.id)))
      await recordSecurityEvent(em, { kind: 'api_key_removed', userId: user.id });
    if (!keepKey) await this.agents.removeAll(em, user.id);
    // Its link would sign in the person who requested the change, and replace the address that was just verified.
    await this.emailChange.discard(em, user);
    await this.sessions.endAll(em, user.id);
    await this.devices.forgetAll(em, user.id);
  }
}
