import type { EntityManager } from '@mikro-orm/postgresql';
import { databaseTime } from '../../../core/database/database-time.js';
import { AgentToken } from './agent-token.entity.js';

/** How often a use is stored, in milliseconds; for all nodes together. */
export const TOUCH_EVERY = 60_000;

/** Locks account and session, so that no token is made for an account that is being deleted or a session that ends. */
const LOCK_CALLER = `
  SELECT FROM users u JOIN sessions s ON s.user_id = u.id
  WHERE u.id = ? AND u.deleted_at IS NULL AND s.id = ? FOR NO KEY UPDATE OF u FOR KEY SHARE OF s`;

/** Within the transaction of `em`, so that tokens are made one after another. False if account or session has ended. */
export async function lockMaker(em: EntityManager, userId: string, sessionId: number): Promise<boolean> {
  return (await em.execute<object[]>(LOCK_CALLER, [userId, sessionId])).length > 0;
}

type NewAgentToken = Pick<AgentToken, 'name' | 'scopes' | 'tokenHash'> & { userId: string };

export async function insertAgentToken(em: EntityManager, { userId, ...token }: NewAgentToken): Promise<AgentToken> {
  const stored = em.create(AgentToken, { ...token, user: userId });
  await em.flush();
  return stored;
}

export function countAgentTokens(em: EntityManager, userId: string): Promise<number> {
  return em.count(AgentToken, { user: userId });
}

/** The newest first. */
export function findAgentTokens(em: EntityManager, userId: string): Promise<AgentToken[]> {
  return em.find(AgentToken, { user: userId }, { orderBy: { id: 'desc' } });
}

/** With its user. */
export function findAgentToken(em: EntityManager, tokenHash: Buffer): Promise<AgentToken | null> {
  return em.findOne(AgentToken, { tokenHash, user: { deletedAt: null } }, { populate: ['user'] });
}

/** Stores the use of a token, unless one was stored a moment ago. */
export async function touchAgentToken(em: EntityManager, id: number): Promise<void> {
  const isDue = { $or: [{ lastUsedAt: null }, { lastUsedAt: { $lte: databaseTime(-TOUCH_EVERY) } }] };
  await em.nativeUpdate(AgentToken, { id, ...isDue }, { lastUsedAt: databaseTime() });
}

/** One token of the user, or all. Returns false if there is none. */
export async function deleteAgentTokens(em: EntityManager, userId: string, id?: number): Promise<boolean> {
  return (await em.nativeDelete(AgentToken, { user: userId, ...(id !== undefined && { id }) })) > 0;
}
