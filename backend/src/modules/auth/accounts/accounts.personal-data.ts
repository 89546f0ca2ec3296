import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { PersonalData } from '../personal-data/personal-data.service.js';
import { PreviousEmail } from './previous-email.entity.js';
import { User } from './user.entity.js';

/** Exports the account, without secrets such as hashes and encrypted values; deletes its previous addresses. */
@Injectable()
export class AccountsPersonalData implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly em: EntityManager,
  ) {}

  onModuleInit(): void {
    this.data.register({
      name: 'account',
      collect: (userId) => this.account(userId),
      erase: async (em, { id }) => {
        await em.nativeDelete(PreviousEmail, { user: id });
      },
    });
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
}
