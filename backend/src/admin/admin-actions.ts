import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { insertMail } from '../core/mail/mails.sql.js';
import { findUser } from '../modules/auth/accounts/accounts.sql.js';
import { recordSecurityEvent } from '../modules/auth/security-events/security-events.repository.js';
import { TWO_FACTOR_DISABLED } from '../modules/auth/account-emails/account-emails.service.js';
import { turnOffTwoFactor } from '../modules/auth/two-factor/two-factor.sql.js';
import type { User } from '../modules/auth/accounts/user.entity.js';
import type { AdminAction } from './admin-command.js';

interface Changed {
  id: string;
  /** As stored, which may differ in case from the argument. */
  username: string;
  /** False if the user already had the wanted state. */
  hasChanged: boolean;
}

/** Runs a command of `npm run admin`. Undefined if there is no such user. */
export async function runAdminAction(
  em: EntityManager,
  action: AdminAction,
  username: string,
): Promise<Changed | undefined> {
  return em.transactional(async (inner) => {
    const user = await findUser(inner, 'username', username, LockMode.PESSIMISTIC_WRITE);
    if (!user) return undefined;
    const hasChanged =
      action === 'reset-two-factor'
        ? await resetTwoFactor(inner, user)
        : await setRole(inner, user, action === 'grant');
    return { id: user.id, username: user.username, hasChanged };
  });
}

async function setRole(em: EntityManager, user: User, isAdmin: boolean): Promise<boolean> {
  if (user.isAdmin === isAdmin) return false;
  await recordSecurityEvent(em, { kind: isAdmin ? 'admin_granted' : 'admin_revoked', userId: user.id });
  user.isAdmin = isAdmin;
  return true;
}

async function resetTwoFactor(em: EntityManager, { id, email }: User): Promise<boolean> {
  const wasOn = await turnOffTwoFactor(em, id);
  // Sent by the running server: the owner must know, above all if somebody else asked for it.
  if (wasOn) {
    await recordSecurityEvent(em, { kind: 'two_factor_reset', userId: id });
    await insertMail(em, { kind: TWO_FACTOR_DISABLED, address: email, language: 'en', userId: id });
  }
  return wasOn;
}
