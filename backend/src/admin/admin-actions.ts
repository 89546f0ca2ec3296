import type { EntityManager } from '@mikro-orm/postgresql';
import { Mail } from '../core/mail/mail.entity.js';
import { recordSecurityEvent, TWO_FACTOR_DISABLED, turnOffTwoFactor } from '../modules/auth/index.js';
import type { AdminAction } from './admin-command.js';

interface Changed {
  id: string;
  /** As it is written. */
  username: string;
  /** False when everything was so already. */
  hasChanged: boolean;
}

interface Found {
  id: string;
  username: string;
  email: string;
  isAdmin: boolean;
}

const FIND = `
  SELECT id, username, email, is_admin AS "isAdmin" FROM users
  WHERE lower(username) = lower(?) AND deleted_at IS NULL FOR UPDATE`;

/** Does what `npm run admin` is asked for. Undefined when no user has this name. */
export async function runAdminAction(
  em: EntityManager,
  action: AdminAction,
  username: string,
): Promise<Changed | undefined> {
  return em.transactional(async (inner) => {
    const [user] = await inner.execute<Found[]>(FIND, [username]);
    if (!user) return undefined;
    const hasChanged =
      action === 'reset-two-factor'
        ? await resetTwoFactor(inner, user)
        : await setRole(inner, user, action === 'grant');
    return { id: user.id, username: user.username, hasChanged };
  });
}

async function setRole(em: EntityManager, { id, isAdmin }: Found, wanted: boolean): Promise<boolean> {
  if (isAdmin === wanted) return false;
  await recordSecurityEvent(em, { kind: wanted ? 'admin_granted' : 'admin_revoked', userId: id });
  await em.execute('UPDATE users SET is_admin = ?, updated_at = now() WHERE id = ?', [wanted, id]);
  return true;
}

async function resetTwoFactor(em: EntityManager, { id, email }: Found): Promise<boolean> {
  const wasOn = await turnOffTwoFactor(em, id);
  // The running server sends it; its owner must know of it, above all when it was not them who asked.
  if (wasOn) {
    await recordSecurityEvent(em, { kind: 'two_factor_reset', userId: id });
    await em.insert(Mail, { kind: TWO_FACTOR_DISABLED, address: email, language: 'en', userId: id });
  }
  return wasOn;
}
