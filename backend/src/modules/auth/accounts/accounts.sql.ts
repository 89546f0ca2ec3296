import { type EntityManager, LockMode, type RequiredEntityData } from '@mikro-orm/postgresql';
import { databaseTime } from '../../../core/database/database-time.js';
import { PreviousEmail } from './previous-email.entity.js';
import { RESERVED_USERNAMES, ROLES } from './reserved-usernames.js';
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

/** $1 name, $2 its owner or null, $3 reserved names, $4 names of roles, which a name may not contain as a part. */
const NAME_TAKEN = `
  WITH wanted AS (SELECT username_skeleton(?) AS skeleton)
  SELECT EXISTS (SELECT FROM users u WHERE username_skeleton(u.username) = skeleton AND u.deleted_at IS NULL
                 AND u.id IS DISTINCT FROM ?::uuid)
      OR skeleton IN (SELECT username_skeleton(name) FROM unnest(?::text[]) name)
      OR string_to_array(skeleton, '-') && ARRAY(SELECT username_skeleton(role) FROM unnest(?::text[]) role)
      OR replace(skeleton, '-', '') LIKE '%' || username_skeleton('gamegeek') || '%' AS taken
  FROM wanted`;

/** Whether a name is reserved, or an account other than `owner` has it or one that looks like it. */
export async function isNameTaken(em: EntityManager, username: string, owner?: string): Promise<boolean> {
  const values = [username, owner ?? null, arrayOf(RESERVED_USERNAMES), arrayOf(ROLES)];
  const [row] = await em.execute<{ taken: boolean }[]>(NAME_TAKEN, values);
  return row?.taken === true;
}

/** An array as PostgreSQL writes it; for texts without quotes and commas. */
const arrayOf = (texts: readonly string[]) => `{${texts.join(',')}}`;

/** How long, and how many, previous names are held for an account that has been renamed. */
const HELD_FOR = `interval '90 days'`;
const MOST_HELD = 5;

const NAME_RETIRED = `
  SELECT FROM retired_usernames WHERE username_hash IN (?)
    AND (held_for IS NULL OR (held_for IS DISTINCT FROM ?::uuid AND retired_at > now() - ${HELD_FOR}))`;

/** Whether a deleted account had this name, or it is held for an account other than `owner`. */
export async function isNameRetired(em: EntityManager, hashes: Buffer[], owner?: string): Promise<boolean> {
  return (await em.execute<object[]>(NAME_RETIRED, [hashes, owner ?? null])).length > 0;
}

const RETIRE_NAME = `
  INSERT INTO retired_usernames (username_hash) VALUES (?)
  ON CONFLICT (username_hash) DO UPDATE SET held_for = NULL`;

export async function retireName(em: EntityManager, usernameHash: Buffer): Promise<void> {
  await em.execute(RETIRE_NAME, [usernameHash]);
}

const HOLD_NAME = `
  INSERT INTO retired_usernames (username_hash, held_for) VALUES (?, ?)
  ON CONFLICT (username_hash) DO UPDATE SET held_for = excluded.held_for, retired_at = now()`;

const RELEASE_NAMES = `
  DELETE FROM retired_usernames WHERE username_hash IN (
    SELECT username_hash FROM retired_usernames WHERE held_for = ? ORDER BY retired_at DESC OFFSET ${MOST_HELD})`;

/** Holds the previous name of an account, in the transaction that renames it, and releases the oldest ones. */
export async function holdName(em: EntityManager, usernameHash: Buffer, owner: string): Promise<void> {
  await em.execute(HOLD_NAME, [usernameHash, owner]);
  await em.execute(RELEASE_NAMES, [owner]);
}

/** Deletes names that are no longer held. */
export async function forgetHeldNames(em: EntityManager): Promise<void> {
  await em.execute(`DELETE FROM retired_usernames WHERE held_for IS NOT NULL AND retired_at <= now() - ${HELD_FOR}`);
}

/** Keeps the address of an account from being used by others for so many milliseconds. */
export async function holdEmail(em: EntityManager, user: User, milliseconds: number): Promise<void> {
  await em.insert(PreviousEmail, { user: user.id, email: user.email, heldUntil: databaseTime(milliseconds) });
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
