import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { ResetPasswordDto } from '@gamegeek/contracts/auth/mail-link.dto.js';
import type { ChangePasswordDto } from '@gamegeek/contracts/auth/security.dto.js';
import { tokenInvalid, unauthorized } from '../../../core/errors/app-error.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import { AccountEmailsService, MailTokensRepository } from '../account-emails/index.js';
import { PasswordProofService, PasswordsService, User } from '../accounts/index.js';
import { recordSecurityEvent } from '../security-events/index.js';
import { SessionsService, type SessionOwner } from '../sessions/index.js';
import { FirstVerificationService } from './first-verification.service.js';

/** A new password ends what the old one has opened, and the owner hears of it. */
@Injectable()
export class PasswordChangesService {
  constructor(
    private readonly em: EntityManager,
    private readonly passwords: PasswordsService,
    private readonly proof: PasswordProofService,
    private readonly firstVerification: FirstVerificationService,
    private readonly sessions: SessionsService,
    private readonly tokens: MailTokensRepository,
    private readonly mails: AccountEmailsService,
    private readonly limits: RateLimits,
  ) {}

  /** By the link of a mail: every session ends, and the mailbox has proved to be theirs. */
  async reset({ token, password }: ResetPasswordDto, address: string): Promise<void> {
    await this.limits.consume('wrongMailToken', address);
    // Asked first, because a hash costs a core for a while and guesses are to cost nothing.
    if (!(await this.tokens.isGood('reset', token))) throw tokenInvalid();
    const passwordHash = await this.passwords.hash(password);
    const revoked = await this.em.fork().transactional(async (em) => {
      const owner = await this.tokens.use(em, 'reset', token);
      const user = owner && (await locked(em, { id: owner.userId, email: owner.email }));
      if (!user) return undefined;
      const wasVerified = Boolean(user.emailVerifiedAt);
      user.emailVerifiedAt ??= new Date();
      const first = wasVerified ? undefined : await this.firstVerification.revokeAccess(em, user);
      const sessionIds = await this.replace(em, user, passwordHash);
      await recordSecurityEvent(em, { kind: 'password_reset', userId: user.id });
      return first ?? { userId: user.id, sessionIds };
    });
    if (!revoked) throw tokenInvalid();
    await this.limits.reward('wrongMailToken', address);
    await this.firstVerification.publish(revoked);
  }

  /** By somebody who is signed in and knows the old one: their other sessions end. */
  async change({ userId, sessionId }: SessionOwner, dto: ChangePasswordDto): Promise<void> {
    const known = await this.proof.verify(userId, dto.current_password, 'current_password');
    const passwordHash = await this.passwords.hash(dto.password);
    const ended = await this.em.fork().transactional(async (em) => {
      const user = await locked(em, { id: userId, passwordHash: known.passwordHash });
      // Somebody else was faster by a moment, and this session has ended with theirs.
      if (!user) throw unauthorized();
      await recordSecurityEvent(em, { kind: 'password_changed', userId });
      return this.replace(em, user, passwordHash, sessionId);
    });
    await this.sessions.tellEnded(ended);
    // Nobody else may hear of it otherwise, and what rests on the old password ends on every node.
    await this.sessions.forget(userId);
  }

  /** Part of a transaction. Answers the sessions that end with it. */
  private async replace(em: EntityManager, user: User, passwordHash: string, except?: number): Promise<number[]> {
    user.passwordHash = passwordHash;
    await em.flush();
    await this.tokens.endAll(em, user.id, 'reset');
    await this.mails.passwordChanged(em, user);
    return this.sessions.remove(em, user.id, except);
  }
}

/** Held until the end: whoever signs in with the old password comes before, and is signed out, or not at all. */
function locked(em: EntityManager, user: Partial<Pick<User, 'id' | 'email' | 'passwordHash'>>): Promise<User | null> {
  return em.findOne(User, { ...user, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}
