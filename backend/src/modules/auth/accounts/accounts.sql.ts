import { type EntityManager, LockMode, type RequiredEntityData } from '@mikro-orm/postgresql';
import { PreviousEmail } from './previous-email.entity.js';
import { RetiredUsername } from './retired-username.entity.js';
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

/** Null if the account was deleted. */
export function findAccount(em: EntityManager, id: string): Promise<User | null> {
  return em.findOne(User, { id, deletedAt: null });
}

type Lock = LockMode.PESSIMISTIC_WRITE | LockMode.PESSIMISTIC_READ;

/**
 * Locks an account until the end of the transaction. Null if it was deleted, or if its address or password is no longer
 * the one given.
 */
export function lockAccount(
  em: EntityManager,
  known: Pick<User, 'id'> & Partial<Pick<User, 'email' | 'passwordHash'>>,
  lockMode: Lock = LockMode.PESSIMISTIC_WRITE,
): Promise<User | null> {
  return em.findOne(User, { ...known, deletedAt: null }, { lockMode });
}

/** Stored with the next flush. */
export function createAccount(em: EntityManager, fields: RequiredEntityData<User>): User {
  return em.create(User, fields);
}

/** The current usernames of these users, by id. */
export async function usernamesOf(em: EntityManager, ids: string[]): Promise<Map<string, string>> {
  const users = await em.find(User, { id: ids }, { fields: ['username'] });
  return new Map(users.map(({ id, username }) => [id, username]));
}

/** Whether a deleted account had this name. */
export async function isNameRetired(em: EntityManager, hashes: Buffer[]): Promise<boolean> {
  return (await em.count(RetiredUsername, { usernameHash: { $in: hashes } })) > 0;
}

export async function retireName(em: EntityManager, usernameHash: Buffer): Promise<void> {
  await em.upsert(
    RetiredUsername,
    { usernameHash },
    { onConflictFields: ['usernameHash'], onConflictAction: 'ignore' },
  );
}

/** Keeps the address of an account from being used by others until `heldUntil`. */
export async function holdEmail(em: EntityManager, user: User, heldUntil: Date): Promise<void> {
  await em.insert(PreviousEmail, { user: user.id, email: user.email, heldUntil });
}

export async function releaseEmail(em: EntityManager, userId: string, email: string): Promise<void> {
  await em.nativeDelete(PreviousEmail, { user: userId, email });
}

/** Deletes addresses that can no longer be restored. */
export async function forgetPreviousEmails(em: EntityManager): Promise<void> {
  await em.execute('DELETE FROM previous_emails WHERE held_until <= now()');
}

const HELD = `
  SELECT FROM previous_emails
  WHERE lower(email) = lower(?) AND held_until > now() AND user_id IS DISTINCT FROM ?::uuid`;

/** Whether an account other than `owner` can still restore this address. */
export async function isPreviousEmailHeld(em: EntityManager, email: string, owner?: string): Promise<boolean> {
  return (await em.execute<object[]>(HELD, [email, owner ?? null])).length > 0;
}
