import { EntityManager } from '@mikro-orm/postgresql';
import { unauthorized } from '../../../core/errors/app-error.js';
import { PreviousEmail } from './previous-email.entity.js';
import { User } from './user.entity.js';
import { PersonalData } from '../personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../personal-data/personal-data-registry.service.js';

/** Exports the account, without secrets such as hashes and encrypted values; deletes its previous addresses. */
@PersonalData()
export class AccountsPersonalData {
  readonly personalData: PersonalDataPart[] = [
    {
      name: 'account',
      collect: (userId) => this.account(userId),
      erase: async (em, { id }) => {
        await em.nativeDelete(PreviousEmail, { user: id });
      },
    },
  ];

  constructor(private readonly em: EntityManager) {}

  private async account(userId: string): Promise<object> {
    const user = await this.em.fork().findOne(User, { id: userId, deletedAt: null });
    if (!user) throw unauthorized();
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
