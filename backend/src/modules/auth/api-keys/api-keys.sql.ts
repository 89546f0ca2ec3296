import type { EntityManager } from '@mikro-orm/postgresql';
import { databaseTime } from '../../../core/database/database-time.js';
import type { Row } from '../../../core/database/sql.service.js';
import { ApiKey } from './api-key.entity.js';

export interface ApiKeyOwner {
  keyId: number;
  userId: string;
  username: string;
}

export interface KeyRow extends Row, ApiKeyOwner {
  keyHash: Buffer;
  lastUsedAt: Date | null;
}

/**
 * $1: hashes of keys. Hand-written, because a burst of games asks for the owners of thousands of keys at once; nested,
 * because the planner would otherwise scan all users while the table is new.
 */
export const OWNERS_OF_KEYS = {
  name: 'owners-of-keys',
  text: `
    SELECT k.key_hash AS "keyHash", k.id AS "keyId", k.last_used_at AS "lastUsedAt", u.id AS "userId", u.username
    FROM (SELECT * FROM api_keys WHERE key_hash = ANY($1::bytea[]) OFFSET 0) k
    CROSS JOIN LATERAL (SELECT id, username FROM users WHERE id = k.user_id AND deleted_at IS NULL OFFSET 0) u`,
};

const insert = (onConflict: string) => `
  INSERT INTO api_keys (user_id, name, key_hash, sealed_key)
  SELECT u.id, ?, ?, ? FROM users u JOIN sessions s ON s.user_id = u.id
  WHERE u.id = ? AND u.deleted_at IS NULL AND s.id = ? FOR KEY SHARE
  ON CONFLICT (user_id) DO ${onConflict} RETURNING id`;

/**
 * ? name, ? hash, ? sealed key, ? user, ? session. Locks account and session, so that no key is made for an account that
 * is being deleted or a session that ends.
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

/** Returns false if the user has none. */
export async function deleteApiKey(em: EntityManager, userId: string): Promise<boolean> {
  return (await em.nativeDelete(ApiKey, { user: userId })) > 0;
}

export async function noteUseOfApiKeys(em: EntityManager, ids: number[]): Promise<void> {
  await em.nativeUpdate(ApiKey, { id: ids }, { lastUsedAt: databaseTime() });
}
