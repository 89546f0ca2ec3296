import type { EntityManager } from '@mikro-orm/postgresql';
import { ago, deleteInBatches } from '../shared/delete-in-batches.sql.js';
import { Session } from './session.entity.js';

const DAY = 86_400_000;
/** The lifetime of an unused session, in milliseconds. */
const IDLE = 14 * DAY;

/** Expired sessions are rows until a job removes them. */
const isOpen = () => ({ expiresAt: { $gt: new Date() }, lastSeenAt: { $gt: ago(IDLE) } });

const DELETE = 'DELETE FROM sessions WHERE user_id = ? AND id IS DISTINCT FROM ? RETURNING id';

interface NewSession {
  userId: string;
  tokenHash: Buffer;
  ip: string | null;
  userAgent: string | null;
  expiresAt: Date;
}

export async function insertSession(em: EntityManager, { userId, ...fields }: NewSession): Promise<void> {
  await em.insert(Session, { user: userId, ...fields });
}

/** The open sessions of a user, the most recently used first. */
export function findOpenSessions(em: EntityManager, userId: string): Promise<Session[]> {
  return em.find(Session, { user: userId, ...isOpen() }, { orderBy: { lastSeenAt: 'desc', id: 'desc' } });
}

/** The open session with this token, with its user. */
export function findOpenSession(em: EntityManager, tokenHash: Buffer): Promise<Session | null> {
  return em.findOne(Session, { tokenHash, user: { deletedAt: null }, ...isOpen() }, { populate: ['user'] });
}

/** Which of these sessions are open. */
export async function openSessionsOf(em: EntityManager, ids: number[]): Promise<Set<number>> {
  const rows = await em.find(Session, { id: ids, ...isOpen() }, { fields: ['id'] });
  return new Set(rows.map(({ id }) => id));
}

/** Unless another node has done so since `before`. */
export async function touchSession(em: EntityManager, id: number, before: Date): Promise<void> {
  await em.nativeUpdate(Session, { id, lastSeenAt: { $lte: before } }, { lastSeenAt: new Date() });
}

/** Returns false if the user has no such session. */
export async function deleteSession(em: EntityManager, userId: string, id: number): Promise<boolean> {
  return (await em.nativeDelete(Session, { id, user: userId })) > 0;
}

/** Deletes the user's sessions, except for one if it is given. Returns the deleted ids. */
export async function deleteSessions(em: EntityManager, userId: string, except?: number): Promise<number[]> {
  const rows = await em.execute<{ id: number }[]>(DELETE, [userId, except ?? null]);
  return rows.map(({ id }) => id);
}

/** Deletes expired sessions, and those that were not used for too long. */
export async function deleteExpiredSessions(
  em: EntityManager,
  onDeleted: (em: EntityManager, ids: number[]) => Promise<void>,
): Promise<void> {
  const expired = { table: 'sessions', key: 'id', where: 'expires_at < ? OR last_seen_at < ?' };
  await deleteInBatches<number>(em, expired, [ago(0), ago(IDLE)], onDeleted);
}
