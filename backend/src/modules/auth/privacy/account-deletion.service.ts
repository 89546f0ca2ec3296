import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { DeleteAccountDto } from '@gamegeek/contracts/auth/security.dto.js';
import { DELETED_PLAYER } from '@gamegeek/contracts/auth/username.js';
import { unauthorized, validationFailed } from '../../../core/errors/app-error.js';
import { lockAccount } from '../accounts/accounts.sql.js';
import { PasswordProofService } from '../accounts/password-proof.service.js';
import { TakenNamesService } from '../accounts/taken-names.service.js';
import type { User } from '../accounts/user.entity.js';
import { PersonalDataRegistry } from '../personal-data/personal-data-registry.service.js';
import { UserRenamedPublisher } from '../profile/user-renamed.publisher.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { totpRequired } from '../two-factor/two-factor.errors.js';
import { TwoFactorService, WRONG_CODE } from '../two-factor/two-factor.service.js';

/** Matches no password. */
const UNUSABLE = '!';

/** Deletes an account. Its row is kept without personal data, because scores reference it. */
@Injectable()
export class AccountDeletionService {
  constructor(
    private readonly em: EntityManager,
    private readonly data: PersonalDataRegistry,
    private readonly password: PasswordProofService,
    private readonly twoFactor: TwoFactorService,
    private readonly taken: TakenNamesService,
    private readonly sessions: SessionsService,
    private readonly renames: UserRenamedPublisher,
  ) {}

  async delete(userId: string, proof: DeleteAccountDto): Promise<void> {
    await this.prove(userId, proof);
    await this.em.fork().transactional(async (em) => {
      // Locked, so that no session, key or email is created for the account during the deletion.
      const user = await lockAccount(em, { id: userId });
      if (!user) throw unauthorized();
      // Retires the username, so that nobody can impersonate the deleted user.
      await this.taken.retire(em, user.username);
      await this.erase(em, user, user.email);
    });
  }

  /**
   * Deletes an unverified account if `isUnclaimed` returns true with the account locked. Its name becomes free again,
   * and data of its address elsewhere is kept, because the address may belong to somebody else.
   */
  async removeUnclaimed(userId: string, isUnclaimed: (em: EntityManager) => Promise<boolean>): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const user = await lockAccount(em, { id: userId });
      if (!user || !(await isUnclaimed(em))) return false;
      await this.erase(em, user, '');
      return true;
    });
  }

  /** Checks the password, and a two-factor code if enabled; only failures count against the limits. */
  private async prove(userId: string, { password, totp }: DeleteAccountDto): Promise<void> {
    const user = await this.password.verify(userId, password, 'password');
    if (!this.twoFactor.isOn(user)) return;
    if (!totp?.trim()) throw totpRequired();
    if (!(await this.twoFactor.accepts(user, totp))) throw validationFailed({ totp: [WRONG_CODE] });
  }

  private async erase(em: EntityManager, user: User, email: string): Promise<void> {
    const userId = user.id;
    const deleted = { id: userId, username: user.username, email };
    for (const part of this.data.parts) await part.erase?.(em, deleted);
    em.assign(user, {
      username: DELETED_PLAYER,
      email: '',
      pendingEmail: null,
      passwordHash: UNUSABLE,
      emailVerifiedAt: null,
      isAdmin: false,
      totpSecret: null,
      totpEnabledAt: null,
      totpLastStep: null,
      deletedAt: new Date(),
    });
    await em.flush();
    await this.sessions.endAll(em, userId);
    await this.renames.emit(em, userId, DELETED_PLAYER);
  }
}
