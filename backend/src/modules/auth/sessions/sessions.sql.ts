import type { EntityManager } from '@mikro-orm/postgresql';
import { ago, deleteInBatches } from '../shared/delete-in-batches.sql.js';

const DELETE = 'DELETE FROM sessions WHERE user_id = ? AND id IS DISTINCT FROM ? RETURNING id';

/** Deletes the user's sessions, except for one if it is given. Returns the deleted ids. */
export async function deleteSessions(em: EntityManager, userId: string, except?: number): Promise<number[]> {
  const rows = await em.execute<{ id: number }[]>(DELETE, [userId, except ?? null]);
  return rows.map(({ id }) => id);
}

/** Deletes expired sessions, and those that were not used for `idle` milliseconds. */
export async function deleteExpiredSessions(
  em: EntityManager,
  idle: number,
  onDeleted: (em: EntityManager, ids: number[]) => Promise<void>,
): Promise<void> {
  const expired = { table: 'sessions', key: 'id', where: 'expires_at < ? OR last_seen_at < ?' };
  await deleteInBatches<number>(em, expired, [ago(0), ago(idle)], onDeleted);
}
