import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../accounts/user.entity.js';
import { ApiKey } from '../api-keys/api-key.entity.js';
import { CreditEntry } from '../credits/credit-entry.entity.js';
import { PreviousEmail } from '../mail-links/previous-email.entity.js';
import { Preferences } from '../preferences/preferences.js';
import { Logins } from '../sessions/logins.js';
import { presentLogin } from '../sessions/session.presenter.js';
import { Sessions } from '../sessions/sessions.js';
import { PersonalData } from './personal-data.service.js';

/** Exports the data of the account, without secrets such as hashes and encrypted values. */
@Injectable()
export class AccountPersonalData implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly data: PersonalData,
    private readonly preferences: Preferences,
    private readonly sessions: Sessions,
    private readonly logins: Logins,
  ) {}

  onModuleInit(): void {
    this.data.register({ name: 'account', collect: (userId) => this.account(userId) });
    this.data.register({ name: 'preferences', collect: (userId) => this.preferences.of(userId) });
    this.data.register({ name: 'sessions', collect: (userId) => this.openSessions(userId) });
    this.data.register({
      name: 'logins',
      collect: async (userId) => (await this.logins.of(userId)).map(presentLogin),
    });
    this.data.register({ name: 'api_key', collect: (userId) => this.apiKey(userId) });
    this.data.register({ name: 'credits', collect: (userId) => this.credits(userId) });
  }

  private async account(userId: string): Promise<object> {
    const user = await this.em.fork().findOneOrFail(User, { id: userId, deletedAt: null });
    const previous = await this.em.fork().find(PreviousEmail, { user: userId }, { orderBy: { id: 'asc' } });
    return {
      id: user.id,
      username: user.username,
      email: user.email,
      email_verified_at: user.emailVerifiedAt ?? null,
      pending_email: user.pendingEmail ?? null,
      previous_emails: previous.map(({ email, heldUntil }) => ({ email, held_until: heldUntil })),
      is_admin: user.isAdmin,
      two_factor_since: user.totpEnabledAt ?? null,
      created_at: user.createdAt,
      updated_at: user.updatedAt,
    };
  }

  private async openSessions(userId: string): Promise<object[]> {
    const sessions = await this.sessions.openOf(userId);
    return sessions.map(({ id, createdAt, lastSeenAt, expiresAt, ip, userAgent }) => ({
      id,
      created_at: createdAt,
      last_seen_at: lastSeenAt,
      expires_at: expiresAt,
      ip: ip ?? null,
      user_agent: userAgent ?? null,
    }));
  }

  private async apiKey(userId: string): Promise<object | null> {
    const key = await this.em.fork().findOne(ApiKey, { user: userId });
    return key && { name: key.name, created_at: key.createdAt, last_used_at: key.lastUsedAt ?? null };
  }

  /** All entries, oldest first. */
  private async credits(userId: string): Promise<object[]> {
    const entries = await this.em.fork().find(CreditEntry, { user: userId }, { orderBy: { id: 'asc' } });
    return entries.map(({ amount, reason, createdAt }) => ({ amount, reason, created_at: createdAt }));
  }
}
