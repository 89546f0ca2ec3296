import type { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { User } from './user.entity.js';

/** Finds a user by name or address, regardless of case. Deleted accounts are not found. */
export async function findUser(
  em: EntityManager,
  column: 'username' | 'email',
  value: string,
  lockMode?: LockMode,
): Promise<User | null> {
  const found = em.createQueryBuilder(User).where(`lower(${column}) = lower(?) AND deleted_at IS NULL`, [value]);
  return found.setLockMode(lockMode).getSingleResult();
}

const HELD = `
  SELECT FROM previous_emails
  WHERE lower(email) = lower(?) AND held_until > now() AND user_id IS DISTINCT FROM ?::uuid`;

/** Whether an account other than `owner` can still restore this address. */
export async function isPreviousEmailHeld(em: EntityManager, email: string, owner?: string): Promise<boolean> {
  return (await em.execute<object[]>(HELD, [email, owner ?? null])).length > 0;
}
