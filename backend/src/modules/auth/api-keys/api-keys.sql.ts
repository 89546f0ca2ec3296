import type { EntityManager } from '@mikro-orm/postgresql';
import { databaseTime } from '../../../core/database/database-time.js';
import type { Row } from '../../../core/database/sql.service.js';
import { ApiKey } from './api-key.entity.js';

export interface ApiKeyOwner {
  userId: string;
  username: string;
}

export interface KeyRow extends Row, ApiKeyOwner {
  keyHash: Buffer;
  /** Null for a replaced key, whose uses are not recorded. */
  keyId: number | null;
  lastUsedAt: Date | null;
  /** Milliseconds for which a replaced key still works, by the database's clock; not positive if it does not. */
  validFor: number | null;
}

/**
 * $1: hashes of keys. Hand-written, because a burst of games asks for the owners of thousands of keys at once; nested,
 * because the planner would otherwise scan all users while the table is new.
 */
export const OWNERS_OF_KEYS = {
  name: 'owners-of-keys',
  text: `
    SELECT k.key_hash AS "keyHash", k.id AS "keyId", k.last_used_at AS "lastUsedAt", k.valid_for AS "validFor",
           u.id AS "userId", u.username
    FROM (
      SELECT key_hash, user_id, id, last_used_at, NULL::float8 AS valid_for
      FROM api_keys WHERE key_hash = ANY($1::bytea[])
      UNION ALL
      SELECT key_hash, user_id, NULL, NULL, extract(epoch FROM valid_until - now())::float8 * 1000
      FROM old_api_keys WHERE key_hash = ANY($1::bytea[])
      OFFSET 0
    ) k
    CROSS JOIN LATERAL (SELECT id, username FROM users WHERE id = k.user_id AND deleted_at IS NULL OFFSET 0) u`,
};

/** Locks account, session and key in the order in which a deletion of the account does. */
const LOCK_CALLER = `
  SELECT FROM users u JOIN sessions s ON s.user_id = u.id
  WHERE u.id = ? AND u.deleted_at IS NULL AND s.id = ? FOR KEY SHARE`;
const LOCK_KEY = 'SELECT FROM api_keys WHERE user_id = ? FOR UPDATE';

/**
 * `valid_until` is truncated, because rounding up would extend it. The last replaced key is kept to recognise it later.
 */
const KEEP_OLD = `
  INSERT INTO old_api_keys (key_hash, user_id, valid_until)
  SELECT key_hash, user_id, date_trunc('milliseconds', now() + ? * interval '1 millisecond')
  FROM api_keys WHERE user_id = ?`;
const FORGET_EXPIRED = 'DELETE FROM old_api_keys WHERE user_id = ? AND valid_until <= now()';
const FORGET_ALL = 'DELETE FROM old_api_keys WHERE user_id = ?';
const END_OLD = `
  UPDATE old_api_keys SET valid_until = date_trunc('milliseconds', now())
  WHERE user_id = ? AND valid_until > now() RETURNING user_id`;
const LAST_OLD = `
  SELECT max(valid_until) AS until FROM old_api_keys WHERE user_id = ? AND valid_until > now()`;

const insert = (onConflict: string) => `
  INSERT INTO api_keys (user_id, name, key_hash, sealed_key)
  SELECT u.id, ?, ?, ? FROM users u JOIN sessions s ON s.user_id = u.id
  WHERE u.id = ? AND u.deleted_at IS NULL AND s.id = ? FOR KEY SHARE
  ON CONFLICT (user_id) DO ${onConflict} RETURNING id`;

/**
 * ? name, ? hash, ? sealed key, ? user, ? session. Locks account and session, so that no key is made for an account
 * that is being deleted or a session that ends.
 */
const INSERT = {
  keep: insert('NOTHING'),
  replace: insert(`UPDATE SET name = excluded.name, key_hash = excluded.key_hash, sealed_key = excluded.sealed_key,
    created_at = now(), last_used_at = NULL`),
};

/** Returns whether the key was stored: not if there is one to keep, or the account or session has ended. */
export async function insertApiKey(
  em: EntityManager,
  existing: 'keep' | 'replace',
  { name, hash, sealed, userId, sessionId }: NewApiKey,
): Promise<boolean> {
  return (await em.execute<object[]>(INSERT[existing], [name, hash, sealed, userId, sessionId])).length > 0;
}

/** Replaces the key within the transaction of `em`. Returns false if the account or the session has ended. */
export async function replaceApiKey(em: EntityManager, key: NewApiKey, keepOldFor: number): Promise<boolean> {
  const { userId, sessionId } = key;
  if ((await em.execute<object[]>(LOCK_CALLER, [userId, sessionId])).length === 0) return false;
  // Of concurrent replacements, each sees the key of the one before.
  await em.execute(LOCK_KEY, [userId]);
  await em.execute(keepOldFor > 0 ? FORGET_EXPIRED : FORGET_ALL, [userId]);
  await em.execute(KEEP_OLD, [keepOldFor, userId]);
  return insertApiKey(em, 'replace', key);
}

/** Within the transaction of `em`. Returns false if none works. */
export async function endOldApiKeys(em: EntityManager, userId: string): Promise<boolean> {
  return (await em.execute<object[]>(END_OLD, [userId])).length > 0;
}

/** Refuses all keys of a user, within the transaction of `em`. Returns false if there is none to replace. */
export async function endApiKeys(em: EntityManager, userId: string): Promise<boolean> {
  await em.execute(FORGET_ALL, [userId]);
  await em.execute(KEEP_OLD, [0, userId]);
  return (await em.nativeDelete(ApiKey, { user: userId })) > 0;
}

/** Deletes all keys of a user, and that there were any. */
export async function deleteApiKeys(em: EntityManager, userId: string): Promise<void> {
  await em.execute(FORGET_ALL, [userId]);
  await em.nativeDelete(ApiKey, { user: userId });
}

/** When the last replaced key stops working. */
export async function oldApiKeyUntil(em: EntityManager, userId: string): Promise<Date | null> {
  const [row] = await em.execute<{ until: string | null }[]>(LAST_OLD, [userId]);
  return row?.until ? new Date(row.until) : null;
}

interface NewApiKey {
  name: string;
  hash: Buffer;
  sealed: Buffer;
  userId: string;
  sessionId: number;
}

export function findApiKey(em: EntityManager, userId: string): Promise<ApiKey | null> {
  return em.findOne(ApiKey, { user: userId });
}

export async function noteUseOfApiKeys(em: EntityManager, ids: number[]): Promise<void> {
  await em.nativeUpdate(ApiKey, { id: ids }, { lastUsedAt: databaseTime() });
}
