import type { EntityManager } from '@mikro-orm/postgresql';
import { ago, databaseTime } from '../../../core/database/database-time.js';
import { deleteInBatches } from '../shared/delete-in-batches.sql.js';
import { Session } from './session.entity.js';

const DAY = 86_400_000;
/** The lifetime of any session, in milliseconds. */
export const ABSOLUTE = 30 * DAY;
/** The lifetime of an unused session, in milliseconds. */
const IDLE = 14 * DAY;

/** How often a use is stored, in milliseconds; for all nodes together. */
export const TOUCH_EVERY = 60_000;

/** Expired sessions are rows until a job removes them. PostgreSQL's clock decides: that of a node may be wrong. */
const isOpen = () => ({ expiresAt: { $gt: databaseTime() }, lastSeenAt: { $gt: databaseTime(-IDLE) } });

const INSERT = `
  INSERT INTO sessions (user_id, token_hash, ip, user_agent, expires_at)
  VALUES (?, ?, ?, ?, now() + interval '${ABSOLUTE} milliseconds') RETURNING expires_at AS "expiresAt"`;

/** A trigger ends the connected games of the user. */
const MARK_ENDED = 'UPDATE users SET sessions_ended_at = now() WHERE id = ?';

const DELETE = 'DELETE FROM sessions WHERE user_id = ? AND id IS DISTINCT FROM ? RETURNING id';

interface NewSession {
  userId: string;
  tokenHash: Buffer;
  ip: string | null;
  userAgent: string | null;
}

/** Returns when it expires. */
export async function insertSession(em: EntityManager, session: NewSession): Promise<Date> {
  const { userId, tokenHash, ip, userAgent } = session;
  const [row] = await em.execute<[{ expiresAt: string }]>(INSERT, [userId, tokenHash, ip, userAgent]);
  return new Date(row.expiresAt);
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

/** Stores the use of a session, unless one was stored a moment ago. */
export async function touchSession(em: EntityManager, id: number): Promise<void> {
  const isDue = { lastSeenAt: { $lte: databaseTime(-TOUCH_EVERY) } };
  await em.nativeUpdate(Session, { id, ...isDue }, { lastSeenAt: databaseTime() });
}

/** Returns false if the user has no such session. */
export async function deleteSession(em: EntityManager, userId: string, id: number): Promise<boolean> {
  return (await em.nativeDelete(Session, { id, user: userId })) > 0;
}

/** Deletes the user's sessions, except for one if it is given. Returns the deleted ids. */
export async function deleteSessions(em: EntityManager, userId: string, except?: number): Promise<number[]> {
  // The user's row is locked first, as by changes of the account.
  await em.execute(MARK_ENDED, [userId]);
  const rows = await em.execute<{ id: number }[]>(DELETE, [userId, except ?? null]);
  return rows.map(({ id }) => id);
}

/** Deletes expired sessions, and those that were not used for too long. */
export async function deleteExpiredSessions(
  em: EntityManager,
  onDeleted: (em: EntityManager, ids: number[]) => Promise<void>,
): Promise<void> {
  const expired = { table: 'sessions', key: 'id', where: `expires_at < now() OR last_seen_at < ${ago(IDLE)}` };
  await deleteInBatches<number>(em, expired, onDeleted);
}
