import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ResetPasswordDto } from '@gamegeek/contracts/auth/email-link.dto.js';
import type { ChangePasswordDto } from '@gamegeek/contracts/auth/security.dto.js';
import { tokenInvalid, unauthorized } from '../../../core/errors/app-error.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import { AccountEmailsService } from '../account-emails/account-emails.service.js';
import { EmailTokensRepository } from '../account-emails/email-tokens.repository.js';
import { lockAccount } from '../accounts/accounts.sql.js';
import { PasswordProofService } from '../accounts/password-proof.service.js';
import { PasswordsService } from '../accounts/passwords.service.js';
import type { User } from '../accounts/user.entity.js';
import { AgentTokens } from '../agent-tokens/agent-tokens.service.js';
import { ApiKeys } from '../api-keys/api-keys.service.js';
import { recordSecurityEvent } from '../security-events/security-events.repository.js';
import { SessionsService, type SessionOwner } from '../sessions/sessions.service.js';
import { TrustedDevicesRepository } from '../sessions/devices/trusted-devices.repository.js';
import { EmailChangeService } from './email-change.service.js';
import { FirstVerificationService } from './first-verification.service.js';

/**
 * Replaces passwords: sessions end, other browsers are no longer trusted, a change of the address is discarded, and the
 * user is notified by email.
 */
@Injectable()
export class PasswordChangesService {
  constructor(
    private readonly em: EntityManager,
    private readonly passwords: PasswordsService,
    private readonly proof: PasswordProofService,
    private readonly firstVerification: FirstVerificationService,
    private readonly emailChange: EmailChangeService,
    private readonly sessions: SessionsService,
    private readonly keys: ApiKeys,
    private readonly agents: AgentTokens,
    private readonly devices: TrustedDevicesRepository,
    private readonly tokens: EmailTokensRepository,
    private readonly emails: AccountEmailsService,
    private readonly limits: RateLimits,
  ) {}

  /**
   * By the link of an email, which also proves the address. Ends every session. The browser with the cookie `device` is
   * trusted, so that it gets in while others guess the password.
   */
  async reset({ token, password }: ResetPasswordDto, address: string, device: string): Promise<void> {
    await this.limits.consume('wrongEmailToken', address);
    // Checked before hashing, which is expensive: guesses must cost little.
    if (!(await this.tokens.isGood('reset', token))) throw tokenInvalid();
    const passwordHash = await this.passwords.hashNew(password);
    // With the account locked, a concurrent sign-in with the old password either ends with the others or fails.
    const isReset = await this.em.fork().transactional(async (em) => {
      const owner = await this.tokens.use(em, 'reset', token);
      const user = owner && (await lockAccount(em, { id: owner.userId, email: owner.email }));
      if (!user) return false;
      const wasVerified = Boolean(user.emailVerifiedAt);
      user.emailVerifiedAt ??= new Date();
      // A person who knew the old password can have read the API key, and made agent tokens.
      const keyReplaced = await this.removeKey(em, user.id);
      await this.agents.removeAll(em, user.id);
      if (!wasVerified) await this.firstVerification.revokeAccess(em, user);
      await this.replace(em, user, passwordHash, { keyReplaced });
      await this.devices.forgetAll(em, user.id);
      await this.devices.trust(em, user.id, device);
      await recordSecurityEvent(em, { kind: 'password_reset', userId: user.id });
      return true;
    });
    if (!isReset) throw tokenInvalid();
    await this.limits.reward('wrongEmailToken', address);
  }

  /** By a signed-in user who knows the current password. Ends their other sessions. */
  async change({ userId, sessionId }: SessionOwner, dto: ChangePasswordDto, device: string | undefined): Promise<void> {
    const known = await this.proof.verify(userId, dto.current_password, 'current_password');
    const passwordHash = await this.passwords.hashNew(dto.password);
    await this.em.fork().transactional(async (em) => {
      const user = await lockAccount(em, { id: userId, passwordHash: known.passwordHash });
      // A concurrent change has ended this session.
      if (!user) throw unauthorized();
      await recordSecurityEvent(em, { kind: 'password_changed', userId });
      const keyReplaced = dto.replace_api_key === true && (await this.removeKey(em, userId));
      if (dto.replace_api_key) await this.agents.removeAll(em, userId);
      await this.replace(em, user, passwordHash, { keyReplaced, exceptSession: sessionId });
      await this.devices.forgetAll(em, userId, device);
    });
  }

  /** Within the transaction of `em`. */
  private async replace(
    em: EntityManager,
    user: User,
    passwordHash: string,
    { keyReplaced, exceptSession }: { keyReplaced: boolean; exceptSession?: number },
  ): Promise<void> {
    user.passwordHash = passwordHash;
    await em.flush();
    await this.tokens.endAll(em, user.id, 'reset');
    // It may have been requested by somebody who knew the old password. Links that undo changes stay valid: they are
    // the owner's way back after somebody else has replaced both address and password.
    await this.emailChange.discard(em, user);
    await this.emails.passwordChanged(em, user, { keyReplaced });
    await this.sessions.endAll(em, user.id, exceptSession);
  }

  /** Returns whether there was a key. The next read makes a new one. */
  private async removeKey(em: EntityManager, userId: string): Promise<boolean> {
    const isRemoved = await this.keys.remove(em, userId);
    if (isRemoved) await recordSecurityEvent(em, { kind: 'api_key_removed', userId });
    return isRemoved;
  }
}
