import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { DeleteAccountDto } from '@gamegeek/contracts/auth/security.dto.js';
import { DELETED_PLAYER } from '@gamegeek/contracts/users/username.js';
import { unauthorized, validationFailed } from '../../../core/errors/app-error.js';
import { PasswordProof } from '../accounts/password-proof.js';
import { TakenNames } from '../accounts/taken-names.js';
import { User } from '../accounts/user.entity.js';
import { totpRequired } from '../auth.errors.js';
import { Renames, type NotedRename } from '../profile/renames.js';
import { Sessions } from '../sessions/sessions.js';
import { TwoFactor, WRONG_CODE } from '../two-factor/two-factor.js';
import { PersonalData } from './personal-data.js';

/** No password has such a hash. */
const UNUSABLE = '!';

/** Everything of an account that has tables of its own in this module, but for its sessions. */
const OWN_TABLES = [
  'api_keys',
  'recovery_codes',
  'mail_tokens',
  'previous_emails',
  'preferences',
  'logins',
  'data_exports',
];

interface Left {
  sessionIds: number[];
  noted: NotedRename;
}

/** Empties an account. Its row stays, without anything personal, because scores of the boards lead to it. */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly em: EntityManager,
    private readonly data: PersonalData,
    private readonly password: PasswordProof,
    private readonly twoFactor: TwoFactor,
    private readonly taken: TakenNames,
    private readonly sessions: Sessions,
    private readonly renames: Renames,
  ) {}

  async delete(userId: string, proof: DeleteAccountDto): Promise<void> {
    await this.prove(userId, proof);
    const { sessionIds, noted } = await this.em.fork().transactional((em) => this.empty(em, userId));
    await this.sessions.tellEnded(sessionIds);
    await this.renames.tell(noted, DELETED_PLAYER);
  }

  /** The password, and a code where two-factor is on; only wrong ones count against the limits. */
  private async prove(userId: string, { password, totp }: DeleteAccountDto): Promise<void> {
    const user = await this.password.verify(userId, password, 'password');
    if (!this.twoFactor.isOn(user)) return;
    if (!totp?.trim()) throw totpRequired();
    if (!(await this.twoFactor.accepts(user, totp))) throw validationFailed({ totp: [WRONG_CODE] });
  }

  private async empty(em: EntityManager, userId: string): Promise<Left> {
    // Held until the end, so that no session, key or mail is made for the account meanwhile.
    const user = await em.findOne(User, { id: userId, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!user) throw unauthorized();
    const leaving = { id: user.id, username: user.username, email: user.email };
    await this.taken.retire(em, user.username);
    for (const part of this.data.parts) await part.erase?.(em, leaving);
    for (const table of OWN_TABLES) await em.execute(`DELETE FROM ${table} WHERE user_id = ?`, [userId]);
    await em.execute('DELETE FROM mails WHERE user_id = ? OR lower(address) = lower(?)', [userId, user.email]);
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
    return { sessionIds: await this.sessions.remove(em, userId), noted: await this.renames.note(em, userId) };
  }
}
